//! Turns in competition: the weaker half is given up from time to time.

use super::choice::Choice;
use super::ismcts::IsmctsTree;
use super::log2::ONE;
use super::skilled::score;
use super::turns::Candidate;
use crate::game::{Move, Turn};

/// Turns that are tried in one world after another, as the arms of a bandit are. After some worlds, and after twice,
/// four times, … as many, the weaker half is given up: sequential halving (Karnin, Koren
/// and Somekh, 2013).
pub(super) struct SequentialHalving {
    arms: Vec<Arm>,
    schedule: HalvingSchedule,
    worlds: usize,
    next_halving: usize,
}

/// How long a race goes on, and how arms are weighed.
#[derive(Clone, Copy)]
pub(super) struct HalvingSchedule {
    /// After how many worlds the first turns are given up.
    pub(super) first: usize,
    /// How much the worlds weigh against what [`Skilled`](super::Skilled) thinks of a
    /// turn, which counts in steps of the logarithm.
    pub(super) weight: i64,
    /// How many arms there are at most: those of which [`Skilled`](super::Skilled) thinks most.
    pub(super) most: usize,
}

/// A turn as an arm of the bandit, and how it has done so far.
pub(super) struct Arm {
    choice: Choice,
    /// What it has won, summed over all worlds.
    sum: i64,
    /// What speaks for the turn besides.
    score: i64,
    /// What its player does later in playouts.
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

    /// To pass: much speaks against it.
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
    /// How good the turn seems after so many worlds.
    fn value(&self, weight: i64, worlds: usize) -> i64 {
        self.sum * weight / worlds.max(1) as i64 + self.score
    }
}

impl SequentialHalving {
    pub(super) fn new(arms: Vec<Arm>, schedule: HalvingSchedule) -> Self {
        let mut race = Self {
            arms,
            schedule,
            worlds: 0,
            next_halving: schedule.first,
        };
        race.keep(schedule.most);
        race
    }

    /// Gives up the weaker turns, so that at most so many are left.
    fn keep(&mut self, most: usize) {
        let (weight, worlds) = (self.schedule.weight, self.worlds);
        self.arms.sort_by_key(|arm| -arm.value(weight, worlds));
        self.arms.truncate(most);
    }

    /// Whether there is nothing left to choose.
    pub(super) fn is_decided(&self) -> bool {
        self.arms.len() < 2
    }

    /// Tries all turns in one world: `judge` says what a turn wins there, and may add to the
    /// plan for what comes after it. Where it cannot say so of one of them, the world does not
    /// count, and `None` is given back.
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

    /// The turn that is ahead; an empty one if there never was any.
    pub(super) fn best(&self) -> Choice {
        let value = |arm: &&Arm| arm.value(self.schedule.weight, self.worlds);
        let best = self.arms.iter().max_by_key(value);
        best.map(|arm| arm.choice.clone()).unwrap_or_default()
    }
}
