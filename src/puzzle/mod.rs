//! Puzzles: positions with all cards open in which exactly one turn wins.
//!
//! A puzzle follows from its [`PuzzleId`]: the number of players, its [`Grade`], and a seed. So there
//! are as many puzzles as seeds, and the same id gives the same puzzle on every machine.
//! [`generate`] plays random games from that seed until it comes to a good puzzle, which takes a
//! fraction of a second up to some seconds:
//!
//! ```
//! use red7::puzzle::{Puzzle, generate};
//!
//! let Puzzle { round, key } = generate("2e-red7game".parse()?);
//! assert_eq!(red7::bots::solve(&round)?, [key]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`best_line`] shows the best play after a turn, to the end: why a wrong turn loses, or that
//! the key wins. All puzzles are Basic without Actions.

#![deny(missing_docs)]

mod best_line;
mod generator;
mod grade;
mod id;
mod vetting;

use crate::game::{Move, Round, Seat, Turn};

pub use best_line::best_line;
pub use generator::{generate, most_cards, seen_from_mover};
pub use grade::Grade;
pub use id::{ParsePuzzleError, PuzzleId};

/// Seat of the player who has to find the winning turn.
pub const SOLVER: Seat = Seat::FIRST;

/// A position with one winning turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position, with all hands open. The first seat, [`SOLVER`], is to move.
    pub round: Round,
    /// The only turn that wins, whatever all others do together. Chess players call it the
    /// key.
    pub key: Turn,
}

/// Returns the turns that leave their player in.
///
/// In Basic that follows from the cards of a turn alone, so no turn is played here.
fn leading_turns(round: &Round) -> Vec<Turn> {
    let table = round.table();
    let mover = table.turn();
    let challenge = table.lead_threshold(mover);
    let mut turns = Vec::new();
    round.each_turn(|turn| {
        let palette = table.palette(mover) | turn.plays().collect();
        let leads = match turn.moves().last() {
            Some(Move::Play(_)) => challenge.is_met(table.rule(), palette),
            // A discard is legal only if the player leads after it.
            Some(Move::ToCanvas(_)) => true,
            _ => false,
        };
        if leads {
            turns.push(turn.clone());
        }
    });
    turns
}

/// Returns the turns that leave their player in, each with the round after it.
fn after_leading_turns(round: &Round) -> impl Iterator<Item = (Turn, Round)> {
    leading_turns(round).into_iter().map(|turn| {
        let mut after = round.clone();
        // Legal, since `each_turn` has listed it.
        let _ = after.play_turn(&turn);
        (turn, after)
    })
}
