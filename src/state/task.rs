//! The question of what to do next in a game.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::question::Ponder;
use crate::bots::{Level, ParseLevelError, Thinking};
use crate::game::{Move, ParseRecordError, ParseTurnError, Record, Round, Turn};

/// A question about the turn that comes next in a game.
///
/// Its text form is `LEVEL RECORD`, or `hint:MOVES RECORD`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// What is asked.
    pub question: Question,
    /// The game.
    pub record: Record,
}

/// What is asked of the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What an opponent of this level does.
    Turn(Level),
    /// What a master would do who has begun the turn with these moves. It goes no further
    /// than to a card that is drawn.
    Hint(Turn),
}

/// Who is asked for a hint.
const ADVISER: Level = Level::Master;

/// What a hint begins with in a text.
const HINT: &str = "hint:";

impl Question {
    const fn level(&self) -> Level {
        match self {
            Self::Turn(level) => *level,
            Self::Hint(_) => ADVISER,
        }
    }
}

impl Task {
    /// Begins to look for the turn. There is none if the record is against the rules, or
    /// if its game is over.
    #[must_use]
    pub fn begin(&self) -> Option<Search> {
        let mut game = self.record.replay(usize::MAX).ok()?;
        game.next_round();
        let mut round = game.round().clone();
        let mover = round.table().turn();
        if let Question::Hint(begun) = &self.question {
            for &mv in begun.moves() {
                round.play(mv).ok()?;
            }
        }
        if round.table().winner().is_some() || round.table().turn() != mover {
            return None;
        }
        let level = self.question.level();
        let seed = self.record.seed.bot_seed(self.record.turns.len());
        let thinking = level.think(&round.view(mover), seed);
        Some(Search {
            level,
            looks_past_draws: matches!(self.question, Question::Turn(_)),
            seed,
            thinking,
            round,
            turn: Turn::default(),
        })
    }

    /// The turn, or the rest of it, if there is one: see [`Task::begin`].
    #[must_use]
    pub fn turn(&self) -> Option<Turn> {
        let mut search = self.begin()?;
        loop {
            if let Some(turn) = search.go_on() {
                return Some(turn);
            }
        }
    }
}

/// The search for a turn, in steps. Who is asked sees the view of the seat to move and
/// nothing else; whenever an opponent draws a card it is asked again.
pub struct Search {
    level: Level,
    /// Whether a card that is drawn on the way is looked at.
    looks_past_draws: bool,
    seed: u64,
    thinking: Thinking,
    round: Round,
    /// The moves found so far.
    turn: Turn,
}

impl Search {
    /// Goes on for a step. Gives the turn once it is found. Should the opponent ever answer
    /// with an illegal move, it passes, so that the game goes on.
    pub fn go_on(&mut self) -> Option<Turn> {
        let choice = self.thinking.step()?.clone();
        for &mv in choice.turn().moves() {
            if self.round.play(mv).is_err() || self.turn.push(mv).is_err() {
                return Some(Turn::from(Move::Pass));
            }
        }
        if !choice.awaits_card() || !self.looks_past_draws {
            return Some(self.turn.clone());
        }
        let view = self.round.view(self.round.table().turn());
        self.thinking = self.level.think(&view, self.seed);
        None
    }
}

impl Ponder for Search {
    fn step(&mut self) -> Option<String> {
        self.go_on().map(|turn| Moves(&turn).to_string())
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(level) => level.fmt(f),
            Self::Hint(begun) => write!(f, "{HINT}{}", Moves(begun)),
        }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.question, self.record)
    }
}

/// Why a text is no task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseTaskError {
    /// It has no space.
    #[error("a task is a level or a hint, and a record, with a space between")]
    Fields,
    /// It starts with no level.
    #[error(transparent)]
    Level(#[from] ParseLevelError),
    /// The moves of a hint are none.
    #[error(transparent)]
    Turn(#[from] ParseTurnError),
    /// What follows is no record.
    #[error(transparent)]
    Record(#[from] ParseRecordError),
}

impl FromStr for Task {
    type Err = ParseTaskError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (question, record) = text.split_once(' ').ok_or(ParseTaskError::Fields)?;
        Ok(Self {
            question: match question.strip_prefix(HINT) {
                Some(begun) => Question::Hint(parse_moves(begun)?),
                None => Question::Turn(question.parse()?),
            },
            record: record.parse()?,
        })
    }
}

/// Reads the answer to a task: the turn, or the rest of it.
#[must_use]
pub fn read_turn(text: &str) -> Option<Turn> {
    parse_moves(text).ok()
}

/// What stands for no move at all.
const NO_MOVE: &str = "-";

/// The text of a turn, or of a part of it, in which there may be no move.
struct Moves<'a>(&'a Turn);

impl fmt::Display for Moves<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.is_empty() {
            true => f.write_str(NO_MOVE),
            false => self.0.fmt(f),
        }
    }
}

fn parse_moves(text: &str) -> Result<Turn, ParseTurnError> {
    match text {
        NO_MOVE => Ok(Turn::default()),
        _ => text.parse(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_gives_the_task_back() {
        for text in [
            "skilled 1.3ax 3 red7game x.pO6",
            "hint:- 1.3 2 red7game -",
            "hint:pR3cR1 1.3 2 red7game -",
        ] {
            let task: Task = text.parse().expect(text);
            assert_eq!(task.to_string(), text);
        }
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
    fn a_hint_goes_on_from_the_moves_made() {
        let hint = |begun: &str| {
            let task: Task = format!("hint:{begun} 1.3 2 red7game -").parse().ok()?;
            task.turn()
        };
        let turn = hint("-").expect("a hint");
        let first = Turn::from(turn.moves()[0]);
        let rest = hint(&first.to_string()).expect("the rest");
        let record = format!("1.3 2 red7game {first}{rest}");
        let record: Record = record.parse().expect("a record");
        assert!(record.replay(usize::MAX).is_ok(), "{record}");
    }

    #[test]
    fn a_hint_does_not_look_at_a_card_that_is_drawn() {
        // In some of these deals a 3 is played, which draws.
        let mut draws = 0;
        for number in 0..40 {
            let mut record: Record = format!("1.3ax 2 seed{number:04} -")
                .parse()
                .expect("a record");
            for _ in 0..4 {
                let question = Question::Hint(Turn::default());
                let hint = Task {
                    question,
                    record: record.clone(),
                }
                .turn();
                let question = Question::Turn(ADVISER);
                let Some(turn) = (Task {
                    question,
                    record: record.clone(),
                })
                .turn() else {
                    break;
                };
                let hint = hint.expect("as long as there is a turn");
                assert!(turn.moves().starts_with(hint.moves()), "{hint} of {turn}");
                draws += usize::from(hint != turn);
                record.turns.push(turn);
            }
        }
        assert!(draws > 0);
    }
}
