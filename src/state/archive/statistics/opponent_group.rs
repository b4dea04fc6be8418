//! Rounds by the level of their opponents.

use crate::bots::Level;
use crate::state::lineup::{Lineup, PlayerKind};

/// Opponents of a round, by level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentGroup {
    /// All opponents have this level, or the one of the same name in older games.
    Level(Level),
    /// The opponents have different levels.
    Mixed,
}

impl OpponentGroup {
    /// The weakest first.
    pub const ALL: [Self; 5] = [
        Self::Level(Level::Novice),
        Self::Level(Level::Casual2),
        Self::Level(Level::Skilled2),
        Self::Level(Level::Master),
        Self::Mixed,
    ];

    pub(super) fn of(lineup: &Lineup) -> Self {
        match &*lineup.others() {
            [PlayerKind::Bot(first), rest @ ..] => {
                let level = first.offered();
                let is_its = |other: &PlayerKind| other.offered() == PlayerKind::Bot(level);
                if rest.iter().all(is_its) {
                    Self::Level(level)
                } else {
                    Self::Mixed
                }
            }
            _ => Self::Mixed,
        }
    }
}
