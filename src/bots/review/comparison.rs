//! Comparison of turns in deals of the hidden cards.

use std::cmp::Reverse;

use super::super::determinize::Worlds;
use super::super::skilled::score;
use super::super::turns::{Candidate, candidates};
use super::evaluator::ReviewEvaluator;
use super::{Estimate, FairJudgement};
use crate::collections::sorted_by_key;
use crate::game::{GameRng, Turn, View};

/// Number of deals in which the two main turns are tried, and in which the others are.
const WORLDS: u32 = 240;
const WORLDS_OF_OTHERS: u32 = 24;

/// Maximum number of other turns.
const OTHERS: usize = 24;

/// Number of other turns that are tried as often as the main ones, so that the chances shown beside each other are not
/// mostly luck.
const FINALISTS: usize = 3;

/// Comparison of turns in one world after another.
pub(super) struct Comparison {
    /// The recommended turn, then the one that was made if it differs, then others.
    tried: Vec<Estimate>,
    /// Number of main turns at the front: one, if the recommended turn was made, or two.
    main: usize,
    worlds: Worlds,
    /// Number of worlds that is enough.
    enough: u32,
    evaluator: ReviewEvaluator,
    /// Budget left.
    left: u64,
    /// Part of the budget that is reserved for the second round, in which most other turns aren't tried.
    reserved: u64,
    /// Part of the budget that is reserved for the main turns.
    reserved_for_main: u64,
}

impl Comparison {
    /// Compares the recommended turn and the one that was made with many others, within a budget.
    pub fn of_all(view: &View, recommended: Turn, made: Turn, seed: u64) -> Self {
        let mut comparison = Self::of_main(view, recommended, made, seed, WORLDS);
        let main = comparison.main;
        for other in others(view) {
            let is_new = comparison.tried.iter().all(|tried| tried.turn != other);
            if comparison.tried.len() < main + OTHERS && is_new {
                comparison.tried.push(untried(other));
            }
        }
        comparison
    }

    /// Compares the recommended turn with the one that was made, in so many worlds.
    pub fn of_main(view: &View, recommended: Turn, made: Turn, seed: u64, enough: u32) -> Self {
        // The Master's turn did well in its own worlds partly by luck, so turns are compared in other ones.
        let comparison_seed = seed.rotate_left(32);
        let (evaluator, left) = ReviewEvaluator::of(view, !comparison_seed);
        let mut tried = vec![untried(recommended)];
        if tried[0].turn != made {
            tried.push(untried(made));
        }
        Self {
            main: tried.len(),
            tried,
            worlds: Worlds::of(view, GameRng::new(comparison_seed)),
            enough,
            evaluator,
            left,
            reserved: left / 2,
            reserved_for_main: left / 4,
        }
    }

    /// Tries the turns in one world after another, until there have been enough or the budget is used up.
    pub fn run(mut self) -> Option<FairJudgement> {
        while self.tried[0].worlds < self.enough && self.try_world().is_some() {}
        self.into_result()
    }

    /// Tries the turns in one more world. Returns `None` if the budget doesn't suffice for it, or if there is no other.
    fn try_world(&mut self) -> Option<()> {
        let world = self.worlds.next()?;
        let is_first_round =
            self.tried.first()?.worlds < WORLDS_OF_OTHERS && self.left > self.reserved;
        let had_all = self.tried.first()?.worlds == self.tried.last()?.worlds;
        if !is_first_round && had_all {
            self.sort_others();
        }
        let count = match is_first_round {
            true => self.tried.len(),
            false if self.left > self.reserved_for_main => {
                self.tried.len().min(self.main + FINALISTS)
            }
            false => self.main,
        };
        let turns = self.tried[..count].iter().map(|tried| &tried.turn);
        let won = self.evaluator.judge(&world, turns, &mut self.left)?;
        let made = won[self.main - 1];
        for (tried, &won) in self.tried.iter_mut().zip(&won) {
            tried.won += u32::from(won);
            tried.worlds += 1;
            tried.better += u32::from(won && !made);
            tried.worse += u32::from(made && !won);
        }
        Some(())
    }

    /// Sorts the other turns: first those tried in the most worlds, and of these the best first.
    fn sort_others(&mut self) {
        let others = self.tried.split_off(self.main);
        let worth = |tried: &Estimate| (tried.worlds, tried.won);
        self.tried
            .extend(sorted_by_key(others, |it| Reverse(worth(it))));
    }

    fn into_result(mut self) -> Option<FairJudgement> {
        self.sort_others();
        let (main, others) = self.tried.split_at(self.main);
        let others = others.iter().filter(|estimate| estimate.worlds > 0);
        let (recommended, made) = (main.first()?.clone(), main.last()?.clone());
        (recommended.worlds > 0).then_some(FairJudgement {
            recommended,
            played: made,
            others: others
                .map(|it| it.clone().corrected(main.last().unwrap_or(it)))
                .collect(),
        })
    }
}

fn untried(turn: Turn) -> Estimate {
    Estimate {
        turn,
        won: 0,
        worlds: 0,
        better: 0,
        worse: 0,
    }
}

/// Returns the turns that keep the player of a view in, those first that [`score`] values most.
fn others(view: &View) -> Vec<Turn> {
    let staying = candidates(view).into_iter().filter(Candidate::stays);
    let valued = staying.map(|candidate| (score(&candidate), candidate.turn().clone()));
    let sorted = sorted_by_key(valued, |&(score, _)| Reverse(score));
    sorted.into_iter().map(|(_, turn)| turn).collect()
}
