//! Finished rounds, for the statistics.

mod build;

use crate::game::{Rule, Ruleset, Seat, Seed};
use crate::state::lineup::Lineup;

/// A finished round, as the player sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedRound {
    pub ruleset: Ruleset,
    pub lineup: Lineup,
    /// Number of the player's turns in it.
    pub turns: u32,
    pub winner: Seat,
    /// The rule in effect when the round ended for the player, who may have gone out before the others.
    pub rule: Rule,
    /// Points that the player won with it; `None` if an opponent won.
    pub win: Option<u32>,
    /// `true` if the player asked for a hint in it.
    pub had_hints: bool,
    /// `Some(true)` if the player won the match with it; `None` if no match for points ended.
    pub won_match: Option<bool>,
    /// The seed, if the cards were dealt by a seed.
    pub seed: Option<Seed>,
    /// Number of the round in its game, from 1.
    pub number: usize,
    /// `true` if the player may have known the cards: after a turn was taken back, in a retry, in practice, and where a
    /// game is to be beaten.
    pub is_known: bool,
}

impl FinishedRound {
    /// Returns `true` if it says something of the player's strength: no hint helped, and the cards were unknown.
    #[must_use]
    pub const fn is_rated(&self) -> bool {
        !self.had_hints && !self.is_known
    }

    /// The seed of the deal that the game began with, if this is its round.
    #[must_use]
    pub const fn deal(&self) -> Option<Seed> {
        match self.number {
            1 => self.seed,
            _ => None,
        }
    }
}
