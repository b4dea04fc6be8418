//! Puzzles: which is under way, and what counts.

use std::rc::Rc;

use super::{App, Screen};
use crate::game::Seed;
use crate::puzzle::{Grade, PuzzleId};
use crate::state::action::{Action, PuzzleAction};
use crate::state::puzzle::Solving;

/// As many puzzles as can be solved in three minutes. They get harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rush {
    seed: Seed,
    /// When it ends, in seconds since the beginning of 1970.
    ends: i64,
    /// How many seconds are left, as last seen.
    pub left: u32,
    /// How many were solved.
    pub solved: u32,
    /// How many were not.
    pub missed: u32,
    /// What came of the last one.
    pub last: Option<bool>,
}

impl Rush {
    /// How many seconds it takes.
    pub const SECONDS: u32 = 180;

    /// The miss with which it ends.
    pub const MISSES: u32 = 3;

    /// After so many that were solved come the next harder ones.
    const STEP: u32 = 4;

    fn new(seed: Seed, now: i64) -> Self {
        Self {
            seed,
            ends: now + i64::from(Self::SECONDS),
            left: Self::SECONDS,
            solved: 0,
            missed: 0,
            last: None,
        }
    }

    /// Whether time is up, or too many were missed.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.left == 0 || self.missed == Self::MISSES
    }

    /// The next puzzle.
    fn puzzle(&self) -> PuzzleId {
        let grade = match self.solved / Self::STEP {
            0 => Grade::Easy,
            1 => Grade::Medium,
            _ => Grade::Hard,
        };
        PuzzleId::of_rush(self.seed, self.solved + self.missed, grade)
    }

    fn count(&mut self, is_solved: bool) {
        match is_solved {
            true => self.solved += 1,
            false => self.missed += 1,
        }
        self.last = Some(is_solved);
    }
}

impl App {
    /// Begins a puzzle that somebody has named.
    pub(super) fn begin_puzzle(&mut self, id: PuzzleId) {
        self.rush = None;
        self.day = None;
        self.show_puzzle(id);
    }

    fn show_puzzle(&mut self, id: PuzzleId) {
        self.puzzle = Some(Rc::new(Solving::new(id)));
        self.show(Screen::Puzzle);
    }

    /// Something that has to do with puzzles.
    pub(super) fn with_puzzles(&mut self, action: PuzzleAction) {
        match action {
            PuzzleAction::Players(players) => self.puzzles.players = players,
            PuzzleAction::Grade(grade) => self.puzzles.grade = grade,
            PuzzleAction::New(seed) => self.begin_puzzle(PuzzleId {
                players: self.puzzles.players,
                grade: self.puzzles.grade,
                seed,
            }),
            PuzzleAction::OfDay => {
                self.begin_puzzle(self.today.puzzle());
                self.day = Some(self.today);
            }
            PuzzleAction::Rush { seed, now } => {
                let rush = Rush::new(seed, now);
                self.begin_puzzle(rush.puzzle());
                self.rush = Some(rush);
            }
            PuzzleAction::Tick { now } => self.tick(now),
            _ if self.screen == Screen::Puzzle => self.in_puzzle(&Action::Puzzle(action)),
            PuzzleAction::Answered(..) => {}
        }
    }

    /// Something at the table of a puzzle.
    pub(super) fn in_puzzle(&mut self, action: &Action) {
        // In a rush there are no hints.
        let is_deaf = self
            .rush
            .is_some_and(|rush| rush.is_over() || *action == Action::AskForHint);
        let Some(before) = self.puzzle.take() else {
            return;
        };
        if is_deaf {
            self.puzzle = Some(before);
            return;
        }
        let was_open = before.first().is_none();
        let after = Rc::unwrap_or_clone(before).after(action);
        let first = after.first().filter(|_| was_open);
        let id = after.id();
        self.puzzle = Some(Rc::new(after));
        if let Some(is_solved) = first {
            self.count(id, is_solved);
        }
    }

    /// Counts what came of the first try. In a rush the next puzzle follows at once.
    fn count(&mut self, id: PuzzleId, is_solved: bool) {
        if let Some(rush) = &mut self.rush {
            rush.count(is_solved);
            let rush = *rush;
            // At once, since a rush may be left at any time.
            self.puzzles.best_rush = self.puzzles.best_rush.max(rush.solved);
            if !rush.is_over() {
                self.show_puzzle(rush.puzzle());
            }
            return;
        }
        // The puzzle of a day counts once.
        let is_again = self
            .day
            .is_some_and(|day| self.puzzles.of_day(day).is_some());
        if !is_again {
            self.puzzles.count(id, is_solved);
            if let Some(day) = self.day {
                self.puzzles.day = Some((day, is_solved));
            }
        }
    }

    /// Looks at the clock. It may be late: a browser lets pages that are not seen wait.
    fn tick(&mut self, now: i64) {
        if let Some(rush) = &mut self.rush
            && !rush.is_over()
            && self.screen == Screen::Puzzle
        {
            // A clock that was set back gives no time.
            let left = (rush.ends - now).clamp(0, rush.left.into());
            rush.left = u32::try_from(left).unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Move, Turn};
    use crate::puzzle::Seek;
    use crate::state::{Kept, LinkError, Notice, Outcome, Step, answer, read_answer};

    fn app() -> App {
        let day = "20261121".parse().expect("a day");
        App::new(seed(), day, Kept::default())
    }

    fn seed() -> Seed {
        "red7game".parse().expect("a seed")
    }

    fn open(text: &str) -> App {
        app().reduce(Action::OpenLink(text.to_owned()))
    }

    fn puzzle(app: &App) -> &Solving {
        app.puzzle.as_ref().expect("a puzzle")
    }

    /// The page after what the puzzle asks was answered.
    fn answered(app: App) -> App {
        let Some(quest) = puzzle(&app).quest() else {
            return app;
        };
        let said = answer(&format!("1 {quest}")).expect("an answer");
        let (_, said) = read_answer(&said).expect("two parts");
        let said = said.to_owned();
        app.reduce(Action::Puzzle(PuzzleAction::Answered(quest, said)))
    }

    fn make(app: App, turn: &Turn) -> App {
        let moves = turn.moves().iter();
        let staged = moves.fold(app, |app, &mv| match mv {
            Move::Pass => app.reduce(Action::AskToPass),
            _ => app.reduce(Action::Play(mv)),
        });
        staged.reduce(Action::EndTurn)
    }

    /// The key, and a turn that leads and is none.
    fn key_and_wrong(id: PuzzleId) -> (Turn, Turn) {
        let puzzle = Seek::new(id).finish();
        let own = puzzle.round.table().turn();
        let turns = puzzle.round.turns().into_iter();
        let mut leading = turns.filter(|(_, after)| !after.table().is_out(own));
        let wrong = leading.find(|(turn, _)| *turn != puzzle.key);
        (puzzle.key, wrong.expect("a wrong turn").0)
    }

    #[test]
    fn a_puzzle_is_failed_refuted_and_solved() {
        let app = answered(open("1/q/2e-red7game"));
        assert_eq!(app.screen, Screen::Puzzle);
        let (key, wrong) = key_and_wrong(puzzle(&app).id());
        let failed = make(app, &wrong);
        assert_eq!(puzzle(&failed).scene().outcome, Some(Outcome::Wrong));
        let refuted = answered(failed);
        let follow = puzzle(&refuted).scene().follow.expect("a line");
        let end = refuted.reduce(Action::Step(Step::Last));
        let scene = puzzle(&end).scene();
        let table = scene.scene.expect("a table");
        assert_eq!(scene.shown, follow);
        assert!(table.view.table().is_out(table.view.seat()));
        assert_eq!((end.puzzles.tried, end.puzzles.solved), (1, 0));
        let solved = answered(make(end.reduce(Action::TryAgain), &key));
        let scene = puzzle(&solved).scene();
        assert_eq!(scene.outcome, Some(Outcome::Right));
        // What counts is the first try.
        assert_eq!((scene.first, solved.puzzles.solved), (Some(false), 0));
        let follow = scene.follow.expect("a line");
        let end = (0..follow + 9).fold(solved, |app, _| app.reduce(Action::Step(Step::On)));
        let scene = puzzle(&end).scene().scene.expect("a table");
        assert_eq!(scene.view.table().winner(), Some(scene.view.seat()));
    }

    #[test]
    fn the_right_turn_counts_and_a_hint_does_not() {
        let start = answered(open("1/q/2h-red7game"));
        let (key, _) = key_and_wrong(puzzle(&start).id());
        let solved = make(start.clone(), &key);
        assert_eq!((solved.puzzles.tried, solved.puzzles.solved), (1, 1));
        assert!(solved.puzzles.rating > start.puzzles.rating);
        let told = make(start.reduce(Action::AskForHint), &key);
        assert_eq!(puzzle(&told).scene().outcome, Some(Outcome::Right));
        assert_eq!((told.puzzles.tried, told.puzzles.solved), (1, 0));
    }

    #[test]
    fn who_ends_a_turn_behind_is_out() {
        let app = answered(open("1/q/2m-red7game"));
        let out = answered(make(app, &Turn::from(Move::Pass)));
        let scene = puzzle(&out).scene();
        assert_eq!((scene.outcome, scene.follow), (Some(Outcome::Out), Some(0)));
    }

    #[test]
    fn a_bad_name_is_told_of() {
        let app = open("1/q/9z-red7game");
        assert_eq!(app.notices, [Notice::BadLink(LinkError::Puzzle)]);
        assert_eq!((app.screen, app.puzzle), (Screen::Home, None));
    }

    #[test]
    fn an_answer_to_another_question_changes_nothing() {
        let app = open("1/q/2e-red7game");
        let other = puzzle(&open("1/q/2e-otherone"))
            .quest()
            .expect("a question");
        let late = Action::Puzzle(PuzzleAction::Answered(other, "nonsense".to_owned()));
        assert_eq!(app.reduce(late), app);
    }

    #[test]
    fn the_puzzle_of_a_day_counts_once() {
        let begin = |app: App| answered(app.reduce(Action::Puzzle(PuzzleAction::OfDay)));
        let app = begin(app());
        let today = app.today;
        let (key, wrong) = key_and_wrong(today.puzzle());
        let failed = make(app, &wrong);
        assert_eq!(failed.puzzles.of_day(today), Some(false));
        let again = make(begin(failed.clone()), &key);
        assert_eq!(again.puzzles, failed.puzzles);
    }

    #[test]
    fn a_rush_goes_on_until_time_is_up_or_three_are_missed() {
        let at = |now: i64| Action::Puzzle(PuzzleAction::Tick { now });
        let begin = PuzzleAction::Rush {
            seed: seed(),
            now: 1_000,
        };
        let start = answered(app().reduce(Action::Puzzle(begin)));
        assert_eq!(start.reduce(Action::AskForHint), start);
        let first = puzzle(&start).id();
        let (key, _) = key_and_wrong(first);
        let mut app = answered(make(start.reduce(at(1_001)), &key));
        assert_ne!(puzzle(&app).id(), first);
        let rush = app.rush.expect("a rush");
        assert_eq!((rush.left, rush.solved, rush.missed), (179, 1, 0));
        // What was solved counts, even if the rush is left.
        assert_eq!(app.puzzles.best_rush, 1);
        // A clock that was set back gives no time, and one that was not looked at takes it.
        assert_eq!(app.reduce(at(3)), app);
        let late = app.reduce(at(1_100)).reduce(at(1_181));
        let rush = late.rush.expect("a rush");
        assert_eq!((rush.left, rush.is_over()), (0, true));
        assert_eq!(make(late.clone(), &Turn::from(Move::Pass)), late);
        for missed in 1..=3 {
            app = answered(make(app, &Turn::from(Move::Pass)));
            assert_eq!(app.rush.map(|rush| rush.missed), Some(missed));
        }
        let rush = app.rush.expect("a rush");
        assert_eq!((rush.is_over(), app.puzzles.best_rush), (true, 1));
        assert_eq!(app.puzzles.tried, 0);
        assert_eq!(app.reduce(at(1_100)), app);
    }

    #[test]
    fn a_rush_gets_harder() {
        let mut rush = Rush::new(seed(), 0);
        let mut grades = Vec::new();
        for _ in 0..9 {
            grades.push(rush.puzzle().grade);
            rush.count(true);
        }
        assert_eq!(grades[0], Grade::Easy);
        assert_eq!((grades[3], grades[4]), (Grade::Easy, Grade::Medium));
        assert_eq!((grades[7], grades[8]), (Grade::Medium, Grade::Hard));
    }

    #[test]
    fn the_next_puzzle_is_as_chosen() {
        let app = app()
            .reduce(Action::Puzzle(PuzzleAction::Grade(Grade::Hard)))
            .reduce(Action::Puzzle(PuzzleAction::New(seed())));
        assert_eq!(puzzle(&app).id().to_string(), "2h-red7game");
    }
}
