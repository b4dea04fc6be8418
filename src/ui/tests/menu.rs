//! The table's menu.

use super::keep_parts;
use super::looking::{app, moved, open, page, played, today};
use super::tree::Element;
use crate::state::{Action, AppState, DailyAction, NavigationAction, Sheet};

fn menu(app: &AppState) -> Element {
    page(&app.reduce(Action::Navigate(NavigationAction::OpenSheet(Sheet::Menu))))
}

fn offers(menu: &Element, text: &str) -> bool {
    let buttons = menu.only("dialog").all("button").into_iter();
    buttons
        .into_iter()
        .any(|button| button.text().contains(text))
}

#[test]
fn a_round_under_way_can_be_started_again_and_given_up() {
    let table = open("1/1.3a/h111/ac000007");
    assert!(!offers(&menu(&table), "Restart the round"));
    let begun = menu(&moved(&table, "pG2"));
    assert!(offers(&begun, "Restart the round") && offers(&begun, "Give up the round"));
    keep_parts("menu", &begun, &["dialog"]);
}

#[test]
fn a_game_that_is_over_is_neither() {
    let over = menu(&played(open("1/1.3/h1/red7game")));
    assert!(!offers(&over, "Restart the round") && !offers(&over, "Give up the round"));
    assert!(offers(&over, "Settings"));
}

#[test]
fn the_deal_of_a_day_is_what_it_is_for_everyone() {
    let daily = menu(&app().reduce(Action::Daily(DailyAction::Play(today()))));
    assert!(!offers(&daily, "Restart the round"));
    assert_eq!(daily.only("dialog").all("input").len(), 0);
}
