//! The *Keys* sheet lists every keyboard shortcut on the page, and no others.

use std::collections::BTreeSet;

use super::looking::{after, answered, app, moved, open, page, played, solved};
use crate::state::{
    Action, AppState, BoolSetting, LessonAction, NavigationAction, SettingsAction, Sheet,
    TurnAction,
};
use crate::ui::tests::keep_parts;

/// Keyboard shortcuts used on the page.
fn carried(app: &AppState) -> BTreeSet<String> {
    let page = page(app);
    let keys = page.elements().into_iter();
    keys.filter_map(|element| element.get("aria-keyshortcuts"))
        .flat_map(str::split_whitespace)
        .map(|key| key.trim_start_matches("Arrow").to_owned())
        .collect()
}

/// Keyboard shortcuts the sheet lists, except those that browsers provide for every button.
fn listed() -> BTreeSet<String> {
    let page = page(&app().reduce(Action::Navigate(NavigationAction::OpenSheet(Sheet::Keys))));
    let keys = page.only("dialog").all("kbd").into_iter();
    // The visible symbol only, without the text for screen readers.
    let keys = keys.filter_map(|key| Some(key.texts().first()?.trim().to_owned()));
    let mut keys: BTreeSet<String> = keys.collect();
    for key in ["Enter", "Space", "Esc"] {
        assert!(keys.remove(key), "{key} is not among {keys:?}");
    }
    for (sign, name) in [("←", "Left"), ("→", "Right")] {
        assert!(keys.remove(sign), "{sign} is not among {keys:?}");
        keys.insert(name.to_owned());
    }
    keys
}

/// Tables at which the player is to move, in every state of a turn.
fn tables() -> Vec<AppState> {
    let table = open("1/1.0ax/h111/ac000007");
    let taking = moved(&table, "pG1");
    let chosen = |app: &AppState, card: &str| {
        app.reduce(Action::Turn(TurnAction::Choose(
            card.parse().expect("a card"),
        )))
    };
    vec![
        chosen(&table, "G1"),
        chosen(&taking, "R2"),
        moved(&table, "pB5pG2"),
        moved(&table, "pR7"),
        table.reduce(Action::Turn(TurnAction::AskToPass)),
        table.reduce(Action::Settings(SettingsAction::Switch(
            BoolSetting::WhatIfCollapsed,
            true,
        ))),
        played(table.clone()),
        played(open("1/1.3/h1/red7game")),
        open("1/1.3/hh/red7game"),
        taking,
        table,
    ]
}

#[test]
fn the_sheet_lists_every_key_that_anything_carries() {
    let mut states = tables();
    let lesson = app().reduce(Action::Lesson(LessonAction::Begin(4)));
    states.push(after(
        &moved(&lesson, "pG4cG5"),
        [Action::Turn(TurnAction::EndTurn)],
    ));
    states.push(lesson);
    states.push(answered(open("1/1.3/h1/red7game/x")));
    states.push(open("1/1.3/h1/red7game/pR1@0"));
    states.push(solved("2e-red7game"));
    let mut found: BTreeSet<String> = BTreeSet::new();
    for state in &states {
        found.extend(carried(state));
    }
    assert_eq!(found, listed());
}

/// Checks the keys of this table by itself; the test above would accept a key found in any state.
#[test]
fn a_turn_has_the_keys_of_its_buttons() {
    let table = open("1/1.3a/h111/ac000007");
    let chosen = table.reduce(Action::Turn(TurnAction::Choose(
        "G2".parse().expect("a card"),
    )));
    let mut found = carried(&table);
    found.extend(carried(&chosen));
    found.extend(carried(&moved(&table, "pG2")));
    let keys: Vec<&str> = found.iter().map(String::as_str).collect();
    assert_eq!(keys.concat(), "?CEHLMPSUWX");
}

#[test]
fn letters_that_are_switched_off_stand_nowhere() {
    for table in tables() {
        let keys = carried(&table.reduce(Action::Settings(SettingsAction::Switch(
            BoolSetting::LetterKeysOff,
            true,
        ))));
        assert_eq!(keys, BTreeSet::new());
    }
}

#[test]
fn the_first_stop_of_tab_leads_to_the_sheet() {
    let table = page(&open("1/1.3/h1/red7game"));
    let first = table.only(".app").all("button")[0];
    assert_eq!(first.get("aria-keyshortcuts"), Some("?"));
    let sheet = page(&app().reduce(Action::Navigate(NavigationAction::OpenSheet(Sheet::Keys))));
    keep_parts("keys", &sheet, &["dialog"]);
}
