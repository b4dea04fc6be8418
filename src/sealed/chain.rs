//! Hash chain that binds each message to all those before it.

use super::byte_reader::ByteReader;
use super::hash::{HashDomain, expand};
use super::message_error::MessageError;

/// Hash of a message. Because each message contains the head of the one before it, it covers all
/// messages up to this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ChainHead([u8; Self::LEN]);

impl ChainHead {
    const LEN: usize = 32;
    /// Number of its bytes at the end of a message, as a check that the message is unchanged.
    pub const CHECK: usize = 16;

    /// Computes the head of a message from its bytes.
    pub fn of(message: &[u8]) -> Self {
        Self(*expand(HashDomain::Chain, &[message]))
    }

    /// Check bytes for the end of the message.
    pub fn check(&self) -> [u8; Self::CHECK] {
        std::array::from_fn(|at| self.0[at])
    }

    pub const fn bytes(&self) -> &[u8; Self::LEN] {
        &self.0
    }

    /// Code that stands for this head where people compare it: four groups of five digits.
    pub fn code(&self) -> String {
        let mut code = String::new();
        for (at, byte) in expand::<20>(HashDomain::Code, &[&self.0])
            .iter()
            .enumerate()
        {
            if at > 0 && at % 5 == 0 {
                code.push('-');
            }
            code.push(char::from(b'0' + byte % 10));
        }
        code
    }

    /// Session identifier, if this is the head of a game's first message.
    fn game(&self) -> SessionId {
        SessionId(std::array::from_fn(|at| self.0[at]))
    }
}

/// Identifies a game in each of its messages except the first, whose head determines it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SessionId([u8; 8]);

/// Position of a message in the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChainPosition {
    /// The first message of a game.
    First,
    /// Any later message.
    After {
        /// Number of the message, from 2.
        number: u16,
        /// The game it belongs to.
        game: SessionId,
        /// Head of the message before it.
        before: ChainHead,
    },
}

impl ChainPosition {
    pub const fn number(&self) -> u16 {
        match self {
            Self::First => 1,
            Self::After { number, .. } => *number,
        }
    }

    pub fn read(bytes: &mut ByteReader<'_>) -> Result<Self, MessageError> {
        match u16::from_be_bytes(bytes.array()?) {
            0 => Err(MessageError::Number),
            1 => Ok(Self::First),
            number => Ok(Self::After {
                number,
                game: SessionId(bytes.array()?),
                before: ChainHead(bytes.array()?),
            }),
        }
    }

    pub fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.number().to_be_bytes());
        if let Self::After { game, before, .. } = self {
            bytes.extend(game.0);
            bytes.extend(before.0);
        }
    }
}

/// The end of a game's chain so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chain {
    game: SessionId,
    number: u16,
    head: ChainHead,
}

impl Chain {
    /// Starts a chain with its first message.
    pub fn begin(head: ChainHead) -> Self {
        Self {
            game: head.game(),
            number: 1,
            head,
        }
    }

    /// First eight bytes of the hash of the game's first message.
    pub const fn game(&self) -> [u8; 8] {
        self.game.0
    }

    /// Number of the last message.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Position of the next message.
    pub const fn next(&self) -> ChainPosition {
        ChainPosition::After {
            number: self.number + 1,
            game: self.game,
            before: self.head,
        }
    }

    /// Returns the chain extended by the next message.
    pub const fn after(mut self, head: ChainHead) -> Self {
        self.number += 1;
        self.head = head;
        self
    }

    /// Returns `true` if a message belongs to this game.
    pub fn is_of_game(&self, joint: &ChainPosition, head: ChainHead) -> bool {
        match joint {
            ChainPosition::First => head.game() == self.game,
            ChainPosition::After { game, .. } => *game == self.game,
        }
    }
}
