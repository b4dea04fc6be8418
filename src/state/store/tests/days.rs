//! Daily deals of several days: each has a document of its own while it is under way.

use super::*;
use crate::state::{DailyAction, load_game};

fn today() -> Day {
    day(TODAY)
}

fn tomorrow() -> Day {
    today().after(1)
}

/// The name of the document of a day's deal.
fn name(day: Day) -> String {
    GameSlot::Daily(Some(day)).name()
}

/// A tab in which today's deal was begun, and the date has changed since.
fn tab_over_midnight(browser: &Browser) -> Tab {
    let mut tab = Tab::open(browser);
    tab.act(DailyAction::Play(today()));
    tab.turn();
    tab.act(Action::HourChanged(tomorrow().into()));
    tab
}

fn open_tomorrow(browser: &Browser) -> Tab {
    let mut tab = Tab::open_unsaved(browser, tomorrow());
    tab.save();
    tab
}

#[test]
fn two_tabs_play_the_deals_of_two_days() {
    for is_told in [true, false] {
        let browser = Browser::default();
        let mut a = tab_over_midnight(&browser);
        let mut b = open_tomorrow(&browser);
        assert_eq!(b.app.days_under_way(), [today()]);
        b.act(DailyAction::Play(tomorrow()));
        b.turn();
        if is_told {
            a.hear();
        }
        a.finish();
        b.finish();
        assert_eq!((a.app.notices(), b.app.notices()), (&[][..], &[][..]));
        for tab in [open_tomorrow(&browser), a, b] {
            let daily: DailyResults = browser.document();
            assert_eq!((daily.days(), daily.streak(tomorrow())), (2, 2));
            assert_eq!((browser.rounds(), tab.app.days_under_way().len()), (2, 0));
        }
    }
}

#[test]
fn the_deal_of_a_day_that_another_tab_has_begun_is_not_written_over() {
    for is_told in [true, false] {
        let browser = Browser::default();
        let mut a = tab_over_midnight(&browser);
        let mut b = open_tomorrow(&browser);
        b.act(DailyAction::Play(tomorrow()));
        b.turn();
        let stored = browser.text(&name(tomorrow()));
        if is_told {
            a.hear();
        }
        a.act(DailyAction::Play(tomorrow()));
        if is_told {
            assert_eq!(a.app.sheet(), Some(crate::state::Sheet::Replace));
        } else {
            assert_eq!(a.app.notices(), [Notice::OtherTab]);
        }
        assert_eq!(browser.text(&name(tomorrow())), stored);
    }
}

#[test]
fn a_deal_that_is_over_makes_room_for_the_next_one() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    let names = |browser: &Browser| {
        let names = browser.names().expect("names").into_iter();
        names
            .filter(|name| name.starts_with("game.daily"))
            .collect::<Vec<_>>()
    };
    tab.act(DailyAction::Play(today()));
    tab.finish();
    assert_eq!(names(&browser), [name(today())], "for its review");
    // Two days are left under way, and stay.
    let mut date = today();
    for _ in 0..2 {
        date = date.after(1);
        tab.act(Action::HourChanged(date.into()));
        tab.act(DailyAction::Play(date));
        tab.turn();
    }
    let both = [tomorrow(), tomorrow().after(1)];
    assert_eq!(names(&browser), both.map(name));
    assert_eq!(open_tomorrow(&browser).app.days_under_way(), both);
    // The removed deal isn't stored again.
    tab.act(DailyAction::Show(today()));
    tab.act(DailyAction::Review);
    tab.save();
    assert_eq!(names(&browser), both.map(name));
    assert_eq!(tab.app.notices(), []);
}

/// A tab that sleeps meanwhile still shows the deal under way.
#[test]
fn a_deal_that_was_finished_elsewhere_and_removed_counts_once() {
    let browser = Browser::default();
    let mut asleep = tab_over_midnight(&browser);
    let mut tab = open_tomorrow(&browser);
    tab.act(DailyAction::Play(today()));
    tab.finish();
    tab.act(DailyAction::Play(tomorrow()));
    assert_eq!(browser.text(&name(today())), None);
    asleep.finish();
    assert_eq!(asleep.app.notices(), [Notice::OtherTab]);
    assert_eq!((browser.text(&name(today())), browser.rounds()), (None, 1));
}

/// Earlier versions stored the deal of any day under this name.
#[test]
fn the_document_of_earlier_versions_is_played_on_where_it_is() {
    const OLD: &str = "game.daily";
    let browser = Browser::default();
    drop(tab_over_midnight(&browser));
    let text = browser.text(&name(today())).expect("a game");
    browser.empty();
    browser.put(OLD, &text);
    let mut tab = open_tomorrow(&browser);
    assert_eq!(
        browser.text(OLD),
        Some(text),
        "opening a page writes nothing"
    );
    tab.act(DailyAction::Play(today()));
    tab.turn();
    let stored = load_game(&browser.text(OLD).unwrap_or_default(), 0);
    assert_eq!(stored.map(|game| game.ply()), Ok(tab.game().ply()));
    tab.finish();
    tab.act(DailyAction::Play(tomorrow()));
    assert!(browser.text(OLD).is_none() && browser.text(&name(tomorrow())).is_some());
    assert_eq!(browser.document::<DailyResults>().days(), 1);
}
