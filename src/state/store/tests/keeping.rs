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
fn games(tab: &mut Tab, numbers: std::ops::Range<u32>) {
    for number in numbers {
        tab.follow(&format!(
            "1/1.3/h1/longgam{}",
            char::from(b'a' + number as u8)
        ));
        tab.finish();
    }
}

/// Numbers of journal entries that the application and the store remember.
fn remembered(tab: &Tab) -> (usize, usize) {
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
fn that_the_storage_was_emptied_is_told_once_and_the_game_is_stored_anew() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    tab.follow(DEAL);
    tab.turn();
    browser.empty();
    tab.turn();
    assert_eq!(tab.app.notices(), [Notice::StorageCleared]);
    tab.dismiss_all();
    tab.turn();
    assert_eq!(tab.app.notices(), []);
    let text = browser.text("game").expect("a game is stored");
    let stored = load_game(&text, 0).expect("it can be read");
    assert_eq!(stored.record(), tab.game().record());
}

/// A tab in the middle of a game, after results of each kind.
fn tab_with_results(browser: &Browser) -> Tab {
    let mut tab = Tab::open(browser);
    tab.act(SettingsAction::Theme(Theme::Dark));
    tab.act(DailyAction::Play(tab.app.today()));
    tab.finish();
    tab.puzzle(PuzzleAction::OfDay, true);
    tab.follow(DEAL);
    tab
}

/// All documents, parsed and written by this build.
fn documents(browser: &Browser) -> [String; 5] {
    [
        browser.document::<Settings>().write(),
        browser.document::<Statistics>().write(),
        browser.document::<DailyResults>().write(),
        browser.document::<PuzzleProgress>().write(),
        browser.document::<RecentGames>().write(),
    ]
}

#[test]
fn what_something_else_has_deleted_is_put_back_if_the_player_wants_that() {
    for is_told in [true, false] {
        let browser = Browser::default();
        let mut tab = tab_with_results(&browser);
        let (before, games) = (documents(&browser), tab.app.games().clone());
        browser.empty();
        if is_told {
            tab.hear();
        }
        tab.act(NavigationAction::Home);
        tab.save();
        assert_eq!(tab.app.notices(), [Notice::StorageCleared]);
        assert_eq!(browser.rounds(), 0, "nothing is put back unasked");
        tab.act(NoticeAction::PutBack);
        assert_eq!(tab.app.notices(), []);
        assert_eq!(documents(&browser), before);
        // The page shows the same, and so does the next visit.
        for tab in [tab, Tab::open(&browser)] {
            assert_eq!(**tab.app.statistics(), browser.document());
            assert_eq!(**tab.app.daily(), browser.document());
            assert_eq!(*tab.app.settings(), browser.document());
            for place in GameSlot::FIXED {
                let record = |games: &Games| games.at(place).map(|game| game.record().clone());
                assert_eq!(record(tab.app.games()), record(&games), "{place:?}");
            }
        }
    }
}

#[test]
fn what_is_done_after_a_deletion_counts_on_top_of_what_is_put_back() {
    let browser = Browser::default();
    let mut tab = tab_with_results(&browser);
    browser.empty();
    tab.hear();
    // More than one deletion, and more entries than the store keeps without need.
    tab.finish();
    browser.empty();
    games(&mut tab, 0..NOTED_AT_ONCE as u32);
    tab.puzzle(PuzzleAction::New(seed("otherone")), true);
    let sound = crate::state::BoolSetting::Sound;
    tab.act(SettingsAction::Switch(sound, true));
    tab.act(NoticeAction::PutBack);
    assert_eq!(browser.rounds(), 2 + NOTED_AT_ONCE as u32);
    assert_eq!(browser.document::<DailyResults>().days(), 1);
    assert_eq!(browser.document::<PuzzleProgress>().tried, 2);
    let settings: Settings = browser.document();
    assert_eq!((settings.theme, settings.has_sound), (Theme::Dark, true));
    assert_eq!(**tab.app.statistics(), browser.document());
    assert_eq!(*tab.app.puzzles(), browser.document());
    assert_eq!(*tab.app.settings(), settings);
    games(&mut tab, 20..21);
    assert_eq!(remembered(&tab).1, 0);
}

#[test]
fn what_the_player_deletes_is_never_put_back() {
    for is_offered in [false, true] {
        let browser = Browser::default();
        let mut tab = tab_with_results(&browser);
        browser.empty();
        if is_offered {
            // What another tab deletes may be noticed before that tab tells of it.
            tab.hear();
            assert_eq!(tab.app.notices(), [Notice::StorageCleared]);
        }
        tab.hear_of_deletion();
        assert_eq!(tab.app.notices(), []);
        tab.act(NoticeAction::PutBack);
        tab.turn();
        assert_eq!(tab.app.notices(), []);
        assert_eq!(documents(&browser), documents(&Browser::default()));
        assert_eq!(tab.app.statistics().sums(Default::default()).rounds, 0);
    }
}

#[test]
fn what_is_left_deleted_stays_so_and_the_next_deletion_is_told_again() {
    let browser = Browser::default();
    let mut tab = tab_with_results(&browser);
    browser.empty();
    tab.hear();
    tab.act(NoticeAction::Dismiss(Notice::StorageCleared));
    tab.act(NoticeAction::PutBack);
    assert_eq!(browser.rounds(), 0);
    tab.finish();
    assert_eq!((browser.rounds(), tab.app.notices()), (1, &[][..]));
    browser.empty();
    tab.hear();
    assert_eq!(tab.app.notices(), [Notice::StorageCleared]);
    tab.act(NoticeAction::PutBack);
    assert_eq!(browser.rounds(), 1);
}

#[test]
fn what_finds_no_room_can_be_put_back_later() {
    let browser = Browser::default();
    let mut tab = tab_with_results(&browser);
    browser.empty();
    browser.crowd([Statistics::NAME]);
    tab.hear();
    tab.act(NoticeAction::PutBack);
    let told = [Notice::StorageFull, Notice::StorageCleared];
    assert_eq!(tab.app.notices(), told);
    assert_eq!(browser.document::<DailyResults>().days(), 1);
    browser.crowd([]);
    tab.act(NoticeAction::PutBack);
    assert_eq!(browser.rounds(), 1);
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
