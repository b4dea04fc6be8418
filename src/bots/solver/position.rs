//! Positions of the search of Basic.

use super::hand::{HandBits, largest_hand};
use super::player_tables::PlayerTables;
use super::transpositions::KEY_BITS;
use crate::game::Rule;

/// A round of Basic between two turns. The players are in turn order, first the hero, who wants to be the
/// last one in, against all others together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position<const N: usize> {
    hands: [HandBits; N],
    played: [HandBits; N],
    /// Number of the rule in force.
    rule: u8,
    mover: u8,
    /// Bit *n* is set if player *n* is out.
    out: u8,
}

/// Number of bits of a key for the player to move.
const MOVER_BITS: usize = 2;

impl<const N: usize> Position<N> {
    /// Returns the start of a round, in which no card was played from any hand yet.
    pub(super) fn start(sides: [&PlayerTables; N], rule: Rule) -> Self {
        Self {
            hands: sides.map(PlayerTables::all),
            played: [0; N],
            rule: rule.index() as u8,
            mover: 0,
            out: 0,
        }
    }

    /// Returns the same position with another player to move than the hero.
    pub(super) fn with_mover(self, player: usize) -> Self {
        Self {
            mover: player as u8,
            ..self
        }
    }

    /// Returns the cards that a player holds.
    pub(super) const fn hand(&self, player: usize) -> HandBits {
        self.hands[player]
    }

    /// Returns the cards that a player has played from the hand.
    pub(super) const fn played(&self, player: usize) -> HandBits {
        self.played[player]
    }

    /// Returns the number of the rule in force.
    pub(super) const fn rule(&self) -> u8 {
        self.rule
    }

    /// Returns `true` if the hero is to move.
    pub(super) const fn is_heros_turn(&self) -> bool {
        self.mover == 0
    }

    /// Returns the player to move.
    pub(super) fn mover(&self) -> usize {
        usize::from(self.mover)
    }

    /// Returns the player who moves after that one.
    pub(super) fn next(&self) -> usize {
        let mut player = self.mover();
        loop {
            player = (player + 1) % N;
            if self.is_in(player) {
                return player;
            }
        }
    }

    /// Returns `true` if a player is still in.
    pub(super) fn is_in(&self, player: usize) -> bool {
        self.out >> player & 1 == 0
    }

    /// Returns `true` if two players are left: if one goes out, the other wins.
    pub(super) fn is_duel(&self) -> bool {
        N == 2 || self.out.count_ones() as usize == N - 2
    }

    /// Returns `true` if only the hero is left.
    pub(super) fn is_won(&self) -> bool {
        self.out == (1 << N) - 2
    }

    /// Returns the position after a turn of at most one card played and at most one discarded, under the rule
    /// that is in force then.
    pub(super) fn after(mut self, play: HandBits, discard: HandBits, rule: u8) -> Self {
        let mover = self.mover();
        self.hands[mover] &= !play & !discard;
        self.played[mover] |= play;
        self.rule = rule;
        self.mover = self.next() as u8;
        self
    }

    /// Returns the position after the player to move went out.
    pub(super) fn without_mover(mut self) -> Self {
        let mover = self.mover();
        self.out |= 1 << mover;
        // The places of that player's cards no longer matter. A card in two places distinguishes the position
        // from those in which the player is in.
        self.hands[mover] = 1;
        self.played[mover] = 1;
        self.mover = self.next() as u8;
        self
    }

    /// Returns a key that only positions share that differ in nothing but the rule in force.
    pub(super) fn key(&self) -> u64 {
        const { assert!(2 * N * largest_hand(N) + MOVER_BITS <= KEY_BITS as usize) };
        let cards = self.hands.into_iter().chain(self.played);
        let cards = cards.fold(0, |key, cards| key << largest_hand(N) | u64::from(cards));
        cards << MOVER_BITS | u64::from(self.mover)
    }
}
