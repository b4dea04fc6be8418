//! Determinized search: turns are tried in many deals of the hidden cards.

use super::choice::Choice;
use super::determinize::Worlds;
use super::payoff::{WIN, payoff};
use super::playout::play_out;
use super::sequential_halving::{HalvingSchedule, SequentialHalving};
use super::solver::Duel;
use crate::game::{GameRng, Move, Round, Seat, Turn};

/// Search for the turn that wins most often.
pub(super) struct DeterminizedSearch {
    halving: SequentialHalving,
    worlds: Worlds,
    evaluator: Evaluator,
    /// Budget left: positions of the solver, or turns of playouts.
    left: u64,
}

/// Evaluates a turn in a world.
pub(super) enum Evaluator {
    /// The solver, exactly.
    Solver(Box<Duel>),
    /// A random playout, in which the searching player may follow a plan.
    Playout { rng: GameRng, is_planned: bool },
}

/// Budget and schedule of a search.
#[derive(Clone, Copy)]
pub(super) struct SearchBudget {
    /// Maximum number of positions of the solver, or of turns of playouts.
    pub(super) work: u64,
    /// Schedule by which turns are dropped.
    pub(super) schedule: HalvingSchedule,
}

impl DeterminizedSearch {
    pub(super) fn new(
        halving: SequentialHalving,
        worlds: Worlds,
        evaluator: Evaluator,
        work: u64,
    ) -> Self {
        Self {
            halving,
            worlds,
            evaluator,
            left: work,
        }
    }

    /// Tries the turns in one world after another, until one turn is left or the budget is used up. Returns the best.
    pub(super) fn run(mut self) -> Choice {
        while self.left > 0 && !self.halving.is_decided() && self.try_world().is_some() {}
        self.halving.best()
    }

    /// Tries the turns in one more world. Returns `None` if the budget doesn't suffice for it, or if there is no other.
    fn try_world(&mut self) -> Option<()> {
        let world = self.worlds.next()?;
        let left = &mut self.left;
        match &mut self.evaluator {
            Evaluator::Solver(duel) => {
                duel.open(&world)?;
                self.halving.step(|turn, _| {
                    let (is_won, states) = duel.is_won_by(turn, *left)?;
                    *left -= states;
                    Some(if is_won { WIN } else { 0 })
                })
            }
            Evaluator::Playout { rng, is_planned } => {
                let seat = world.table().turn();
                // All turns have the same random numbers in a world, which reduces the variance of their
                // differences (common random numbers).
                let luck = GameRng::new(rng.below(1 << 31) as u64);
                self.halving.step(|turn, plan| {
                    let (mut round, mut luck) = (after(&world, turn)?, luck.clone());
                    let (won, turns) = if *is_planned {
                        plan.play_out(&mut round, seat, &mut luck)
                    } else {
                        let turns = play_out(&mut round, &mut luck);
                        (payoff(&round, seat), turns)
                    };
                    *left = left.checked_sub(1 + turns)?;
                    Some(won)
                })
            }
        }
    }
}

/// Returns the round after a turn of the player to move in this world.
fn after(world: &Round, turn: &Turn) -> Option<Round> {
    let mover: Seat = world.table().turn();
    let mut round = world.clone();
    for &mv in turn.moves() {
        round.play(mv).ok()?;
    }
    if round.table().turn() == mover && round.table().winner().is_none() {
        round.play(Move::End).ok()?;
    }
    Some(round)
}
