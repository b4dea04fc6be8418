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
    /// Details of the player's win; `None` if an opponent won.
    pub win: Option<Win>,
    /// `true` if the player asked for a hint in it.
    pub had_hints: bool,
    /// `Some(true)` if the player won the match with it; `None` if no match for points ended.
    pub won_match: Option<bool>,
    /// The seed, if this is the first round of its game and the cards were dealt by a seed.
    pub deal: Option<Seed>,
}

/// A round that the player won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    /// The rule in effect at the end.
    pub rule: Rule,
    pub points: u32,
}
