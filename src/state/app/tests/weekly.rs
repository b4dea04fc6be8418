//! Matches of the weeks.

use super::*;
use crate::bots::Level;
use crate::state::{
    Action, DailyAction, DailyResults, Document, GameAction, LoadedData, NavigationAction, Screen,
};

fn day(text: &str) -> Day {
    text.parse().expect(text)
}

fn week() -> Day {
    day("w20261214")
}

fn wednesday() -> Day {
    day("20261216")
}

fn app_on(today: &str) -> AppState {
    AppState::new(seed("otherone"), day(today), LoadedData::default())
}

fn daily(app: &AppState, action: DailyAction) -> AppState {
    app.reduce(Action::Daily(action))
}

fn finished(mut app: AppState) -> AppState {
    while !app.game().is_some_and(|game| game.is_match_over()) {
        app = if app.game().is_some_and(|game| game.is_round_over()) {
            app.reduce(Action::Game(GameAction::NextRound))
        } else {
            after_a_turn(&app, Level::Casual)
        };
    }
    app
}

#[test]
fn a_match_under_way_is_kept_beside_the_daily_deal() {
    let begun = daily(&app_on("20261216"), DailyAction::Play(week()));
    let game = begun.game().expect("a match");
    assert_eq!(game.record().ruleset.to_string(), "1.3at");
    assert_eq!(game.lineup().to_string(), "h3");
    let weekly = after_a_turn(&begun, Level::Casual);
    let both = daily(&weekly, DailyAction::Play(wednesday()));
    let both = after_a_turn(&both, Level::Casual);
    assert_eq!(both.days_under_way(), [week(), wednesday()]);
    let ply = weekly.game().map(|game| game.ply());
    let later = both.reduce(Action::HourChanged(day("20261220").into()));
    let back = daily(&later, DailyAction::Play(week()));
    assert_eq!(*back.screen(), Screen::Table(GameSlot::Daily(Some(week()))));
    assert_eq!(back.game().map(|game| game.ply()), ply);
    // After its week it can be finished, and not begun any more.
    let after = both.reduce(Action::HourChanged(day("20261221").into()));
    let back = daily(&after, DailyAction::Play(week()));
    assert_eq!(*back.screen(), Screen::Table(GameSlot::Daily(Some(week()))));
    let missed = daily(&app_on("20261221"), DailyAction::Play(week()));
    assert_eq!(*missed.screen(), Screen::Daily(week()));
    let practice = daily(&missed, DailyAction::Practise(week()));
    assert!(
        practice
            .game()
            .is_some_and(|game| game.scene().is_practice())
    );
}

#[test]
fn a_match_has_a_result_and_no_part_in_the_streak() {
    let tuesday = r#"{"version":1,"days":[{"day":"20261215","won":true,"turns":5,"points":null,"rules":"V"}]}"#;
    let found = LoadedData {
        daily: DailyResults::read(tuesday).expect("results"),
        ..LoadedData::default()
    };
    let app = AppState::new(seed("otherone"), wednesday(), found);
    let over = finished(daily(&app, DailyAction::Play(week())));
    let results = over.daily();
    assert!(results.result(week()).is_some_and(|it| it.points.is_some()));
    assert_eq!((results.days(), results.streak(wednesday())), (1, 1));
    assert!(results.result(wednesday()).is_none());
    assert_eq!(results.result(day("20261214")), None);
    let again = daily(&over, DailyAction::Play(week()));
    assert_eq!(*again.screen(), Screen::Daily(week()));
    // An earlier version reads the days alone.
    let text = results.write();
    assert_eq!(DailyResults::read(&text).as_ref(), Ok(&**results));
    let (days, weeks) = text.split_once(r#""weeks""#).expect("weeks");
    assert!(
        days.contains("20261215") && !days.contains("w20261214"),
        "{text}"
    );
    assert!(weeks.contains("w20261214"), "{text}");
}

#[test]
fn the_address_of_a_week_opens_its_page() {
    let open = |today: &str, link: &str| {
        let link = link.to_owned();
        app_on(today).reduce(Action::Navigate(NavigationAction::OpenLink(link)))
    };
    for today in ["20261214", "20261220", "20270301"] {
        let opened = open(today, "1/w/20261214");
        assert_eq!(*opened.screen(), Screen::Daily(week()), "{today}");
    }
    // A week to come isn't known yet.
    let early = open("20261210", "1/w/20261214");
    assert_eq!(*early.screen(), Screen::Daily(day("20261210")));
}
