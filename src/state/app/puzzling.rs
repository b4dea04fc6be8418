//! Puzzles: which is under way, and what counts.

use std::rc::Rc;

use super::{AppState, Screen};
use crate::puzzle::PuzzleId;
use crate::state::engine::EngineReply;
use crate::state::play::TurnAction;
use crate::state::puzzle::{
    PuzzleAction, PuzzleAttempt, PuzzleMode, PuzzleSession, Rush, RushAttempt,
};
use crate::state::store::JournalEntry;

impl AppState {
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
            PuzzleAction::OfDay => {
                self.open_puzzle(self.today.puzzle(), PuzzleMode::Day(self.today))
            }
            PuzzleAction::Rush(seed) => {
                let rush = Rush::new(seed);
                self.open_puzzle(rush.puzzle(), PuzzleMode::Rush(rush));
            }
            PuzzleAction::Begin { now } => self.in_rush(|rush| rush.begin(now)),
            PuzzleAction::Tick { now } => self.in_rush(|rush| rush.tick(now)),
            PuzzleAction::GoOn => self.in_rush(|rush| rush.is_shown = false),
            PuzzleAction::Retry(id) => self.retry(id),
            PuzzleAction::BackToRush => {
                self.update_session(|sitting| {
                    if let PuzzleMode::Retry(rush) = &sitting.occasion {
                        sitting.occasion = PuzzleMode::Rush(rush.clone());
                    }
                });
            }
            PuzzleAction::TryAgain => self.in_attempt(PuzzleAttempt::try_again),
            PuzzleAction::Step(step) => self.in_attempt(|attempt| attempt.stepped(step)),
        }
    }

    /// Begins a puzzle that somebody has named.
    pub(super) fn begin_puzzle(&mut self, id: PuzzleId) {
        let is_of_day = id == self.today.puzzle();
        self.open_puzzle(
            id,
            match is_of_day {
                true => PuzzleMode::Day(self.today),
                false => PuzzleMode::Practice,
            },
        );
    }

    /// Lets a puzzle of the rush be tried again, once that is over.
    fn retry(&mut self, id: PuzzleId) {
        let rush = self.sitting().and_then(|sitting| sitting.rush());
        if let Some(rush) = rush.filter(|rush| rush.is_over()).cloned() {
            self.open_puzzle(id, PuzzleMode::Retry(rush));
        }
    }

    fn open_puzzle(&mut self, id: PuzzleId, occasion: PuzzleMode) {
        self.show(Screen::Puzzle(Rc::new(PuzzleSession::new(id, occasion))));
    }

    pub(super) fn turn_in_puzzle(&mut self, action: TurnAction) {
        // In a rush there are no hints, and no turn before it begins or while it is shown what came of the last one.
        let rush = self.sitting().and_then(|sitting| sitting.rush());
        let is_refused =
            |rush: &Rush| rush.is_shown || !rush.has_begun() || action == TurnAction::AskForHint;
        if !rush.is_some_and(is_refused) {
            self.in_attempt(|attempt| attempt.after(action));
        }
    }

    pub(super) fn answered_in_puzzle(&mut self, answer: EngineReply) {
        match answer {
            EngineReply::Puzzle(puzzle) => self.update_session(|sitting| sitting.made(*puzzle)),
            EngineReply::Line(line) => self.update_session(|sitting| sitting.continued(line)),
            EngineReply::Turn(_) | EngineReply::Judgement(_) | EngineReply::Wins(_) => {}
        }
    }

    fn update_session(&mut self, change: impl FnOnce(&mut PuzzleSession)) {
        if let Screen::Puzzle(sitting) = &mut self.screen {
            change(Rc::make_mut(sitting));
        }
    }

    fn in_rush(&mut self, change: impl FnOnce(&mut Rush)) {
        self.update_session(|sitting| {
            if let PuzzleMode::Rush(rush) = &mut sitting.occasion {
                change(rush);
            }
        });
    }

    /// Gives up the rush that is shown, if something was tried in it: what came of it is shown first.
    pub(super) fn end_rush_early(&mut self) -> bool {
        let rush = self.sitting().and_then(|sitting| sitting.rush());
        let is_on = rush.is_some_and(|rush| !rush.tried.is_empty() && !rush.is_over());
        if is_on {
            self.in_rush(|rush| rush.is_left = true);
        }
        is_on
    }

    /// Changes the puzzle under way, and counts what came of its first try.
    fn in_attempt(&mut self, change: impl FnOnce(PuzzleAttempt) -> PuzzleAttempt) {
        let Some(sitting) = self.sitting().cloned() else {
            return;
        };
        // At the end of a rush all stays as it is.
        if sitting.rush().is_some_and(Rush::is_over) {
            return;
        }
        let was_open = sitting.attempt.first().is_none();
        let after = change(sitting.attempt.clone());
        let first = after.first().filter(|_| was_open);
        self.update_session(|sitting| sitting.attempt = after);
        if let Some(is_solved) = first {
            self.count_try(&sitting, is_solved);
        }
    }

    /// Counts what came of the first try. In a rush the next puzzle follows at once.
    fn count_try(&mut self, sitting: &PuzzleSession, is_solved: bool) {
        let id = sitting.attempt.id();
        let day = match &sitting.occasion {
            PuzzleMode::Practice => None,
            PuzzleMode::Day(day) => Some(*day),
            PuzzleMode::Rush(rush) => return self.count_in_rush(rush.clone(), is_solved),
            PuzzleMode::Retry(_) => return,
        };
        let (rating, tried) = (self.puzzles.rating, self.puzzles.tried);
        self.record(JournalEntry::Puzzle { id, is_solved, day });
        if self.puzzles.tried > tried {
            let change = self.puzzles.rating - rating;
            self.update_session(|sitting| sitting.change = Some(change));
        }
    }

    fn count_in_rush(&mut self, mut rush: Rush, is_solved: bool) {
        let Some(attempt) = self.sitting().map(|sitting| sitting.attempt.clone()) else {
            return;
        };
        let Some(verdict) = attempt.verdict() else {
            return;
        };
        let tried = RushAttempt {
            id: attempt.id(),
            verdict,
            is_solved,
        };
        let next = rush.count(tried, attempt);
        // At once, since a rush may be left at any time.
        self.record(JournalEntry::Rush(rush.solved() as u32));
        if rush.is_over() {
            return self.update_session(|sitting| sitting.occasion = PuzzleMode::Rush(rush));
        }
        self.open_puzzle(rush.puzzle(), PuzzleMode::Rush(rush));
        if let Some(next) = next {
            self.update_session(|sitting| sitting.made(next));
        }
    }
}
