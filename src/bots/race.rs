//! Turns in competition: the weaker half is given up from time to time.

use super::log2::ONE;
use super::skilled::score;
use super::turns::Candidate;
use crate::game::{Move, Turn};

/// Turns that are tried in one world after another. After some worlds, and after twice,
/// four times, … as many, the weaker half is given up: sequential halving (Karnin, Koren
/// and Somekh, 2013).
pub(super) struct Race {
    runners: Vec<Runner>,
    terms: Terms,
    worlds: usize,
    next_halving: usize,
}

/// How a race is run.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    /// After how many worlds the first turns are given up.
    pub(super) first: usize,
    /// How much the worlds weigh against what [`Skilled`](super::Skilled) thinks of a
    /// turn, which counts in steps of the logarithm.
    pub(super) weight: i64,
}

/// A turn, and how it has done so far.
pub(super) struct Runner {
    turn: Turn,
    /// What it has won, summed over all worlds.
    sum: i64,
    /// What speaks for the turn besides.
    score: i64,
}

impl Runner {
    pub(super) fn of(candidate: &Candidate) -> Self {
        Self {
            turn: candidate.turn().clone(),
            sum: 0,
            score: score(candidate),
        }
    }

    /// To pass: much speaks against it.
    pub(super) fn pass() -> Self {
        Self {
            turn: Turn::from_iter([Move::Pass]),
            sum: 0,
            score: -12 * ONE,
        }
    }
}

impl Runner {
    /// How good the turn seems after so many worlds.
    fn value(&self, weight: i64, worlds: usize) -> i64 {
        self.sum * weight / worlds.max(1) as i64 + self.score
    }
}

impl Race {
    pub(super) fn new(runners: Vec<Runner>, terms: Terms) -> Self {
        Self {
            runners,
            terms,
            worlds: 0,
            next_halving: terms.first,
        }
    }

    /// How many turns still compete.
    pub(super) fn len(&self) -> usize {
        self.runners.len()
    }

    /// Whether there is nothing left to choose.
    pub(super) fn is_decided(&self) -> bool {
        self.runners.len() < 2
    }

    /// Tries all turns in one world: `judge` says what a turn wins there, and what it
    /// cost to find out; `None` gives the race up. Gives back the whole cost.
    pub(super) fn step(
        &mut self,
        mut judge: impl FnMut(&Turn) -> Option<(i64, u64)>,
    ) -> Option<u64> {
        let mut spent = 0;
        for runner in &mut self.runners {
            let (won, cost) = judge(&runner.turn)?;
            runner.sum += won;
            spent += cost;
        }
        self.worlds += 1;
        if self.worlds == self.next_halving {
            self.next_halving *= 2;
            let (weight, worlds) = (self.terms.weight, self.worlds);
            self.runners
                .sort_by_key(|runner| -runner.value(weight, worlds));
            self.runners.truncate(self.runners.len().div_ceil(2));
        }
        Some(spent)
    }

    /// The turn that is ahead.
    pub(super) fn winner(self) -> Option<Turn> {
        let value = |runner: &Runner| runner.value(self.terms.weight, self.worlds);
        let best = self.runners.into_iter().max_by_key(value)?;
        Some(best.turn)
    }
}
