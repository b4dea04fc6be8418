//! All lessons as a player takes them, and the feedback on moves that the task doesn't ask for.

use red7::game::{Card, Move, Turn};
use red7::i18n::Localizer;
use red7::state::{Action, AppState, Day, LessonAction, LessonScene, LoadedData, TurnAction};

use crate::common::parse;

/// Solution of each task of each lesson.
const COURSE: [&[&str]; 10] = [
    &["pR7", "pR4", "pY3", "pR4", "pR7", "pY3", "pO2"],
    &["pV7", "pY6", "pB6"],
    &["pO6", "pR6"],
    &["cG3", "cO5"],
    &["pG4cG5"],
    &["x", "pI6"],
    &["cG6", "pR7cB4"],
    &["pV1tR6", "pV3cV2", "pB5pB4", "pV7cB4"],
    &["pO6", "pB1"],
    &["pY6", "pI4cI2"],
];

const TITLES: [&str; 10] = [
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

fn app() -> AppState {
    let seed = "red7game".parse().expect("a seed");
    AppState::new(seed, Day::FIRST, LoadedData::default())
}

fn scene(app: &AppState) -> LessonScene {
    app.lesson().expect("a lesson").scene()
}

/// English text of the feedback.
fn said(app: &AppState) -> String {
    let lesson = scene(app);
    let answer = lesson.answer.expect("an answer");
    let text = Localizer::ENGLISH.answer(answer, &lesson);
    let title = Localizer::ENGLISH.answer_title(answer);
    // Screen readers get the same text.
    let told = Localizer::ENGLISH.lesson_status(&lesson);
    assert_eq!(told, format!("{title}. {text}"));
    told
}

/// Makes a turn, and ends it unless the lesson has given feedback before.
fn make(app: &AppState, turn: &str) -> AppState {
    let turn: Turn = parse(turn);
    let app = turn.moves().iter().fold(app.clone(), |app, &mv| match mv {
        Move::Pass => app.reduce(Action::Turn(TurnAction::AskToPass)),
        _ => app.reduce(Action::Turn(TurnAction::Make(mv))),
    });
    app.reduce(Action::Turn(TurnAction::EndTurn))
}

#[test]
fn all_lessons_can_be_learned_one_after_another() {
    let mut app = app().reduce(Action::Lesson(LessonAction::Learn));
    for (number, (tasks, title)) in (1..).zip(COURSE.iter().zip(TITLES)) {
        for (task, turn) in tasks.iter().enumerate() {
            let lesson = scene(&app);
            let place = (lesson.number + 1, lesson.task, lesson.tasks);
            assert_eq!(place, (number, task, tasks.len()));
            assert_eq!(Localizer::ENGLISH.learn_title(number), title);
            // The focused section's name announces the task and so whose turn it is.
            let news = Localizer::ENGLISH.lesson_status(&lesson);
            assert!(!news.is_empty() && !news.starts_with("Your turn"), "{news}");
            let done = make(&app, turn);
            assert!(said(&done).starts_with("Right."), "{title} {turn}");
            app = done.reduce(Action::Lesson(LessonAction::Next));
        }
        assert_eq!(app.settings().learned.len(), number);
    }
    let learned = Localizer::ENGLISH.learned(app.settings().learned.len());
    assert_eq!(learned, "10 of 10 lessons done");
}

#[test]
fn a_first_round_is_dealt_against_a_novice() {
    let over = lesson(10);
    let seed = "firstone".parse().expect("a seed");
    let dealt = over.reduce(Action::Lesson(LessonAction::FirstRound(seed)));
    let game = dealt.game().expect("a game");
    assert_eq!(game.lineup().to_string(), "h1");
    let link = game.link().to_string();
    assert!(link.starts_with("1/1.3/h1/first0"), "{link}");
    assert_eq!(game.ply(), 0);
}

/// The page at the first task of a lesson, counted from 1.
fn lesson(number: usize) -> AppState {
    app().reduce(Action::Lesson(LessonAction::Begin(number - 1)))
}

#[track_caller]
fn answers(number: usize, turn: &str, expected: &str) {
    let before = lesson(number);
    let after = make(&before, turn);
    assert_eq!(said(&after), expected);
    assert_eq!(after.reduce(Action::Lesson(LessonAction::TryAgain)), before);
}

#[test]
fn a_card_that_does_not_lead_is_answered() {
    answers(
        1,
        "pO2",
        "Not quite. That doesn’t lead. Sienna leads with Green 6.",
    );
}

#[test]
fn a_move_that_is_not_allowed_is_answered_and_the_turn_goes_on() {
    let before = lesson(4);
    let card: Card = parse("Y5");
    let chosen = before.reduce(Action::Turn(TurnAction::Choose(card)));
    let tried = chosen.reduce(Action::Turn(TurnAction::Make(Move::ToCanvas(card))));
    let told = said(&tried);
    let why = "under Yellow you wouldn’t. Sienna would lead.";
    assert!(
        told.starts_with("Not quite. ") && told.contains(why),
        "{told}"
    );
    assert_eq!(tried.reduce(Action::Lesson(LessonAction::TryAgain)), before);
}

#[test]
fn a_turn_that_ends_behind_is_answered() {
    let after = make(&lesson(4), "pY5");
    let told = said(&after);
    let why = "you’re out. Sienna leads with Red 7.";
    assert!(
        told.starts_with("Not quite. ") && told.contains(why),
        "{told}"
    );
}

#[test]
fn a_good_turn_that_is_not_what_is_asked_is_answered() {
    answers(
        7,
        "cV2",
        "Not quite. You stay in, but here you need to draw a card.",
    );
}

#[test]
fn a_card_that_should_have_been_kept_is_told() {
    answers(
        9,
        "pR7",
        "Not quite. You stay in, but without your highest card. A lower one leads as well.",
    );
    answers(
        10,
        "pO2cG3",
        "Not quite. You stay in, but one card is enough here.",
    );
}

#[test]
fn what_is_learned_is_marked_and_the_first_open_lesson_comes_next() {
    let learned = make(&lesson(5), COURSE[4][0]);
    assert_eq!(
        Localizer::ENGLISH.learned(learned.settings().learned.len()),
        "1 of 10 lessons done"
    );
    assert!(learned.settings().learned.contains(4));
    assert_eq!(
        scene(&learned.reduce(Action::Lesson(LessonAction::Learn))).number,
        0
    );
    let first = COURSE[0].iter().fold(
        learned.reduce(Action::Lesson(LessonAction::Learn)),
        |app, turn| make(&app, turn).reduce(Action::Lesson(LessonAction::Next)),
    );
    assert_eq!(
        scene(&first.reduce(Action::Lesson(LessonAction::Learn))).number,
        1
    );
}
