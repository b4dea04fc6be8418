//! Documents that something other than the page has deleted.

use super::keeping::{games, remembered};
use super::*;
use crate::state::{DailyAction, SettingsAction, Theme, load_game};

const DEAL: &str = "1/1.3/h1/red7game";

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
            for slot in GameSlot::FIXED {
                let record = |games: &Games| games.at(slot).map(|game| game.record().clone());
                assert_eq!(record(tab.app.games()), record(&games), "{slot:?}");
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
            // A deletion may be noticed before the tab that made it tells of it.
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
