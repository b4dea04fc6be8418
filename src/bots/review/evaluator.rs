//! Evaluation of turns in one deal of the hidden cards.

use super::super::playout::{finish, play_out};
use super::super::solver::Duel;
use crate::game::{GameRng, Move, Round, Turn, View};

/// Evaluates turns in one world after another. A turn's result in a world doesn't depend on which others are tried there.
pub(super) enum ReviewEvaluator {
    /// The solver, exactly: in a duel of Basic.
    Solver(Box<Duel>),
    /// A random playout, elsewhere. In a world all turns have the same random numbers, which start from this one.
    Playout(u64),
}

/// Maximum number of positions of the solver.
const SOLVED: u64 = 300_000;

/// Maximum number of turns of playouts; with Actions they take longer.
const PLAYED: u64 = 24_000;
const PLAYED_WITH_ACTIONS: u64 = 16_000;

impl ReviewEvaluator {
    /// Returns the evaluator for a view, and its budget.
    pub(super) fn of(view: &View, seed: u64) -> (Self, u64) {
        match Duel::of(view) {
            Some(duel) => (Self::Solver(Box::new(duel)), SOLVED),
            None if view.table().ruleset().actions().is_some() => {
                (Self::Playout(seed), PLAYED_WITH_ACTIONS)
            }
            None => (Self::Playout(seed), PLAYED),
        }
    }

    /// Returns for each of some turns whether it wins in a world. Subtracts the work from `left`; returns
    /// `None` if that doesn't suffice.
    pub(super) fn judge<'a>(
        &mut self,
        world: &Round,
        turns: impl Iterator<Item = &'a Turn>,
        left: &mut u64,
    ) -> Option<Vec<bool>> {
        match self {
            Self::Solver(duel) => duel.open(world)?,
            Self::Playout(seed) => *seed = seed.wrapping_add(1),
        }
        let mut wins = |turn: &Turn| {
            let (is_won, work) = match self {
                Self::Solver(_) if turn.is_pass() => (false, 0),
                Self::Solver(duel) => duel.is_won_by(turn, *left)?,
                Self::Playout(seed) => play(world, turn, &mut GameRng::new(*seed))?,
            };
            *left = left.checked_sub(work)?;
            Some(is_won)
        };
        turns.map(&mut wins).collect()
    }
}

/// Returns whether a turn wins in a world, by a playout, and the number of turns of the playout. If the turn draws a card
/// before its end, it continues with that if it helps.
fn play(world: &Round, turn: &Turn, rng: &mut GameRng) -> Option<(bool, u64)> {
    let mover = world.table().turn();
    let mut round = world.clone();
    for &mv in turn.moves() {
        round.play(mv).ok()?;
    }
    let is_open = !turn.is_pass() && round.table().winner().is_none();
    if is_open && round.table().turn() == mover {
        let has_drawn = !(round.hand(mover) - world.hand(mover)).is_empty();
        let is_saved = has_drawn && !round.table().is_mover_winning();
        if !(is_saved && finish(&mut round, rng, true)) {
            round.play(Move::End).ok()?;
        }
    }
    let turns = 1 + play_out(&mut round, rng);
    Some((round.table().winner() == Some(mover), turns))
}
