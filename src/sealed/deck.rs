//! A deck of hidden cards: points of ristretto255.

use std::sync::LazyLock;

use curve25519_dalek::ristretto::CompressedRistretto;
use curve25519_dalek::traits::IsIdentity;
use curve25519_dalek::{RistrettoPoint, Scalar};
use subtle::{ConditionallySelectable, ConstantTimeEq};
use thiserror::Error;

use super::hash::{HashDomain, point};
use super::secret::Secret;
use crate::game::Card;

/// The points of all cards, by rank.
static POINTS: LazyLock<[RistrettoPoint; Card::COUNT]> = LazyLock::new(|| {
    let mut points = Card::ALL.map(|card| point(HashDomain::Card, &[card.to_string().as_bytes()]));
    points.reverse();
    points
});

/// Hidden cards in some order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HiddenDeck(Vec<RistrettoPoint>);

/// Why bytes are no hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DeckError {
    /// What stands at this place, counted from 0, is not the one way to write down a point.
    #[error("place {0} of the deck is no point of the group")]
    NoPoint(usize),
    /// A card at this place could not be hidden by any key.
    #[error("place {0} of the deck hides nothing")]
    Neutral(usize),
    /// At this place stands what stands at an earlier one.
    #[error("place {0} of the deck is one of those before it")]
    Twice(usize),
}

impl HiddenDeck {
    /// How many bytes a hidden card has.
    pub const CARD: usize = 32;

    /// Cards that are not hidden yet, in this order.
    pub fn open(cards: &[Card]) -> Self {
        Self(cards.iter().map(|card| POINTS[card.rank()]).collect())
    }

    /// Reads what [`HiddenDeck::write`] writes.
    pub fn read(cards: &[[u8; Self::CARD]]) -> Result<Self, DeckError> {
        let mut points = Vec::with_capacity(cards.len());
        for (place, &card) in cards.iter().enumerate() {
            let point = CompressedRistretto(card).decompress();
            let point = point.ok_or(DeckError::NoPoint(place))?;
            if point.is_identity() {
                return Err(DeckError::Neutral(place));
            }
            if cards[..place].contains(&card) {
                return Err(DeckError::Twice(place));
            }
            points.push(point);
        }
        Ok(Self(points))
    }

    /// The bytes of each card.
    pub fn write(&self) -> impl Iterator<Item = [u8; Self::CARD]> {
        self.0.iter().map(|point| point.compress().to_bytes())
    }

    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Hides all cards by the mask of a secret, and shuffles them: the first thing that happens to a deck.
    pub fn masked(mut self, secret: &Secret) -> Self {
        let mask = secret.mask();
        for point in &mut self.0 {
            *point *= *mask;
        }
        secret.shuffle(&mut self.0);
        self
    }

    /// Shuffles the cards, and hides each by a key of its own: the second.
    pub fn locked(mut self, secret: &Secret) -> Self {
        secret.shuffle(&mut self.0);
        for (place, point) in self.0.iter_mut().enumerate() {
            *point *= *secret.key(place);
        }
        self
    }

    /// Takes the mask off again, and hides each card by a key of its own: the last.
    pub fn relocked(mut self, secret: &Secret) -> Self {
        let unmask = zeroize::Zeroizing::new(secret.mask().invert());
        for (place, point) in self.0.iter_mut().enumerate() {
            *point *= *unmask * *secret.key(place);
        }
        self
    }

    /// The card at a place, by the keys of both; `None` if they open no card. It takes the same time whichever it is.
    pub fn unlock(&self, place: usize, keys: [&Scalar; 2]) -> Option<Card> {
        let key = zeroize::Zeroizing::new(zeroize::Zeroizing::new(keys[0] * keys[1]).invert());
        let open = self.0.get(place)? * *key;
        let mut rank = Card::COUNT as u8;
        for (candidate, point) in (0..).zip(POINTS.iter()) {
            rank.conditional_assign(&candidate, point.ct_eq(&open));
        }
        Card::from_rank(usize::from(rank))
    }
}
