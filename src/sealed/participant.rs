//! One of the two players of a sealed game.

use super::chain::{Chain, ChainPosition};
use super::hidden_round::{HiddenRound, RoundStart, Viewer, other_seat};
use super::message::{CommittedDeck, Message, MessageBody};
use super::proof::{Proof, ProofError};
use super::protocol_error::ProtocolError;
use super::round_state::{RoundState, next_start};
use super::secret::Secret;
use crate::game::{CardSet, DeckOrders, PlayerCount, Record, Ruleset, Seat, Seed, Turn, View};

/// A player's side of a sealed game: what that player keeps secret, and all messages so far.
///
/// Nothing changes in one: each message and each turn makes another of it, so that one that is refused leaves the game
/// as it was. What a side sends follows from its secret, so that it sends the same again if it is restored.
#[derive(Clone, Debug)]
pub struct Participant {
    seat: Seat,
    secrets: Secrets,
    chain: Chain,
    messages: Vec<String>,
    pub(super) dealing: RoundState,
    /// The rounds that are over, with what came out when both had shown their secrets.
    rounds: Vec<Result<Proof, ProofError>>,
    /// The cards of the last round as they were seen, if it was not proved.
    unproved: Option<HiddenRound>,
}

/// What a player keeps secret in each round.
#[derive(Clone, Debug)]
pub(super) enum Secrets {
    /// It follows from what is secret in the whole game.
    OfGame(Secret),
    /// It was shown, round after round.
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

/// What a side of a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// Its player has to make a turn.
    Turn,
    /// The other has to answer its last message.
    Reply,
    /// Nothing: the game is over.
    Nothing,
}

impl Participant {
    /// Begins a game, in the first seat.
    ///
    /// # Errors
    ///
    /// If the rules are not for sealed games: they go without Actions.
    pub fn invite(ruleset: Ruleset, secret: Secret) -> Result<Self, ProtocolError> {
        let secrets = Secrets::OfGame(secret);
        let eyes = secrets.eyes(Seat::FIRST, 1)?;
        let shuffled = CommittedDeck::open(&RoundStart::first(ruleset), &eyes);
        let message = Message::new(ChainPosition::First, MessageBody::Invite(ruleset, shuffled));
        Self::begin(Seat::FIRST, secrets, &message)
    }

    /// Joins a game with the message that begins it, in the second seat.
    ///
    /// # Errors
    ///
    /// If the message is none, begins no game, or one that cannot be sealed.
    pub fn join(message: &str, secret: Secret) -> Result<Self, ProtocolError> {
        let message: Message = message.parse()?;
        Self::begin(other_seat(Seat::FIRST), Secrets::OfGame(secret), &message)?.answered()
    }

    /// A game after its first message.
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
            dealing: RoundState::open(start, shuffled.clone(), &eyes)?,
            rounds: Vec::new(),
            unproved: None,
        })
    }

    /// The game after a message of the other player, and the answer to it if there is nothing to decide.
    ///
    /// # Errors
    ///
    /// If the message is none, does not belong here, or says what cannot be.
    pub fn read(&self, text: &str) -> Result<Self, ProtocolError> {
        let message: Message = text.parse()?;
        self.expect(&message)?;
        if self.is_to_send() {
            return Err(ProtocolError::NotNow);
        }
        self.after(&message)?.answered()
    }

    /// The game after a turn of its own player.
    ///
    /// # Errors
    ///
    /// If the player is not to move, or the turn is not legal.
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
            return Err(match *known == message.to_string() {
                true => ProtocolError::Known(found),
                false => ProtocolError::Forked(found),
            });
        }
        if found > expected {
            return Err(ProtocolError::Early { expected, found });
        }
        match message.joint == self.chain.next() {
            true => Ok(()),
            false => Err(ProtocolError::Forked(found)),
        }
    }

    /// The game after a message that is the next one, whoever has sent it.
    pub(super) fn after(&self, message: &Message) -> Result<Self, ProtocolError> {
        let dealing = self.dealing.clone();
        let dealing = dealing.after(self.sender(), &message.content, &self.eyes()?)?;
        self.with(message, dealing)
    }

    /// The game after a message that has brought the round so far, and has perhaps begun another.
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
        after.rounds.push(proof.clone());
        if proof.is_err() {
            after.unproved = self.dealing.hands().cloned();
        }
        match (next_start(start, proof), next) {
            (Some(start), Some(shuffled)) => {
                let eyes = self.secrets.eyes(self.seat, start.number)?;
                after.dealing = RoundState::open(start, shuffled.clone(), &eyes)?;
            }
            // What follows a round that failed is not looked at.
            (None, Some(_)) if proof.is_err() => {}
            (None, None) => {}
            (None, Some(_)) | (Some(_), None) => return Err(ProtocolError::NextRound),
        }
        Ok(after)
    }

    /// The game with its own answer, if there is nothing to decide.
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
            *next = Some(CommittedDeck::open(&start, &eyes));
        }
        self.with(&Message::new(self.chain.next(), content), dealing)
    }

    /// Who looks at the round under way.
    pub(super) fn eyes(&self) -> Result<Viewer, ProtocolError> {
        self.secrets.eyes(self.seat, self.dealing.start().number)
    }

    /// Who sends the next message: they take turns in it.
    fn sender(&self) -> Seat {
        match self.chain.number() % 2 {
            0 => Seat::FIRST,
            _ => other_seat(Seat::FIRST),
        }
    }

    fn is_to_send(&self) -> bool {
        self.sender() == self.seat
    }

    /// What is to happen next.
    #[must_use]
    pub fn due(&self) -> Awaiting {
        match self.dealing {
            RoundState::Over(..) => Awaiting::Nothing,
            _ if self.is_to_send() => Awaiting::Turn,
            _ => Awaiting::Reply,
        }
    }

    /// The last message of this side, for sending it, once more if it got lost; `None` if there is none yet, or the
    /// other has answered it.
    #[must_use]
    pub fn to_send(&self) -> Option<&str> {
        let is_own = !self.is_to_send();
        let last = self.messages.last().filter(|_| is_own);
        last.map(String::as_str)
    }

    /// The seat of this side: the first is that of who has invited.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// All messages, in order. Those with an odd number are of who has invited.
    #[must_use]
    pub fn messages(&self) -> &[String] {
        &self.messages
    }

    pub(super) const fn secrets(&self) -> &Secrets {
        &self.secrets
    }

    /// The rules of the game.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.dealing.start().ruleset
    }

    /// What the player of this side knows of the round, once the cards are dealt and until it is proved. A card that the
    /// player has drawn is seen with the other's answer: until then [`View::hand_size`] counts it, but it is not in
    /// [`View::hand`].
    #[must_use]
    pub fn view(&self) -> Option<View> {
        let hands = self.hands()?;
        Some(hands.world().view(self.seat).without_unseen(self.unseen()))
    }

    /// The cards in the hand of this side's player that are not seen yet: the drawn one, until the other answers. Which
    /// cards stand for them in [`Self::known`] says nothing.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        self.hands().map_or(CardSet::EMPTY, |hands| {
            hands.world().hand(self.seat) - hands.hand(self.seat)
        })
    }

    /// The cards of the round under way, or of the last one if that was not proved.
    fn hands(&self) -> Option<&HiddenRound> {
        self.dealing.hands().or(self.unproved.as_ref())
    }

    /// The game as the player of this side knows it, for going on with it by the rules alone: in rounds that are proved
    /// all cards lie where they lay, in the one under way, or one that was not proved, those that are not seen lie in any
    /// order where they can be. The seed is what the game is called by; it has shuffled nothing. `None` before the first
    /// cards are dealt.
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

    /// The rounds that are over, each with what came out when both had shown what they kept secret.
    pub fn rounds(&self) -> &[Result<Proof, ProofError>] {
        &self.rounds
    }
}
