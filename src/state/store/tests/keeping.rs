//! One tab with a storage that fails, and documents of other builds.

use serde_json::{Value, json};

use super::*;
use crate::state::{DailyAction, DocumentKind, LoadError, SettingsAction, Theme, load_game};

const DEAL: &str = "1/1.3/h1/red7game";

/// Adds something unknown to this build to a stored document.
fn extend(browser: &Browser, name: &str, change: impl FnOnce(&mut Value)) {
    let text = browser.text(name).expect("a document");
    let mut value: Value = serde_json::from_str(&text).expect("JSON");
    change(&mut value);
    browser.put(name, &value.to_string());
}

fn value(browser: &Browser, name: &str) -> Value {
    let text = browser.text(name).expect("a document");
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn a_round_that_ends_without_room_counts_once_there_is_room() {
    let all: &[&'static str] = &Browser::NAMES;
    for (is_blocked, crowded) in [
        (true, &[][..]),
        (false, all),
        (false, &["statistics", "daily"]),
        (false, &["game", DAILY_GAME]),
    ] {
        for is_daily in [false, true] {
            let browser = Browser::default();
            let mut tab = Tab::open(&browser);
            if is_daily {
                tab.act(DailyAction::Play(day(TODAY)));
            } else {
                tab.follow(DEAL);
            }
            browser.block(is_blocked);
            browser.crowd(crowded.iter().copied());
            tab.finish();
            assert_eq!(browser.rounds(), 0);
            browser.block(false);
            browser.crowd([]);
            // The page saves its data and closes; nothing else happens in it.
            tab.save();
            tab.save();
            drop(tab);
            let again = Tab::open(&browser);
            assert_eq!(browser.rounds(), 1, "{is_blocked} {crowded:?} {is_daily}");
            assert_eq!(**again.app.statistics(), browser.document());
            assert_eq!(again.app.daily().days(), usize::from(is_daily));
        }
    }
}

#[test]
fn a_round_that_waits_for_room_does_not_count_if_another_tab_plays_the_game_on() {
    let browser = Browser::default();
    let mut a = Tab::open(&browser);
    a.follow(DEAL);
    let mut b = Tab::open(&browser);
    browser.crowd(Browser::NAMES);
    a.finish();
    assert_eq!(a.app.statistics().sums(Default::default()).rounds, 1);
    browser.crowd([]);
    b.go_on(GameSlot::Solo);
    b.finish();
    a.save();
    a.hear();
    assert_eq!(browser.rounds(), 1);
    assert_eq!(**a.app.statistics(), browser.document());
}

#[test]
fn a_round_that_waits_for_room_counts_with_the_next_game_of_its_tab() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    tab.follow(DEAL);
    browser.crowd(Browser::NAMES);
    tab.finish();
    tab.follow("1/1.3/h1/otherone");
    browser.crowd([]);
    tab.save();
    assert_eq!(browser.rounds(), 1);
}

/// Plays games of one round each, with these numbers.
pub(super) fn games(tab: &mut Tab, numbers: std::ops::Range<u32>) {
    for number in numbers {
        tab.follow(&format!(
            "1/1.3/h1/longgam{}",
            char::from(b'a' + number as u8)
        ));
        tab.finish();
    }
}

/// Numbers of journal entries that the application and the store remember.
pub(super) fn remembered(tab: &Tab) -> (usize, usize) {
    let noted = tab.app.snapshot().journal.entries().len();
    (noted, tab.store.counting.counted().entries().len())
}

#[test]
fn a_long_visit_remembers_only_what_is_not_stored() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    games(&mut tab, 0..20);
    let (noted, counted) = remembered(&tab);
    assert!(noted < NOTED_AT_ONCE && counted == 0, "{noted} {counted}");
    assert_eq!(browser.rounds(), 20);
    assert_eq!(**tab.app.recent(), browser.document());
}

#[test]
fn what_has_no_room_for_long_is_remembered_until_there_is_room() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    browser.crowd([Statistics::NAME]);
    games(&mut tab, 0..20);
    assert_eq!((browser.rounds(), remembered(&tab).1), (0, 40));
    browser.crowd([]);
    games(&mut tab, 20..21);
    assert_eq!((browser.rounds(), remembered(&tab).1), (21, 0));
}

#[test]
fn what_was_deleted_does_not_come_back_with_the_next_choice() {
    let browser = Browser::default();
    let mut a = Tab::open(&browser);
    a.app.complete_lesson(3);
    a.save();
    browser.crowd(Browser::NAMES);
    a.act(SettingsAction::Theme(Theme::Dark));
    browser.crowd([]);
    browser.empty();
    a.hear();
    let settings: Settings = browser.document();
    assert_eq!(settings.theme, Theme::Dark);
    assert!(settings.learned.is_empty() && a.app.settings().learned.is_empty());
}

#[test]
fn opening_a_page_writes_nothing() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    assert_eq!(browser.0.borrow().writes, 0, "an empty storage stays empty");
    tab.follow(DEAL);
    tab.finish();
    tab.act(SettingsAction::Theme(Theme::Dark));
    tab.act(DailyAction::Play(day(TODAY)));
    tab.finish();
    tab.puzzle(PuzzleAction::OfDay, true);
    for name in Browser::NAMES {
        if browser.text(name).is_some() {
            // Opening a page does not convert documents to another form either.
            extend(&browser, name, |value| value["later"] = json!(1));
        }
    }
    let before = browser.0.borrow().writes;
    let mut again = Tab::open(&browser);
    again.hear();
    again.save();
    again.act(NavigationAction::Home);
    assert_eq!(browser.0.borrow().writes, before);
}

#[test]
fn a_misspelt_field_of_a_game_outlives_a_turn() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    tab.follow(DEAL);
    tab.turn();
    extend(&browser, "game", |game| {
        let fields = game.as_object_mut().expect("fields");
        fields.remove("staged");
        fields.insert("stagged".to_owned(), json!("pR7"));
    });
    let mut again = Tab::open(&browser);
    assert_eq!(value(&browser, "game")["stagged"], "pR7");
    again.go_on(GameSlot::Solo);
    again.turn();
    assert_eq!(again.app.notices(), []);
    let game = value(&browser, "game");
    assert_eq!(game["stagged"], "pR7");
    let turns = load_game(&game.to_string(), 0).map(|game| game.ply());
    assert_eq!(turns, Ok(again.game().ply()));
}

#[test]
fn what_a_newer_build_stores_is_not_lost_by_an_older_one() {
    let browser = Browser::default();
    let mut older = Tab::open(&browser);
    older.follow(DEAL);
    older.finish();
    older.act(DailyAction::Play(day(TODAY)));
    older.finish();
    older.act(SettingsAction::Theme(Theme::Dark));
    extend(&browser, "settings", |settings| {
        settings["later"] = json!({ "a": 1 });
    });
    extend(&browser, "daily", |daily| {
        daily["days"][0]["later"] = json!(2);
    });
    extend(&browser, "statistics", |statistics| {
        statistics["tables"][0]["later"] = json!(3);
    });
    // The older build either syncs, or does not learn of the change.
    for is_told in [true, false] {
        if is_told {
            older.hear();
        }
        older.act(SettingsAction::Theme(Theme::ALL[usize::from(is_told)]));
        older.follow(DEAL);
        older.finish();
        let tomorrow = day(TODAY).after(1 + u16::from(is_told));
        older.act(Action::HourChanged(tomorrow.into()));
        older.act(DailyAction::Play(tomorrow));
        older.finish();
    }
    assert_eq!(browser.document::<DailyResults>().days(), 3);
    assert_eq!(browser.rounds(), 6);
    assert_eq!(value(&browser, "settings")["later"]["a"], 1);
    assert_eq!(value(&browser, "daily")["days"][0]["later"], 2);
    assert_eq!(value(&browser, "statistics")["tables"][0]["later"], 3);
}

#[test]
fn what_a_newer_build_stores_outlives_several_rounds_that_are_stored_at_once() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    tab.follow(DEAL);
    tab.finish();
    extend(&browser, "statistics", |statistics| {
        statistics["tables"][0]["later"] = json!(3);
    });
    browser.crowd(["statistics"]);
    for link in [DEAL, "1/1.3x/h1/red7game"] {
        tab.follow(link);
        tab.finish();
    }
    browser.crowd([]);
    tab.save();
    assert_eq!(browser.rounds(), 3);
    assert_eq!(value(&browser, "statistics")["tables"][0]["later"], 3);
}

/// Documents that cannot be read, with the expected error.
const UNREADABLE: [(&str, &str, DocumentKind, LoadError); 9] = {
    use DocumentKind::{Daily, Game, Settings, Statistics};
    use LoadError::{Newer, Unreadable};
    [
        ("game", "}{ not a document", Game, Unreadable),
        (
            "game",
            r#"{"version":1,"rules":"1.3","seats":"h1","seed":"red7game","turns":"pR1.pR1","staged":""}"#,
            Game,
            Unreadable,
        ),
        (
            "game",
            r#"{"version":1,"rules":"<img src=x onerror=alert(1)>"}"#,
            Game,
            Unreadable,
        ),
        ("game", r#"{"version":2,"game":{}}"#, Game, Newer(2)),
        ("settings", "[]", Settings, Unreadable),
        (
            "settings",
            r#"{"version":1,"language":"tlh"}"#,
            Settings,
            Unreadable,
        ),
        (
            "settings",
            r#"{"version":1,"theme":"dark","rules":"2.0"}"#,
            Settings,
            Unreadable,
        ),
        ("statistics", "[]", Statistics, Unreadable),
        ("daily", r#"{"version":1,"days":[7]}"#, Daily, Unreadable),
    ]
};

#[test]
fn what_cannot_be_read_is_set_aside_and_told_and_the_visit_is_a_new_ones() {
    for (name, text, kind, error) in UNREADABLE {
        let browser = Browser::default();
        browser.put(name, text);
        let mut tab = Tab::open(&browser);
        assert_eq!(tab.app.notices(), [Notice::NotRead(kind, error)], "{text}");
        assert_eq!(
            browser.text(&quarantine_name(name, 1)).as_deref(),
            Some(text)
        );
        assert_eq!(*tab.app.settings(), Settings::default());
        assert_eq!(tab.app.resumable_slot(), None);
        // Documents stored later replace it.
        tab.follow(DEAL);
        tab.act(SettingsAction::Theme(Theme::Dark));
        tab.finish();
        tab.act(DailyAction::Play(day(TODAY)));
        tab.finish();
        assert_eq!(browser.document::<Settings>().theme, Theme::Dark);
        assert!(load_game(&browser.text("game").unwrap_or_default(), 0).is_ok());
        assert_eq!(
            (browser.rounds(), browser.document::<DailyResults>().days()),
            (2, 1)
        );
        assert_eq!(
            browser.text(&quarantine_name(name, 1)).as_deref(),
            Some(text)
        );
    }
}

#[test]
fn what_can_neither_be_read_nor_set_aside_stays_where_it_is() {
    for (name, text, ..) in UNREADABLE {
        let browser = Browser::default();
        browser.put(name, text);
        browser.crowd([ASIDES]);
        let mut tab = Tab::open(&browser);
        assert_eq!(tab.app.notices(), [Notice::CannotSetAside], "{text}");
        tab.follow(DEAL);
        tab.act(SettingsAction::Theme(Theme::Dark));
        tab.act(DailyAction::Play(day(TODAY)));
        tab.finish();
        assert_eq!(browser.text(name).as_deref(), Some(text));
    }
}

#[test]
fn what_a_newer_build_stores_meanwhile_is_not_written_over() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    tab.act(SettingsAction::Theme(Theme::Dark));
    let newer = r#"{"version":2,"theme":"sepia"}"#;
    browser.put("settings", newer);
    tab.hear();
    tab.act(SettingsAction::Theme(Theme::Light));
    assert_eq!(tab.app.notices(), [Notice::OtherTab]);
    assert_eq!(browser.text("settings").as_deref(), Some(newer));
}
