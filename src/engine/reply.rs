//! Replies, and their texts.

use std::fmt;

use super::moves::{MovesText, parse_moves};
use super::request::EngineRequest;
use super::rounds::{current_round, round_before};
use crate::bots::Judgement;
use crate::game::{Record, Round, Setup, Turn, read_turns, write_turns};
use crate::puzzle::{Puzzle, PuzzleId};

/// Reply to an [`EngineRequest`].
#[derive(Clone, Debug, PartialEq)]
pub enum EngineReply {
    /// An opponent's turn, or a hint: the rest of a turn.
    Turn(Turn),
    /// The review of a turn.
    Judgement(Judgement),
    /// A puzzle.
    Puzzle(Box<Puzzle>),
    /// The best line from a position.
    Line(Vec<Turn>),
    /// `Some(true)` if the turn wins; `None` if the position is too large to solve.
    Wins(Option<bool>),
}

/// Texts of [`EngineReply::Wins`].
const YES: &str = "yes";
const NO: &str = "no";
const UNKNOWN: &str = "?";

impl EngineReply {
    /// Parses the reply to a request.
    ///
    /// Returns `None` if the text isn't a reply, or if it can't be the reply to this request: all turns must be legal, a
    /// review must be of the turn in request, and a puzzle must be for as many players as its id says. So a reply that
    /// is parsed can be applied.
    #[must_use]
    pub fn parse(request: &EngineRequest, text: &str) -> Option<Self> {
        match request {
            EngineRequest::Review { ply, record, .. } => {
                let judgement = text.parse().ok()?;
                is_review_of(&judgement, *ply, record).then_some(Self::Judgement(judgement))
            }
            _ => Self::parse_unless_review(request, text),
        }
    }

    /// Parses the reply to a request other than a review, like [`parse`](Self::parse); returns `None` for a review. A program
    /// that asks for none needs no parser of judgements.
    #[must_use]
    pub fn parse_unless_review(request: &EngineRequest, text: &str) -> Option<Self> {
        Some(match request {
            EngineRequest::Turn(_, record) => {
                let turn = parse_moves(text).ok()?;
                let mut round = current_round(record, &Turn::default())?;
                round.play_turn(&turn).ok()?;
                Self::Turn(turn)
            }
            EngineRequest::Hint(begun, record) => {
                let rest = parse_moves(text).ok()?;
                can_begin(&current_round(record, begun)?, &rest).then_some(Self::Turn(rest))?
            }
            EngineRequest::Review { .. } => return None,
            EngineRequest::Puzzle(id) => Self::Puzzle(Box::new(parse_puzzle(text, *id)?)),
            EngineRequest::Line(setup) => {
                let turns = read_turns(text).ok()?;
                let mut round = Round::try_from(setup.clone()).ok()?;
                for turn in &turns {
                    round.play_turn(turn).ok()?;
                }
                Self::Line(turns)
            }
            EngineRequest::Wins(..) => Self::Wins(match text {
                YES => Some(true),
                NO => Some(false),
                UNKNOWN => None,
                _ => return None,
            }),
        })
    }
}

/// Returns `true` if these moves are legal one after another. They may leave the turn unfinished.
fn can_begin(round: &Round, moves: &Turn) -> bool {
    let mut round = round.clone();
    moves.moves().iter().all(|&mv| round.play(mv).is_ok())
}

/// Returns `true` if a judgement can be that of a turn of a game, by its number from 1.
fn is_review_of(judgement: &Judgement, ply: usize, record: &Record) -> bool {
    let made = ply.checked_sub(1).and_then(|index| record.turns.get(index));
    let (Some(round), Some(made)) = (round_before(record, ply), made) else {
        return false;
    };
    let exact = judgement.exact.iter().flatten();
    let is_exact_legal = exact
        .into_iter()
        .all(|turn| round.clone().play_turn(turn).is_ok());
    is_exact_legal
        && judgement.fair.as_ref().is_none_or(|fair| {
            let mut estimates = [&fair.recommended, &fair.played]
                .into_iter()
                .chain(&fair.others);
            made.moves().starts_with(fair.played.turn.moves())
                && estimates.all(|estimate| can_begin(&round, &estimate.turn))
        })
}

fn parse_puzzle(text: &str, id: PuzzleId) -> Option<Puzzle> {
    let (position, key) = text.split_once(' ')?;
    let setup = Setup::from_word(position).ok()?;
    let puzzle = Puzzle {
        round: Round::try_from(setup).ok()?.with_open_hands(),
        key: key.parse().ok()?,
    };
    let is_fitting = puzzle.round.table().players() == id.players;
    (is_fitting && puzzle.round.clone().play_turn(&puzzle.key).is_ok()).then_some(puzzle)
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
    use crate::puzzle::{PuzzleId, best_line, generate};

    fn request(text: &str) -> EngineRequest {
        text.parse().expect(text)
    }

    #[test]
    fn replies_round_trip_through_their_texts() {
        for text in [
            "turn novice 1.3 2 red7game -",
            "hint - 1.3 2 red7game -",
            "review 1 1.3 2 red7game x",
            "review 1/24 1.3 2 red7game x",
            "puzzle 2e-red7game",
            "line 1.3 - - 1 R6V2/Y1/- B4B3/O5/-",
            "wins pR6 1.3 - - 1 R6V2/Y1/- B4B3/O5/-",
        ] {
            let request = request(text);
            let answer = request.answer().expect(text);
            let read = EngineReply::parse(&request, &answer.to_string());
            assert_eq!(read, Some(answer), "{text}");
        }
    }

    #[test]
    fn puzzle_and_line_requests_are_answered() {
        let id: PuzzleId = "2e-red7game".parse().expect("a puzzle");
        let puzzle = generate(id);
        let answer = EngineRequest::Puzzle(id).answer();
        assert_eq!(answer, Some(EngineReply::Puzzle(Box::new(puzzle.clone()))));
        let mut after = puzzle.round;
        after.play_turn(&puzzle.key).expect("legal");
        let setup = after.setup().expect("between turns");
        let line = best_line(after);
        assert_eq!(
            EngineRequest::Line(setup).answer(),
            Some(EngineReply::Line(line))
        );
    }

    #[test]
    fn wins_requests_are_answered() {
        for (turn, wins) in [("pR6", true), ("pV2", false), ("x", false)] {
            let asked = request(&format!("wins {turn} 1.3 - - 1 R6V2/Y1/- B4B3/O5/-"));
            assert_eq!(
                asked.answer(),
                Some(EngineReply::Wins(Some(wins))),
                "{turn}"
            );
        }
    }

    #[test]
    fn passing_never_wins() {
        let Some(EngineReply::Judgement(judgement)) = request("review 1 1.3 2 red7game x").answer()
        else {
            panic!("a judgement");
        };
        assert_eq!(judgement.fair.map(|fair| fair.played.won), Some(0));
    }

    #[test]
    fn texts_that_are_no_reply_are_refused() {
        let puzzle = request("puzzle 2e-red7game");
        for text in ["", "1.3", "1.3_-_-_1_R7/-/-_-/-/-", "x x"] {
            assert_eq!(EngineReply::parse(&puzzle, text), None, "{text}");
        }
        let line = request("line 1.3 - - 1 R6V2/Y1/- B4B3/O5/-");
        assert_eq!(
            EngineReply::parse(&line, "-"),
            Some(EngineReply::Line(Vec::new()))
        );
        assert_eq!(EngineReply::parse(&line, "pR7.q"), None);
        let turn = request("turn novice 1.3 2 red7game -");
        assert_eq!(EngineReply::parse(&turn, "yes"), None);
        let wins = request("wins pR6 1.3 - - 1 R6V2/Y1/- B4B3/O5/-");
        assert_eq!(
            EngineReply::parse(&wins, "?"),
            Some(EngineReply::Wins(None))
        );
        assert_eq!(EngineReply::parse(&wins, "perhaps"), None);
    }

    #[test]
    fn replies_that_do_not_fit_the_request_are_refused() {
        const REVIEW: &str = "review 1 1.3 2 red7game x";
        let review = request(REVIEW).answer().expect(REVIEW).to_string();
        assert!(EngineReply::parse(&request(REVIEW), &review).is_some());
        for (text, reply) in [
            // A card that isn't in the hand, and no turn at all.
            ("turn novice 1.3 2 red7game -", "pR1pR2"),
            ("turn novice 1.3 2 red7game -", "-"),
            // The game is over.
            ("turn novice 1.3 2 red7game x", "x"),
            ("hint - 1.3 2 red7game -", "pR1pR2"),
            // The review of another turn.
            (REVIEW, &review.replace(",x:", ",cR1:")),
            (REVIEW, "pR1pR2 -"),
            // The puzzle of another number of players, and an illegal key.
            ("puzzle 3e-red7game", "1.3_-_-_1_R6V2/Y1/-_B4B3/O5/- pR6"),
            ("puzzle 2e-red7game", "1.3_-_-_1_R6V2/Y1/-_B4B3/O5/- pR7"),
            ("line 1.3 - - 1 R6V2/Y1/- B4B3/O5/-", "pR7"),
        ] {
            assert_eq!(
                EngineReply::parse(&request(text), reply),
                None,
                "{text}: {reply}"
            );
        }
    }
}
