//! The best line from a position.

use std::cmp::Reverse;

use super::{SOLVER, after_leading_turns};
use crate::bots::{ForcedResult, forced_result};
use crate::collections::sorted_by_key;
use crate::game::{Move, Round, Turn};

/// Value of a turn to the side that makes it; more is better.
type LineScore = i32;

/// Returns the turns from a position on until the round is over or the [`SOLVER`] is out, with all players playing as well
/// as they can. The winning side wins as soon as it can, the other holds out as long as it can.
///
/// After a wrong turn of the [`SOLVER`] that is the refutation, after the key the proof that it wins.
#[must_use]
pub fn best_line(mut round: Round) -> Vec<Turn> {
    let mut turns = Vec::new();
    while round.table().winner().is_none() && !round.table().is_out(SOLVER) {
        let (turn, after) = best_turn(&round);
        turns.push(turn);
        round = after;
    }
    turns
}

/// Returns the best turn of the player to move and the round after it; the pass of a player without another turn.
fn best_turn(round: &Round) -> (Turn, Round) {
    let is_solvers = round.table().turn() == SOLVER;
    let mut best: Option<(LineScore, Turn, Round)> = None;
    for (turn, after) in choices(round) {
        let score = score(&after, is_solvers);
        if best.as_ref().is_none_or(|&(best, ..)| score > best) {
            best = Some((score, turn, after));
        }
    }
    match best {
        Some((_, turn, after)) => (turn, after),
        None => {
            let pass = Turn::from(Move::Pass);
            let mut after = round.clone();
            // Passing is always legal at the start of a turn.
            let _ = after.play_turn(&pass);
            (pass, after)
        }
    }
}

/// Returns the turns worth a look: those that leave the player to move in, with the fewest cards first. For opponents of
/// the [`SOLVER`] passing comes last, which can help the others.
fn choices(round: &Round) -> impl Iterator<Item = (Turn, Round)> {
    let turns = after_leading_turns(round);
    let mut turns = sorted_by_key(turns, |(turn, _)| Reverse(turn.moves().len()));
    let players = round.table().seats_in().count();
    if round.table().turn() != SOLVER && players > 2 {
        let mut passes = round.turns();
        passes.retain(|(turn, _)| turn.is_pass());
        turns.splice(..0, passes);
    }
    turns.into_iter().rev()
}

/// Returns the value of the round after a turn, to the side that made it.
fn score(after: &Round, is_solvers: bool) -> LineScore {
    let score = match forced_result(after, SOLVER) {
        Ok(ForcedResult::Won(turns)) => MAX_TURNS - turns as LineScore,
        Ok(ForcedResult::Lost(turns)) => turns as LineScore - MAX_TURNS,
        // Unknown: the solver doesn't reach the end.
        Err(_) => 0,
    };
    if is_solvers { score } else { -score }
}

/// More than the number of turns of any round.
const MAX_TURNS: LineScore = 1_000;
