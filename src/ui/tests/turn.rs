//! The texts of a turn: the destinations of a card, the actions, and the outcome.

mod table_of_three;

use super::looking::{after_a_turn, moved, open, page};
use super::tree::Element;
use crate::game::{Card, View};
use crate::i18n::Localizer;
use crate::state::{
    Action, AppState, BoolSetting, Notice, NoticeAction, Scene, SettingsAction, Stage, TurnAction,
    is_stuck,
};
use crate::ui::table::has_tried;

/// In this deal the human player moves first, with R7 O7 B5 Y4 V3 G2 G1 in hand and B1 on the table; the others have
/// R2, O3 and I4.
fn deal(rules: &str) -> AppState {
    open(&format!("1/{rules}/h111/ac000007"))
}

fn card(text: &str) -> Card {
    text.parse().expect(text)
}

/// The page after some moves, with a card chosen.
fn chosen(app: &AppState, moves: &str, text: &str) -> Element {
    let app = if moves.is_empty() {
        app.clone()
    } else {
        moved(app, moves)
    };
    page(&app.reduce(Action::Turn(TurnAction::Choose(card(text)))))
}

/// The button for a destination of the chosen card, if offered.
fn place<'a>(page: &'a Element, name: &str) -> Option<&'a Element> {
    let mut places = page.all(".target").into_iter();
    places.find(|place| place.get("data-place") == Some(name))
}

/// Asserts the description of a destination, and whether the card may go there.
#[track_caller]
fn says(page: &Element, name: &str, text: &str, is_allowed: bool) {
    let place = place(page, name).expect("a place");
    let told = place.text();
    assert!(told.contains(text), "{told}");
    assert_eq!(place.get("aria-disabled").is_none(), is_allowed, "{told}");
}

#[track_caller]
fn decision(app: &AppState, text: &str) {
    let told = page(app).only(".turn-panel").text();
    assert!(told.contains(text), "{told}");
}

/// Label of the button that ends the turn, and `true` if it is enabled.
fn end(app: &AppState) -> (String, bool) {
    let page = page(app);
    let buttons = page.only(".turn-panel").all("button.primary");
    let button = buttons.last().expect("a button");
    (button.text(), button.get("aria-disabled").is_none())
}

fn hand(page: &Element) -> Vec<String> {
    let cards = page.only(".hand").all("button").into_iter();
    cards
        .filter_map(|card| card.get("aria-label").map(ToOwned::to_owned))
        .collect()
}

/// A table of three at the human player's first turn.
fn table() -> AppState {
    let mut app = open("1/1.3/h33/red7game");
    while app.game().is_some_and(|game| game.bot_to_move().is_some()) {
        app = after_a_turn(&app);
    }
    app
}

fn scene(app: &AppState) -> Scene {
    app.game().expect("a game").scene()
}

fn cards(app: &AppState) -> Vec<Card> {
    let game = app.game().expect("a game");
    game.view().hand().iter().collect()
}

#[test]
fn a_1_takes_a_card_that_is_chosen_in_another_palette() {
    let app = deal("1.0ax");
    let page_before = chosen(&app, "", "G1");
    says(&page_before, "palette", "Next, you remove a card", true);
    let taking = moved(&app, "pG1");
    decision(&taking, "Remove a card");
    assert_eq!(end(&taking), ("End turn".to_owned(), false));
    assert_eq!(page(&taking).only(".opponents").all("button").len(), 3);
    says(&chosen(&app, "pG1", "I4"), "deck", "lead", true);
    let taken = page(&moved(&taking, "tR2"));
    let is_told = |label: &str| {
        taken
            .elements()
            .iter()
            .any(|it| it.get("aria-label") == Some(label))
    };
    assert!(is_told("deck; everyone has seen Red 2 on top"));
    let sienna = taken.all("article")[0].get("aria-label").expect("a label");
    assert!(
        sienna.starts_with("Sienna") && sienna.contains("no card"),
        "{sienna}"
    );
}

/// The summary, which suggests what to do, appears only after the player has looked at each card and none leads on its
/// own; earlier it would be a hint.
#[test]
fn who_has_tried_each_card_in_vain_is_told_of_the_pass() {
    // Every single card leaves the other player in the lead: R7 beats all of them under Red, and no colour helps.
    let view = View::of_position("1.3 - - 1 R2O3/V1/- I4/R7B6G6/-");
    let scene = Scene {
        view,
        ..Scene::clone(&scene(&table()))
    };
    let hand = scene.view.hand();
    let cards: Vec<Card> = hand.iter().collect();
    assert!(has_tried(&scene, hand));
    for card in cards {
        assert!(
            !has_tried(&scene, hand.without(card)),
            "{card} was not tried"
        );
    }
    let told = Localizer::ENGLISH.turn_none_leads(1);
    assert_eq!(told, "Your last card doesn’t lead. Pass.");
    // If a card leads on its own, there is no summary.
    let leading = Scene {
        view: View::of_position("1.3 - - 1 R7O3/V1/- I4/B6G6/-"),
        ..scene
    };
    assert!(!has_tried(&leading, leading.view.hand()));
}

/// A player without a turn that leads isn't asked to choose a card. With Actions that isn't certain, so nothing is said.
#[test]
fn who_has_no_turn_that_leads_is_told_so() {
    let is_stuck = |app: &AppState| {
        let scene = app.game().expect("a game").scene();
        scene.turn.stage == Stage::Idle && is_stuck(&scene.view)
    };
    let found = (0..40).find_map(|number| {
        let mut app = open(&format!("1/1.3/h1/stuck{number:03}"));
        while !is_stuck(&app) {
            if app.game()?.is_round_over() {
                return None;
            }
            app = after_a_turn(&app);
        }
        Some(app)
    });
    let shown = page(&found.expect("a turn without a way to lead"));
    let says = shown.only(".turn-panel .verdict").text();
    assert!(says.starts_with("Your turn · no turn leads"), "{says}");
    let offered = shown.only(".turn-panel .row").text();
    assert_eq!(offered.trim(), "Pass");
    assert!(!says.contains("Choose a card."), "{says}");
    let heard = shown.all(".sr").into_iter();
    let heard: String = heard
        .filter(|it| it.get("role") == Some("status"))
        .map(Element::text)
        .collect();
    assert!(
        heard.contains("No turn of yours takes the lead. Pass."),
        "{heard}"
    );
}

/// Where a turn is explained, the panel doesn't tell the opponent's, so the recap does.
#[test]
fn a_turn_before_the_first_of_a_newcomer_is_in_the_recap() {
    let found = (0..40).find_map(|number| {
        let app = after_a_turn(&open(&format!("1/1.3/h1/first{number:03}")));
        let scene = app.game()?.scene();
        (scene.turn.stage == Stage::Idle && !scene.log.is_empty()).then_some(app)
    });
    let shown = page(&found.expect("a deal in which another begins"));
    let says = shown.only(".turn-panel .verdict").text();
    assert!(
        says.contains("Be in the lead when your turn ends."),
        "{says}"
    );
    let recap = shown.only(".recap").text();
    assert!(
        recap.contains("Sienna") && !recap.contains("just now"),
        "{recap}"
    );
}

/// All players have one card, and Board Game Arena doesn't allow taking a player's only card.
#[test]
fn an_action_without_anything_to_act_on_says_so() {
    let app = deal("bgaax");
    says(
        &chosen(&app, "", "G1"),
        "palette",
        "The action has no effect",
        true,
    );
    let played = moved(&app, "pG1");
    let text = "A player’s only palette card can’t be removed, so the 1 does nothing.";
    decision(&played, text);
    let table = page(&played);
    let status = table.all(".sr").into_iter();
    let mut status = status.filter(|it| it.get("role") == Some("status"));
    let news = status.next_back().expect("news").text();
    // The leader comes first, as on the page.
    assert!(news.starts_with("You’re not leading yet. "), "{news}");
    assert!(news.ends_with(text), "{news}");
    // For a card without an action, the text mentions no action.
    let told = page(&moved(&app, "pG2")).only(".turn-panel").text();
    assert!(!told.contains("does nothing"), "{told}");
}

/// The others have a card each, and version 1.3 spares whoever has fewer than the two that the player now has.
#[test]
fn a_1_that_finds_only_smaller_palettes_says_so() {
    let played = moved(&deal("1.3ax"), "pG1");
    decision(
        &played,
        "With this 1, your palette has more cards than any other, so the 1 does nothing.",
    );
}

#[test]
fn a_3_draws_at_once_and_there_is_no_undo_before_the_card() {
    let app = deal("1.0ax");
    says(
        &chosen(&app, "", "V3"),
        "palette",
        "You draw a card; no undo after that",
        true,
    );
    let drawn = moved(&app, "pV3");
    let table = page(&drawn);
    let hand = hand(&table);
    assert_eq!(hand.len(), 7);
    assert!(
        hand.contains(&"Orange 6, just drawn".to_owned()),
        "{hand:?}"
    );
    decision(&drawn, "You drew Orange 6.");
    let mut news = table.all(".sr");
    news.retain(|it| it.get("role") == Some("status"));
    let news = news.last().expect("news").text();
    assert!(news.contains("You drew Orange 6."), "{news}");
    let undo = table.only(".turn-panel").all("button")[0];
    assert_eq!(
        (undo.text().as_str(), undo.get("aria-disabled")),
        ("Undo", Some("true"))
    );
    assert_eq!(drawn.reduce(Action::Turn(TurnAction::Undo)), drawn);
    let asked = drawn.reduce(Action::Notice(NoticeAction::Tell(Notice::DrawnCard)));
    assert!(
        page(&asked)
            .only(".notice")
            .text()
            .contains("You’ve seen the card, so there’s no undo")
    );
    // It is true of this turn alone.
    let ended = asked.reduce(Action::Turn(TurnAction::EndTurn));
    assert_ne!(ended.game(), asked.game());
    assert!(page(&ended).all(".notice").is_empty());
}

#[test]
fn a_5_asks_for_another_card_first() {
    let app = deal("1.0ax");
    decision(&moved(&app, "pB5"), "Play another card");
    says(
        &chosen(&app, "pB5", "G2"),
        "canvas",
        "Play another card first",
        false,
    );
    let played = moved(&app, "pB5pG2");
    assert_eq!(end(&played), ("End turn".to_owned(), true));
    let told = page(&played.reduce(Action::Turn(TurnAction::EndTurn)));
    let log = told.only("aside.side").only("ol").all("li");
    assert_eq!(log[0].text(), "1 You played Blue 5 and played Green 2.");
}

#[test]
fn a_7_moves_what_its_edition_lets_it_move() {
    let app = deal("1.0ax");
    decision(&moved(&app, "pR7"), "Move one of your cards");
    let seven = chosen(&app, "pR7", "R7");
    says(&seven, "canvas", "Choose a card other than this 7", false);
    assert!(place(&seven, "deck").is_none());
    says(&chosen(&app, "pR7", "B1"), "canvas", "", true);
    let moved = moved(&app, "pR7cB1");
    assert_eq!(page(&moved).only("h1").text(), "Most different colours");
    assert_eq!(end(&moved), ("End turn".to_owned(), true));
}

#[test]
fn a_7_of_the_printed_rules_must_end_in_the_lead() {
    let app = deal("1.3ax");
    let said = "You lead. Next, you move a card, and must end in the lead";
    says(&chosen(&app, "", "R7"), "palette", said, true);
    says(
        &chosen(&app, "pR7", "R7"),
        "canvas",
        "You couldn’t end in the lead",
        false,
    );
    says(&chosen(&app, "pR7", "B1"), "deck", "You lead", true);
}

#[test]
fn the_first_print_lets_one_discard_first() {
    let app = open("1/1.0a/h111/fp000022");
    let discarded = moved(&app, "cV6");
    assert_eq!(end(&discarded), ("End turn".to_owned(), true));
    let next = chosen(&app, "cV6", "O6");
    let back = next
        .all(".target")
        .into_iter()
        .find(|it| it.text().starts_with("Back"));
    assert!(
        back.expect("the way back")
            .text()
            .contains("You’ve already discarded one: play, or go back")
    );
    let played = moved(&discarded, "pO6");
    assert_eq!(hand(&page(&played)).len(), 5);
    assert_eq!(end(&played), ("End turn".to_owned(), true));
}

#[test]
fn a_draw_that_is_earned_is_taken_or_asked_for_by_who_wants_that() {
    let app = deal("1.3a");
    says(
        &chosen(&app, "pG2", "B5"),
        "canvas",
        "Under Blue, you lead. The discard earns you a card",
        true,
    );
    let staged = moved(&app, "pG2cB5");
    assert_eq!(end(&staged), ("Draw and end turn".to_owned(), true));
    assert_eq!(
        hand(&page(&staged.reduce(Action::Turn(TurnAction::EndTurn)))).len(),
        6
    );
    let by_hand = staged.reduce(Action::Settings(SettingsAction::Switch(
        BoolSetting::AsksBeforeDrawing,
        true,
    )));
    decision(&by_hand, "Draw it?");
    page(&by_hand)
        .only(".turn-panel")
        .saying("button", "End without drawing");
    assert_eq!(
        hand(&page(
            &by_hand.reduce(Action::Turn(TurnAction::EndWithoutDraw))
        ))
        .len(),
        5
    );
}

#[test]
fn a_turn_that_has_to_end_in_the_lead_does_not_end_before() {
    // Y7 moved to the deck: of R5 V5 R4 O4 Y3 B2 in hand only V5 leads now, beside B3 against I6.
    let app = open("1/1.3x/h3/ms000000");
    let behind = moved(&app, "pY7tY7");
    decision(&behind, "You must end in the lead");
    assert_eq!(end(&behind), ("End turn".to_owned(), false));
    assert_eq!(behind.reduce(Action::Turn(TurnAction::EndTurn)), behind);
    let helping = |label: &String| label.ends_with("you’d lead");
    let cards = hand(&page(&behind));
    let cards: Vec<&String> = cards.iter().filter(|label| helping(label)).collect();
    assert!(
        matches!(cards[..], [card] if card.starts_with("Violet 5")),
        "{cards:?}"
    );
    assert_eq!(end(&moved(&behind, "cV5")), ("End turn".to_owned(), true));
}
