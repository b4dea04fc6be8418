//! The lesson on the screen: what a person does in it, and what is learned by that.

use std::rc::Rc;

use super::{AppState, Screen};
use crate::state::lesson::{LESSONS, Lesson, LessonAction};
use crate::state::play::TurnAction;

impl AppState {
    /// Something that is done about lessons.
    pub(super) fn learn(&mut self, action: LessonAction) {
        match action {
            LessonAction::Learn => {
                let is_open = |&lesson: &usize| !self.settings.learned.contains(lesson);
                let open = (0..LESSONS.len()).find(is_open).unwrap_or_default();
                self.begin_lesson(open);
            }
            LessonAction::Begin(number) => self.begin_lesson(number),
            LessonAction::Next => self.in_lesson(Lesson::next),
            LessonAction::TryAgain => self.in_lesson(Lesson::try_again),
            LessonAction::FirstRound(seed) => self.first_round(seed),
        }
    }

    pub(super) fn turn_in_lesson(&mut self, action: TurnAction) {
        self.in_lesson(|lesson| lesson.after(action));
    }

    fn begin_lesson(&mut self, number: usize) {
        if let Some(lesson) = Lesson::begin(number) {
            self.return_to = match &self.screen {
                Screen::Lesson(_) => self.return_to.take(),
                Screen::Received(_)
                | Screen::Daily(_)
                | Screen::IncomingLink(_)
                | Screen::Replay(_) => Some(self.screen.clone()),
                Screen::Home | Screen::Table(_) | Screen::Puzzle(_) | Screen::Sealed(_) => None,
            };
            self.show(Screen::Lesson(Rc::new(lesson)));
        }
    }

    fn in_lesson(&mut self, change: impl FnOnce(Lesson) -> Lesson) {
        if let Screen::Lesson(lesson) = &mut self.screen {
            let after = change(Lesson::clone(lesson));
            if after.is_over() {
                self.settings.learned.insert(after.number());
            }
            *lesson = Rc::new(after);
        }
    }
}
