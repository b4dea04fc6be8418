//! Turns tried in many worlds.

use super::choice::Choice;
use super::determinize::Worlds;
use super::payoff::{WIN, payoff};
use super::playout::play_out;
use super::sequential_halving::{HalvingSchedule, SequentialHalving};
use super::solver::Duel;
use crate::game::{GameRng, Move, Round, Seat, Turn};

/// A race between the turns of a player, and what it is run with.
pub(super) struct DeterminizedSearch {
    race: SequentialHalving,
    worlds: Worlds,
    judge: Evaluator,
    /// How much work may still be done: positions of the solver, or turns of playouts.
    left: u64,
}

/// Who says what a turn wins in a world.
pub(super) enum Evaluator {
    /// The solver, exactly.
    Solver(Box<Duel>),
    /// A playout by chance, in which the player who thinks may go by a plan.
    Playout { rng: GameRng, is_planned: bool },
}

/// How much is done, and how.
#[derive(Clone, Copy)]
pub(super) struct SearchBudget {
    /// How many positions of the solver, or turns of playouts, there are at most.
    pub(super) work: u64,
    /// How the race is run.
    pub(super) schedule: HalvingSchedule,
}

impl DeterminizedSearch {
    /// A contest that has not yet begun.
    pub(super) fn new(
        race: SequentialHalving,
        worlds: Worlds,
        judge: Evaluator,
        work: u64,
    ) -> Self {
        Self {
            race,
            worlds,
            judge,
            left: work,
        }
    }

    /// Tries the turns in one more world. Gives the best one once that is settled, or
    /// once all work is done.
    pub(super) fn step(&mut self) -> Option<Choice> {
        let is_tried = self.left > 0 && !self.race.is_decided() && self.try_world().is_some();
        if is_tried {
            None
        } else {
            Some(self.race.best())
        }
    }

    /// `None` if the work does not suffice for this world, or there is no other.
    fn try_world(&mut self) -> Option<()> {
        let world = self.worlds.next()?;
        let left = &mut self.left;
        match &mut self.judge {
            Evaluator::Solver(duel) => {
                duel.open(&world)?;
                self.race.step(|turn, _| {
                    let (is_won, states) = duel.is_won_by(turn, *left)?;
                    *left -= states;
                    Some(if is_won { WIN } else { 0 })
                })
            }
            Evaluator::Playout { rng, is_planned } => {
                let seat = world.table().turn();
                // All turns meet the same luck in a world, so that they differ by less that
                // has nothing to do with them (common random numbers).
                let luck = GameRng::new(rng.below(1 << 31) as u64);
                self.race.step(|turn, plan| {
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

/// The round after a turn of the player to move in this world.
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
