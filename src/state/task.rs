//! What an opponent has to find, as a text: it is sent to where thinking happens.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::bots::{Level, ParseLevelError, stops_short};
use crate::game::{Move, ParseRecordError, Record, Turn};

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
    /// The turn. The opponent sees the view of its seat and nothing else; whenever it
    /// draws a card it is asked again. Should it ever answer with an illegal move, it
    /// passes, so that the game goes on. There is none if the record is against the
    /// rules, or if its game is over.
    #[must_use]
    pub fn turn(&self) -> Option<Turn> {
        let mut game = self.record.replay(usize::MAX).ok()?;
        game.next_round();
        let mut round = game.round().clone();
        if round.table().winner().is_some() {
            return None;
        }
        let seat = round.table().turn();
        let seed = self.record.seed.bot_seed(self.record.turns.len());
        let mut turn = Turn::default();
        loop {
            let view = round.view(seat);
            let part = self.level.choose(&view, seed);
            for &mv in part.moves() {
                if round.play(mv).is_err() {
                    return Some(Turn::from_iter([Move::Pass]));
                }
                turn.push(mv);
            }
            if !stops_short(&view, &part) {
                return Some(turn);
            }
        }
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
