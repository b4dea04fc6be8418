//! Questions about puzzles and positions, as texts: see [`begin`](super::question::begin).
//!
//! | question | answer |
//! |---|---|
//! | `puzzle NAME` | `POSITION KEY`, with `_` for each space of the position |
//! | `line POSITION` | the turns to the end, with dots between them; `-` for none |
//! | `wins TURN POSITION` | `yes` or `no`; `?` if there are too many ways to go on |

use std::fmt;

use super::question::Ponder;
use crate::bots;
use crate::game::{Round, Setup, Turn, read_turns, write_turns};
use crate::puzzle::{PlayOut, Puzzle, PuzzleId, Seek};

/// A question about a puzzle or a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quest {
    /// The puzzle of a name.
    Puzzle(PuzzleId),
    /// How it goes on from a position.
    Line(Setup),
    /// Whether a turn wins in a position, with all cards open.
    Wins(Setup, Turn),
}

/// The first words of the questions.
const PUZZLE: &str = "puzzle ";
const LINE: &str = "line ";
const WINS: &str = "wins ";

/// The answers to whether a turn wins.
const YES: &str = "yes";
const NO: &str = "no";
const UNKNOWN: &str = "?";

impl fmt::Display for Quest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Puzzle(id) => write!(f, "{PUZZLE}{id}"),
            Self::Line(setup) => write!(f, "{LINE}{setup}"),
            Self::Wins(setup, turn) => write!(f, "{WINS}{turn} {setup}"),
        }
    }
}

/// Begins to think about a question, if it is one about a puzzle or a position.
pub fn begin(question: &str) -> Option<Box<dyn Ponder>> {
    if let Some(id) = question.strip_prefix(PUZZLE) {
        return Some(Box::new(Seek::new(id.parse().ok()?)));
    }
    if let Some(asked) = question.strip_prefix(WINS) {
        let (turn, position) = asked.split_once(' ')?;
        let position: Setup = position.parse().ok()?;
        let round = Round::try_from(position).ok()?;
        let turn: Turn = turn.parse().ok()?;
        round.clone().play_turn(&turn).ok()?;
        return Some(Box::new(bots::Solving::of_turn(&round, &turn).ok()?));
    }
    let position: Setup = question.strip_prefix(LINE)?.parse().ok()?;
    Some(Box::new(PlayOut::new(Round::try_from(position).ok()?)))
}

impl Ponder for Seek {
    fn step(&mut self) -> Option<String> {
        let Puzzle { round, key } = Self::step(self)?;
        let position = round.setup()?;
        Some(format!("{} {key}", position.to_word()))
    }
}

impl Ponder for PlayOut {
    fn step(&mut self) -> Option<String> {
        Self::step(self).map(write_turns)
    }
}

impl Ponder for bots::Solving {
    fn step(&mut self) -> Option<String> {
        let answer = match Self::step(self)? {
            Ok(winning) if winning.is_empty() => NO,
            Ok(_) => YES,
            Err(_) => UNKNOWN,
        };
        Some(answer.to_owned())
    }
}

/// Reads whether a turn wins; nothing if that is out of reach.
pub fn read_wins(answer: &str) -> Option<bool> {
    match answer {
        YES => Some(true),
        NO => Some(false),
        _ => None,
    }
}

/// Reads a puzzle that was asked for.
pub fn read_puzzle(answer: &str) -> Option<Puzzle> {
    let (position, key) = answer.split_once(' ')?;
    let setup = Setup::from_word(position).ok()?;
    Some(Puzzle {
        round: Round::try_from(setup).ok()?.with_open_hands(),
        key: key.parse().ok()?,
    })
}

/// Reads a line that was asked for.
pub fn read_line(answer: &str) -> Option<Vec<Turn>> {
    read_turns(answer).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::engine::question::answer;

    fn ask(question: &str) -> Option<String> {
        let answer = answer(&format!("7 {question}"))?;
        answer.strip_prefix("7 ").map(str::to_owned)
    }

    #[test]
    fn a_puzzle_and_its_line_come_as_texts() {
        let id: PuzzleId = "2e-red7game".parse().expect("a puzzle");
        let said = ask(&Quest::Puzzle(id).to_string()).expect("an answer");
        let puzzle = Seek::new(id).finish();
        assert_eq!(read_puzzle(&said), Some(puzzle.clone()));
        let mut after = puzzle.round;
        after.play_turn(&puzzle.key).expect("legal");
        let setup = after.setup().expect("between turns");
        let said = ask(&Quest::Line(setup).to_string()).expect("an answer");
        assert_eq!(read_line(&said), Some(PlayOut::new(after).finish()));
        assert_eq!(read_line("-"), Some(Vec::new()));
    }

    #[test]
    fn whether_a_turn_wins_comes_as_a_text() {
        let position = "1.3 - - 1 R6V2/Y1/- B4B3/O5/-";
        let wins = |turn: &str| {
            let setup = position.parse().expect("a position");
            let turn = turn.parse().expect("a turn");
            let said = ask(&Quest::Wins(setup, turn).to_string()).expect("an answer");
            read_wins(&said)
        };
        assert_eq!(wins("pR6"), Some(true));
        assert_eq!(wins("pV2"), Some(false));
        assert_eq!(wins("x"), Some(false));
        assert_eq!(read_wins(UNKNOWN), None);
    }

    #[test]
    fn what_is_no_question_has_no_answer() {
        for text in [
            "puzzle",
            "puzzle 2e",
            "line",
            "line 1.3",
            "line 1.3 - - 1 R7/R7/- -/-/-",
            "wins",
            "wins pR6",
            "wins pR7 1.3 - - 1 R6V2/Y1/- B4B3/O5/-",
            "wins pR6 1.3x - - 1 R6V2/Y1/- B4B3/O5/-",
        ] {
            assert_eq!(ask(text), None, "{text}");
        }
        for text in ["", "1.3", "1.3_-_-_1_R7/-/-_-/-/-", "x x"] {
            assert_eq!(read_puzzle(text), None, "{text}");
        }
        assert_eq!(read_line("pR7.q"), None);
    }
}
