//! Events of this visit that count once.

use std::rc::Rc;

use crate::puzzle::PuzzleId;
use crate::state::archive::Statistics;
use crate::state::archive::{RecentGame, RecentGames};
use crate::state::daily_results::DailyResults;
use crate::state::day::Day;
use crate::state::play::FinishedRound;
use crate::state::play::GameResult;
use crate::state::puzzle::PuzzleProgress;
use crate::state::settings::Settings;

/// An event of this visit. Each document that it concerns takes it in once, no matter what other tabs store in between.
#[derive(Clone, Debug, PartialEq)]
pub enum JournalEntry {
    /// A finished round.
    Round {
        /// ID of the game within this visit.
        game: u32,
        round: FinishedRound,
    },
    /// A finished daily deal.
    Day {
        /// ID of the game within this visit.
        game: u32,
        day: Day,
        result: GameResult,
    },
    /// A finished game, or a match that was given up.
    Game {
        /// ID of the game within this visit.
        game: u32,
        over: Rc<RecentGame>,
    },
    /// An attempted puzzle.
    Puzzle {
        id: PuzzleId,
        /// `true` if the first turn was correct.
        is_solved: bool,
        /// Day whose daily puzzle it is, if any.
        day: Option<Day>,
    },
    /// Number of puzzles solved in a rush.
    Rush(u32),
}

impl JournalEntry {
    /// ID of the game that the entry belongs to, if any. The entry counts only if this tab stores the game: otherwise
    /// another tab plays it on and counts it.
    pub(super) const fn game(&self) -> Option<u32> {
        match self {
            Self::Round { game, .. } | Self::Day { game, .. } | Self::Game { game, .. } => {
                Some(*game)
            }
            Self::Puzzle { .. } | Self::Rush(_) => None,
        }
    }
}

/// A document that journal entries change.
pub trait ApplyEntry {
    /// Applies an entry; returns `true` if it concerns this document.
    fn apply(&mut self, entry: &JournalEntry) -> bool;
}

impl ApplyEntry for Settings {
    fn apply(&mut self, _: &JournalEntry) -> bool {
        false
    }
}

impl ApplyEntry for Statistics {
    fn apply(&mut self, entry: &JournalEntry) -> bool {
        match entry {
            JournalEntry::Round { round, .. } => self.count(round),
            JournalEntry::Day { .. }
            | JournalEntry::Game { .. }
            | JournalEntry::Puzzle { .. }
            | JournalEntry::Rush(_) => {
                return false;
            }
        }
        true
    }
}

impl ApplyEntry for DailyResults {
    fn apply(&mut self, entry: &JournalEntry) -> bool {
        match entry {
            JournalEntry::Day { day, result, .. } => self.note(*day, result.clone()),
            JournalEntry::Round { .. }
            | JournalEntry::Game { .. }
            | JournalEntry::Puzzle { .. }
            | JournalEntry::Rush(_) => {
                return false;
            }
        }
        true
    }
}

impl ApplyEntry for RecentGames {
    fn apply(&mut self, entry: &JournalEntry) -> bool {
        match entry {
            JournalEntry::Game { over, .. } => self.note(over.clone()),
            JournalEntry::Round { .. }
            | JournalEntry::Day { .. }
            | JournalEntry::Puzzle { .. }
            | JournalEntry::Rush(_) => {
                return false;
            }
        }
        true
    }
}

impl ApplyEntry for PuzzleProgress {
    fn apply(&mut self, entry: &JournalEntry) -> bool {
        match *entry {
            JournalEntry::Puzzle { id, is_solved, day } => self.count(id, is_solved, day),
            JournalEntry::Rush(solved) => self.count_rush(solved),
            JournalEntry::Round { .. } | JournalEntry::Day { .. } | JournalEntry::Game { .. } => {
                return false;
            }
        }
        true
    }
}
