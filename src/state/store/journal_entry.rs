//! What came to be known in this visit, and is to be kept once.

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

/// Something that came to be known in this visit. Each document that tells of it takes it in once,
/// whatever other tabs have stored in between.
#[derive(Clone, Debug, PartialEq)]
pub enum JournalEntry {
    /// A round came to its end.
    Round {
        /// The number of its game in this visit.
        game: u32,
        /// How it ended.
        round: FinishedRound,
    },
    /// The deal of a day came to its end.
    Day {
        /// The number of its game in this visit.
        game: u32,
        /// The day.
        day: Day,
        /// What came of it.
        result: GameResult,
    },
    /// A game came to its end.
    Game {
        /// Its number in this visit.
        game: u32,
        /// All of it.
        over: Rc<RecentGame>,
    },
    /// A puzzle was tried.
    Puzzle {
        /// Which one.
        id: PuzzleId,
        /// Whether the first turn was the right one.
        is_solved: bool,
        /// The day of which it is the puzzle.
        day: Option<Day>,
    },
    /// So many puzzles were solved in a rush.
    Rush(u32),
}

impl JournalEntry {
    /// The game that it is about, if it is about one. It counts only where that game is kept: else another tab
    /// plays it on, and counts.
    pub(super) const fn game(&self) -> Option<u32> {
        match self {
            Self::Round { game, .. } | Self::Day { game, .. } | Self::Game { game, .. } => {
                Some(*game)
            }
            Self::Puzzle { .. } | Self::Rush(_) => None,
        }
    }
}

/// What takes entries in.
pub trait ApplyEntry {
    /// Takes in what an entry tells; says whether it tells anything here.
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
