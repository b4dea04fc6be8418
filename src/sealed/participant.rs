//! One of the two players of a sealed game.

mod identity;
mod report;
mod secrets;

use self::identity::check_signature;
pub use self::report::Awaiting;
pub(super) use self::secrets::Secrets;
use super::chain::{Chain, ChainHead, ChainPosition};
use super::hidden_round::{HiddenRound, RoundStart, Viewer, other_seat};
use super::introduction::{Introduction, PlayerName};
use super::message::{CommittedDeck, Message, MessageBody, NextDeck};
use super::proof::{Proof, ProofError};
use super::protocol_error::ProtocolError;
use super::round_state::{RoundState, next_start};
use super::secret::Secret;
use super::signature::SigningKey;
use crate::game::{Ruleset, Seat, Turn};

/// A player's side of a sealed game: the player's secret, and all messages so far.
///
/// A participant is immutable: each message and each turn makes a new one, so a refused message
/// leaves the game unchanged. All its messages follow from its secret, so a restored participant
/// sends the same ones again.
#[derive(Clone, Debug)]
pub struct Participant {
    seat: Seat,
    secrets: Secrets,
    chain: Chain,
    /// Introductions of the players who have sent one, the player who invites first; none in version 1.
    introductions: Vec<Introduction>,
    /// Head of the message that introduces the second player.
    joined: Option<ChainHead>,
    messages: Vec<String>,
    pub(super) dealing: RoundState,
    /// Closing messages, with their numbers, that proved a round but were refused for the next deck: the true message
    /// can still be read.
    refused: Vec<(u16, String)>,
    /// Rounds that are over: each a proof, or the fault found.
    rounds: Vec<Result<Proof, ProofError>>,
    /// Cards of the last round as this player saw them, if its proof failed.
    unproved: Option<HiddenRound>,
}

impl Participant {
    /// Starts a game, in the first seat.
    ///
    /// # Errors
    ///
    /// If the rules are not for sealed games, which have no Actions.
    pub fn invite(
        ruleset: Ruleset,
        name: PlayerName,
        secret: Secret,
    ) -> Result<Self, ProtocolError> {
        let key = SigningKey::of_game(&secret);
        let secrets = Secrets::OfGame(secret);
        let eyes = secrets.eyes(Seat::FIRST, 1)?;
        let shuffled = CommittedDeck::open(&RoundStart::first(ruleset), &eyes);
        let introduction = Introduction {
            name,
            key: key.public(),
        };
        let content = MessageBody::Invite(ruleset, Some(introduction), shuffled);
        let message = Message::new(ChainPosition::First, content, Some(&key));
        Self::begin(Seat::FIRST, secrets, &message)
    }

    /// Joins a game in the second seat, with the message that starts it. A game of version 1 has no room for the name.
    ///
    /// # Errors
    ///
    /// If the message is invalid, does not start a game, or starts one that cannot be sealed.
    pub fn join(message: &str, name: PlayerName, secret: Secret) -> Result<Self, ProtocolError> {
        let message: Message = message.parse()?;
        let side = Self::begin(other_seat(Seat::FIRST), Secrets::OfGame(secret), &message)?;
        let key = side.signing_key();
        let introduction = key.map(|key| Introduction {
            name,
            key: key.public(),
        });
        side.answered_with(introduction)
    }

    /// Starts a participant from the first message of a game.
    pub(super) fn begin(
        seat: Seat,
        secrets: Secrets,
        first: &Message,
    ) -> Result<Self, ProtocolError> {
        let (ChainPosition::First, MessageBody::Invite(ruleset, introduction, shuffled)) =
            (&first.joint, &first.content)
        else {
            return Err(ProtocolError::NoBeginning);
        };
        check_signature(first, introduction.as_ref())?;
        if ruleset.actions().is_some() {
            return Err(ProtocolError::Actions);
        }
        let start = RoundStart::first(*ruleset);
        let eyes = secrets.eyes(seat, start.number)?;
        Ok(Self {
            seat,
            secrets,
            chain: Chain::begin(first.head),
            introductions: introduction.iter().cloned().collect(),
            joined: None,
            messages: vec![first.to_string()],
            refused: Vec::new(),
            dealing: RoundState::open(start, shuffled.clone(), &eyes)?,
            rounds: Vec::new(),
            unproved: None,
        })
    }

    /// Returns the game after a message of the other player, and after the reply to it if that is
    /// automatic.
    ///
    /// # Errors
    ///
    /// If the message is invalid, is not the next one of this game, or breaks the protocol.
    pub fn read(&self, text: &str) -> Result<Self, ProtocolError> {
        let message: Message = text.parse()?;
        self.expect(&message)?;
        if self.is_to_send() {
            return Err(ProtocolError::NotNow);
        }
        let after = self.after(&message)?;
        // A wrong secret beside keys that spoil the round must not hide them.
        if !after.dealing.is_spoiled() {
            self.dealing.check_secret(self.sender(), &message.content)?;
        }
        after.answered()
    }

    /// Returns the game after a turn of its own player.
    ///
    /// # Errors
    ///
    /// If the player is not to move, or the turn is illegal.
    pub fn play(&self, turn: &Turn) -> Result<Self, ProtocolError> {
        if !self.is_to_send() {
            return Err(ProtocolError::NotNow);
        }
        let content = self.dealing.turn(turn, &self.eyes()?)?;
        self.after(&self.message(content))
    }

    /// Checks that a message is the next one.
    pub(super) fn expect(&self, message: &Message) -> Result<(), ProtocolError> {
        let (found, expected) = (message.number(), self.chain.number() + 1);
        if !self.chain.is_of_game(&message.joint, message.head) {
            return Err(ProtocolError::OtherGame);
        }
        self.check_sender(message)?;
        let known = self.messages.get(usize::from(found) - 1);
        if let Some(known) = known {
            return Err(if *known == message.to_string() {
                ProtocolError::Known(found)
            } else {
                ProtocolError::Forked(found)
            });
        }
        if found > expected {
            return Err(ProtocolError::Early { expected, found });
        }
        if message.joint == self.chain.next() {
            Ok(())
        } else {
            Err(ProtocolError::Forked(found))
        }
    }

    /// Returns the game after the next message, of either player.
    pub(super) fn after(&self, message: &Message) -> Result<Self, ProtocolError> {
        let dealing = self.dealing.clone();
        let (sender, content) = (self.sender(), &message.content);
        let dealing = dealing.after(sender, content, self.is_signed(), &self.eyes()?)?;
        self.with(message, dealing)
    }

    /// Returns the game after a message that led to this state of its round. If the message also
    /// opens the next round, the game is in that one. If it should open one and doesn't, the round is
    /// proved nevertheless, and the game stays where it was.
    fn with(&self, message: &Message, dealing: RoundState) -> Result<Self, ProtocolError> {
        let mut after = self.clone();
        after.dealing = dealing;
        after.chain = self.chain.after(message.head);
        after.messages.push(message.to_string());
        if let MessageBody::Join(Some(introduction), _) = &message.content {
            after.introductions.push(introduction.clone());
            after.joined = Some(message.head);
        }
        let (RoundState::Over(start, proof), MessageBody::Close(_, next)) =
            (&after.dealing, &message.content)
        else {
            return Ok(after);
        };
        if self.proof_of(start).is_none() {
            after.rounds.push(proof.clone());
        }
        if proof.is_err() {
            // A next round after a failed proof is ignored.
            after.unproved = self.dealing.hands().cloned();
            return Ok(after);
        }
        match self.next_round(next_start(start, proof), next) {
            Ok(None) => Ok(after),
            Ok(Some(opened)) => {
                after.dealing = opened;
                Ok(after)
            }
            Err(_) if !self.is_to_send() && self.proof_of(start).is_none() => {
                let mut proved = self.clone();
                proved.rounds.push(proof.clone());
                let refused = (message.number(), message.to_string());
                proved.refused.push(refused);
                Ok(proved)
            }
            Err(reason) => Err(reason),
        }
    }

    /// State of the next round, if there is one, with the deck that opens it.
    fn next_round(
        &self,
        start: Option<RoundStart>,
        next: &NextDeck,
    ) -> Result<Option<RoundState>, ProtocolError> {
        match (start, next.read()?) {
            (Some(start), Some(shuffled)) => {
                let eyes = self.secrets.eyes(self.seat, start.number)?;
                RoundState::open(start, shuffled, &eyes).map(Some)
            }
            (None, None) => Ok(None),
            (None, Some(_)) | (Some(_), None) => Err(ProtocolError::NextRound),
        }
    }

    /// Proof of a round, or the fault found, once both secrets are known.
    fn proof_of(&self, start: &RoundStart) -> Option<&Result<Proof, ProofError>> {
        self.rounds.get(usize::from(start.number) - 1)
    }

    /// Returns the game after its own reply, if that is automatic.
    pub(super) fn answered(self) -> Result<Self, ProtocolError> {
        self.answered_with(None)
    }

    /// Returns the game after its own reply, with this introduction if it is the first message of its player.
    fn answered_with(self, introduction: Option<Introduction>) -> Result<Self, ProtocolError> {
        // Without its name, a side that is to join can't.
        let is_to_join = self.is_signed() && self.chain.number() == 1;
        if !self.is_to_send() || is_to_join && introduction.is_none() {
            return Ok(self);
        }
        let eyes = self.eyes()?;
        let Some(mut content) = self.dealing.answer(&eyes) else {
            return Ok(self);
        };
        if let MessageBody::Join(told, _) = &mut content {
            *told = introduction;
        }
        let (dealing, is_signed) = (self.dealing.clone(), self.is_signed());
        let dealing = dealing.after(self.seat, &content, is_signed, &eyes)?;
        if let (RoundState::Over(start, proof), MessageBody::Close(_, next)) =
            (&dealing, &mut content)
            && let Some(start) = next_start(start, proof)
        {
            let eyes = self.secrets.eyes(self.seat, start.number)?;
            *next = NextDeck::new(Some(&CommittedDeck::open(&start, &eyes)));
        }
        self.with(&self.message(content), dealing)
    }

    /// Viewer of the current round.
    pub(super) fn eyes(&self) -> Result<Viewer, ProtocolError> {
        self.secrets.eyes(self.seat, self.dealing.start().number)
    }

    /// Sender of the next message; the two players alternate.
    fn sender(&self) -> Seat {
        match self.chain.number() % 2 {
            0 => Seat::FIRST,
            _ => other_seat(Seat::FIRST),
        }
    }

    fn is_to_send(&self) -> bool {
        self.sender() == self.seat
    }
}
