//! A rush: as many puzzles as can be solved in three minutes.

use crate::game::Seed;
use crate::puzzle::{Grade, PuzzleId};

/// As many puzzles as can be solved in three minutes. They get harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rush {
    seed: Seed,
    /// When it ends, in seconds since the beginning of 1970.
    ends: i64,
    /// How many seconds are left, as last seen.
    pub left: u32,
    /// How many were solved.
    pub solved: u32,
    /// How many were not.
    pub missed: u32,
    /// What came of the last one.
    pub last: Option<bool>,
}

impl Rush {
    /// How many seconds it takes.
    pub const SECONDS: u32 = 180;

    /// The miss with which it ends.
    pub const MISSES: u32 = 3;

    /// After so many that were solved come the next harder ones.
    const STEP: u32 = 4;

    /// A rush that begins now, in seconds since the beginning of 1970.
    #[must_use]
    pub fn new(seed: Seed, now: i64) -> Self {
        Self {
            seed,
            ends: now + i64::from(Self::SECONDS),
            left: Self::SECONDS,
            solved: 0,
            missed: 0,
            last: None,
        }
    }

    /// Whether time is up, or too many were missed.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.left == 0 || self.missed == Self::MISSES
    }

    /// The next puzzle.
    #[must_use]
    pub fn puzzle(&self) -> PuzzleId {
        let grade = match self.solved / Self::STEP {
            0 => Grade::Easy,
            1 => Grade::Medium,
            _ => Grade::Hard,
        };
        PuzzleId::of_rush(self.seed, self.solved + self.missed, grade)
    }

    /// Looks at the clock. It may be late: a browser lets pages that are not seen wait.
    pub fn tick(&mut self, now: i64) {
        if !self.is_over() {
            // A clock that was set back gives no time.
            let left = (self.ends - now).clamp(0, self.left.into());
            self.left = u32::try_from(left).unwrap_or_default();
        }
    }

    /// Counts what came of a puzzle.
    pub fn count(&mut self, is_solved: bool) {
        match is_solved {
            true => self.solved += 1,
            false => self.missed += 1,
        }
        self.last = Some(is_solved);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rush_gets_harder() {
        let mut rush = Rush::new("red7game".parse().expect("a seed"), 0);
        let mut grades = Vec::new();
        for _ in 0..9 {
            grades.push(rush.puzzle().grade);
            rush.count(true);
        }
        assert_eq!(grades[0], Grade::Easy);
        assert_eq!((grades[3], grades[4]), (Grade::Easy, Grade::Medium));
        assert_eq!((grades[7], grades[8]), (Grade::Medium, Grade::Hard));
    }
}
