//! Assignment of a review's turns to workers.

use crate::state::ReviewQueue;

/// Turns of a review, and the worker that judges each. Workers are numbered from 0; one is added only when all others
/// are busy.
#[derive(Debug, Default)]
pub struct Shifts {
    /// Turns that no worker judges yet, the most urgent first; `None` if there is nothing to judge.
    queue: Option<ReviewQueue>,
    workers: Vec<Shift>,
    /// Turns with which a worker has failed.
    handed_on: Vec<usize>,
    /// Turns that are judged, as long as the page may still ask for them.
    done: Vec<usize>,
}

/// State of a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shift {
    Free,
    /// Judges the turn with this number.
    Busy(usize),
    /// Has failed so often that others judge its turns.
    Failed,
}

impl Shifts {
    /// Replaces the turns to judge; those that are judged already aren't judged again. Returns the workers whose turns
    /// aren't among them any more; they are free now.
    pub fn change(&mut self, mut queue: Option<ReviewQueue>) -> Vec<usize> {
        let is_same = match (&self.queue, &queue) {
            (Some(before), Some(now)) => before.record == now.record,
            _ => false,
        };
        match queue.as_mut().filter(|_| is_same) {
            Some(queue) => {
                self.done.retain(|ply| queue.plies.contains(ply));
                queue.plies.retain(|ply| !self.done.contains(ply));
            }
            None => self.done.clear(),
        }
        let mut stopped = Vec::new();
        for (number, worker) in self.workers.iter_mut().enumerate() {
            let Shift::Busy(ply) = *worker else {
                continue;
            };
            let plies = queue
                .as_mut()
                .filter(|_| is_same)
                .map(|queue| &mut queue.plies);
            match plies.and_then(|plies| Some((plies.iter().position(|&it| it == ply)?, plies))) {
                Some((index, plies)) => {
                    plies.remove(index);
                }
                None => {
                    *worker = Shift::Free;
                    stopped.push(number);
                }
            }
        }
        self.queue = queue;
        stopped
    }

    /// Assigns the most urgent turn to a free worker, or to a new one if there are fewer than `most`. Returns `None` if no
    /// turn is left, or no worker.
    pub fn assign(&mut self, most: usize) -> Option<(usize, usize)> {
        let plies = &mut self.queue.as_mut()?.plies;
        if plies.is_empty() {
            return None;
        }
        let free = self
            .workers
            .iter()
            .position(|&worker| worker == Shift::Free);
        if free.is_none() && self.workers.len() < most {
            self.workers.push(Shift::Free);
        }
        let worker = free.or_else(|| {
            let last = self.workers.len().checked_sub(1)?;
            (self.workers[last] == Shift::Free).then_some(last)
        })?;
        let ply = plies.remove(0);
        self.workers[worker] = Shift::Busy(ply);
        Some((worker, ply))
    }

    /// The game whose turns are judged.
    pub const fn queue(&self) -> Option<&ReviewQueue> {
        self.queue.as_ref()
    }

    /// Takes in that a worker has judged its turn.
    pub fn finish(&mut self, worker: usize) {
        if let Shift::Busy(ply) = self.workers[worker] {
            self.done.push(ply);
        }
        self.workers[worker] = Shift::Free;
    }

    /// Returns `true` if no turn is left to judge.
    pub fn is_over(&self) -> bool {
        let is_busy = |worker: &Shift| matches!(worker, Shift::Busy(_));
        let is_empty = self.queue.as_ref().is_none_or(|it| it.plies.is_empty());
        is_empty && !self.workers.iter().any(is_busy)
    }

    /// Takes in that one of at most `most` workers has failed for good: another one gets its turn. Returns `false` if there
    /// is none, or if another one has failed with the same turn, which then stays where it is.
    pub fn fail(&mut self, worker: usize, most: usize) -> bool {
        let Shift::Busy(ply) = self.workers[worker] else {
            return false;
        };
        let failed = self.workers.iter().filter(|&&it| it == Shift::Failed);
        if failed.count() + 1 >= most || self.handed_on.contains(&ply) {
            return false;
        }
        self.handed_on.push(ply);
        self.give_back(worker);
        self.workers[worker] = Shift::Failed;
        true
    }

    /// Frees a worker. Its turn waits again, as the most urgent one.
    pub fn give_back(&mut self, worker: usize) {
        if let (Shift::Busy(ply), Some(queue)) = (self.workers[worker], &mut self.queue) {
            queue.plies.insert(0, ply);
        }
        self.workers[worker] = Shift::Free;
    }

    /// Gives the workers that have failed another chance.
    pub fn recover(&mut self) {
        self.handed_on.clear();
        for worker in &mut self.workers {
            if *worker == Shift::Failed {
                *worker = Shift::Free;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::game::{PlayerCount, Record};

    fn queue(seed: &str, plies: &[usize]) -> Option<ReviewQueue> {
        let seed = seed.parse().expect("a seed");
        let record = Record::new("1.3".parse().expect("rules"), PlayerCount::TWO, seed);
        Some(ReviewQueue {
            record: Rc::new(record),
            deals: None,
            plies: plies.to_vec(),
        })
    }

    fn assigned(shifts: &mut Shifts, most: usize) -> Vec<(usize, usize)> {
        std::iter::from_fn(|| shifts.assign(most)).collect()
    }

    #[test]
    fn each_turn_goes_to_one_worker_and_the_next_to_whichever_is_done() {
        let mut shifts = Shifts::default();
        assert_eq!(shifts.assign(2), None);
        assert!(shifts.change(queue("red7game", &[5, 1, 3])).is_empty());
        assert_eq!(assigned(&mut shifts, 2), [(0, 5), (1, 1)]);
        shifts.finish(1);
        assert_eq!(assigned(&mut shifts, 2), [(1, 3)]);
        // The state doesn't know yet which turns are being judged.
        assert!(shifts.change(queue("red7game", &[3, 5])).is_empty());
        shifts.finish(0);
        assert_eq!(shifts.assign(2), None);
    }

    #[test]
    fn a_turn_that_is_judged_is_not_judged_again_before_the_page_knows() {
        let mut shifts = Shifts::default();
        shifts.change(queue("red7game", &[1, 2, 3]));
        assert_eq!(assigned(&mut shifts, 2), [(0, 1), (1, 2)]);
        shifts.finish(0);
        // The user looks at another turn meanwhile.
        shifts.change(queue("red7game", &[3, 1, 2]));
        assert_eq!(assigned(&mut shifts, 2), [(0, 3)]);
        shifts.finish(1);
        shifts.finish(0);
        assert!(shifts.is_over());
        shifts.change(queue("red7game", &[2]));
        assert_eq!((shifts.assign(2), shifts.is_over()), (None, true));
        // The page has lost a judgement, or it is another game's turn.
        shifts.change(None);
        shifts.change(queue("red7game", &[1]));
        assert_eq!((shifts.is_over(), shifts.assign(2)), (false, Some((0, 1))));
        shifts.finish(0);
        shifts.change(queue("otherone", &[1]));
        assert_eq!(shifts.assign(2), Some((0, 1)));
    }

    #[test]
    fn one_turn_needs_one_worker() {
        let mut shifts = Shifts::default();
        shifts.change(queue("red7game", &[2]));
        assert_eq!(assigned(&mut shifts, 4), [(0, 2)]);
        shifts.finish(0);
        shifts.change(queue("red7game", &[4]));
        assert_eq!(assigned(&mut shifts, 4), [(0, 4)]);
    }

    #[test]
    fn a_turn_that_nobody_waits_for_any_more_is_given_up() {
        let mut shifts = Shifts::default();
        shifts.change(queue("red7game", &[1, 2, 3, 4]));
        assert_eq!(assigned(&mut shifts, 3).len(), 3);
        assert_eq!(shifts.change(queue("red7game", &[4, 2])), [0, 2]);
        assert_eq!(assigned(&mut shifts, 3), [(0, 4)]);
        // The turns of another game have the same numbers.
        assert_eq!(shifts.change(queue("otherone", &[4, 2])), [0, 1]);
        assert_eq!(assigned(&mut shifts, 3), [(0, 4), (1, 2)]);
        assert_eq!(shifts.change(None), [0, 1]);
        assert_eq!(shifts.assign(3), None);
    }

    #[test]
    fn the_turn_of_a_worker_that_fails_goes_to_another() {
        let mut shifts = Shifts::default();
        shifts.change(queue("red7game", &[1, 2, 3, 4]));
        assert_eq!(assigned(&mut shifts, 3), [(0, 1), (1, 2), (2, 3)]);
        assert!(shifts.fail(1, 3));
        shifts.finish(0);
        assert_eq!(assigned(&mut shifts, 3), [(0, 2)]);
        shifts.finish(0);
        assert_eq!(assigned(&mut shifts, 3), [(0, 4)]);
        assert!(shifts.fail(0, 3));
        // The last one keeps its turn, and the user is told.
        assert!(!shifts.fail(2, 3));
        assert_eq!(shifts.assign(3), None);
        shifts.recover();
        shifts.give_back(2);
        assert_eq!(assigned(&mut shifts, 3), [(0, 3), (1, 4)]);
    }

    #[test]
    fn a_turn_is_handed_on_once() {
        let mut shifts = Shifts::default();
        shifts.change(queue("red7game", &[7]));
        assert_eq!(assigned(&mut shifts, 4), [(0, 7)]);
        assert!(shifts.fail(0, 4));
        assert_eq!(assigned(&mut shifts, 4), [(1, 7)]);
        assert!(!shifts.fail(1, 4));
        assert_eq!(shifts.assign(4), None);
    }

    #[test]
    fn a_single_worker_keeps_its_turn_when_it_fails() {
        let mut shifts = Shifts::default();
        shifts.change(queue("red7game", &[1, 2]));
        assert_eq!(assigned(&mut shifts, 1), [(0, 1)]);
        assert!(!shifts.fail(0, 1));
        assert_eq!(shifts.assign(1), None);
        shifts.finish(0);
        assert_eq!(assigned(&mut shifts, 1), [(0, 2)]);
    }
}
