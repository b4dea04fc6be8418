//! Verification of a round once both players have revealed their secrets.

use thiserror::Error;

use super::deck::HiddenDeck;
use super::hidden_round::{HiddenRound, misnamed, other_seat};
use super::secret::Secret;
use crate::game::{Card, IllegalTurn, Round, Seat, Turn};

/// Proof of a round, which each device computes for itself: both players shuffled, and every card
/// was the one declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    order: Vec<Card>,
    turns: Vec<Turn>,
    round: Round,
}

impl Proof {
    /// Cards in the order they were dealt.
    #[must_use]
    pub fn order(&self) -> &[Card] {
        &self.order
    }

    /// Turns of the round.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The round after its last turn, with all cards open.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }
}

/// Fault found when both players had revealed their secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    /// The secret is not the one committed to before the deal.
    #[error("the secret of seat {0} is not the one that was fixed before the deal")]
    Commitment(Seat),
    /// The deck is not the shuffle that the secret determines.
    #[error("seat {0} did not shuffle what it was given")]
    Shuffle(Seat),
    /// The deck was not locked with the keys that the secret determines.
    #[error("seat {0} exchanged cards when it locked them")]
    Lock(Seat),
    /// A key given for a card differs from the one that the secret determines.
    #[error("seat {seat} gave another key for position {position} of the deck")]
    Key {
        /// Seat that gave the key.
        seat: Seat,
        /// Place in the deck, from 0.
        position: usize,
    },
    /// The card at this position, from 0, is not the one declared.
    #[error("position {0} of the deck is another card than was said")]
    Card(usize),
    /// The player of this seat refused cards that were as they have to be.
    #[error("seat {0} refused cards that were dealt honestly")]
    Refusal(Seat),
    /// A turn is illegal with all cards open.
    #[error("with all cards open: {0}")]
    Turn(IllegalTurn),
}

impl ProofError {
    /// Seat that caused the fault, if it can be determined.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Commitment(seat)
            | Self::Shuffle(seat)
            | Self::Lock(seat)
            | Self::Refusal(seat)
            | Self::Key { seat, .. } => Some(*seat),
            Self::Card(_) | Self::Turn(_) => None,
        }
    }
}

/// Repeats both shuffles and the whole round with the players' `secrets`, indexed by seat.
pub(super) fn prove(hands: &HiddenRound, secrets: [&Secret; 2]) -> Result<Proof, ProofError> {
    let opener = hands.start.opener;
    let joiner = other_seat(opener);
    let secret = |seat: Seat| secrets[seat.index()];
    for (seat, shuffled) in [opener, joiner].into_iter().zip(&hands.shuffled) {
        if shuffled.commitment != secret(seat).commitment(seat) {
            return Err(ProofError::Commitment(seat));
        }
    }
    let cards = hands.start.cards();
    let mut deck = HiddenDeck::open(&cards).masked(secret(opener));
    if deck != hands.shuffled[0].deck {
        return Err(ProofError::Shuffle(opener));
    }
    deck = deck.locked(secret(joiner));
    if deck != hands.shuffled[1].deck {
        return Err(ProofError::Shuffle(joiner));
    }
    if deck.relocked(secret(opener)) != hands.deck {
        return Err(ProofError::Lock(opener));
    }
    check_keys(hands, secrets)?;
    let first = secret(opener).order(cards.len());
    let second = secret(joiner).order(cards.len());
    let order: Vec<Card> = second
        .iter()
        .map(|&position| cards[first[position]])
        .collect();
    replay(hands, order)
}

fn check_keys(hands: &HiddenRound, secrets: [&Secret; 2]) -> Result<(), ProofError> {
    for seat in [Seat::FIRST, other_seat(Seat::FIRST)] {
        for (position, given) in hands.given[seat.index()].iter().enumerate() {
            if given.is_some_and(|key| key != *secrets[seat.index()].key(position)) {
                return Err(ProofError::Key { seat, position });
            }
        }
    }
    Ok(())
}

/// Replays the round with all cards open.
fn replay(hands: &HiddenRound, order: Vec<Card>) -> Result<Proof, ProofError> {
    for (position, (seen, card)) in hands.seen.iter().zip(&order).enumerate() {
        if seen.is_some_and(|seen| seen != *card) {
            return Err(ProofError::Card(position));
        }
    }
    let mut round = hands.start.deal(&order);
    for open in &hands.turns {
        if let Some(position) = misnamed(open, &order) {
            return Err(ProofError::Card(position));
        }
        round.play_turn(&open.turn).map_err(ProofError::Turn)?;
    }
    let turns = hands.turns.iter().map(|open| open.turn.clone()).collect();
    Ok(Proof {
        order,
        turns,
        round,
    })
}
