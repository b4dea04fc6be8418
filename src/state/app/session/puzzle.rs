//! The puzzle on the screen.

use std::rc::Rc;

use super::Session;
use crate::puzzle::PuzzleId;
use crate::state::app::library::Library;
use crate::state::app::request::{Request, Requests};
use crate::state::app::screen::Screen;
use crate::state::play::TurnAction;
use crate::state::puzzle::{
    PuzzleAction, PuzzleAttempt, PuzzleMode, PuzzleSession, Rush, RushAttempt,
};
use crate::state::store::JournalEntry;

impl Session {
    pub fn update_puzzle(&mut self, action: PuzzleAction, library: &Library) -> Requests {
        match action {
            PuzzleAction::Players(players) => vec![Request::SetPuzzlePlayers(players)],
            PuzzleAction::Grade(grade) => vec![Request::SetPuzzleGrade(grade)],
            PuzzleAction::New(seed) => {
                let (players, grade) = (library.puzzles().players, library.puzzles().grade);
                open_puzzle(
                    PuzzleId {
                        players,
                        grade,
                        seed,
                    },
                    library,
                )
            }
            PuzzleAction::OfDay => open_puzzle(library.today().puzzle(), library),
            PuzzleAction::Rush(seed) => {
                let rush = Rush::new(seed);
                vec![show(rush.puzzle(), PuzzleMode::Rush(rush))]
            }
            PuzzleAction::Begin { now } => self.change_rush(|rush| rush.begin(now)),
            PuzzleAction::Tick { now } => self.change_rush(|rush| rush.tick(now)),
            PuzzleAction::GoOn => self.change_rush(|rush| rush.is_shown = false),
            PuzzleAction::Retry(id) => self.retry_of_rush(id),
            PuzzleAction::BackToRush => {
                self.change_puzzle(|session| {
                    if let PuzzleMode::Retry(rush) = &session.mode {
                        session.mode = PuzzleMode::Rush(rush.clone());
                    }
                });
                Vec::new()
            }
            PuzzleAction::TryAgain => {
                self.change_puzzle(|session| session.rating_change = None);
                self.change_attempt(PuzzleAttempt::try_again)
            }
            PuzzleAction::Step(step) => self.change_attempt(|attempt| attempt.stepped(step)),
        }
    }

    pub fn turn_in_puzzle(&mut self, action: TurnAction) -> Requests {
        // A rush gives no hints, and takes no turn before it begins or while the last result is shown.
        let is_refused =
            |rush: &Rush| rush.is_shown || !rush.has_begun() || action == TurnAction::AskForHint;
        if self.rush().is_some_and(is_refused) {
            return Vec::new();
        }
        self.change_attempt(|attempt| attempt.after(action))
    }

    fn rush(&self) -> Option<&Rush> {
        self.puzzle()?.rush()
    }

    /// Ends the rush on the screen early, if something was tried in it: its result is shown first. Returns `true` if it
    /// did.
    pub fn end_rush_early(&mut self) -> bool {
        let is_on = |rush: &Rush| !rush.tried.is_empty() && !rush.is_over();
        let is_on = self.rush().is_some_and(is_on);
        if is_on {
            self.change_rush(|rush| rush.is_left = true);
        }
        is_on
    }

    /// Shows how much the first attempt has changed the rating.
    pub fn show_rating_change(&mut self, change: i32) {
        self.change_puzzle(|session| session.rating_change = Some(change));
    }

    pub fn change_puzzle(&mut self, change: impl FnOnce(&mut PuzzleSession)) {
        if let Screen::Puzzle(session) = &mut self.screen {
            change(Rc::make_mut(session));
        }
    }

    fn change_rush(&mut self, change: impl FnOnce(&mut Rush)) -> Requests {
        self.change_puzzle(|session| {
            if let PuzzleMode::Rush(rush) = &mut session.mode {
                change(rush);
            }
        });
        Vec::new()
    }

    /// Opens a puzzle of the rush again, once the rush is over.
    fn retry_of_rush(&self, id: PuzzleId) -> Requests {
        let over = self.rush().filter(|rush| rush.is_over());
        let retry = over.map(|rush| show(id, PuzzleMode::Retry(rush.clone())));
        retry.into_iter().collect()
    }

    /// Changes the attempt, and counts the first one.
    fn change_attempt(&mut self, change: impl FnOnce(PuzzleAttempt) -> PuzzleAttempt) -> Requests {
        let Some(before) = self.puzzle().cloned() else {
            return Vec::new();
        };
        // At the end of a rush all stays as it is.
        if before.rush().is_some_and(Rush::is_over) {
            return Vec::new();
        }
        let was_open = before.attempt.first().is_none();
        let after = change(before.attempt.clone());
        let first = after.first().filter(|_| was_open);
        self.change_puzzle(|session| session.attempt = after);
        match first {
            Some(is_solved) => self.count_first_attempt(&before, is_solved),
            None => Vec::new(),
        }
    }

    /// Counts the first attempt. In a rush the next puzzle follows at once.
    fn count_first_attempt(&mut self, before: &PuzzleSession, is_solved: bool) -> Requests {
        let id = before.attempt.id();
        let day = match &before.mode {
            PuzzleMode::Practice => None,
            PuzzleMode::Day(day) => Some(*day),
            PuzzleMode::Rush(rush) => return self.count_in_rush(rush.clone(), is_solved),
            PuzzleMode::Retry(_) => return Vec::new(),
        };
        vec![Request::RecordPuzzle { id, is_solved, day }]
    }

    fn count_in_rush(&mut self, mut rush: Rush, is_solved: bool) -> Requests {
        let Some(attempt) = self.puzzle().map(|session| session.attempt.clone()) else {
            return Vec::new();
        };
        let Some(verdict) = attempt.verdict() else {
            return Vec::new();
        };
        let tried = RushAttempt {
            id: attempt.id(),
            verdict,
            is_solved,
        };
        let next = rush.count(tried, attempt);
        // At once, since a rush may be left at any time.
        let record = Request::Record(JournalEntry::Rush(rush.solved() as u32));
        if rush.is_over() {
            self.change_puzzle(|session| session.mode = PuzzleMode::Rush(rush));
            return vec![record];
        }
        let mut session = PuzzleSession::new(rush.puzzle(), PuzzleMode::Rush(rush));
        if let Some(next) = next {
            session.made(next);
        }
        vec![record, Request::Show(Screen::Puzzle(Rc::new(session)))]
    }
}

/// Opens a puzzle by its name: today's puzzle counts for the day. So does that of the day before, which may be opened
/// again by a reload after midnight.
pub fn open_puzzle(id: PuzzleId, library: &Library) -> Requests {
    let today = library.today();
    let mut days = [Some(today), today.before(1)].into_iter().flatten();
    let day = days.find(|day| day.puzzle() == id);
    vec![show(id, day.map_or(PuzzleMode::Practice, PuzzleMode::Day))]
}

fn show(id: PuzzleId, mode: PuzzleMode) -> Request {
    Request::Show(Screen::Puzzle(Rc::new(PuzzleSession::new(id, mode))))
}
