//! A puzzle session: an attempt at a puzzle, and the mode it is solved in.

use super::{PuzzleAttempt, Rush};
use crate::game::{PlayerCount, Seed, Turn};
use crate::puzzle::{Grade, Puzzle, PuzzleId};
use crate::state::day::Day;
use crate::state::engine::EngineRequest;
use crate::state::play::Step;

/// What a puzzle is solved for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleMode {
    /// For its own sake.
    Practice,
    /// As the puzzle of a day.
    Day(Day),
    /// In a rush.
    Rush(Rush),
    /// Once more, after it was missed in a rush.
    Retry(Rush),
}

/// A puzzle under way, and what it is solved for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleSession {
    /// The puzzle.
    pub attempt: PuzzleAttempt,
    /// What it is solved for.
    pub occasion: PuzzleMode,
    /// By how much the first try has changed the rating, if it counted.
    pub change: Option<i32>,
}

/// What can be done about puzzles, besides making the turn.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleAction {
    /// How many play in the next puzzles.
    Players(PlayerCount),
    /// How hard the next puzzles are.
    Grade(Grade),
    /// Begin a puzzle as chosen, from this seed.
    New(Seed),
    /// Begin the puzzle of the day.
    OfDay,
    /// Get ready for a rush, whose puzzles come from this seed.
    Rush(Seed),
    /// Let its clock run.
    Begin {
        /// The seconds since the beginning of 1970.
        now: i64,
    },
    /// Look at the clock of the rush.
    Tick {
        /// The seconds since the beginning of 1970.
        now: i64,
    },
    /// What came of the last puzzle of the rush was seen long enough.
    GoOn,
    /// Another try at a puzzle of the rush, which is over.
    Retry(PuzzleId),
    /// Back to how the rush went.
    BackToRush,
    /// Another try at the same puzzle.
    TryAgain,
    /// Show an earlier or a later moment of what follows on the try.
    Step(Step),
}

impl PuzzleSession {
    /// A puzzle that is yet to be made.
    #[must_use]
    pub const fn new(id: PuzzleId, occasion: PuzzleMode) -> Self {
        Self {
            attempt: PuzzleAttempt::new(id),
            occasion,
            change: None,
        }
    }

    /// The rush to which it belongs, if it is one.
    #[must_use]
    pub const fn rush(&self) -> Option<&Rush> {
        match &self.occasion {
            PuzzleMode::Rush(rush) => Some(rush),
            PuzzleMode::Practice | PuzzleMode::Day(_) | PuzzleMode::Retry(_) => None,
        }
    }

    /// What there is to be thought about: the puzzle, then what a rush asks.
    #[must_use]
    pub fn question(&self) -> Option<EngineRequest> {
        let next = || self.rush().and_then(Rush::question);
        self.attempt.question().or_else(next)
    }

    /// Takes how it goes on after a try: in a rush after the last miss.
    pub fn continued(&mut self, line: Vec<Turn>) {
        match &mut self.occasion {
            PuzzleMode::Rush(rush) => rush.continued(line),
            PuzzleMode::Practice | PuzzleMode::Day(_) | PuzzleMode::Retry(_) => {
                self.attempt.continued(line);
            }
        }
    }

    /// Takes a puzzle that was made: the one that is shown, else the one that comes next.
    pub fn made(&mut self, puzzle: Puzzle) {
        match &mut self.occasion {
            PuzzleMode::Rush(rush) if self.attempt.is_loaded() => rush.made(puzzle),
            _ => self.attempt.load(puzzle),
        }
    }
}
