//! Puzzles: which is under way, and what counts.

use std::rc::Rc;

use super::{App, Screen};
use crate::puzzle::PuzzleId;
use crate::state::engine::Answer;
use crate::state::play::TurnAction;
use crate::state::practice::{Attempt, Occasion, PuzzleAction, Rush, Sitting};
use crate::state::store::Entry;

impl App {
    /// Something that is done about puzzles.
    pub(super) fn puzzle(&mut self, action: PuzzleAction) {
        match action {
            PuzzleAction::Players(players) => self.puzzles.players = players,
            PuzzleAction::Grade(grade) => self.puzzles.grade = grade,
            PuzzleAction::New(seed) => self.begin_puzzle(PuzzleId {
                players: self.puzzles.players,
                grade: self.puzzles.grade,
                seed,
            }),
            PuzzleAction::OfDay => self.sit_down(self.today.puzzle(), Occasion::Day(self.today)),
            PuzzleAction::Rush { seed, now } => {
                let rush = Rush::new(seed, now);
                self.sit_down(rush.puzzle(), Occasion::Rush(rush));
            }
            PuzzleAction::Tick { now } => {
                self.in_sitting(|sitting| {
                    if let Occasion::Rush(rush) = &mut sitting.occasion {
                        rush.tick(now);
                    }
                });
            }
            PuzzleAction::TryAgain => self.in_attempt(Attempt::try_again),
            PuzzleAction::Step(step) => self.in_attempt(|attempt| attempt.stepped(step)),
        }
    }

    /// Begins a puzzle that somebody has named.
    pub(super) fn begin_puzzle(&mut self, id: PuzzleId) {
        self.sit_down(id, Occasion::Practice);
    }

    fn sit_down(&mut self, id: PuzzleId, occasion: Occasion) {
        self.show(Screen::Puzzle(Rc::new(Sitting::new(id, occasion))));
    }

    pub(super) fn turn_in_puzzle(&mut self, action: TurnAction) {
        // In a rush there are no hints.
        let is_rush = self
            .sitting()
            .is_some_and(|sitting| sitting.rush().is_some());
        if !(is_rush && action == TurnAction::AskForHint) {
            self.in_attempt(|attempt| attempt.after(action));
        }
    }

    pub(super) fn answered_in_puzzle(&mut self, answer: Answer) {
        match answer {
            Answer::Puzzle(puzzle) => self.in_attempt(|attempt| attempt.made(*puzzle)),
            Answer::Line(line) => self.in_attempt(|attempt| attempt.continued(line)),
            Answer::Turn(_) | Answer::Judgement(_) | Answer::Wins(_) => {}
        }
    }

    fn in_sitting(&mut self, change: impl FnOnce(&mut Sitting)) {
        if let Screen::Puzzle(sitting) = &mut self.screen {
            change(Rc::make_mut(sitting));
        }
    }

    /// Changes the puzzle under way, and counts what came of its first try.
    fn in_attempt(&mut self, change: impl FnOnce(Attempt) -> Attempt) {
        let Some(sitting) = self.sitting().cloned() else {
            return;
        };
        // At the end of a rush all stays as it is.
        if sitting.rush().is_some_and(|rush| rush.is_over()) {
            return;
        }
        let was_open = sitting.attempt.first().is_none();
        let after = change(sitting.attempt.clone());
        let first = after.first().filter(|_| was_open);
        let id = after.id();
        self.in_sitting(|sitting| sitting.attempt = after);
        if let Some(is_solved) = first {
            self.count_try(id, is_solved, sitting.occasion);
        }
    }

    /// Counts what came of the first try. In a rush the next puzzle follows at once.
    fn count_try(&mut self, id: PuzzleId, is_solved: bool, occasion: Occasion) {
        let day = match occasion {
            Occasion::Practice => None,
            Occasion::Day(day) => Some(day),
            Occasion::Rush(mut rush) => {
                rush.count(is_solved);
                // At once, since a rush may be left at any time.
                self.note(Entry::Rush(rush.solved));
                match rush.is_over() {
                    true => self.in_sitting(|sitting| sitting.occasion = Occasion::Rush(rush)),
                    false => self.sit_down(rush.puzzle(), Occasion::Rush(rush)),
                }
                return;
            }
        };
        self.note(Entry::Puzzle { id, is_solved, day });
    }
}
