//! What can be asked.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::moves::{MovesText, parse_moves};
use crate::bots::{Level, ParseLevelError};
use crate::game::{ParseRecordError, ParseTurnError, Record, Setup, Turn};
use crate::puzzle::PuzzleId;

/// A question that takes thought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineRequest {
    /// What an opponent of this level does next in a game.
    Turn(Level, Record),
    /// What a master would do next in a game who has begun the turn with these moves. It goes no
    /// further than to a card that is drawn.
    Hint(Turn, Record),
    /// What a turn of a game was worth, by its number from 1.
    Review(usize, Record),
    /// The puzzle of a name.
    Puzzle(PuzzleId),
    /// How it goes on from a position.
    Line(Setup),
    /// Whether a turn wins in a position, with all cards open.
    Wins(Setup, Turn),
}

/// The first words of the questions.
const TURN: &str = "turn";
const HINT: &str = "hint";
const REVIEW: &str = "review";
const PUZZLE: &str = "puzzle";
const LINE: &str = "line";
const WINS: &str = "wins";

impl fmt::Display for EngineRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(level, record) => write!(f, "{TURN} {level} {record}"),
            Self::Hint(begun, record) => write!(f, "{HINT} {} {record}", MovesText(begun)),
            Self::Review(ply, record) => write!(f, "{REVIEW} {ply} {record}"),
            Self::Puzzle(id) => write!(f, "{PUZZLE} {id}"),
            Self::Line(setup) => write!(f, "{LINE} {setup}"),
            Self::Wins(setup, turn) => write!(f, "{WINS} {turn} {setup}"),
        }
    }
}

/// Why a text is no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseRequestError {
    /// Its first word is none that a question begins with.
    #[error("no question begins like this")]
    Kind,
    /// Something is missing in it.
    #[error("something is missing in the question")]
    Fields,
    /// It names no level.
    #[error(transparent)]
    Level(#[from] ParseLevelError),
    /// It names no moves.
    #[error(transparent)]
    Turn(#[from] ParseTurnError),
    /// It names no turn by its number.
    #[error("turns are counted from 1")]
    Number,
    /// What it is about is no record.
    #[error(transparent)]
    Record(#[from] ParseRecordError),
    /// What it is about is no position.
    #[error("no position")]
    Position,
    /// It names no puzzle.
    #[error("no name of a puzzle")]
    Puzzle,
}

impl FromStr for EngineRequest {
    type Err = ParseRequestError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        use ParseRequestError::{Fields, Kind, Number, Position, Puzzle};
        let (kind, asked) = text.split_once(' ').ok_or(Fields)?;
        let parts = || asked.split_once(' ').ok_or(Fields);
        Ok(match kind {
            TURN => {
                let (level, record) = parts()?;
                Self::Turn(level.parse()?, record.parse()?)
            }
            HINT => {
                let (begun, record) = parts()?;
                Self::Hint(parse_moves(begun)?, record.parse()?)
            }
            REVIEW => {
                let (number, record) = parts()?;
                Self::Review(number.parse().map_err(|_| Number)?, record.parse()?)
            }
            PUZZLE => Self::Puzzle(asked.parse().map_err(|_| Puzzle)?),
            LINE => Self::Line(asked.parse().map_err(|_| Position)?),
            WINS => {
                let (turn, position) = parts()?;
                Self::Wins(position.parse().map_err(|_| Position)?, turn.parse()?)
            }
            _ => return Err(Kind),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_gives_the_question_back() {
        for text in [
            "turn skilled 1.3ax 3 red7game x.pO6",
            "hint - 1.3 2 red7game -",
            "hint pR3cR1 1.3 2 red7game -",
            "review 1 1.3 2 red7game x",
            "puzzle 2e-red7game",
            "line 1.3 - - 1 R6V2/Y1/- B4B3/O5/-",
            "wins pR6 1.3 - - 1 R6V2/Y1/- B4B3/O5/-",
        ] {
            let question: EngineRequest = text.parse().expect(text);
            assert_eq!(question.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_question_is_told_apart() {
        for (text, error) in [
            ("", ParseRequestError::Fields),
            ("turn", ParseRequestError::Fields),
            ("turn skilled", ParseRequestError::Fields),
            ("guess 2e-red7game", ParseRequestError::Kind),
            (
                "turn clever 1.3 2 red7game -",
                ParseRequestError::Level(ParseLevelError),
            ),
            ("review x 1.3 2 red7game x", ParseRequestError::Number),
            ("puzzle 2e", ParseRequestError::Puzzle),
            ("line 1.3", ParseRequestError::Position),
            ("wins pR6 1.3", ParseRequestError::Position),
        ] {
            assert_eq!(text.parse::<EngineRequest>(), Err(error), "{text}");
        }
        for text in ["turn novice 1.3 2 red7game", "hint q 1.3 2 red7game -"] {
            assert!(text.parse::<EngineRequest>().is_err(), "{text}");
        }
    }
}
