//! Looking for an answer, bit by bit.

use super::answer::Answer;
use super::turn::TurnSearch;
use crate::bots::{Review, Solving};
use crate::puzzle::{PlayOut, Seek};

/// Looking for the answer to a question. It goes on step by step, and can be given up between two
/// of them.
pub trait Search {
    /// Goes on for a step, which mostly takes some milliseconds at most, and seldom some tens
    /// of them. Gives the answer once it is found.
    fn step(&mut self) -> Option<Answer>;
}

impl Search for TurnSearch {
    fn step(&mut self) -> Option<Answer> {
        self.go_on().map(Answer::Turn)
    }
}

impl Search for Review {
    fn step(&mut self) -> Option<Answer> {
        Self::step(self).map(|judgement| Answer::Judgement(judgement.clone()))
    }
}

impl Search for Seek {
    fn step(&mut self) -> Option<Answer> {
        Self::step(self).map(|puzzle| Answer::Puzzle(Box::new(puzzle.clone())))
    }
}

impl Search for PlayOut {
    fn step(&mut self) -> Option<Answer> {
        Self::step(self).map(|line| Answer::Line(line.to_vec()))
    }
}

impl Search for Solving {
    fn step(&mut self) -> Option<Answer> {
        let winning = Self::step(self)?;
        Some(Answer::Wins(winning.ok().map(|turns| !turns.is_empty())))
    }
}
