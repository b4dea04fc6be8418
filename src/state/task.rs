//! What an opponent has to find, as a text: it is sent to where thinking happens.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::bots::{Level, ParseLevelError, Thinking};
use crate::game::{Move, ParseRecordError, Record, Round, Turn};

/// The turn of the opponent that is to move in a game.
///
/// Its text form is `LEVEL RECORD`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// How well the opponent plays.
    pub level: Level,
    /// The game.
    pub record: Record,
}

impl Task {
    /// Begins to look for the turn. There is none if the record is against the rules, or
    /// if its game is over.
    #[must_use]
    pub fn begin(&self) -> Option<Search> {
        let mut game = self.record.replay(usize::MAX).ok()?;
        game.next_round();
        let round = game.round().clone();
        if round.table().winner().is_some() {
            return None;
        }
        let seed = self.record.seed.bot_seed(self.record.turns.len());
        let view = round.view(round.table().turn());
        Some(Search {
            level: self.level,
            seed,
            thinking: self.level.think(&view, seed),
            round,
            turn: Turn::default(),
        })
    }

    /// The turn, if there is one: see [`Task::begin`].
    #[must_use]
    pub fn turn(&self) -> Option<Turn> {
        let mut search = self.begin()?;
        loop {
            if let Some(turn) = search.step() {
                return Some(turn);
            }
        }
    }
}

/// The search for an opponent's turn, in steps. The opponent sees the view of its seat and
/// nothing else; whenever it draws a card it is asked again.
pub struct Search {
    level: Level,
    seed: u64,
    thinking: Thinking,
    round: Round,
    /// The moves made so far.
    turn: Turn,
}

impl Search {
    /// Goes on for a step, which takes about a millisecond or less. Gives the turn once it
    /// is found. Should the opponent ever answer with an illegal move, it passes, so that
    /// the game goes on.
    pub fn step(&mut self) -> Option<Turn> {
        let choice = self.thinking.step()?.clone();
        for &mv in choice.turn().moves() {
            if self.round.play(mv).is_err() {
                return Some(Turn::from_iter([Move::Pass]));
            }
            self.turn.push(mv);
        }
        if !choice.awaits_card() {
            return Some(self.turn.clone());
        }
        let view = self.round.view(self.round.table().turn());
        self.thinking = self.level.think(&view, self.seed);
        None
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.level, self.record)
    }
}

/// Why a text is no task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseTaskError {
    /// It has no space.
    #[error("a task is a level and a record, with a space between")]
    Fields,
    /// It starts with no level.
    #[error(transparent)]
    Level(#[from] ParseLevelError),
    /// What follows is no record.
    #[error(transparent)]
    Record(#[from] ParseRecordError),
}

impl FromStr for Task {
    type Err = ParseTaskError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (level, record) = text.split_once(' ').ok_or(ParseTaskError::Fields)?;
        Ok(Self {
            level: level.parse()?,
            record: record.parse()?,
        })
    }
}

/// Answers a question `NUMBER TASK` with `NUMBER TURN`. Nothing is answered to what
/// is no question.
#[must_use]
pub fn answer(question: &str) -> Option<String> {
    let (number, task) = question.split_once(' ')?;
    let turn = task.parse::<Task>().ok()?.turn()?;
    Some(format!("{number} {turn}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_gives_the_task_back() {
        let text = "skilled 1.3ax 3 red7game x.pO6";
        let task: Task = text.parse().expect(text);
        assert_eq!(task.to_string(), text);
        for (text, error) in [
            ("skilled", ParseTaskError::Fields),
            (
                "clever 1.3 2 red7game -",
                ParseTaskError::Level(ParseLevelError),
            ),
        ] {
            assert_eq!(text.parse::<Task>(), Err(error), "{text}");
        }
        let error = "novice 1.3 2 red7game".parse::<Task>();
        assert!(matches!(error, Err(ParseTaskError::Record(_))), "{error:?}");
    }

    #[test]
    fn a_question_is_answered_under_its_number() {
        let answer = answer("7 novice 1.3 2 red7game -").expect("an answer");
        let (number, turn) = answer.split_once(' ').expect("two parts");
        assert_eq!(number, "7");
        let record: Record = format!("1.3 2 red7game {turn}").parse().expect("a record");
        assert_eq!(
            record.replay(usize::MAX).map(|game| game.round_number()),
            Ok(1)
        );
    }

    #[test]
    fn what_is_no_question_is_not_answered() {
        for text in [
            "",
            "7",
            "7 novice",
            "7 novice 1.3 2 red7game pV1.pV1",
            "7 novice 1.3 2 red7game x",
        ] {
            assert_eq!(answer(text), None, "{text}");
        }
    }
}
