//! What is answered.

use std::fmt;

use super::moves::{MovesText, parse_moves};
use super::request::EngineRequest;
use crate::bots::Judgement;
use crate::game::{Round, Setup, Turn, read_turns, write_turns};
use crate::puzzle::Puzzle;

/// The answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineReply {
    /// A turn, or the rest of one.
    Turn(Turn),
    /// What a turn was worth.
    Judgement(Judgement),
    /// A puzzle.
    Puzzle(Box<Puzzle>),
    /// How it goes on.
    Line(Vec<Turn>),
    /// Whether a turn wins; nothing if that is out of reach.
    Wins(Option<bool>),
}

/// The answers to whether a turn wins.
const YES: &str = "yes";
const NO: &str = "no";
const UNKNOWN: &str = "?";

impl EngineReply {
    /// Reads the answer to a question, if the text is one.
    #[must_use]
    pub fn read(question: &EngineRequest, text: &str) -> Option<Self> {
        Some(match question {
            EngineRequest::Turn(..) | EngineRequest::Hint(..) => {
                Self::Turn(parse_moves(text).ok()?)
            }
            EngineRequest::Review(..) => Self::Judgement(text.parse().ok()?),
            EngineRequest::Puzzle(_) => Self::Puzzle(Box::new(read_puzzle(text)?)),
            EngineRequest::Line(_) => Self::Line(read_turns(text).ok()?),
            EngineRequest::Wins(..) => Self::Wins(match text {
                YES => Some(true),
                NO => Some(false),
                UNKNOWN => None,
                _ => return None,
            }),
        })
    }
}

fn read_puzzle(text: &str) -> Option<Puzzle> {
    let (position, key) = text.split_once(' ')?;
    let setup = Setup::from_word(position).ok()?;
    Some(Puzzle {
        round: Round::try_from(setup).ok()?.with_open_hands(),
        key: key.parse().ok()?,
    })
}

impl fmt::Display for EngineReply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(turn) => MovesText(turn).fmt(f),
            Self::Judgement(judgement) => judgement.fmt(f),
            Self::Puzzle(puzzle) => {
                let position = puzzle.round.setup().ok_or(fmt::Error)?;
                write!(f, "{} {}", position.to_word(), puzzle.key)
            }
            Self::Line(turns) => f.write_str(&write_turns(turns)),
            Self::Wins(Some(true)) => f.write_str(YES),
            Self::Wins(Some(false)) => f.write_str(NO),
            Self::Wins(None) => f.write_str(UNKNOWN),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{BestLine, PuzzleGenerator, PuzzleId};

    fn question(text: &str) -> EngineRequest {
        text.parse().expect(text)
    }

    #[test]
    fn a_text_gives_the_answer_back() {
        for text in [
            "turn novice 1.3 2 red7game -",
            "hint - 1.3 2 red7game -",
            "review 1 1.3 2 red7game x",
            "puzzle 2e-red7game",
            "line 1.3 - - 1 R6V2/Y1/- B4B3/O5/-",
            "wins pR6 1.3 - - 1 R6V2/Y1/- B4B3/O5/-",
        ] {
            let question = question(text);
            let answer = question.answer().expect(text);
            let read = EngineReply::read(&question, &answer.to_string());
            assert_eq!(read, Some(answer), "{text}");
        }
    }

    #[test]
    fn a_puzzle_and_its_line_are_found() {
        let id: PuzzleId = "2e-red7game".parse().expect("a puzzle");
        let puzzle = PuzzleGenerator::new(id).finish();
        let answer = EngineRequest::Puzzle(id).answer();
        assert_eq!(answer, Some(EngineReply::Puzzle(Box::new(puzzle.clone()))));
        let mut after = puzzle.round;
        after.play_turn(&puzzle.key).expect("legal");
        let setup = after.setup().expect("between turns");
        let line = BestLine::new(after).finish();
        assert_eq!(
            EngineRequest::Line(setup).answer(),
            Some(EngineReply::Line(line))
        );
    }

    #[test]
    fn whether_a_turn_wins_is_found() {
        for (turn, wins) in [("pR6", true), ("pV2", false), ("x", false)] {
            let asked = question(&format!("wins {turn} 1.3 - - 1 R6V2/Y1/- B4B3/O5/-"));
            assert_eq!(
                asked.answer(),
                Some(EngineReply::Wins(Some(wins))),
                "{turn}"
            );
        }
    }

    #[test]
    fn to_pass_is_never_the_way_to_win() {
        let Some(EngineReply::Judgement(judgement)) =
            question("review 1 1.3 2 red7game x").answer()
        else {
            panic!("a judgement");
        };
        assert_eq!(judgement.fair.map(|fair| fair.played.won), Some(0));
    }

    #[test]
    fn what_is_no_answer_is_found_out() {
        let puzzle = question("puzzle 2e-red7game");
        for text in ["", "1.3", "1.3_-_-_1_R7/-/-_-/-/-", "x x"] {
            assert_eq!(EngineReply::read(&puzzle, text), None, "{text}");
        }
        let line = question("line 1.3 - - 1 R6V2/Y1/- B4B3/O5/-");
        assert_eq!(
            EngineReply::read(&line, "-"),
            Some(EngineReply::Line(Vec::new()))
        );
        assert_eq!(EngineReply::read(&line, "pR7.q"), None);
        let turn = question("turn novice 1.3 2 red7game -");
        assert_eq!(EngineReply::read(&turn, "yes"), None);
        let wins = question("wins pR6 1.3 - - 1 R6V2/Y1/- B4B3/O5/-");
        assert_eq!(EngineReply::read(&wins, "?"), Some(EngineReply::Wins(None)));
        assert_eq!(EngineReply::read(&wins, "perhaps"), None);
    }
}
