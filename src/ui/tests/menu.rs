//! The table's menu.

use super::keep_parts;
use super::looking::{after_a_turn, app, moved, open, page, played, today};
use super::tree::Element;
use crate::state::{
    Action, AppState, BoolSetting, DailyAction, GameAction, NavigationAction, SettingsAction, Sheet,
};

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
fn what_cannot_be_undone_is_apart_and_last() {
    let begun = menu(&moved(&open("1/1.3a/h111/ac000007"), "pG2"));
    let groups = begun.only(".menu").all("section");
    let (last, others) = groups.split_last().expect("groups");
    assert_eq!(last.get("class"), Some("loss"));
    assert_eq!(last.all("button").len(), 3);
    for group in others {
        assert_eq!(group.all("h3").len(), 1);
        assert!(!group.text().contains("Restart") && !group.text().contains("Give up"));
    }
    // Every row has a sign.
    let rows = begun.all(".menu .item");
    assert!(rows.iter().all(|row| row.all("svg").len() == 1));
}

/// A game that counts for nothing has nothing to lose.
#[test]
fn a_round_is_said_to_count_only_if_it_does() {
    let told = |app: &AppState| menu(app).only(".loss").text();
    let begun = moved(&open("1/1.3a/h111/ac000007"), "pG2");
    assert!(told(&begun).contains("It counts as lost"));
    let again = begun.reduce(Action::Game(GameAction::RestartRound));
    let again = told(&moved(&again, "pG2"));
    assert!(
        again.contains("Give up the round") && !again.contains("counts"),
        "{again}"
    );
}

/// The points of a match are one of the ways from its table.
#[test]
fn only_a_match_has_a_score_sheet() {
    let has = |rules: &str| {
        offers(
            &menu(&open(&format!("1/{rules}/h11/red7game"))),
            "Score sheet",
        )
    };
    assert_eq!((has("1.3"), has("1.3a")), (false, true));
}

#[test]
fn a_switch_says_whether_it_is_on() {
    let table = open("1/1.3a/h111/ac000007");
    let sounds = |app: &AppState| {
        let menu = menu(app);
        let row = menu.only("label.item");
        let is_on = row.only("input").get("checked").is_some();
        (row.text(), is_on)
    };
    assert_eq!(sounds(&table), ("Sounds".to_owned(), false));
    let on = Action::Settings(SettingsAction::Switch(BoolSetting::Sound, true));
    assert_eq!(sounds(&table.reduce(on)), ("Sounds".to_owned(), true));
}

#[test]
fn a_match_against_opponents_can_be_given_up_at_any_time() {
    let give_up = "Give up the match";
    let table = open("1/1.3a/h11/red7game");
    assert!(offers(&menu(&table), give_up));
    let mut between = table;
    while between.game().is_some_and(|game| !game.is_round_over()) {
        between = after_a_turn(&between);
    }
    let between = menu(&between);
    assert!(offers(&between, give_up) && !offers(&between, "Give up the round"));
    // A single round, and a shared table.
    for other in ["1/1.3/h11/red7game", "1/1.3a/hh1/red7game"] {
        assert!(!offers(&menu(&open(other)), give_up), "{other}");
    }
}

#[test]
fn the_end_of_a_match_that_was_given_up_leads_on() {
    let give_up = |app: &AppState| page(&app.reduce(Action::Game(GameAction::GiveUpMatch)));
    let mut app = open("1/1.3a/h11/red7game");
    let at_once = give_up(&app);
    let end = at_once.only("dialog");
    assert!(end.text().contains("counts neither as won nor as lost"));
    assert_eq!(end.only(".primary").text(), "Rematch");
    assert!(!offers(&at_once, "Review") && end.all("table").is_empty());
    while app.game().is_some_and(|game| !game.is_round_over()) {
        app = after_a_turn(&app);
    }
    assert!(offers(&give_up(&app), "Review"));
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
    assert!(daily.only("dialog").all("details").is_empty());
}

#[test]
fn only_a_match_has_opponents_of_a_next_round() {
    let folded = |rules: &str| {
        let menu = menu(&open(&format!("1/{rules}/h11/red7game")));
        menu.only("dialog").all("details").len()
    };
    assert_eq!((folded("1.3"), folded("1.3a")), (0, 1));
}

#[test]
fn an_opponent_of_an_older_game_has_the_name_and_place_of_the_one_offered_now() {
    for lineup in ["h3", "h6"] {
        let game = open(&format!("1/1.3a/{lineup}/ac000007"));
        let table = page(&game);
        let pips = table.only(".level-pips").all("i").into_iter();
        assert_eq!(pips.filter(|pip| pip.get("class").is_some()).count(), 3);
        let menu = menu(&game);
        let options = menu.only("details").all("label").into_iter();
        let is_chosen = |it: &&Element| it.only("input").get("checked").is_some();
        let chosen: Vec<String> = options.filter(is_chosen).map(Element::text).collect();
        assert_eq!(chosen, ["Skilled"], "{lineup}");
    }
}
