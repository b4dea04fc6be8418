//! A rush: as many puzzles as possible in three minutes.

use super::PuzzleAttempt;
use crate::engine::EngineRequest;
use crate::game::{Seed, Turn};
use crate::puzzle::{Grade, Puzzle, PuzzleId};
use crate::state::play::LeadStatus;

/// A rush, with its clock and its results. The puzzles get harder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rush {
    seed: Seed,
    /// End of the rush, by the clock of its ticks, once it has started.
    ends: Option<u32>,
    /// Number of seconds left at the last tick.
    pub left: u32,
    pub tried: Vec<RushAttempt>,
    /// `true` if the player gave up.
    pub is_left: bool,
    /// `true` while the result of the last puzzle is on screen, which prevents moves.
    pub is_shown: bool,
    /// The last attempt, if it failed, for showing the reply to it.
    last_miss: Option<PuzzleAttempt>,
    /// The puzzle after the current one, once generated.
    next: Option<Puzzle>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RushAttempt {
    pub id: PuzzleId,
    /// Rule, leader and runner-up before the first turn.
    pub verdict: LeadStatus,
    pub is_solved: bool,
}

impl Rush {
    /// Duration in seconds.
    pub const SECONDS: u32 = 180;

    /// Number of misses that end the rush.
    pub const MISSES: usize = 3;

    /// Number of puzzles after which the next grade begins.
    const STEP: usize = 4;

    /// Creates a rush that hasn't started yet.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self {
            seed,
            ends: None,
            left: Self::SECONDS,
            tried: Vec::new(),
            is_left: false,
            is_shown: false,
            last_miss: None,
            next: None,
        }
    }

    /// Starts the clock. `now` is in seconds, by a clock that is never set.
    pub fn begin(&mut self, now: u32) {
        self.ends = self.ends.or(Some(now + Self::SECONDS));
    }

    /// Returns `true` once the clock has started.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.ends.is_some()
    }

    /// Returns `true` if time is up, the player has missed too many puzzles or has given up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.left == 0 || self.missed() == Self::MISSES || self.is_left
    }

    #[must_use]
    pub fn solved(&self) -> usize {
        self.tried.len() - self.missed()
    }

    #[must_use]
    pub fn missed(&self) -> usize {
        self.tried.iter().filter(|tried| !tried.is_solved).count()
    }

    /// Result of the last puzzle: `true` if it was solved.
    #[must_use]
    pub fn last(&self) -> Option<bool> {
        self.tried.last().map(|tried| tried.is_solved)
    }

    /// The puzzles solved since the last miss.
    #[must_use]
    pub fn streak(&self) -> &[RushAttempt] {
        let streaks = self.tried.rsplit(|tried| !tried.is_solved);
        streaks.into_iter().next().unwrap_or_default()
    }

    /// The most puzzles solved in a row.
    #[must_use]
    pub fn longest_streak(&self) -> usize {
        let streaks = self.tried.split(|tried| !tried.is_solved);
        streaks.map(<[_]>::len).max().unwrap_or_default()
    }

    /// The current puzzle.
    #[must_use]
    pub fn puzzle(&self) -> PuzzleId {
        self.nth(self.tried.len())
    }

    fn nth(&self, number: usize) -> PuzzleId {
        let grade = match number / Self::STEP {
            0 => Grade::Easy,
            1 => Grade::Medium,
            _ => Grade::Hard,
        };
        PuzzleId::of_rush(self.seed, number as u32, grade)
    }

    /// Requests the reply to the last miss, then the next puzzle, so that it appears without delay.
    #[must_use]
    pub fn question(&self) -> Option<EngineRequest> {
        if self.is_over() {
            return None;
        }
        let missed = self.last_miss.as_ref().and_then(PuzzleAttempt::question);
        let next = || EngineRequest::Puzzle(self.nth(self.tried.len() + 1));
        missed.or_else(|| self.next.is_none().then(next))
    }

    /// Stores the line that follows the last miss.
    pub fn continued(&mut self, line: Vec<Turn>) {
        if let Some(missed) = &mut self.last_miss {
            missed.continued(line);
        }
    }

    /// The last attempt, if it failed.
    #[must_use]
    pub const fn last_miss(&self) -> Option<&PuzzleAttempt> {
        self.last_miss.as_ref()
    }

    /// Stores the next puzzle.
    pub fn made(&mut self, puzzle: Puzzle) {
        self.next = Some(puzzle);
    }

    /// Updates the time left. `now` is by the same clock as in [`begin`](Self::begin). It may be late, because browsers
    /// delay timers of hidden pages.
    pub fn tick(&mut self, now: u32) {
        if let Some(ends) = self.ends
            && !self.is_over()
        {
            self.left = ends.saturating_sub(now);
        }
    }

    /// Counts the result of a puzzle. Returns the next puzzle, if it is generated.
    pub fn count(&mut self, tried: RushAttempt, attempt: PuzzleAttempt) -> Option<Puzzle> {
        self.last_miss = (!tried.is_solved).then_some(attempt);
        self.tried.push(tried);
        self.is_shown = true;
        self.next.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Color;

    fn after(results: &[bool]) -> Rush {
        let mut rush = Rush::new("red7game".parse().expect("a seed"));
        for &is_solved in results {
            let (rule, leader, next) = (Color::Red, None, None);
            let verdict = LeadStatus {
                rule,
                leader,
                runner_up: next,
            };
            let id = rush.puzzle();
            let tried = RushAttempt {
                id,
                verdict,
                is_solved,
            };
            rush.count(tried, PuzzleAttempt::new(id));
        }
        rush
    }

    #[test]
    fn a_rush_gets_harder() {
        let grades: Vec<Grade> = (0..9)
            .map(|solved| after(&vec![true; solved]).puzzle().grade)
            .collect();
        assert_eq!(grades[0], Grade::Easy);
        assert_eq!((grades[3], grades[4]), (Grade::Easy, Grade::Medium));
        assert_eq!((grades[7], grades[8]), (Grade::Medium, Grade::Hard));
    }

    #[test]
    fn the_clock_runs_once_it_is_let_run() {
        let mut rush = after(&[]);
        rush.tick(1_000);
        assert_eq!((rush.left, rush.has_begun()), (Rush::SECONDS, false));
        rush.begin(1_000);
        rush.begin(1_030);
        rush.tick(1_060);
        assert_eq!((rush.left, rush.has_begun()), (Rush::SECONDS - 60, true));
    }

    #[test]
    fn a_miss_ends_a_streak() {
        let counts = |results: &[bool]| {
            let rush = after(results);
            let streaks = (rush.streak().len(), rush.longest_streak());
            (rush.solved(), rush.missed(), streaks)
        };
        assert_eq!(counts(&[]), (0, 0, (0, 0)));
        assert_eq!(counts(&[true, true, false]), (2, 1, (0, 2)));
        assert_eq!(counts(&[false, true, true, false, true]), (3, 2, (1, 2)));
    }

    #[test]
    fn the_next_puzzle_is_asked_for_until_the_last() {
        let rush = after(&[true]);
        let next = EngineRequest::Puzzle(after(&[true, true]).puzzle());
        assert_eq!(rush.question(), Some(next));
        assert_eq!(after(&[false, false, false]).question(), None);
    }
}
