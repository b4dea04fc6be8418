//! The lessons: their list, and what they show before and after an attempt.

use super::looking::{after, app, moved, page};
use crate::state::{Action, AppState, LessonAction, NavigationAction, Sheet, TurnAction};
use crate::ui::tests::keep_parts;

/// Parts that only a lesson has; its table is the same as in any game.
const PARTS: [&str; 3] = ["nav", ".task", ".turn-panel"];

/// The fifth lesson, which requires a play and a discard.
fn lesson() -> AppState {
    app().reduce(Action::Lesson(LessonAction::Begin(4)))
}

#[test]
fn a_lesson_before_a_try() {
    keep_parts("lesson_open", &page(&lesson()), &PARTS);
}

#[test]
fn a_lesson_shows_the_card_and_then_the_turn() {
    let show = Action::Turn(TurnAction::AskForHint);
    let shown = lesson().reduce(show.clone());
    keep_parts("lesson_shown", &page(&shown), &[".turn-panel"]);
    let pointed = page(&shown)
        .only(".pointed")
        .get("data-card")
        .map(str::to_owned);
    assert_eq!(pointed.as_deref(), Some("I6"));
    keep_parts(
        "lesson_shown_whole",
        &page(&shown.reduce(show)),
        &[".turn-panel"],
    );
}

/// The play alone does not lead, but the lesson requires it: the verdict doesn't mention going out.
#[test]
fn a_right_first_half_is_greeted() {
    let half = page(&moved(&lesson(), "pG4"));
    keep_parts("lesson_half", &half, &[".turn-panel"]);
    let status = half.all(".sr").last().expect("news").text();
    assert!(status.starts_with("Good so far."), "{status}");
}

#[test]
fn a_right_try() {
    let right = moved(&lesson(), "pG4cG5").reduce(Action::Turn(TurnAction::EndTurn));
    let page = page(&right);
    keep_parts("lesson_right", &page, &[".turn-panel"]);
    let status = page.all(".sr").last().expect("news").text();
    assert!(status.starts_with("Right."), "{status}");
}

#[test]
fn a_wrong_try() {
    let wrong = moved(&lesson(), "pG4").reduce(Action::Turn(TurnAction::EndTurn));
    keep_parts("lesson_wrong", &page(&wrong), &[".turn-panel"]);
}

#[test]
fn each_lesson_has_its_number_and_its_title() {
    let titles = [
        "The seven rules",
        "Which card is higher",
        "Play a card",
        "Discard a card",
        "Do both",
        "Going out",
        "Advanced",
        "Actions",
        "What to keep",
        "One card or two",
    ];
    for (number, title) in titles.into_iter().enumerate() {
        let page = page(&app().reduce(Action::Lesson(LessonAction::Begin(number))));
        let told = page.only("#task-title").text();
        assert!(told.contains(title), "{told}");
        let number = format!("Lesson {} of 10", number + 1);
        assert!(page.text().contains(&number), "{number}");
    }
}

/// A lesson with several tasks numbers them, and the last lesson leads to a first round.
#[test]
fn tasks_are_numbered_and_the_last_lesson_leads_to_a_round() {
    let first = app().reduce(Action::Lesson(LessonAction::Begin(0)));
    let task = |app: &AppState| page(app).only("#task-title").text();
    assert!(task(&first).contains("Step 1 of 7"), "{}", task(&first));
    let next = after(&moved(&first, "pR7"), [Action::Lesson(LessonAction::Next)]);
    assert!(task(&next).contains("Step 2 of 7"), "{}", task(&next));
    let course = ["pY6", "pI4cI2"];
    let last = course.iter().fold(
        app().reduce(Action::Lesson(LessonAction::Begin(9))),
        |app, moves| {
            after(
                &moved(&app.reduce(Action::Lesson(LessonAction::Next)), moves),
                [Action::Turn(TurnAction::EndTurn)],
            )
        },
    );
    let button = page(&last).only(".turn-panel").only("button").text();
    assert_eq!(button, "Play a first round");
}

#[test]
fn the_list_marks_what_is_learned() {
    let learned = moved(&lesson(), "pG4cG5").reduce(Action::Turn(TurnAction::EndTurn));
    let list = page(
        &learned.reduce(Action::Navigate(NavigationAction::OpenSheet(
            Sheet::Lessons,
        ))),
    );
    keep_parts("lessons", &list, &["dialog"]);
    let names = |mark: &str| {
        let rows = list.only(".lessons").all("button").into_iter();
        rows.filter(|row| row.text().contains(mark)).count()
    };
    assert_eq!((names("done"), names("")), (1, 10));
}
