//! Report of a side on its game: the cards it knows, the proofs, the message it waits for.

use super::Participant;
use crate::game::{CardSet, DeckOrders, PlayerCount, Record, Ruleset, Seat, Seed, View};
use crate::sealed::hidden_round::HiddenRound;
use crate::sealed::introduction::PlayerName;
use crate::sealed::participant::secrets::Secrets;
use crate::sealed::proof::{Proof, ProofError};
use crate::sealed::round_state::{RoundState, next_start};

/// Next step that a participant waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// Its player has to make a turn.
    Turn,
    /// The other player has to reply to its last message.
    Reply,
    /// The other player has to reveal the secret of the round, whose cards this side has refused.
    Secret,
    /// Nothing: the game is over.
    Nothing,
}

impl Participant {
    /// Next step that the game waits for.
    #[must_use]
    pub fn due(&self) -> Awaiting {
        let start = self.dealing.start();
        let is_last = |proof: &_| next_start(start, proof).is_none();
        match self.dealing {
            RoundState::Over(..) => Awaiting::Nothing,
            _ if self.proof_of(start).is_some_and(is_last) => Awaiting::Nothing,
            _ if self.is_to_send() => Awaiting::Turn,
            RoundState::Refused(..) => Awaiting::Secret,
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
    pub(in crate::sealed) fn received(&self) -> Vec<&str> {
        let mut received: Vec<&str> = self.messages.iter().map(String::as_str).collect();
        for (number, message) in self.refused.iter().rev() {
            received.insert(usize::from(*number) - 1, message);
        }
        received
    }

    pub(in crate::sealed) const fn secrets(&self) -> &Secrets {
        &self.secrets
    }

    /// Name that a player has introduced itself with; `None` before that, and in version 1.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<&PlayerName> {
        let introduction = self.introductions.get(seat.index());
        introduction.map(|introduction| &introduction.name)
    }

    /// Number that identifies the game: the first bytes of its first message's hash. `None` in version 1, where the
    /// players choose one themselves.
    #[must_use]
    pub fn id(&self) -> Option<u64> {
        self.is_signed()
            .then(|| u64::from_be_bytes(self.chain.game()))
    }

    /// Code for the players to compare, which is the same at both sides if nobody has replaced the invitation or the
    /// answer to it. `None` before both have introduced themselves.
    #[must_use]
    pub fn code(&self) -> Option<String> {
        self.joined.map(|head| head.code())
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
