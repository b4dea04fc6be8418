//! Whether a position with one winning turn makes a good puzzle: wrong turns must be worth a
//! thought.

use super::{Puzzle, SOLVER, after_leading_turns};
use crate::bots::{ForcedResult, forced_result};
use crate::game::{Round, Turn};

/// The trial of a position, in steps.
pub(super) struct PuzzleVetting {
    puzzle: Puzzle,
    /// The round after the key, until it was looked at.
    won: Option<Round>,
    /// The rounds after wrong turns that are still to be looked at.
    wrong: Vec<Round>,
    /// How many wrong turns there are.
    count: usize,
    /// How many of them lose at once: the player has no answer to the next turns of the others.
    at_once: usize,
    /// How long the best of them holds out.
    longest: usize,
}

/// What came out so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VettingResult {
    Open,
    Good,
    Poor,
}

impl PuzzleVetting {
    pub(super) fn new(puzzle: Puzzle) -> Self {
        let (won, wrong): (Vec<_>, Vec<_>) =
            after_leading_turns(&puzzle.round).partition(|(turn, _)| *turn == puzzle.key);
        let rounds = |turns: Vec<(Turn, Round)>| turns.into_iter().map(|(_, after)| after);
        Self {
            puzzle,
            won: rounds(won).next(),
            count: wrong.len(),
            wrong: rounds(wrong).collect(),
            at_once: 0,
            longest: 0,
        }
    }

    /// Looks at the key, or at another wrong turn. The key must not win at once.
    pub(super) fn step(&mut self) -> VettingResult {
        if let Some(after) = self.won.take() {
            let players = after.table().players().get();
            return match forced_result(&after, SOLVER) {
                Ok(ForcedResult::Won(turns)) if turns > players => self.quality(),
                _ => VettingResult::Poor,
            };
        }
        if let Some(after) = self.wrong.pop() {
            let Ok(ForcedResult::Lost(turns)) = forced_result(&after, SOLVER) else {
                return VettingResult::Poor;
            };
            let players = after.table().players().get();
            self.at_once += usize::from(turns <= players);
            self.longest = self.longest.max(turns / players);
        }
        self.quality()
    }

    /// At most half of the wrong turns lose at once, and one of them holds out for two rounds
    /// of the table.
    fn quality(&self) -> VettingResult {
        match self.wrong.is_empty() && self.won.is_none() {
            _ if self.at_once * 2 > self.count => VettingResult::Poor,
            false => VettingResult::Open,
            true if self.longest < 2 => VettingResult::Poor,
            true => VettingResult::Good,
        }
    }

    /// The puzzle, once it is known to be good.
    pub(super) fn passed(&self) -> Option<&Puzzle> {
        (self.quality() == VettingResult::Good).then_some(&self.puzzle)
    }
}
