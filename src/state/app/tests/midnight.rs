//! Daily deals that are left over midnight, which is in UTC.

use super::*;
use crate::bots::Level;
use crate::state::{
    Action, DailyAction, DailyResults, Document, LoadedData, NavigationAction, Screen,
};

fn day(text: &str) -> Day {
    text.parse().expect(text)
}

/// A Monday, with a short game. The day before was played.
fn monday() -> Day {
    day("20261116")
}

fn tuesday() -> Day {
    day("20261117")
}

fn app() -> AppState {
    let daily = r#"{"version":1,"days":[{"day":"20261115","won":true,"turns":5,"points":null,"rules":"V"}]}"#;
    let found = LoadedData {
        daily: DailyResults::read(daily).expect("results"),
        ..LoadedData::default()
    };
    AppState::new(seed("otherone"), monday(), found)
}

fn play(app: &AppState, day: Day) -> AppState {
    app.reduce(Action::Daily(DailyAction::Play(day)))
}

fn open(app: &AppState, link: &str) -> AppState {
    app.reduce(Action::Navigate(NavigationAction::OpenLink(
        link.to_owned(),
    )))
}

/// The page after a reload on a day.
fn reloaded(app: &AppState, today: Day) -> AppState {
    let found = LoadedData {
        games: app.games().clone(),
        daily: DailyResults::clone(app.daily()),
        ..LoadedData::default()
    };
    AppState::new(seed("otherone"), today, found)
}

/// Finishes the deal at the table, a single round.
fn finished(mut app: AppState) -> AppState {
    while !app.game().is_some_and(|game| game.is_match_over()) {
        app = after_a_turn(&app, Level::Casual);
    }
    app
}

/// Monday's deal after the first turn, on Tuesday: in the same visit, after Back, and after a reload.
fn left() -> [AppState; 3] {
    let begun = after_a_turn(&play(&app(), monday()), Level::Casual);
    let later = begun.reduce(Action::HourChanged(tuesday().into()));
    let back = later.reduce(Action::Navigate(NavigationAction::Visit("0 0 ".to_owned())));
    [reloaded(&begun, tuesday()), later, back]
}

#[test]
fn a_deal_left_under_way_is_found_again_and_counts_for_its_own_day() {
    for left in left() {
        assert_eq!(left.days_under_way(), [monday()]);
        let table = Screen::Table(GameSlot::Daily(Some(monday())));
        let day_page = open(&left, "1/d/20261116");
        assert_eq!(*day_page.screen(), Screen::Daily(monday()));
        for there in [play(&day_page, monday()), open(&left, "continue")] {
            assert_eq!(*there.screen(), table);
            assert_eq!(game(&there).record(), game(&play(&left, monday())).record());
        }
        let over = finished(play(&left, monday()));
        assert!(over.daily().result(monday()).is_some());
        assert!(over.daily().result(tuesday()).is_none());
        assert_eq!(over.days_under_way(), []);
        assert_eq!(*open(&over, "continue").screen(), Screen::Home);
        let result = play(&over, monday());
        assert_eq!(*result.screen(), Screen::Daily(monday()));
        let review = result.reduce(Action::Daily(DailyAction::Review));
        assert!(matches!(review.screen(), Screen::Replay(_)));
    }
}

#[test]
fn the_next_deal_is_begun_beside_it() {
    for left in left() {
        let both = play(&left, tuesday());
        assert_eq!((both.sheet(), both.days_under_way().len()), (None, 2));
        assert_eq!(game(&both).day(), Some(tuesday()));
        assert_eq!(game(&play(&both, monday())).day(), Some(monday()));
        // The latest one comes first.
        assert_eq!(game(&open(&both, "continue")).day(), Some(tuesday()));
    }
}

/// A day that was begun in time holds the streak once it is finished, before the next day or after it.
#[test]
fn the_streak_is_the_same_in_whatever_order_two_days_are_finished() {
    for left in left() {
        for order in [[monday(), tuesday()], [tuesday(), monday()]] {
            let both = play(&left, tuesday());
            let first = finished(play(&both, order[0]));
            let expected = if order[0] == monday() { 2 } else { 1 };
            assert_eq!(first.daily().streak(tuesday()), expected);
            let second = reloaded(&finished(play(&first, order[1])), tuesday());
            assert_eq!(second.daily().streak(tuesday()), 3);
        }
    }
}

#[test]
fn a_deal_under_way_is_not_practised_first() {
    for left in left() {
        let practise = Action::Daily(DailyAction::Practise(monday()));
        assert_eq!(left.reduce(practise.clone()), left);
        let over = finished(play(&left, monday())).reduce(practise);
        assert!(game(&over).day().is_none());
    }
}

/// Earlier versions stored the deal of any day under one name.
#[test]
fn a_deal_that_an_earlier_version_kept_is_found_again() {
    let [left, ..] = left();
    let mut games = Games::default();
    let kept = left.games().iter().next().expect("a game").1.clone();
    games.put(GameSlot::Daily(None), kept);
    let found = LoadedData {
        games,
        ..LoadedData::default()
    };
    let app = AppState::new(seed("otherone"), tuesday(), found);
    assert_eq!(app.days_under_way(), [monday()]);
    let both = play(&app, tuesday());
    assert_eq!((both.sheet(), both.days_under_way().len()), (None, 2));
    let over = finished(play(&both, monday()));
    assert!(over.daily().result(monday()).is_some());
}

#[test]
fn a_clock_that_goes_back_leads_to_what_was_begun() {
    let [_, later, _] = left();
    let early = later.reduce(Action::HourChanged(day("20261101").into()));
    assert_eq!(game(&play(&early, monday())).day(), Some(monday()));
    let page = early.reduce(Action::Daily(DailyAction::Show(monday())));
    assert_eq!(*page.screen(), Screen::Daily(monday()));
}
