//! The start page, of a new visitor and of one who comes back.

use super::looking::{after, after_a_turn, app, open, page, played, visitor};
use super::statistics::statistics;
use crate::state::{
    Action, App, Daily, DailyAction, Document, Found, Learned, Navigation, Place, PuzzleBook,
    Settings,
};
use crate::ui::tests::keep_parts;

/// All of the start page but for the form, which has tests of its own.
const PARTS: [&str; 4] = [".bar", ".hero", ".daily", ".side2"];

/// A visitor who has done something of everything.
pub fn returned() -> App {
    let mut learned = Learned::default();
    learned.insert(0);
    learned.insert(4);
    let daily = r#"{"version":1,"days":[
        {"day":"20261116","won":true,"turns":6,"points":null,"rules":"VYI"},
        {"day":"20261118","won":false,"turns":9,"points":12,"rules":"V.YI."}
    ]}"#;
    let visitor = visitor(Found {
        settings: Settings {
            learned,
            ..Settings::default()
        },
        statistics: statistics(),
        daily: Daily::read(daily).expect("results"),
        puzzles: PuzzleBook {
            tried: 7,
            solved: 4,
            rating: 1_234,
            best_rush: 5,
            ..PuzzleBook::default()
        },
        ..Found::default()
    });
    let deal = |address: &str| Action::Navigate(Navigation::Follow(address.to_owned()));
    // A match for points, the deal of the day, and a game of several persons.
    let free = after_a_turn(&visitor.reduce(deal("1/1.3a/h12/red7game")));
    let daily = after_a_turn(&after(
        &free,
        [
            Action::Navigate(Navigation::Home),
            Action::Daily(DailyAction::Play),
        ],
    ));
    let shared = after(
        &daily,
        [
            Action::Navigate(Navigation::Home),
            deal("1/1.0/h1h/red7game"),
        ],
    );
    let shared = shared.reduce(Action::Navigate(Navigation::Home));
    assert!(
        Place::FIXED
            .iter()
            .all(|&place| shared.games.at(place).is_some())
    );
    shared
}

#[test]
fn of_a_new_visitor() {
    let page = page(&app());
    assert!(page.all(".last").is_empty());
    keep_parts("home_of_a_new_visitor", &page, &PARTS);
    keep_parts("home_says_of_itself", &page, &["footer"]);
}

#[test]
fn of_one_who_comes_back() {
    let page = page(&returned());
    keep_parts(
        "home_of_one_who_comes_back",
        &page,
        &[".last", ".hero", ".daily", ".side2"],
    );
}

/// A game that is over can be looked at, and tells who has won.
#[test]
fn after_a_game() {
    let over = played(open("1/1.3/h1/red7game"));
    let home = page(&over.reduce(Action::Navigate(Navigation::Home)));
    keep_parts("home_after_a_game", &home, &[".last"]);
}
