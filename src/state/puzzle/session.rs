//! A puzzle session: an attempt at a puzzle, and the mode it is solved in.

use super::{PuzzleAttempt, Rush};
use crate::engine::EngineRequest;
use crate::game::{PlayerCount, Seed, Turn};
use crate::puzzle::{Grade, Puzzle, PuzzleId};
use crate::state::day::Day;
use crate::state::play::Step;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleMode {
    Practice,
    /// Puzzle of the day.
    Day(Day),
    Rush(Rush),
    /// Another try at a puzzle that was missed in a rush.
    Retry(Rush),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleSession {
    pub attempt: PuzzleAttempt,
    pub mode: PuzzleMode,
    /// Change of the rating by the first try, if that counted; gone with the next try.
    pub rating_change: Option<i32>,
}

/// Actions on puzzles, other than moves.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleAction {
    /// Set the number of players in the next puzzles.
    Players(PlayerCount),
    /// Set the grade of the next puzzles.
    Grade(Grade),
    /// Start a puzzle with these settings, from this seed.
    New(Seed),
    /// Start the puzzle of the day.
    OfDay,
    /// Prepare a rush with puzzles from this seed.
    Rush(Seed),
    /// Start the clock of the rush.
    Begin {
        /// In seconds, by a clock that is never set.
        now: u32,
    },
    /// Update the clock of the rush.
    Tick {
        /// In seconds, by a clock that is never set.
        now: u32,
    },
    /// Hide the result of the last puzzle in the rush.
    GoOn,
    /// Try a puzzle of the finished rush again.
    Retry(PuzzleId),
    /// Return to the results of the rush.
    BackToRush,
    /// Try the same puzzle again.
    TryAgain,
    /// Take a step along the line that follows the try.
    Step(Step),
}

impl PuzzleSession {
    /// Creates a session for a puzzle that isn't generated yet.
    #[must_use]
    pub const fn new(id: PuzzleId, occasion: PuzzleMode) -> Self {
        Self {
            attempt: PuzzleAttempt::new(id),
            mode: occasion,
            rating_change: None,
        }
    }

    /// Returns `true` if the first try counts, which it does in no rush, nor after one.
    #[must_use]
    pub const fn is_rated(&self) -> bool {
        matches!(self.mode, PuzzleMode::Practice | PuzzleMode::Day(_))
    }

    /// The rush, if the mode is [`PuzzleMode::Rush`].
    #[must_use]
    pub const fn rush(&self) -> Option<&Rush> {
        match &self.mode {
            PuzzleMode::Rush(rush) => Some(rush),
            PuzzleMode::Practice | PuzzleMode::Day(_) | PuzzleMode::Retry(_) => None,
        }
    }

    /// The engine request that the session waits for: that of the puzzle first, then that of the rush.
    #[must_use]
    pub fn question(&self) -> Option<EngineRequest> {
        let next = || self.rush().and_then(Rush::question);
        self.attempt.question().or_else(next)
    }

    /// Stores the line that follows a try; in a rush, the line that follows the last miss.
    pub fn continued(&mut self, line: Vec<Turn>) {
        match &mut self.mode {
            PuzzleMode::Rush(rush) => rush.continued(line),
            PuzzleMode::Practice | PuzzleMode::Day(_) | PuzzleMode::Retry(_) => {
                self.attempt.continued(line);
            }
        }
    }

    /// Stores a generated puzzle: the current one, or the next one in a rush.
    pub fn made(&mut self, puzzle: Puzzle) {
        match &mut self.mode {
            PuzzleMode::Rush(rush) if self.attempt.is_loaded() => rush.made(puzzle),
            _ => self.attempt.load(puzzle),
        }
    }
}
