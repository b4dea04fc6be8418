//! Puzzles: positions of Basic with all cards open, in which one turn wins and no other does.
//!
//! A puzzle follows from its [`PuzzleId`]: how many play, its [`Grade`] and a seed. [`Seek`] plays
//! deals by chance from that seed until a position is good enough, so there are as many puzzles
//! as seeds, and the same name is the same puzzle on every machine. [`PlayOut`] goes on from a
//! turn to the end: it shows why a turn is wrong, or that the right one wins.

mod grade;
mod id;
mod line;
mod seek;
mod trial;

use crate::game::{Move, Round, Seat, Turn};

pub use grade::Grade;
pub use id::{ParsePuzzleError, PuzzleId};
pub use line::PlayOut;
pub use seek::{Seek, most_cards, seen_from_mover};

/// Who is to find the turn.
pub const SOLVER: Seat = Seat::FIRST;

/// A position with one winning turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Where it starts, with all hands open. The first seat is to move.
    pub round: Round,
    /// The one turn that wins, whatever all others do together.
    pub key: Turn,
}

/// The turns that leave their player in.
///
/// In Basic that follows from the cards of a turn alone, so none of them is carried out.
fn leading_turns(round: &Round) -> Vec<Turn> {
    let table = round.table();
    let mover = table.turn();
    let challenge = table.challenge(mover);
    let mut turns = Vec::new();
    round.each_turn(|turn| {
        let palette = table.palette(mover) | turn.plays().collect();
        let leads = match turn.moves().last() {
            Some(Move::Play(_)) => challenge.is_met(table.rule(), palette),
            // A discard is only for those who lead after it.
            Some(Move::ToCanvas(_)) => true,
            _ => false,
        };
        if leads {
            turns.push(turn.clone());
        }
    });
    turns
}

/// The rounds after the turns that leave their player in.
fn after_leading_turns(round: &Round) -> impl Iterator<Item = (Turn, Round)> {
    leading_turns(round).into_iter().map(|turn| {
        let mut after = round.clone();
        // Each of them was found by the rules themselves.
        let _ = after.play_turn(&turn);
        (turn, after)
    })
}
