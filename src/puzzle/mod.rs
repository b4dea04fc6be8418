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

use crate::game::{Round, Seat, Turn};

pub use grade::Grade;
pub use id::{ParsePuzzleError, PuzzleId};
pub use line::PlayOut;
pub use seek::Seek;

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

/// The turns that leave their player in, with the rounds after them.
fn leading_turns(round: &Round) -> Vec<(Turn, Round)> {
    let mover = round.table().turn();
    let mut turns = round.turns();
    turns.retain(|(_, after)| !after.table().is_out(mover));
    turns
}
