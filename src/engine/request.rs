//! Requests, and their texts.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::moves::{MovesText, parse_moves};
use crate::bots::{Level, ParseLevelError};
use crate::game::{ParseRecordError, ParseTurnError, Record, Setup, Turn};
use crate::puzzle::PuzzleId;

/// Request to the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineRequest {
    /// The next turn of an opponent with this level.
    Turn(Level, Record),
    /// A hint: the rest of the turn that a Master would make after these moves, up to the first card drawn.
    Hint(Turn, Record),
    /// The review of a turn of a game.
    Review {
        /// Number of the turn, from 1.
        ply: usize,
        /// The game.
        record: Record,
        /// Number of deals of the hidden cards to try: as many as in the review of the turn in whose place this one was
        /// made, so that their chances can be compared.
        deals: Option<u32>,
    },
    /// The puzzle with this id.
    Puzzle(PuzzleId),
    /// The best line from a position.
    Line(Setup),
    /// A check whether this turn wins in a position, with all cards open.
    Wins(Setup, Turn),
}

/// First words of the texts.
const TURN: &str = "turn";
const HINT: &str = "hint";
const REVIEW: &str = "review";
/// Between the number of a turn and that of deals.
const IN: char = '/';
const PUZZLE: &str = "puzzle";
const LINE: &str = "line";
const WINS: &str = "wins";

impl EngineRequest {
    /// Returns `true` if the page must not compute the reply itself: it would take so long that the page freezes.
    #[must_use]
    pub const fn needs_worker(&self) -> bool {
        match self {
            Self::Turn(..) | Self::Hint(..) => false,
            Self::Review { .. } | Self::Puzzle(_) | Self::Line(_) | Self::Wins(..) => true,
        }
    }
}

impl fmt::Display for EngineRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(level, record) => write!(f, "{TURN} {level} {record}"),
            Self::Hint(begun, record) => write!(f, "{HINT} {} {record}", MovesText(begun)),
            Self::Review { ply, record, deals } => match deals {
                Some(deals) => write!(f, "{REVIEW} {ply}{IN}{deals} {record}"),
                None => write!(f, "{REVIEW} {ply} {record}"),
            },
            Self::Puzzle(id) => write!(f, "{PUZZLE} {id}"),
            Self::Line(setup) => write!(f, "{LINE} {setup}"),
            Self::Wins(setup, turn) => write!(f, "{WINS} {turn} {setup}"),
        }
    }
}

/// Error parsing an [`EngineRequest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseRequestError {
    /// The first word is unknown.
    #[error("unknown kind of request")]
    Kind,
    /// A field is missing.
    #[error("a field of the request is missing")]
    Fields,
    /// Unknown level.
    #[error(transparent)]
    Level(#[from] ParseLevelError),
    /// Invalid moves.
    #[error(transparent)]
    Turn(#[from] ParseTurnError),
    /// Invalid number of a turn, or of deals.
    #[error("turns and deals are counted from 1")]
    Number,
    /// Invalid record.
    #[error(transparent)]
    Record(#[from] ParseRecordError),
    /// Invalid position.
    #[error("invalid position")]
    Position,
    /// Invalid id of a puzzle.
    #[error("invalid id of a puzzle")]
    Puzzle,
}

impl FromStr for EngineRequest {
    type Err = ParseRequestError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        use ParseRequestError::{Fields, Kind, Number, Position, Puzzle};
        let (kind, rest) = text.split_once(' ').ok_or(Fields)?;
        let parts = || rest.split_once(' ').ok_or(Fields);
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
                let (ply, deals) = match number.split_once(IN) {
                    Some((ply, deals)) => (ply, Some(deals.parse().map_err(|_| Number)?)),
                    None => (number, None),
                };
                let ply = ply.parse().map_err(|_| Number)?;
                let record = record.parse()?;
                Self::Review { ply, record, deals }
            }
            PUZZLE => Self::Puzzle(rest.parse().map_err(|_| Puzzle)?),
            LINE => Self::Line(rest.parse().map_err(|_| Position)?),
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
    fn requests_round_trip_through_their_texts() {
        for text in [
            "turn skilled 1.3ax 3 red7game x.pO6",
            "hint - 1.3 2 red7game -",
            "hint pR3cR1 1.3 2 red7game -",
            "review 1 1.3 2 red7game x",
            "review 1/240 1.3 2 red7game x",
            "puzzle 2e-red7game",
            "line 1.3 - - 1 R6V2/Y1/- B4B3/O5/-",
            "wins pR6 1.3 - - 1 R6V2/Y1/- B4B3/O5/-",
        ] {
            let request: EngineRequest = text.parse().expect(text);
            assert_eq!(request.to_string(), text);
        }
    }

    #[test]
    fn parse_errors_name_the_fault() {
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
