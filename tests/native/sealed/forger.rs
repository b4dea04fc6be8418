//! Messages written byte by byte, as somebody with a program of their own writes them. Nothing of `red7::sealed` is used.

use crate::sealed_reference::{decoded, expand, signature};

/// Number of bytes of a message's check and of its signature.
const CHECK: usize = 16;
const SIGNATURE: usize = 64;

/// Kinds of messages.
pub const MOVE: u8 = 4;
pub const CLOSE: u8 = 5;
pub const REFUSE: u8 = 6;

/// A message as its bytes, in parts.
#[derive(Clone)]
pub struct Forged {
    /// Version, number, game, hash of the message before, kind and content.
    pub said: Vec<u8>,
    /// Empty in version 1.
    pub signature: Vec<u8>,
}

impl Forged {
    pub fn read(text: &str) -> Self {
        let mut said = decoded(text);
        let signed = if said[0] == 1 { 0 } else { SIGNATURE };
        let signature = said.split_off(said.len() - signed);
        said.truncate(said.len() - CHECK);
        Self { said, signature }
    }

    /// A message that follows `before`, which has this text.
    pub fn after(before: &str, content: &[u8]) -> Self {
        let before = Self::read(before);
        let head = before.head();
        let number = u16::from_be_bytes([before.said[1], before.said[2]]) + 1;
        let game = if number == 2 {
            &head[..8]
        } else {
            &before.said[3..11]
        };
        let said = [
            &before.said[..1],
            &number.to_be_bytes(),
            game,
            &head,
            content,
        ]
        .concat();
        Self {
            said,
            signature: before.signature,
        }
    }

    /// Its hash.
    pub fn head(&self) -> Vec<u8> {
        expand("chain", &self.said, 32)
    }

    /// Kind and content, unless it is the first message.
    pub fn content(&mut self) -> &mut [u8] {
        &mut self.said[43..]
    }

    /// Replaces kind and content.
    pub fn with_content(mut self, content: &[u8]) -> Self {
        self.said.truncate(43);
        self.said.extend(content);
        self
    }

    /// Its text, with a right check.
    pub fn text(&self) -> String {
        encoded(&[&self.said[..], &self.head()[..CHECK], &self.signature].concat())
    }

    /// Its text, signed by the owner of a game's secret.
    pub fn signed(mut self, secret: &[u8]) -> String {
        self.signature = signature(secret, &self.head());
        self.text()
    }
}

/// The parts of a *move* message's content.
pub struct Moved {
    pub keys: Vec<u8>,
    pub turn: String,
    /// Places and keys of the cards.
    pub cards: Vec<Vec<u8>>,
    /// The flag, and the secret.
    pub secret: Vec<u8>,
}

impl Moved {
    /// `None` if it is no *move* message with a turn.
    pub fn read(forged: &Forged) -> Option<Self> {
        let said = &forged.said;
        let number = u16::from_be_bytes([said[1], said[2]]);
        let content = said.get(43..).filter(|_| number > 1)?;
        let (_, rest) = content.split_first().filter(|(kind, _)| **kind == MOVE)?;
        let (keys, rest) = rest.split_at(1 + 32 * usize::from(rest[0]));
        let [1, length, rest @ ..] = rest else {
            return None;
        };
        let (turn, rest) = rest.split_at_checked(usize::from(*length))?;
        let (&count, rest) = rest.split_first()?;
        let (cards, secret) = rest.split_at(33 * usize::from(count));
        Some(Self {
            keys: keys.to_vec(),
            turn: str::from_utf8(turn).ok()?.to_owned(),
            cards: cards.chunks(33).map(<[u8]>::to_vec).collect(),
            secret: secret.to_vec(),
        })
    }

    pub fn content(&self) -> Vec<u8> {
        [
            &[MOVE][..],
            &self.keys,
            &[1, self.turn.len() as u8],
            self.turn.as_bytes(),
            &[self.cards.len() as u8],
            &self.cards.concat(),
            &self.secret,
        ]
        .concat()
    }
}

fn encoded(bytes: &[u8]) -> String {
    let signs = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut bits: Vec<u8> = bytes
        .iter()
        .flat_map(|byte| (0..8).rev().map(move |at| byte >> at & 1))
        .collect();
    bits.resize(bits.len().div_ceil(6) * 6, 0);
    let number = |bits: &[u8]| bits.iter().fold(0, |number, bit| number << 1 | bit);
    let signs = bits.chunks(6).map(|bits| signs[usize::from(number(bits))]);
    signs.map(char::from).collect()
}
