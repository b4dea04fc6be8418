//! The lessons: their list, and what is shown before and after a try.

use super::looking::{after, app, moved, page};
use crate::state::{Action, App, LessonAction, Navigation, Sheet, TurnAction};
use crate::ui::tests::keep_parts;

/// What a lesson shows of its own; the table is that of any game.
const PARTS: [&str; 3] = ["nav", ".task", ".act"];

/// The fifth lesson, in which a play and a discard are asked for.
fn lesson() -> App {
    app().reduce(Action::Lesson(LessonAction::Begin(4)))
}

#[test]
fn a_lesson_before_a_try() {
    keep_parts("lesson_open", &page(&lesson()), &PARTS);
}

#[test]
fn a_right_try() {
    let right = moved(&lesson(), "pG4cG5").reduce(Action::Turn(TurnAction::EndTurn));
    let page = page(&right);
    keep_parts("lesson_right", &page, &[".act"]);
    let status = page.all(".sr").last().expect("news").text();
    assert!(status.starts_with("Right."), "{status}");
}

#[test]
fn a_wrong_try() {
    let wrong = moved(&lesson(), "pG4").reduce(Action::Turn(TurnAction::EndTurn));
    keep_parts("lesson_wrong", &page(&wrong), &[".act"]);
}

/// A lesson of several tasks tells which one it is, and the last lesson leads home.
#[test]
fn tasks_are_numbered_and_the_last_lesson_leads_home() {
    let first = app().reduce(Action::Lesson(LessonAction::Begin(0)));
    let task = |app: &App| page(app).only("#task-title").text();
    assert!(task(&first).contains("Task 1 of 7"), "{}", task(&first));
    let next = after(&moved(&first, "pY7"), [Action::Lesson(LessonAction::Next)]);
    assert!(task(&next).contains("Task 2 of 7"), "{}", task(&next));
    let course = ["pV1tR6", "pV3cV2", "pB5pB4", "pV7cB4"];
    let last = course.iter().fold(
        app().reduce(Action::Lesson(LessonAction::Begin(7))),
        |app, moves| {
            after(
                &moved(&app.reduce(Action::Lesson(LessonAction::Next)), moves),
                [Action::Turn(TurnAction::EndTurn)],
            )
        },
    );
    let button = page(&last).only(".act").only("button").text();
    assert_eq!(button, "To the start page");
}

#[test]
fn the_list_marks_what_is_learned() {
    let learned = moved(&lesson(), "pG4cG5").reduce(Action::Turn(TurnAction::EndTurn));
    let list = page(&learned.reduce(Action::Navigate(Navigation::Open(Sheet::Lessons))));
    keep_parts("lessons", &list, &["dialog"]);
    let names = |mark: &str| {
        let rows = list.only(".lessons").all("button").into_iter();
        rows.filter(|row| row.text().contains(mark)).count()
    };
    assert_eq!((names("learned"), names("")), (1, 8));
}
