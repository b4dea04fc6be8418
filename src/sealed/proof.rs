//! What is checked when both have shown what they kept secret.

use thiserror::Error;

use super::deck::HiddenDeck;
use super::hidden_round::{HiddenRound, misnamed, other_seat};
use super::secret::Secret;
use crate::game::{Card, IllegalTurn, Round, Seat, Turn};

/// What both devices have found out for themselves: both players shuffled, and every card was what it was said to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    order: Vec<Card>,
    turns: Vec<Turn>,
    round: Round,
}

impl Proof {
    /// The cards in the order in which they were dealt.
    #[must_use]
    pub fn order(&self) -> &[Card] {
        &self.order
    }

    /// The turns of the round.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// How the round ended, with all cards open.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }
}

/// What did not fit when both had shown what they kept secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    /// The secret is not the one that was fixed at the beginning.
    #[error("the secret of seat {0} is not the one that was fixed before the deal")]
    Commitment(Seat),
    /// The cards were not shuffled as they were said to be.
    #[error("seat {0} did not shuffle what it was given")]
    Shuffle(Seat),
    /// The cards were not put under keys of their own as they were said to be.
    #[error("seat {0} exchanged cards when it locked them")]
    Lock(Seat),
    /// The key of a card was another one.
    #[error("seat {seat} gave another key for place {place} of the deck")]
    Key {
        /// Who gave it.
        seat: Seat,
        /// The place in the deck.
        place: usize,
    },
    /// The card at this place is not the one it was said to be.
    #[error("place {0} of the deck is another card than was said")]
    Card(usize),
    /// With all cards open, a turn was not legal.
    #[error("with all cards open: {0}")]
    Turn(IllegalTurn),
}

impl ProofError {
    /// Whose doing it was, if that can be told.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Commitment(seat)
            | Self::Shuffle(seat)
            | Self::Lock(seat)
            | Self::Key { seat, .. } => Some(*seat),
            Self::Card(_) | Self::Turn(_) => None,
        }
    }
}

/// Repeats both shuffles and the whole round with what both kept secret, by seat.
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
    let order: Vec<Card> = second.iter().map(|&place| cards[first[place]]).collect();
    replay(hands, order)
}

fn check_keys(hands: &HiddenRound, secrets: [&Secret; 2]) -> Result<(), ProofError> {
    for seat in [Seat::FIRST, other_seat(Seat::FIRST)] {
        for (place, given) in hands.given[seat.index()].iter().enumerate() {
            if given.is_some_and(|key| key != *secrets[seat.index()].key(place)) {
                return Err(ProofError::Key { seat, place });
            }
        }
    }
    Ok(())
}

/// Plays the round again, with all cards open.
fn replay(hands: &HiddenRound, order: Vec<Card>) -> Result<Proof, ProofError> {
    for (place, (seen, card)) in hands.seen.iter().zip(&order).enumerate() {
        if seen.is_some_and(|seen| seen != *card) {
            return Err(ProofError::Card(place));
        }
    }
    let mut round = hands.start.deal(&order);
    for open in &hands.turns {
        if let Some(place) = misnamed(open, &order) {
            return Err(ProofError::Card(place));
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
