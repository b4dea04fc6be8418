//! Messages, and their text form.
//!
//! The contents of a message are written in order, without field names: docs/sealed.md lists the
//! bytes of each kind.

use std::fmt;
use std::str::FromStr;

use curve25519_dalek::Scalar;
use zeroize::Zeroizing;

use super::base64url::{decode, encode};
use super::byte_reader::ByteReader;
use super::chain::{ChainHead, ChainPosition};
use super::deck::HiddenDeck;
use super::introduction::Introduction;
use super::message_error::MessageError;
use super::secret::{Commitment, Secret};
use super::signature::{Signature, SigningKey};
use crate::game::{Card, Ruleset, Turn};

/// Versions of the format: the first byte of every message. All messages of a game have the version of its first one.
/// Since the second one, messages are signed, and the first of each player has an introduction.
const UNSIGNED: u8 = 1;
const SIGNED: u8 = 2;

/// A message of a sealed game: its position in the chain, and its body. The text form is one word.
#[derive(Clone, Debug)]
pub struct Message {
    pub(super) joint: ChainPosition,
    pub(super) content: MessageBody,
    /// Hash of all messages up to and including this one.
    pub(super) head: ChainHead,
    /// `None` in version 1.
    pub(super) signature: Option<Signature>,
    text: String,
}

/// Body of a message.
#[derive(Clone, Debug)]
pub(super) enum MessageBody {
    /// Proposes a game under these rules, with the opener's shuffled deck.
    Invite(Ruleset, Option<Introduction>, CommittedDeck),
    /// Accepts, with the deck shuffled by the joiner, too. The first one introduces the joiner.
    Join(Option<Introduction>, CommittedDeck),
    /// The deck with each card under a key of its own, and the keys that the other player needs.
    Lock(HiddenDeck, Vec<Scalar>),
    /// Keys for the other player, and the sender's turn.
    Move(MoveBody),
    /// Ends the round by revealing the secret, with the shuffled deck of the next round, if there
    /// is one.
    Close(Secret, NextDeck),
    /// Refuses cards that can't be, by revealing the secret of the round.
    Refuse(Secret),
}

/// The shuffled deck of the next round, if there is one, as it was sent. It is read after the secret before it: a deck
/// that can't be read takes nothing away from the proof of the round that is over.
#[derive(Clone, Debug)]
pub(super) struct NextDeck(pub Vec<u8>);

impl NextDeck {
    pub fn new(shuffled: Option<&CommittedDeck>) -> Self {
        let mut bytes = vec![u8::from(shuffled.is_some())];
        if let Some(shuffled) = shuffled {
            write_shuffled(shuffled, &mut bytes);
        }
        Self(bytes)
    }

    /// Returns `true` if this claims to be a deck.
    pub fn is_some(&self) -> bool {
        self.0.first() == Some(&1)
    }

    pub fn read(&self) -> Result<Option<CommittedDeck>, MessageError> {
        let mut bytes = ByteReader(&self.0);
        let shuffled = if_said(&mut bytes, read_shuffled)?;
        bytes.end()?;
        Ok(shuffled)
    }
}

/// A shuffled deck, with a commitment to the secret that determined the shuffle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CommittedDeck {
    pub commitment: Commitment,
    pub deck: HiddenDeck,
}

/// Body of a *move* message: the keys that the sender owes, and the turn.
#[derive(Clone, Debug)]
pub(super) struct MoveBody {
    /// Keys for the cards that the other player may see now, in the order of their positions.
    pub keys: Vec<Scalar>,
    /// `None` if the other player makes the first turn.
    pub turn: Option<OpenTurn>,
    /// Secret of the sender, if the round is over.
    pub secret: Option<Secret>,
}

/// A turn with the keys that open its cards.
#[derive(Clone, Debug)]
pub(super) struct OpenTurn {
    pub turn: Turn,
    /// Place in the deck and key of each card that leaves the hand, in the order of moves.
    pub cards: Vec<(usize, Scalar)>,
}

/// Numbers of the kinds of messages.
mod kind {
    pub const INVITE: u8 = 1;
    pub const JOIN: u8 = 2;
    pub const LOCK: u8 = 3;
    pub const MOVE: u8 = 4;
    pub const CLOSE: u8 = 5;
    pub const REFUSE: u8 = 6;
}

impl Message {
    /// Creates the message with this body at this position, signed if there is a key.
    pub(super) fn new(
        joint: ChainPosition,
        content: MessageBody,
        key: Option<&SigningKey>,
    ) -> Self {
        let mut bytes = Zeroizing::new(vec![if key.is_some() { SIGNED } else { UNSIGNED }]);
        write(&joint, &content, &mut bytes);
        let head = ChainHead::of(&bytes);
        bytes.extend(head.check());
        let signature = key.map(|key| key.sign(&head));
        if let Some(signature) = &signature {
            signature.write(&mut bytes);
        }
        Self {
            joint,
            content,
            head,
            signature,
            text: encode(&bytes),
        }
    }

    /// Number of the message, counted from 1.
    #[must_use]
    pub const fn number(&self) -> u16 {
        self.joint.number()
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Message {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bytes = Zeroizing::new(decode(text)?);
        let is_signed = match bytes.first() {
            Some(&UNSIGNED) => false,
            Some(&SIGNED) => true,
            Some(&other) => return Err(MessageError::Version(other)),
            None => return Err(MessageError::Short),
        };
        let signature_at = bytes
            .len()
            .checked_sub(if is_signed { Signature::LEN } else { 0 });
        let (before, signature) = bytes.split_at(signature_at.ok_or(MessageError::Short)?);
        let (said, check) = before
            .split_last_chunk::<{ ChainHead::CHECK }>()
            .ok_or(MessageError::Short)?;
        let mut rest = ByteReader(said);
        rest.byte()?;
        let head = ChainHead::of(said);
        if head.check() != *check {
            return Err(MessageError::Changed);
        }
        let joint = ChainPosition::read(&mut rest)?;
        let content = read_content(&mut rest, is_signed, joint.number())?;
        rest.end()?;
        let signature = is_signed.then(|| Signature::read(&mut ByteReader(signature)));
        Ok(Self {
            joint,
            content,
            head,
            signature: signature.transpose()?,
            text: text.to_owned(),
        })
    }
}

fn read_content(
    bytes: &mut ByteReader<'_>,
    is_signed: bool,
    number: u16,
) -> Result<MessageBody, MessageError> {
    let introduction = |bytes: &mut ByteReader<'_>| {
        let is_first = is_signed && number <= 2;
        is_first.then(|| Introduction::read(bytes)).transpose()
    };
    Ok(match bytes.byte()? {
        kind::INVITE => MessageBody::Invite(
            bytes.text()?.parse()?,
            introduction(bytes)?,
            read_shuffled(bytes)?,
        ),
        kind::JOIN => MessageBody::Join(introduction(bytes)?, read_shuffled(bytes)?),
        kind::LOCK => MessageBody::Lock(read_deck(bytes)?, read_keys(bytes)?),
        kind::MOVE => MessageBody::Move(MoveBody {
            keys: read_keys(bytes)?,
            turn: if_said(bytes, read_turn)?,
            secret: if_said(bytes, read_secret)?,
        }),
        kind::CLOSE => MessageBody::Close(read_secret(bytes)?, NextDeck(bytes.rest().to_vec())),
        kind::REFUSE if is_signed => MessageBody::Refuse(read_secret(bytes)?),
        other => return Err(MessageError::Kind(other)),
    })
}

/// Reads a flag, then the value that follows if the flag is set.
fn if_said<T>(
    bytes: &mut ByteReader<'_>,
    read: impl FnOnce(&mut ByteReader<'_>) -> Result<T, MessageError>,
) -> Result<Option<T>, MessageError> {
    if bytes.flag()? {
        read(bytes).map(Some)
    } else {
        Ok(None)
    }
}

fn read_shuffled(bytes: &mut ByteReader<'_>) -> Result<CommittedDeck, MessageError> {
    let commitment = Commitment(bytes.array()?);
    let deck = read_deck(bytes)?;
    Ok(CommittedDeck { commitment, deck })
}

fn read_deck(bytes: &mut ByteReader<'_>) -> Result<HiddenDeck, MessageError> {
    let count = usize::from(bytes.byte()?);
    let (cards, _) = bytes
        .take(count * HiddenDeck::CARD)?
        .as_chunks::<{ HiddenDeck::CARD }>();
    match count {
        ..=Card::COUNT => Ok(HiddenDeck::read(cards)?),
        _ => Err(MessageError::Long),
    }
}

fn read_keys(bytes: &mut ByteReader<'_>) -> Result<Vec<Scalar>, MessageError> {
    (0..bytes.byte()?).map(|_| bytes.scalar()).collect()
}

fn read_turn(bytes: &mut ByteReader<'_>) -> Result<OpenTurn, MessageError> {
    let turn = bytes.text()?.parse()?;
    let cards = (0..bytes.byte()?).map(|_| Ok((usize::from(bytes.byte()?), bytes.scalar()?)));
    let cards = cards.collect::<Result<_, MessageError>>()?;
    Ok(OpenTurn { turn, cards })
}

fn read_secret(bytes: &mut ByteReader<'_>) -> Result<Secret, MessageError> {
    bytes.array().map(Secret::new)
}

/// Writes what comes between the version and the check.
fn write(joint: &ChainPosition, content: &MessageBody, bytes: &mut Vec<u8>) {
    joint.write(bytes);
    match content {
        MessageBody::Invite(ruleset, introduction, shuffled) => {
            bytes.push(kind::INVITE);
            write_text(&ruleset.to_string(), bytes);
            write_introduction(introduction.as_ref(), bytes);
            write_shuffled(shuffled, bytes);
        }
        MessageBody::Join(introduction, shuffled) => {
            bytes.push(kind::JOIN);
            write_introduction(introduction.as_ref(), bytes);
            write_shuffled(shuffled, bytes);
        }
        MessageBody::Lock(deck, keys) => {
            bytes.push(kind::LOCK);
            write_deck(deck, bytes);
            write_keys(keys, bytes);
        }
        MessageBody::Move(handover) => {
            bytes.push(kind::MOVE);
            write_handover(handover, bytes);
        }
        MessageBody::Close(secret, next) => {
            bytes.push(kind::CLOSE);
            bytes.extend(secret.bytes());
            bytes.extend(&next.0);
        }
        MessageBody::Refuse(secret) => {
            bytes.push(kind::REFUSE);
            bytes.extend(secret.bytes());
        }
    }
}

fn write_introduction(introduction: Option<&Introduction>, bytes: &mut Vec<u8>) {
    if let Some(introduction) = introduction {
        introduction.write(bytes);
    }
}

fn write_text(text: &str, bytes: &mut Vec<u8>) {
    bytes.push(text.len() as u8);
    bytes.extend(text.bytes());
}

fn write_shuffled(shuffled: &CommittedDeck, bytes: &mut Vec<u8>) {
    bytes.extend(shuffled.commitment.0);
    write_deck(&shuffled.deck, bytes);
}

fn write_deck(deck: &HiddenDeck, bytes: &mut Vec<u8>) {
    bytes.push(deck.len() as u8);
    bytes.extend(deck.write().flatten());
}

fn write_keys(keys: &[Scalar], bytes: &mut Vec<u8>) {
    bytes.push(keys.len() as u8);
    bytes.extend(keys.iter().flat_map(Scalar::to_bytes));
}

fn write_handover(handover: &MoveBody, bytes: &mut Vec<u8>) {
    write_keys(&handover.keys, bytes);
    bytes.push(u8::from(handover.turn.is_some()));
    if let Some(OpenTurn { turn, cards }) = &handover.turn {
        write_text(&turn.to_string(), bytes);
        bytes.push(cards.len() as u8);
        for (position, key) in cards {
            bytes.push(*position as u8);
            bytes.extend(key.to_bytes());
        }
    }
    bytes.push(u8::from(handover.secret.is_some()));
    if let Some(secret) = &handover.secret {
        bytes.extend(secret.bytes());
    }
}
