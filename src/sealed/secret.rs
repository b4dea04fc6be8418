//! The secret of a player, and the values derived from it.

use std::fmt;

use curve25519_dalek::{RistrettoPoint, Scalar};
use zeroize::Zeroizing;

use super::constant_time_sort::sort_by_tags;
use super::hash::{HashDomain, expand, scalar};
use crate::game::{Card, Seat};

/// Thirty-two secret bytes, wiped when dropped. A secret cannot be compared or printed.
#[derive(Clone)]
pub struct Secret(Zeroizing<[u8; Self::LEN]>);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// Commitment to a secret, published before the secret is revealed: it does not disclose the
/// secret, and no other secret matches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Commitment(pub [u8; Secret::LEN]);

/// Number of random bytes that determine the position of a card.
const TAG: usize = 8;
/// Mask of the lowest bits of a tag. They hold the position that a card comes from, so no two tags are
/// equal.
const PLACE: u64 = 63;

impl Secret {
    /// Number of bytes in a secret.
    pub const LEN: usize = 32;

    /// Makes a secret from random bytes, which no one else may know.
    #[must_use]
    pub fn new(random: [u8; Self::LEN]) -> Self {
        Self(Zeroizing::new(random))
    }

    /// Bytes of the secret, for storing or revealing them.
    pub(super) fn bytes(&self) -> &[u8; Self::LEN] {
        &self.0
    }

    /// Derives the secret of one round from that of the whole game. It does not disclose the
    /// secrets of other rounds.
    pub(super) fn of_round(&self, number: u16) -> Self {
        Self(expand(
            HashDomain::Round,
            &[self.bytes(), &number.to_be_bytes()],
        ))
    }

    /// Commitment to this secret by the player of a seat.
    pub(super) fn commitment(&self, seat: Seat) -> Commitment {
        let seat = [seat.index() as u8];
        Commitment(*expand(HashDomain::Commitment, &[&seat, self.bytes()]))
    }

    /// Scalar that masks all cards while they are shuffled.
    pub(super) fn mask(&self) -> Zeroizing<Scalar> {
        scalar(HashDomain::Mask, &[self.bytes()])
    }

    /// Key of the card at a position of the shuffled deck.
    pub(super) fn key(&self, position: usize) -> Zeroizing<Scalar> {
        scalar(HashDomain::Key, &[self.bytes(), &[position as u8]])
    }

    /// Sorts points into the secret order.
    pub(super) fn shuffle(&self, points: &mut [RistrettoPoint]) {
        sort_by_tags(self.tags(points.len()).as_mut_slice(), points);
    }

    /// Secret order of `count` positions: for each position, the position that its card comes from.
    pub(super) fn order(&self, count: usize) -> Vec<usize> {
        let mut positions: Vec<u8> = (0..count as u8).collect();
        sort_by_tags(self.tags(count).as_mut_slice(), &mut positions);
        positions.into_iter().map(usize::from).collect()
    }

    /// Tags that `count` cards are sorted by: every order is equally likely, up to one part in
    /// 2^47.
    fn tags(&self, count: usize) -> Zeroizing<Vec<u64>> {
        let chance = expand::<{ Card::COUNT * TAG }>(HashDomain::Order, &[self.bytes()]);
        let (chance, _) = chance.as_chunks::<TAG>();
        let tags = (0..).zip(chance).take(count);
        let tags = tags.map(|(position, &chance)| u64::from_be_bytes(chance) & !PLACE | position);
        Zeroizing::new(tags.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_secret_is_printed() {
        let text = format!("{:?}", Secret::new([7; Secret::LEN]));
        assert_eq!(text, "Secret");
    }

    #[test]
    fn an_order_has_every_place_once() {
        for count in 0..=Card::COUNT {
            let mut order = Secret::new([count as u8; Secret::LEN]).order(count);
            order.sort_unstable();
            assert_eq!(order, (0..count).collect::<Vec<usize>>());
        }
    }

    #[test]
    fn every_card_goes_everywhere() {
        let mut reached = [[false; 7]; 7];
        for number in 0..=u8::MAX {
            for (to, from) in Secret::new([number; Secret::LEN])
                .order(7)
                .into_iter()
                .enumerate()
            {
                reached[from][to] = true;
            }
        }
        assert_eq!(reached, [[true; 7]; 7]);
    }

    #[test]
    fn everything_that_follows_is_of_its_own() {
        let secret = Secret::new([1; Secret::LEN]);
        let other = Secret::new([2; Secret::LEN]);
        assert_ne!(secret.key(0), secret.key(1));
        assert_ne!(secret.key(0), other.key(0));
        assert_ne!(secret.mask(), secret.key(0));
        assert_ne!(secret.of_round(1).bytes(), secret.of_round(2).bytes());
        let seats = [0, 1].map(|index| Seat::new(index).expect("a seat"));
        assert_ne!(secret.commitment(seats[0]), secret.commitment(seats[1]));
    }
}
