//! One of the two players of a sealed game.

use super::chain::{Chain, ChainPosition};
use super::hidden_round::{HiddenRound, RoundStart, Viewer, other_seat};
use super::message::{CommittedDeck, Message, MessageBody, NextDeck};
use super::proof::{Proof, ProofError};
use super::protocol_error::ProtocolError;
use super::round_state::{RoundState, next_start};
use super::secret::Secret;
use crate::game::{CardSet, DeckOrders, PlayerCount, Record, Ruleset, Seat, Seed, Turn, View};

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

/// Source of a player's secrets for the rounds.
#[derive(Clone, Debug)]
pub(super) enum Secrets {
    /// Derived from the secret of the whole game.
    OfGame(Secret),
    /// Revealed secrets, by round.
    Shown(Vec<Secret>),
}

impl Secrets {
    fn eyes(&self, seat: Seat, round: u16) -> Result<Viewer, ProtocolError> {
        let secret = match self {
            Self::OfGame(secret) => Some(secret.of_round(round)),
            Self::Shown(secrets) => secrets.get(usize::from(round) - 1).cloned(),
        };
        let secret = secret.ok_or(ProtocolError::NotOurs)?;
        Ok(Viewer { seat, secret })
    }
}

/// Next step that a participant waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// Its player has to make a turn.
    Turn,
    /// The other player has to reply to its last message.
    Reply,
    /// Nothing: the game is over.
    Nothing,
}

impl Participant {
    /// Starts a game, in the first seat.
    ///
    /// # Errors
    ///
    /// If the rules are not for sealed games, which have no Actions.
    pub fn invite(ruleset: Ruleset, secret: Secret) -> Result<Self, ProtocolError> {
        let secrets = Secrets::OfGame(secret);
        let eyes = secrets.eyes(Seat::FIRST, 1)?;
        let shuffled = CommittedDeck::open(&RoundStart::first(ruleset), &eyes);
        let message = Message::new(ChainPosition::First, MessageBody::Invite(ruleset, shuffled));
        Self::begin(Seat::FIRST, secrets, &message)
    }

    /// Joins a game in the second seat, with the message that starts it.
    ///
    /// # Errors
    ///
    /// If the message is invalid, does not start a game, or starts one that cannot be sealed.
    pub fn join(message: &str, secret: Secret) -> Result<Self, ProtocolError> {
        let message: Message = message.parse()?;
        Self::begin(other_seat(Seat::FIRST), Secrets::OfGame(secret), &message)?.answered()
    }

    /// Starts a participant from the first message of a game.
    pub(super) fn begin(
        seat: Seat,
        secrets: Secrets,
        first: &Message,
    ) -> Result<Self, ProtocolError> {
        let (ChainPosition::First, MessageBody::Invite(ruleset, shuffled)) =
            (&first.joint, &first.content)
        else {
            return Err(ProtocolError::NoBeginning);
        };
        if ruleset.actions().is_some() {
            return Err(ProtocolError::Actions);
        }
        let start = RoundStart::first(*ruleset);
        let eyes = secrets.eyes(seat, start.number)?;
        Ok(Self {
            seat,
            secrets,
            chain: Chain::begin(first.head),
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
        self.dealing.check_secret(self.sender(), &message.content)?;
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
        self.after(&Message::new(self.chain.next(), content))
    }

    /// Checks that a message is the next one.
    pub(super) fn expect(&self, message: &Message) -> Result<(), ProtocolError> {
        let (found, expected) = (message.number(), self.chain.number() + 1);
        if !self.chain.is_of_game(&message.joint, message.head) {
            return Err(ProtocolError::OtherGame);
        }
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
        let dealing = dealing.after(self.sender(), &message.content, &self.eyes()?)?;
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
        if !self.is_to_send() {
            return Ok(self);
        }
        let eyes = self.eyes()?;
        let Some(mut content) = self.dealing.answer(&eyes) else {
            return Ok(self);
        };
        let dealing = self.dealing.clone().after(self.seat, &content, &eyes)?;
        if let (RoundState::Over(start, proof), MessageBody::Close(_, next)) =
            (&dealing, &mut content)
            && let Some(start) = next_start(start, proof)
        {
            let eyes = self.secrets.eyes(self.seat, start.number)?;
            *next = NextDeck::new(Some(&CommittedDeck::open(&start, &eyes)));
        }
        self.with(&Message::new(self.chain.next(), content), dealing)
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

    /// Next step that the game waits for.
    #[must_use]
    pub fn due(&self) -> Awaiting {
        let start = self.dealing.start();
        let is_last = |proof: &_| next_start(start, proof).is_none();
        match self.dealing {
            RoundState::Over(..) => Awaiting::Nothing,
            _ if self.proof_of(start).is_some_and(is_last) => Awaiting::Nothing,
            _ if self.is_to_send() => Awaiting::Turn,
            _ => Awaiting::Reply,
        }
    }

    /// Last message of this side, to be sent, or sent again if it got lost; `None` if it is still
    /// to come, or the other player has replied to it.
    #[must_use]
    pub fn to_send(&self) -> Option<&str> {
        let is_own = !self.is_to_send();
        let last = self.messages.last().filter(|_| is_own);
        last.map(String::as_str)
    }

    /// Seat of this player. The player who invites has the first seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// All messages, in order. Those with odd numbers are from the player who invites.
    #[must_use]
    pub fn messages(&self) -> &[String] {
        &self.messages
    }

    /// All messages as they came, with those that were refused for the next deck.
    pub(super) fn received(&self) -> Vec<&str> {
        let mut received: Vec<&str> = self.messages.iter().map(String::as_str).collect();
        for (number, message) in self.refused.iter().rev() {
            received.insert(usize::from(*number) - 1, message);
        }
        received
    }

    pub(super) const fn secrets(&self) -> &Secrets {
        &self.secrets
    }

    /// Rules of the game.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.dealing.start().ruleset
    }

    /// View of this player, from the deal until the round is proved. A drawn card is unknown until
    /// the other player's reply: until then [`View::hand_size`] counts it, but it is not in
    /// [`View::hand`].
    #[must_use]
    pub fn view(&self) -> Option<View> {
        let hands = self.hands()?;
        Some(hands.world().view(self.seat).without_unseen(self.unseen()))
    }

    /// Cards in this player's hand that the player has not seen yet: a drawn card, until the other
    /// player replies. In [`Self::known`] arbitrary cards stand for them.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        self.hands().map_or(CardSet::EMPTY, |hands| {
            hands.world().hand(self.seat) - hands.hand(self.seat)
        })
    }

    /// Cards of the current round, or of the last one if its proof failed.
    fn hands(&self) -> Option<&HiddenRound> {
        let hands = self.dealing.hands();
        let hands = hands.filter(|hands| self.proof_of(&hands.start).is_none());
        hands.or(self.unproved.as_ref())
    }

    /// Game as this player knows it, as a record that the rules alone can replay. In proved rounds
    /// all cards are where they were; in the current round, or one whose proof failed, unseen cards
    /// are in an arbitrary possible order. The seed only names the game and shuffles nothing.
    /// `None` before the first deal.
    #[must_use]
    pub fn known(&self, seed: Seed) -> Option<Record> {
        let mut orders = Vec::new();
        let mut turns = Vec::new();
        for proof in self.rounds.iter().flatten() {
            orders.push(proof.order().to_vec());
            turns.extend_from_slice(proof.turns());
        }
        if let Some(hands) = self.hands().filter(|hands| hands.is_dealt()) {
            orders.push(hands.order());
            turns.extend(hands.turns.iter().map(|open| open.turn.clone()));
        }
        if orders.is_empty() {
            return None;
        }
        let mut record = Record::new(*self.ruleset(), PlayerCount::TWO, seed);
        record.shuffles = DeckOrders::new(orders).ok()?;
        record.turns = turns;
        Some(record)
    }

    /// Rounds that are over: for each its proof, or the fault found once both secrets were
    /// revealed.
    pub fn rounds(&self) -> &[Result<Proof, ProofError>] {
        &self.rounds
    }
}
