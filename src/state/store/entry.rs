//! What came to be known in this visit, and is to be kept once.

use std::rc::Rc;

use crate::puzzle::PuzzleId;
use crate::state::archive::Statistics;
use crate::state::archive::{Recent, RecentGame};
use crate::state::daily::Daily;
use crate::state::day::Day;
use crate::state::play::FinishedRound;
use crate::state::play::GameResult;
use crate::state::practice::PuzzleBook;
use crate::state::settings::Settings;

/// Something that came to be known in this visit. Each document that tells of it takes it in once,
/// whatever other tabs have stored in between.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
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

impl Entry {
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
pub trait TakeIn {
    /// Takes in what an entry tells; says whether it tells anything here.
    fn take_in(&mut self, entry: &Entry) -> bool;
}

impl TakeIn for Settings {
    fn take_in(&mut self, _: &Entry) -> bool {
        false
    }
}

impl TakeIn for Statistics {
    fn take_in(&mut self, entry: &Entry) -> bool {
        match entry {
            Entry::Round { round, .. } => self.count(round),
            Entry::Day { .. } | Entry::Game { .. } | Entry::Puzzle { .. } | Entry::Rush(_) => {
                return false;
            }
        }
        true
    }
}

impl TakeIn for Daily {
    fn take_in(&mut self, entry: &Entry) -> bool {
        match entry {
            Entry::Day { day, result, .. } => self.note(*day, result.clone()),
            Entry::Round { .. } | Entry::Game { .. } | Entry::Puzzle { .. } | Entry::Rush(_) => {
                return false;
            }
        }
        true
    }
}

impl TakeIn for Recent {
    fn take_in(&mut self, entry: &Entry) -> bool {
        match entry {
            Entry::Game { over, .. } => self.note(over.clone()),
            Entry::Round { .. } | Entry::Day { .. } | Entry::Puzzle { .. } | Entry::Rush(_) => {
                return false;
            }
        }
        true
    }
}

impl TakeIn for PuzzleBook {
    fn take_in(&mut self, entry: &Entry) -> bool {
        match *entry {
            Entry::Puzzle { id, is_solved, day } => self.count(id, is_solved, day),
            Entry::Rush(solved) => self.count_rush(solved),
            Entry::Round { .. } | Entry::Day { .. } | Entry::Game { .. } => return false,
        }
        true
    }
}
