//! Who wins a round after a turn, in one deal of the hidden cards.

use super::super::playout::{finish, play_out};
use super::super::solver::Duel;
use crate::game::{GameRng, Move, Round, Turn, View};

/// Says whether turns win, in one world after another.
pub(super) enum ReviewEvaluator {
    /// The solver, exactly: in a duel of Basic.
    Solver(Box<Duel>),
    /// A playout by chance, elsewhere.
    Playout(GameRng),
}

/// How many states of the solver are looked at, at most.
const SOLVED: u64 = 300_000;

/// How many turns of playouts are made, at most: with actions they take longer.
const PLAYED: u64 = 24_000;
const PLAYED_WITH_ACTIONS: u64 = 16_000;

impl ReviewEvaluator {
    /// Who judges the turns of a view, and how much work that may be.
    pub(super) fn of(view: &View, seed: u64) -> (Self, u64) {
        match Duel::of(view) {
            Some(duel) => (Self::Solver(Box::new(duel)), SOLVED),
            None if view.table().ruleset().actions().is_some() => {
                (Self::Playout(GameRng::new(seed)), PLAYED_WITH_ACTIONS)
            }
            None => (Self::Playout(GameRng::new(seed)), PLAYED),
        }
    }

    /// Whether each of some turns wins in a world. The work is taken off `left`; nothing
    /// if that does not suffice.
    pub(super) fn judge<'a>(
        &mut self,
        world: &Round,
        turns: impl Iterator<Item = &'a Turn>,
        left: &mut u64,
    ) -> Option<Vec<bool>> {
        if let Self::Solver(duel) = self {
            duel.open(world)?;
        }
        let mut wins = |turn: &Turn| {
            let (is_won, work) = match self {
                Self::Solver(_) if turn.is_pass() => (false, 0),
                Self::Solver(duel) => duel.is_won_by(turn, *left)?,
                Self::Playout(rng) => play(world, turn, rng)?,
            };
            *left = left.checked_sub(work)?;
            Some(is_won)
        };
        turns.map(&mut wins).collect()
    }
}

/// Whether a turn wins in a world, by a playout, and how many turns that took. Where a
/// card is drawn on the way, the turn goes on with it if it helps.
fn play(world: &Round, turn: &Turn, rng: &mut GameRng) -> Option<(bool, u64)> {
    let mover = world.table().turn();
    let mut round = world.clone();
    for &mv in turn.moves() {
        round.play(mv).ok()?;
    }
    let is_open = |round: &Round| !turn.is_pass() && round.table().winner().is_none();
    if is_open(&round) && round.table().turn() == mover {
        let is_saved = !round.table().is_mover_winning() && finish(&mut round, rng, true);
        if !is_saved {
            round.play(Move::End).ok()?;
        }
    }
    let turns = 1 + play_out(&mut round, rng);
    Some((round.table().winner() == Some(mover), turns))
}
