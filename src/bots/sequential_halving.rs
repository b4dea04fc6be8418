//! Sequential halving: turns compete, and the weaker half is dropped from time to time.

use super::choice::Choice;
use super::ismcts::IsmctsTree;
use super::log2::ONE;
use super::skilled::score;
use super::turns::Candidate;
use crate::game::{Move, Turn};

/// Turns that are tried in one world after another, as the arms of a bandit. After some worlds, and after
/// twice, four times, … as many, the weaker half is dropped: sequential halving (Karnin, Koren and
/// Somekh, 2013).
pub(super) struct SequentialHalving {
    arms: Vec<Arm>,
    schedule: HalvingSchedule,
    worlds: usize,
    next_halving: usize,
}

/// When turns are dropped, how much their results in the worlds count, and how many turns start.
#[derive(Clone, Copy)]
pub(super) struct HalvingSchedule {
    /// Number of worlds before the first halving.
    pub(super) worlds_before_halving: usize,
    /// Weight of the worlds against the value that [`Skilled`](super::Skilled) gives a turn, in steps of the
    /// logarithm.
    pub(super) worlds_weight: i64,
    /// Maximum number of arms: those that [`Skilled`](super::Skilled) values most.
    pub(super) max_arms: usize,
}

/// A turn as an arm of the bandit, with its results.
pub(super) struct Arm {
    choice: Choice,
    /// Sum of its payoffs over all worlds.
    sum: i64,
    /// Static value of the turn.
    score: i64,
    /// Plan for the player's later turns in playouts.
    plan: IsmctsTree,
}

impl Arm {
    pub(super) fn of(candidate: &Candidate) -> Self {
        Self {
            choice: candidate.choice(),
            sum: 0,
            score: score(candidate),
            plan: IsmctsTree::new(),
        }
    }

    /// Creates the arm for passing, with a low static value.
    pub(super) fn pass() -> Self {
        Self {
            choice: Choice::whole(Turn::from(Move::Pass)),
            sum: 0,
            score: -12 * ONE,
            plan: IsmctsTree::new(),
        }
    }
}

impl Arm {
    /// Returns the value of the turn after this number of worlds.
    fn value(&self, weight: i64, worlds: usize) -> i64 {
        self.sum * weight / worlds.max(1) as i64 + self.score
    }
}

impl SequentialHalving {
    pub(super) fn new(arms: Vec<Arm>, schedule: HalvingSchedule) -> Self {
        let mut halving = Self {
            arms,
            schedule,
            worlds: 0,
            next_halving: schedule.worlds_before_halving,
        };
        halving.keep(schedule.max_arms);
        halving
    }

    /// Drops the weakest turns, so that at most `most` are left.
    fn keep(&mut self, most: usize) {
        let (weight, worlds) = (self.schedule.worlds_weight, self.worlds);
        self.arms.sort_by_key(|arm| -arm.value(weight, worlds));
        self.arms.truncate(most);
    }

    /// Returns `true` if at most one turn is left.
    pub(super) fn is_decided(&self) -> bool {
        self.arms.len() < 2
    }

    /// Tries all turns in one world: `judge` returns the payoff of a turn there, and may extend the plan for
    /// the turns after it. If it returns `None` for one of them, the world doesn't count, and this returns
    /// `None`.
    pub(super) fn step(
        &mut self,
        mut judge: impl FnMut(&Turn, &mut IsmctsTree) -> Option<i64>,
    ) -> Option<()> {
        let arms = self.arms.iter_mut();
        let won: Vec<i64> = arms
            .map(|arm| judge(arm.choice.turn(), &mut arm.plan))
            .collect::<Option<_>>()?;
        for (arm, won) in self.arms.iter_mut().zip(won) {
            arm.sum += won;
        }
        self.worlds += 1;
        if self.worlds == self.next_halving {
            self.next_halving *= 2;
            self.keep(self.arms.len().div_ceil(2));
        }
        Some(())
    }

    /// Returns the best turn; an empty one if there never was any.
    pub(super) fn best(&self) -> Choice {
        let value = |arm: &&Arm| arm.value(self.schedule.worlds_weight, self.worlds);
        let best = self.arms.iter().max_by_key(value);
        best.map(|arm| arm.choice.clone()).unwrap_or_default()
    }
}
