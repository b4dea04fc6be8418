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

/// Points of all cards, by rank.
static POINTS: LazyLock<[RistrettoPoint; Card::COUNT]> = LazyLock::new(|| {
    let mut points = Card::ALL.map(|card| point(HashDomain::Card, &[card.to_string().as_bytes()]));
    points.reverse();
    points
});

/// Hidden cards in some order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HiddenDeck(Vec<RistrettoPoint>);

/// Error reading a deck of hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DeckError {
    /// The bytes at this position, counted from 0, are not the canonical encoding of a point.
    #[error("position {0} of the deck is no point of the group")]
    NoPoint(usize),
    /// The card at this position is the identity, which no key can hide.
    #[error("position {0} of the deck hides nothing")]
    Neutral(usize),
    /// The card at this position is the same as an earlier one.
    #[error("position {0} of the deck is one of those before it")]
    Twice(usize),
}

impl HiddenDeck {
    /// Number of bytes of a hidden card.
    pub const CARD: usize = 32;

    /// Returns a deck of cards that are not hidden yet, in this order.
    pub fn open(cards: &[Card]) -> Self {
        Self(cards.iter().map(|card| POINTS[card.rank()]).collect())
    }

    /// Reads a deck written by [`HiddenDeck::write`].
    pub fn read(cards: &[[u8; Self::CARD]]) -> Result<Self, DeckError> {
        let mut points = Vec::with_capacity(cards.len());
        for (position, &card) in cards.iter().enumerate() {
            let point = CompressedRistretto(card).decompress();
            let point = point.ok_or(DeckError::NoPoint(position))?;
            if point.is_identity() {
                return Err(DeckError::Neutral(position));
            }
            if cards[..position].contains(&card) {
                return Err(DeckError::Twice(position));
            }
            points.push(point);
        }
        Ok(Self(points))
    }

    /// Bytes of each card.
    pub fn write(&self) -> impl Iterator<Item = [u8; Self::CARD]> {
        self.0.iter().map(|point| point.compress().to_bytes())
    }

    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Masks all cards with the mask of a secret, and shuffles them: the first step for a deck.
    pub fn masked(mut self, secret: &Secret) -> Self {
        let mask = secret.mask();
        for point in &mut self.0 {
            *point *= *mask;
        }
        secret.shuffle(&mut self.0);
        self
    }

    /// Shuffles the cards, and hides each with a key of its own: the second step.
    pub fn locked(mut self, secret: &Secret) -> Self {
        secret.shuffle(&mut self.0);
        for (position, point) in self.0.iter_mut().enumerate() {
            *point *= *secret.key(position);
        }
        self
    }

    /// Removes the mask, and hides each card with a key of its own: the last step.
    pub fn relocked(mut self, secret: &Secret) -> Self {
        let unmask = zeroize::Zeroizing::new(secret.mask().invert());
        for (position, point) in self.0.iter_mut().enumerate() {
            *point *= *unmask * *secret.key(position);
        }
        self
    }

    /// Card at a position, opened with the keys of both players; `None` if they open no card. Runs in
    /// constant time whatever the card is.
    pub fn unlock(&self, position: usize, keys: [&Scalar; 2]) -> Option<Card> {
        let key = zeroize::Zeroizing::new(zeroize::Zeroizing::new(keys[0] * keys[1]).invert());
        let open = self.0.get(position)? * *key;
        let mut rank = Card::COUNT as u8;
        for (candidate, point) in (0..).zip(POINTS.iter()) {
            rank.conditional_assign(&candidate, point.ct_eq(&open));
        }
        Card::from_rank(usize::from(rank))
    }
}
