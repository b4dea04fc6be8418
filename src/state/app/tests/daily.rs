//! Daily deals.

use super::*;
use crate::bots::Level;
use crate::game::Move;
use crate::state::{
    Action, BoolSetting, DailyAction, DailyResults, GameAction, LoadedData, NavigationAction,
    ReplaySource, Screen, SettingsAction, StoreEvent, TurnAction,
};

fn day(text: &str) -> Day {
    text.parse().expect(text)
}

/// A Monday, with a short game.
fn today() -> Day {
    day("20261116")
}

fn tomorrow() -> Day {
    today().after(1)
}

/// Slot of today's deal.
fn daily_slot() -> GameSlot {
    GameSlot::Daily(Some(today()))
}

fn app() -> AppState {
    let seed = "otherone".parse().expect("a seed");
    AppState::new(seed, today(), LoadedData::default())
}

/// Returns the page after the next turn.
fn after_a_turn(app: &AppState) -> AppState {
    let mut app = app.clone();
    let played = app
        .session
        .change_game(&app.library, |game| game.after_a_turn(Level::Casual));
    app.carry_out_all(played);
    app
}

fn played() -> AppState {
    let mut app = app().reduce(Action::Daily(DailyAction::Play(today())));
    while app.daily().result(app.today()).is_none() {
        app = after_a_turn(&app);
    }
    app
}

#[test]
fn what_another_tab_deletes_does_not_come_back() {
    let app = played();
    let elsewhere = LoadedData {
        games: app.games().clone(),
        daily: DailyResults::clone(app.daily()),
        ..LoadedData::default()
    };
    let loaded = AppState::new("otherone".parse().expect("a seed"), app.today(), elsewhere);
    for app in [app, loaded] {
        assert!(app.daily().result(app.today()).is_some());
        let after = app
            .reduce(Action::StoreChanged(StoreEvent::Daily(
                DailyResults::default(),
            )))
            .reduce(Action::Navigate(NavigationAction::CloseSheet));
        assert_eq!(**after.daily(), DailyResults::default());
    }
}

#[test]
fn one_try_counts_and_later_ones_are_practice() {
    let app = played();
    assert_eq!(*app.screen(), Screen::Table(daily_slot()));
    let again = app.reduce(Action::Daily(DailyAction::Play(today())));
    assert_eq!(*again.screen(), Screen::Daily(app.today()));
    let looked = again.reduce(Action::Daily(DailyAction::Review));
    let scene = looked.replay().map(|replay| replay.scene());
    assert!(
        scene.is_some_and(|scene| scene.source == ReplaySource::Table && scene.review.is_some())
    );
    let practice = again.reduce(Action::Daily(DailyAction::Practise(app.today())));
    assert_eq!(*practice.screen(), Screen::Table(GameSlot::Solo));
    let mut tried = practice.clone();
    while tried
        .game()
        .is_some_and(|game| game.scene().score.winners.is_none())
    {
        tried = after_a_turn(&tried);
    }
    assert_eq!(tried.daily(), app.daily());
    // Practice games are distinguished from the try that counted, whose turns may differ.
    let is_marked = |app: &AppState| app.game().is_some_and(|game| game.scene().is_practice());
    assert_eq!(
        [&app, &practice, &tried].map(is_marked),
        [false, true, true]
    );
    let games = tried.recent().all().iter();
    let marks: Vec<bool> = games.map(|game| tried.daily().is_practice(game)).collect();
    assert!(!marks.last().expect("the try that counted"));
    let passed = [TurnAction::AskToPass, TurnAction::EndTurn].map(Action::Turn);
    let mut other = passed.into_iter().fold(practice, |app, it| app.reduce(it));
    while other
        .game()
        .is_some_and(|game| game.scene().score.winners.is_none())
    {
        other = after_a_turn(&other);
    }
    assert!(other.daily().is_practice(&other.recent().all()[0]));
}

#[test]
fn the_deal_of_a_missed_day_is_practice() {
    let missed = app().reduce(Action::Daily(DailyAction::Practise(day("20261115"))));
    assert!(missed.game().is_some_and(|game| game.scene().is_practice()));
    let mut over = missed;
    while over
        .game()
        .is_some_and(|game| game.scene().score.winners.is_none())
    {
        over = if over.game().is_some_and(|game| game.is_round_over()) {
            over.reduce(Action::Game(GameAction::NextRound))
        } else {
            after_a_turn(&over)
        };
    }
    assert!(over.daily().is_practice(&over.recent().all()[0]));
    let free = app().reduce(Action::Game(GameAction::Deal(
        "nextgame".parse().expect("a seed"),
    )));
    assert!(!free.game().is_some_and(|game| game.scene().is_practice()));
}

/// After midnight a button of the day before leads to that day, and the clock may also be set back.
#[test]
fn the_way_on_from_a_day_leads_to_that_day_whenever_it_is_taken() {
    let over = played();
    for date in [tomorrow(), day("20261220"), day("20261115")] {
        let later = over.reduce(Action::HourChanged(date.into()));
        for action in [DailyAction::Show(today()), DailyAction::Play(today())] {
            let there = later.reduce(Action::Daily(action));
            assert_eq!(*there.screen(), Screen::Daily(today()), "{date}");
            assert_eq!(there.games(), over.games(), "nothing is begun");
        }
    }
}

#[test]
fn the_deal_of_a_day_is_begun_on_that_day_alone() {
    for (date, shown) in [(tomorrow(), today()), (day("20261115"), day("20261115"))] {
        let other = app().reduce(Action::HourChanged(date.into()));
        let there = other.reduce(Action::Daily(DailyAction::Play(today())));
        assert_eq!(*there.screen(), Screen::Daily(shown));
        assert_eq!(there.games(), app().games());
    }
}

#[test]
fn a_try_under_way_is_gone_on_with_and_not_begun_anew() {
    let begun = after_a_turn(&app().reduce(Action::Daily(DailyAction::Play(today()))));
    let back = begun
        .reduce(Action::Navigate(NavigationAction::Home))
        .reduce(Action::Daily(DailyAction::Play(today())));
    assert_eq!(
        (back.screen(), back.game()),
        (&Screen::Table(daily_slot()), begun.game())
    );
    // *Same deal* doesn't restart it either.
    let same = begun.reduce(Action::Game(GameAction::SameDeal));
    assert_eq!(
        same.games().at(daily_slot()),
        begun.games().at(daily_slot())
    );
    assert_eq!(*same.screen(), Screen::Table(GameSlot::Solo));
}

#[test]
fn it_leaves_other_games_alone() {
    let free = app().reduce(Action::Game(GameAction::Deal(
        "nextgame".parse().expect("a seed"),
    )));
    let daily = free.reduce(Action::Daily(DailyAction::Play(today())));
    assert_eq!(
        daily.games().at(GameSlot::Solo),
        free.games().at(GameSlot::Solo)
    );
    let back = daily.reduce(Action::Navigate(NavigationAction::Resume(GameSlot::Solo)));
    assert_eq!(back.game(), free.game());
}

#[test]
fn an_address_leads_to_a_day_that_is_not_to_come() {
    let app = app();
    for (address, shown) in [
        ("1/d", "20261116"),
        ("1/d/20261101", "20261101"),
        ("1/d/20261116", "20261116"),
        ("1/d/20261224", "20261116"),
    ] {
        let there = app.reduce(Action::Navigate(NavigationAction::OpenLink(
            address.to_owned(),
        )));
        assert_eq!(*there.screen(), Screen::Daily(day(shown)), "{address}");
        assert_eq!(there.games(), app.games(), "nothing is begun");
        // A deal can be reviewed only after it was played.
        assert_eq!(there.reduce(Action::Daily(DailyAction::Review)), there);
    }
}

#[test]
fn days_to_come_cannot_be_practised() {
    let app = app();
    for later in ["20261116", "20261117"] {
        assert_eq!(
            app.reduce(Action::Daily(DailyAction::Practise(day(later)))),
            app
        );
    }
    let past = app.reduce(Action::Daily(DailyAction::Practise(day("20261115"))));
    assert_eq!(*past.screen(), Screen::Table(GameSlot::Solo));
}

#[test]
fn nothing_is_advised_or_taken_back_in_it() {
    let mut app = app()
        .reduce(Action::Settings(SettingsAction::Switch(
            BoolSetting::MayTakeBack,
            true,
        )))
        .reduce(Action::Daily(DailyAction::Play(today())));
    app = after_a_turn(&after_a_turn(&app));
    while app.game().is_some_and(|game| game.bot_to_move().is_some()) {
        app = after_a_turn(&app);
    }
    for action in [
        Action::Turn(TurnAction::AskForHint),
        Action::Game(GameAction::TakeBack),
    ] {
        assert_eq!(app.reduce(action), app);
    }
    // The player can still make moves of the current turn.
    let game = app.game().expect("a game");
    let card = game.view().hand().highest().expect("a card");
    assert_ne!(
        app.reduce(Action::Turn(TurnAction::Make(Move::Play(card)))),
        app
    );
}

#[test]
fn back_from_the_review_of_a_day_leads_to_its_result() {
    let day = played().reduce(Action::Daily(DailyAction::Play(today())));
    assert_eq!(*day.screen(), Screen::Daily(day.today()));
    let review = day.reduce(Action::Daily(DailyAction::Review));
    assert!(matches!(review.screen(), Screen::Replay(_)));
    let back = review.back();
    assert_eq!(*back.screen(), Screen::Daily(day.today()));
    let home = review.reduce(Action::Navigate(NavigationAction::Home));
    assert_eq!(*home.screen(), Screen::Home);
}
