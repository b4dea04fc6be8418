//! Turns at a table of three: cards that lead or don't, *What if*, and turns taken back.

use super::{cards, decision, end, place, scene, table};
use crate::i18n::Localizer;
use crate::state::{Action, AppState, BoolSetting, GameAction, SettingsAction, TurnAction};
use crate::ui::tests::looking::{after, after_a_turn, moved, page};
use crate::ui::tests::tree::Element;

#[test]
fn a_discard_that_does_not_leave_one_leading_says_why_it_cannot_be_made() {
    let app = table();
    let mut refused = 0;
    for card in cards(&app) {
        let chosen = app.reduce(Action::Turn(TurnAction::Choose(card)));
        let page = page(&chosen);
        let canvas = place(&page, "canvas").expect("the canvas");
        if canvas.get("aria-disabled").is_some() {
            refused += 1;
            assert_eq!(moved(&chosen, &format!("c{card}")), chosen);
            let told = canvas.text();
            let who = ["Sienna", "Umber", "no one"];
            let is_told = who
                .iter()
                .any(|who| told.contains(&format!("{who} would lead")));
            assert!(is_told, "{told}");
        }
    }
    assert!(refused > 0);
}

#[test]
fn a_play_that_does_not_lead_warns_and_the_turn_may_be_ended_out() {
    let app = table();
    let behind = cards(&app).into_iter().find(|&card| {
        let page = page(&app.reduce(Action::Turn(TurnAction::Choose(card))));
        let palette = place(&page, "palette").expect("the palette");
        palette.text().contains("still leads")
    });
    let played = moved(&app, &format!("p{}", behind.expect("a card behind")));
    // A discard can still save the turn, so it isn't shown as an error yet.
    decision(&played, "You’re not leading yet");
    assert_eq!(end(&played), ("End turn and go out".to_owned(), true));
    assert_eq!(played.reduce(Action::Turn(TurnAction::Undo)), app);
    // It needs confirmation, like a pass.
    let asked = played.reduce(Action::Turn(TurnAction::AskToLeave));
    decision(&asked, "End your turn and go out?");
    let says = page(&asked).only(".turn-panel .verdict p").text();
    assert_eq!(
        says,
        "You’re not leading, so you’re out and the others play on."
    );
    assert_eq!(asked.reduce(Action::Turn(TurnAction::PutBack)), played);
    let out = page(&asked.reduce(Action::Turn(TurnAction::EndTurn)));
    assert!(out.only(".own-area").text().contains("Out"));
}

#[test]
fn a_hand_that_can_do_nothing_more_cannot_be_chosen_from() {
    let app = table();
    let discards = cards(&app).into_iter();
    let mut discards = discards.map(|card| moved(&app, &format!("pY7c{card}")));
    let staged = discards.find(|app| scene(app).turn.staged.moves().len() == 2);
    let staged = staged.expect("a card to discard");
    let page = page(&staged);
    let buttons = page.only(".hand").all("button");
    assert_eq!(buttons.len(), 5);
    assert!(
        buttons
            .iter()
            .all(|card| card.get("aria-disabled").is_some())
    );
    for card in cards(&staged) {
        let chosen = staged.reduce(Action::Turn(TurnAction::Choose(card)));
        assert_eq!(chosen, staged);
    }
}

#[test]
fn a_discard_names_the_rule_that_it_sets() {
    let app = table();
    let rule = app.game().map(|game| game.view().table().rule());
    for card in cards(&app) {
        let chosen = page(&app.reduce(Action::Turn(TurnAction::Choose(card))));
        let canvas = place(&chosen, "canvas").expect("the canvas").text();
        let named = Localizer::ENGLISH.color(card.color());
        let says = canvas.contains(&format!("Under {named}, "));
        assert_eq!(says, Some(card.color()) != rule, "{card}: {canvas}");
    }
}

#[test]
fn what_if_tells_who_would_lead_under_each_rule_and_follows_the_turn() {
    let app = table();
    let before = page(&app);
    let rows = before.only(".matrix").all("tr");
    assert_eq!(rows.len(), 8);
    let in_force = rows
        .iter()
        .filter(|row| row.text().contains("the current rule"));
    assert_eq!(in_force.count(), 1);
    for rule in ["Highest", "One number", "One colour", "Colours", "Run"] {
        let row = rows
            .iter()
            .find(|row| row.all("th")[0].text().starts_with(rule));
        let leads = row.expect(rule).texts();
        assert_eq!(leads.iter().filter(|text| **text == "leads").count(), 1);
    }
    let in_hand = |app: &AppState| page(app).only(".matrix").all(".mv").len();
    assert_eq!(in_hand(&app), 7);
    let card = cards(&app)[0];
    assert_eq!(in_hand(&moved(&app, &format!("p{card}"))), 6);
}

#[test]
fn what_if_tells_who_is_out_and_can_be_folded() {
    let pass = [TurnAction::AskToPass, TurnAction::EndTurn].map(Action::Turn);
    let app = after(&table(), pass);
    let shown = page(&app);
    let told = shown.only(".matrix").texts();
    // One for each rule.
    assert_eq!(told.iter().filter(|text| **text == "out").count(), 7);
    let fold = |page: &Element| page.only(".fold").get("aria-expanded").map(str::to_owned);
    assert_eq!(fold(&shown).as_deref(), Some("true"));
    let switch = BoolSetting::WhatIfCollapsed;
    let folded = page(&app.reduce(Action::Settings(SettingsAction::Switch(switch, true))));
    assert_eq!(fold(&folded).as_deref(), Some("false"));
    assert!(folded.all(".matrix").is_empty());
}

#[test]
fn a_turn_that_was_taken_back_marks_the_game() {
    let mut app = after(
        &table(),
        [Action::Settings(SettingsAction::Switch(
            BoolSetting::MayTakeBack,
            true,
        ))],
    );
    let before = cards(&app);
    app = after_a_turn(&app);
    while app.game().is_some_and(|game| game.bot_to_move().is_some()) {
        app = after_a_turn(&app);
    }
    let back = app.reduce(Action::Game(GameAction::TakeBack));
    assert_eq!(cards(&back), before);
    assert!(
        page(&back)
            .only(".info")
            .text()
            .contains("1 turn taken back")
    );
    let mut over = after(
        &back,
        [
            Action::Turn(TurnAction::AskToPass),
            Action::Turn(TurnAction::EndTurn),
        ],
    );
    while over.game().is_some_and(|game| game.bot_to_move().is_some()) {
        over = after_a_turn(&over);
    }
    over = over.reduce(Action::Game(GameAction::ShowResult));
    assert!(
        page(&over)
            .only(".round-over")
            .text()
            .contains("1 turn taken back")
    );
}
