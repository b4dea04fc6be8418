//! No screen of the Polish page contains English text.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::looking::{after, after_a_turn, answered, app, moved, open, page_in, played, solved};
use super::tree::Element;
use super::{daily, data, friends, home, review, sent, sheets};
use crate::game::{Card, Edition, PlayerCount};
use crate::i18n::Localizer;
use crate::state::{
    Action, AppState, Backup, BackupError, DailyAction, DocumentKind, GameAction, LESSONS,
    LessonAction, NavigationAction, NewGameAction, NoticeAction, PuzzleAction, ReplayAction, Sheet,
    Stage, Step, TurnAction,
};
use crate::ui::sheets::{DataSheetState, DeleteTarget};

/// Words of a text with three letters or more: a shorter word may mean something else in the other language.
fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    let words = words.filter(|word| word.chars().all(char::is_alphabetic));
    words
        .filter(|word| word.chars().count() >= 3)
        .map(str::to_lowercase)
}

/// Words in the message files of a language.
fn words_of(language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let files = fs::read_dir(folder.join(language)).expect("a language");
    let mut all = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(file.expect("a file").path()).expect("messages");
        let messages = parser::parse(text).expect("messages");
        for entry in messages.body {
            if let Entry::Message(message) = entry {
                let forms = message.attributes.into_iter().map(|form| form.value);
                for pattern in message.value.into_iter().chain(forms) {
                    collect(&pattern, &mut all);
                }
            }
        }
    }
    all
}

fn collect(pattern: &Pattern<String>, all: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => all.extend(words(value)),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => variants.iter().for_each(|it| collect(&it.value, all)),
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// English words that are not Polish ones. Excludes "English": every language is listed under its own name.
static FOREIGN: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let mut english = words_of("en");
    english.remove("english");
    let polish = words_of("pl");
    english.difference(&polish).cloned().collect()
});

/// Everything that is displayed, or read out by screen readers.
fn said(page: &Element) -> BTreeSet<String> {
    let mut said: BTreeSet<String> = page.texts().into_iter().flat_map(words).collect();
    for element in page.elements() {
        for name in [
            "aria-label",
            "title",
            "placeholder",
            "alt",
            "aria-valuetext",
        ] {
            said.extend(words(element.get(name).unwrap_or_default()));
        }
    }
    said
}

#[track_caller]
fn looks_polish(page: &Element) {
    let said = said(page);
    assert!(said.len() > 5, "{said:?}");
    let foreign: Vec<&String> = said.intersection(&FOREIGN).collect();
    assert!(foreign.is_empty(), "{foreign:?} in {}", page.text());
}

#[track_caller]
fn is_polish(app: &AppState) {
    looks_polish(&page_in(Localizer::POLISH, app));
}

/// Checks a state, and the same with each of these sheets open.
#[track_caller]
fn are_polish(app: &AppState, sheets: &[Sheet]) {
    is_polish(app);
    for &sheet in sheets {
        is_polish(&app.reduce(Action::Navigate(NavigationAction::OpenSheet(sheet))));
    }
}

#[test]
fn enough_words_tell_the_languages_apart() {
    assert!(FOREIGN.len() > 300, "{}", FOREIGN.len());
    assert!(FOREIGN.contains("discard") && !FOREIGN.contains("arena"));
}

#[test]
fn on_the_start_page_and_its_sheets() {
    let sheets = [
        Sheet::HowTo,
        Sheet::Settings,
        Sheet::Keys,
        Sheet::Lessons,
        Sheet::Puzzles,
        Sheet::Share,
        Sheet::Replace,
        Sheet::Statistics,
    ];
    are_polish(&app(), &sheets);
    are_polish(&home::returned(), &sheets);
    for notice in sheets::notices() {
        is_polish(&app().reduce(Action::Notice(NoticeAction::Tell(notice))));
    }
    for seed in ["zły", "", "bad seed", "<"] {
        let seed = NewGameAction::Seed(seed.to_owned());
        let open = app().reduce(Action::NewGame(NewGameAction::Open));
        is_polish(&open.reduce(Action::NewGame(seed)));
    }
}

#[test]
fn on_the_pages_of_days_and_of_what_was_sent() {
    let states = daily::states().into_iter().chain(sent::states());
    for app in states.chain(friends::states()) {
        is_polish(&app);
    }
}

#[cfg(feature = "sealed")]
#[test]
fn in_sealed_games() {
    for app in super::sealed::states() {
        is_polish(&app);
    }
}

#[test]
fn in_the_form_and_on_the_rules_page_of_every_edition() {
    for edition in Edition::ALL {
        for (is_advanced, has_actions) in
            [(false, false), (false, true), (true, false), (true, true)]
        {
            let chosen = [
                Action::NewGame(NewGameAction::Open),
                Action::NewGame(NewGameAction::Players(PlayerCount::FOUR)),
                Action::NewGame(NewGameAction::Edition(edition)),
                Action::NewGame(NewGameAction::Advanced(is_advanced)),
                Action::NewGame(NewGameAction::Actions(has_actions)),
            ];
            are_polish(&after(&app(), chosen), &[Sheet::HowTo]);
        }
    }
}

/// Checks a table at each moment of a round, with every card chosen that can be chosen.
#[track_caller]
fn round_is_polish(address: &str) {
    let mut app = open(address);
    while !app.game().is_some_and(|game| game.is_round_over()) {
        let scene = app.game().expect("a game").scene();
        is_polish(&app);
        if scene.turn.stage == Stage::Idle {
            is_polish(&app.reduce(Action::Turn(TurnAction::AskToPass)));
            is_polish(&app.reduce(Action::Turn(TurnAction::AskForHint)));
            for card in scene.turn.choosable {
                turn_is_polish(&app, card);
            }
        }
        app = after_a_turn(&app);
    }
    let sheets = [
        Sheet::WhatIf,
        Sheet::Log,
        Sheet::Scores,
        Sheet::Settings,
        Sheet::Share,
    ];
    are_polish(&app, &sheets);
    is_polish(&app.reduce(Action::Navigate(NavigationAction::Home)));
}

/// Checks a card when chosen and when played, then each card that can follow it.
#[track_caller]
fn turn_is_polish(app: &AppState, card: Card) {
    is_polish(&app.reduce(Action::Turn(TurnAction::Choose(card))));
    let played = moved(app, &format!("p{card}"));
    is_polish(&played);
    let scene = played.game().expect("a game").scene();
    for next in scene.turn.choosable {
        is_polish(&played.reduce(Action::Turn(TurnAction::Choose(next))));
    }
}

#[test]
fn at_a_table_of_two() {
    round_is_polish("1/1.3/h1/red7game");
}

#[test]
fn at_a_table_of_three() {
    round_is_polish("1/1.0ax/h11/red7game");
}

#[test]
fn at_a_table_of_four_with_a_person_more() {
    round_is_polish("1/bgaax/h1h2/red7game");
}

#[test]
fn at_the_end_of_rounds_and_matches() {
    let mut app = sheets::between_rounds();
    while !app.game().is_some_and(|game| game.scene().is_match_over()) {
        is_polish(&app);
        app = played(app.reduce(Action::Game(GameAction::NextRound)));
    }
    are_polish(&app, &[Sheet::Scores]);
    is_polish(&played(
        app.reduce(Action::Navigate(NavigationAction::Home))
            .reduce(Action::Daily(DailyAction::Play(app.today()))),
    ));
}

#[test]
fn in_the_lessons() {
    for number in 0..LESSONS.len() {
        let lesson = app().reduce(Action::Lesson(LessonAction::Begin(number)));
        are_polish(&lesson, &[Sheet::Lessons]);
        is_polish(&after(
            &lesson,
            [
                Action::Turn(TurnAction::AskToPass),
                Action::Turn(TurnAction::EndTurn),
            ],
        ));
        let scene = lesson.lesson().expect("a lesson").scene().scene;
        for card in scene.turn.choosable {
            is_polish(&lesson.reduce(Action::Turn(TurnAction::Choose(card))));
            is_polish(
                &moved(&lesson, &format!("p{card}")).reduce(Action::Turn(TurnAction::EndTurn)),
            );
            is_polish(
                &moved(&lesson, &format!("c{card}")).reduce(Action::Turn(TurnAction::EndTurn)),
            );
        }
    }
}

#[test]
fn in_puzzles_and_rushes() {
    is_polish(&open("1/q/2e-red7game"));
    let puzzle = answered(open("1/q/2e-red7game"));
    are_polish(&puzzle, &[Sheet::Puzzles, Sheet::Share]);
    is_polish(&after(
        &puzzle,
        [
            Action::Turn(TurnAction::AskToPass),
            Action::Turn(TurnAction::EndTurn),
        ],
    ));
    let wrong = answered(moved(&puzzle, "cR4").reduce(Action::Turn(TurnAction::EndTurn)));
    for tried in [solved("2e-red7game"), wrong] {
        is_polish(&tried);
        is_polish(&tried.reduce(Action::Replay(ReplayAction::Step(Step::Last))));
    }
    let seed = "red7game".parse().expect("a seed");
    let ready = answered(app().reduce(Action::Puzzle(PuzzleAction::Rush(seed))));
    is_polish(&ready);
    let rush = ready.reduce(Action::Puzzle(PuzzleAction::Begin { now: 0 }));
    for now in [0, 60, 180] {
        is_polish(&rush.reduce(Action::Puzzle(PuzzleAction::Tick { now })));
    }
}

#[test]
fn in_replays_and_reviews() {
    is_polish(&open(review::OVER));
    let answered = answered(open(review::OVER));
    for ply in 0..=12 {
        is_polish(&answered.reduce(Action::Replay(ReplayAction::GoTo(ply))));
    }
    are_polish(&answered, &[Sheet::Review, Sheet::Log, Sheet::Share]);
    is_polish(&open("1/1.3a/h43/k7q2m9xd/cV4d.pR1.cO2d.pO3@2"));
    let position = open("1/p/1.3_-_-_1_R7G6/Y1/-_G4G3/O5/-");
    is_polish(&position);
    is_polish(&position.reduce(Action::Replay(ReplayAction::Solve)));
    is_polish(&open("1/p/1.3x_-_-_1_R7G6/Y1/-_G4G3/O5/-"));
}

#[test]
fn among_the_data() {
    let steps = [
        DataSheetState::Idle,
        DataSheetState::Saved(Vec::new()),
        DataSheetState::Saved(vec!["game".to_owned(), "later".to_owned()]),
        DataSheetState::Read(data::bundle()),
        DataSheetState::Refused(BackupError::Foreign),
        DataSheetState::Refused(BackupError::Damaged(DocumentKind::Statistics)),
        DataSheetState::Asks(DeleteTarget::Everything),
        DataSheetState::Asks(DeleteTarget::Statistics),
        DataSheetState::Asks(DeleteTarget::Aside("game.aside1".to_owned())),
    ];
    for step in steps {
        for here in [data::bundle(), Backup::default()] {
            looks_polish(&data::sheet(Localizer::POLISH, &here, step.clone()));
        }
    }
}
