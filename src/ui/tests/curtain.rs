//! The curtain between two players at one device.

use super::keep_parts;
use super::looking::{after_a_turn, open, page};
use crate::state::{Action, AppState, GameAction, Stage};

/// A table of two human players, before the first takes the device.
fn covered() -> AppState {
    open("1/1.3/hh/shared77")
}

#[test]
fn it_says_whose_turn_it_is_and_leaves_no_card_to_be_seen() {
    let page = page(&covered());
    assert!(page.only("main").all(".card").is_empty());
    keep_parts("curtain", &page, &[".curtain"]);
}

#[test]
fn who_takes_the_device_is_called_by_name_all_turn_long() {
    let app = covered().reduce(Action::Game(GameAction::TakeDevice));
    let page = page(&app);
    assert!(page.all(".curtain").is_empty());
    let name = page.only(".own-area").only(".name").text();
    assert!(["Ochre", "Sienna"].contains(&name.as_str()), "{name}");
    // The *What if* matrix uses names as well.
    let heads = page.only(".matrix").all("th");
    assert!(heads.iter().any(|head| head.text().contains(&name)));
    assert_eq!(page.only(".hand").all(".card").len(), 7);
}

/// In a whole round, the page contains no hand before its player has the device, nor after the round.
#[test]
fn no_hand_is_on_the_page_until_its_player_has_the_device() {
    let mut app = open("1/1.3/hh2/shared77");
    let mut covered = 0;
    while !app.game().is_some_and(|game| game.is_round_over()) {
        if let Some(Stage::HandingOver(_)) = app.game().map(|game| game.stage()) {
            let page = page(&app);
            assert!(page.only("main").all(".card").is_empty());
            assert!(page.all(".matrix").is_empty());
            covered += 1;
        }
        app = after_a_turn(&app);
    }
    assert!(covered > 3, "{covered}");
    let backs = page(&app);
    assert_eq!(
        backs.all(".hand .card").len(),
        backs.all(".hand .card.back").len()
    );
    let page = page(&app.reduce(Action::Game(GameAction::ShowResult)));
    assert!(page.all(".hand .card").is_empty());
}
