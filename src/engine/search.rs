//! Looking for an answer, bit by bit.

use super::reply::EngineReply;
use super::request::EngineRequest;
use super::review::judging;
use super::turn::TurnSearch;
use crate::bots::{Level, SolverTask, TurnReview};
use crate::game::{Round, Turn};
use crate::puzzle::{BestLine, PuzzleGenerator};

/// Looking for the answer to a question. It goes on step by step, and can be given up between two
/// of them.
pub trait Search {
    /// Goes on for a step, which mostly takes some milliseconds at most, and seldom some tens
    /// of them. Gives the answer once it is found.
    fn step(&mut self) -> Option<EngineReply>;
}

/// Who is asked for a hint.
const ADVISER: Level = Level::Master;

impl EngineRequest {
    /// Begins to look for the answer. There is none if what is asked about is against the rules, or
    /// is over.
    #[must_use]
    pub fn begin(&self) -> Option<Box<dyn Search>> {
        Some(match self {
            Self::Turn(level, record) => Box::new(TurnSearch::of_opponent(*level, record)?),
            Self::Hint(begun, record) => Box::new(TurnSearch::of_hint(ADVISER, begun, record)?),
            Self::Review(ply, record) => Box::new(judging(*ply, record)?),
            Self::Puzzle(id) => Box::new(PuzzleGenerator::new(*id)),
            Self::Line(setup) => Box::new(BestLine::new(Round::try_from(setup.clone()).ok()?)),
            Self::Wins(setup, turn) => {
                let round = Round::try_from(setup.clone()).ok()?;
                round.clone().play_turn(turn).ok()?;
                Box::new(SolverTask::of_turn(&round, turn).ok()?)
            }
        })
    }

    /// The answer, if there is one: see [`EngineRequest::begin`].
    #[must_use]
    pub fn answer(&self) -> Option<EngineReply> {
        let mut search = self.begin()?;
        loop {
            if let Some(answer) = search.step() {
                return Some(answer);
            }
        }
    }

    /// The turn, or the rest of one, if one is asked for and there is one.
    #[must_use]
    pub fn turn(&self) -> Option<Turn> {
        match self.answer()? {
            EngineReply::Turn(turn) => Some(turn),
            EngineReply::Judgement(_)
            | EngineReply::Puzzle(_)
            | EngineReply::Line(_)
            | EngineReply::Wins(_) => None,
        }
    }
}

impl Search for TurnSearch {
    fn step(&mut self) -> Option<EngineReply> {
        self.go_on().map(EngineReply::Turn)
    }
}

impl Search for TurnReview {
    fn step(&mut self) -> Option<EngineReply> {
        Self::step(self).map(|judgement| EngineReply::Judgement(judgement.clone()))
    }
}

impl Search for PuzzleGenerator {
    fn step(&mut self) -> Option<EngineReply> {
        Self::step(self).map(|puzzle| EngineReply::Puzzle(Box::new(puzzle.clone())))
    }
}

impl Search for BestLine {
    fn step(&mut self) -> Option<EngineReply> {
        Self::step(self).map(|line| EngineReply::Line(line.to_vec()))
    }
}

impl Search for SolverTask {
    fn step(&mut self) -> Option<EngineReply> {
        let winning = Self::step(self)?;
        Some(EngineReply::Wins(
            winning.ok().map(|turns| !turns.is_empty()),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_against_the_rules_has_no_answer() {
        for text in [
            "turn novice 1.3 2 red7game pV1.pV1",
            "turn novice 1.3 2 red7game x",
            "review 0 1.3 2 red7game x",
            "review 2 1.3 2 red7game x",
            "review 1 1.3 2 red7game pV1.pV1",
            "review 3 1.3 2 red7game x.x.x",
            "line 1.3 - - 1 R7/R7/- -/-/-",
            "wins pR7 1.3 - - 1 R6V2/Y1/- B4B3/O5/-",
            "wins pR6 1.3x - - 1 R6V2/Y1/- B4B3/O5/-",
        ] {
            let question: EngineRequest = text.parse().expect(text);
            assert_eq!(question.answer(), None, "{text}");
        }
    }
}
