//! Master: the strongest opponent.

use super::Bot;
use super::choice::Choice;
use super::determinize::Worlds;
use super::determinized_search::{DeterminizedSearch, Evaluator, SearchBudget};
use super::payoff::passing_can_pay;
use super::sequential_halving::{Arm, HalvingSchedule, SequentialHalving};
use super::skilled::Skilled;
use super::solver::Duel;
use super::turns::candidates;
use crate::game::{GameRng, Phase, Scoring, Table, View};

/// Budget with the solver: a solved world tells much.
const SOLVED: SearchBudget = SearchBudget {
    work: 200_000,
    schedule: HalvingSchedule {
        worlds_before_halving: 48,
        worlds_weight: 100,
        max_arms: usize::MAX,
    },
};
/// Budget with playouts, which tell less.
const PLAYED: SearchBudget = SearchBudget {
    work: 60_000,
    schedule: HalvingSchedule {
        worlds_before_halving: 24,
        worlds_weight: 20,
        max_arms: usize::MAX,
    },
};
/// Budget where the round is the game. There the player follows a plan in playouts, which is worth
/// something only after some worlds, so fewer turns take part.
const PLANNED: SearchBudget = SearchBudget {
    work: 40_000,
    schedule: HalvingSchedule {
        worlds_before_halving: 100,
        max_arms: 16,
        ..PLAYED.schedule
    },
};
/// Budget with Actions: playouts take longer, and they tell less, since hands change most.
const PLAYED_WITH_ACTIONS: SearchBudget = SearchBudget {
    work: 24_000,
    schedule: HalvingSchedule {
        worlds_before_halving: 24,
        worlds_weight: 8,
        max_arms: 16,
    },
};
/// Budget with Actions against several opponents: playouts are even longer.
const PLAYED_WITH_ACTIONS_BY_MANY: SearchBudget = SearchBudget {
    work: 12_000,
    ..PLAYED_WITH_ACTIONS
};

/// Deals the hidden cards in many ways that fit what it knows, and chooses the turn that does best in
/// all of them together. This is known as determinization, or perfect information Monte Carlo.
///
/// Between two players of Basic without Actions, the solver plays each of these deals exactly.
/// Otherwise the deals are played to their end at random; in Basic without Actions the Master then
/// follows a plan for its own later turns, which grows with the playouts. Bad turns are given up early,
/// so that most of the deals help to choose between the good ones. The value that [`Skilled`] gives a
/// turn counts a little, too.
#[derive(Clone, Copy, Debug, Default)]
pub struct Master;

impl Bot for Master {
    fn choose(&self, view: &View, seed: u64) -> Choice {
        let arms = arms(view);
        if arms.is_empty() {
            return Skilled.choose(view, seed);
        }
        let rng = GameRng::new(!seed);
        let (evaluator, budget) = match Duel::of(view) {
            Some(duel) => (Evaluator::Solver(Box::new(duel)), SOLVED),
            None => {
                let is_planned = is_planned(view.table());
                (
                    Evaluator::Playout { rng, is_planned },
                    playouts(view.table()),
                )
            }
        };
        let halving = SequentialHalving::new(arms, budget.schedule);
        let worlds = Worlds::of(view, GameRng::new(seed));
        DeterminizedSearch::new(halving, worlds, evaluator, budget.work).run()
    }
}

/// Returns `true` if the Master plans its later turns: in Basic without Actions, where there are few.
fn is_planned(table: &Table) -> bool {
    let rules = table.ruleset();
    rules.actions().is_none() && rules.scoring() == Scoring::Game
}

/// Returns the budget of playouts at a table.
fn playouts(table: &Table) -> SearchBudget {
    match (table.ruleset().actions(), table.players().get()) {
        (None, _) if is_planned(table) => PLANNED,
        (None, _) => PLAYED,
        (Some(_), 2) => PLAYED_WITH_ACTIONS,
        (Some(_), _) => PLAYED_WITH_ACTIONS_BY_MANY,
    }
}

/// Returns the turns to choose from: those that stay in and, where it may pay, passing.
fn arms(view: &View) -> Vec<Arm> {
    let mut arms: Vec<Arm> = candidates(view)
        .iter()
        .filter(|candidate| candidate.stays())
        .map(Arm::of)
        .collect();
    if !arms.is_empty() && view.table().phase() == Phase::Start && passing_can_pay(view) {
        arms.push(Arm::pass());
    }
    arms
}
