//! What binds a message to all those before it.

use super::byte_reader::ByteReader;
use super::hash::{HashDomain, expand};
use super::message_error::MessageError;

/// What a message says of itself and, since it says the same of the one before it, of all messages up to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ChainHead([u8; Self::LEN]);

impl ChainHead {
    const LEN: usize = 32;
    /// How many bytes of it stand at the end of a message, by which one sees that nothing in it was changed.
    pub const CHECK: usize = 16;

    /// The head of a message, of which these are the bytes.
    pub fn of(message: &[u8]) -> Self {
        Self(*expand(HashDomain::Chain, &[message]))
    }

    /// What stands at the end of the message.
    pub fn check(&self) -> [u8; Self::CHECK] {
        std::array::from_fn(|at| self.0[at])
    }

    /// What names a game, if this is the head of its first message.
    fn game(&self) -> SessionId {
        SessionId(std::array::from_fn(|at| self.0[at]))
    }
}

/// What names a game in each of its messages but the first, of which it follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SessionId([u8; 8]);

/// Where a message belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChainPosition {
    /// It begins a game.
    First,
    /// It comes after another.
    After {
        /// Its number, from 2.
        number: u16,
        /// The game.
        game: SessionId,
        /// The message before it.
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

/// How far the messages of a game have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chain {
    game: SessionId,
    number: u16,
    head: ChainHead,
}

impl Chain {
    /// The chain that a first message begins.
    pub fn begin(head: ChainHead) -> Self {
        Self {
            game: head.game(),
            number: 1,
            head,
        }
    }

    /// The number of the last message.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Where the next message belongs.
    pub const fn next(&self) -> ChainPosition {
        ChainPosition::After {
            number: self.number + 1,
            game: self.game,
            before: self.head,
        }
    }

    /// The chain after the next message.
    pub const fn after(mut self, head: ChainHead) -> Self {
        self.number += 1;
        self.head = head;
        self
    }

    /// Whether a message belongs to the same game.
    pub fn is_of_game(&self, joint: &ChainPosition, head: ChainHead) -> bool {
        match joint {
            ChainPosition::First => head.game() == self.game,
            ChainPosition::After { game, .. } => *game == self.game,
        }
    }
}
