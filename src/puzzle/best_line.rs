//! How it goes on after a turn, to the end.

use std::cmp::Reverse;

use super::{SOLVER, after_leading_turns};
use crate::bots::{ForcedResult, forced_result};
use crate::game::{Move, Round, Turn};

/// How a puzzle goes on after a turn, with everyone playing as well as they can, found step by
/// step. The side that is bound to win does so as soon as it can, the other holds out as long
/// as it can.
///
/// After a wrong turn that is its refutation, after the key the proof that it wins.
#[derive(Clone, Debug)]
pub struct BestLine {
    round: Round,
    /// The turns found so far.
    turns: Vec<Turn>,
    /// The turns of the player to move that are still to be looked at, the last one first.
    open: Vec<(Turn, Round)>,
    /// The best of those that were.
    best: Option<(LineScore, Turn, Round)>,
}

/// What a turn is worth to who makes it; more is better.
type LineScore = i32;

impl BestLine {
    /// Begins with the position after a turn of the [`SOLVER`].
    #[must_use]
    pub fn new(round: Round) -> Self {
        Self {
            open: choices(&round),
            round,
            turns: Vec::new(),
            best: None,
        }
    }

    /// Looks at another turn. Returns all turns from there on once the round is over or the
    /// [`SOLVER`] is out.
    pub fn step(&mut self) -> Option<&[Turn]> {
        let table = self.round.table();
        if table.winner().is_some() || table.is_out(SOLVER) {
            return Some(&self.turns);
        }
        match self.open.pop() {
            Some((turn, after)) => {
                let worth = worth(&after, table.turn() == SOLVER);
                if self.best.as_ref().is_none_or(|&(best, ..)| worth > best) {
                    self.best = Some((worth, turn, after));
                }
            }
            None => self.go_on(),
        }
        None
    }

    /// Goes on to the end, and returns all turns.
    #[must_use]
    pub fn finish(mut self) -> Vec<Turn> {
        loop {
            if let Some(turns) = self.step() {
                return turns.to_vec();
            }
        }
    }

    /// Makes the best turn; or the pass of a player who has none.
    fn go_on(&mut self) {
        let pass = Turn::from(Move::Pass);
        let (turn, after) = match self.best.take() {
            Some((_, turn, after)) => (turn, after),
            None => {
                let mut after = self.round.clone();
                // To pass is always allowed at the start of a turn.
                let _ = after.play_turn(&pass);
                (pass, after)
            }
        };
        self.turns.push(turn);
        self.open = choices(&after);
        self.round = after;
    }
}

/// The turns of the player to move that are worth a look: those that leave it in, and for
/// others than who solves the puzzle to go out, which can help the rest.
fn choices(round: &Round) -> Vec<(Turn, Round)> {
    let mut turns: Vec<_> = after_leading_turns(round).collect();
    // From the end, the turns with the fewest cards come first, and to pass last.
    turns.sort_by_key(|(turn, _)| Reverse(turn.moves().len()));
    let players = round.table().seats_in().count();
    if round.table().turn() != SOLVER && players > 2 {
        let mut passes = round.turns();
        passes.retain(|(turn, _)| turn.is_pass());
        turns.splice(..0, passes);
    }
    turns
}

/// What the round after a turn is worth to the side that made it.
fn worth(after: &Round, is_solvers: bool) -> LineScore {
    let worth = match forced_result(after, SOLVER) {
        Ok(ForcedResult::Won(turns)) => SOON - turns as LineScore,
        Ok(ForcedResult::Lost(turns)) => turns as LineScore - SOON,
        // Out of reach: nothing is known of it.
        Err(_) => 0,
    };
    if is_solvers { worth } else { -worth }
}

/// More than the turns of any round.
const SOON: LineScore = 1_000;
