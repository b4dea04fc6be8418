//! Several tabs, with their actions in a fixed order.

use super::*;
use crate::state::{
    BoolSetting, DailyAction, LessonAction, Screen, SettingsAction, Sheet, Theme, load_game,
};

const DEAL: &str = "1/1.3/h1/red7game";
const OTHER_DEAL: &str = "1/1.3/h1/otherone";
const MATCH: &str = "1/1.3a/h1/red7game";

const SOUND: BoolSetting = BoolSetting::Sound;

/// Slot of today's deal.
fn daily_slot() -> GameSlot {
    GameSlot::Daily(Some(day(TODAY)))
}

/// Two tabs, opened one after the other.
fn two() -> (Browser, Tab, Tab) {
    let browser = Browser::default();
    let tabs = [Tab::open(&browser), Tab::open(&browser)];
    let [a, b] = tabs;
    (browser, a, b)
}

/// Two tabs with the same game under way; nothing has been stored since they read it.
fn two_with(link: &str) -> (Browser, Tab, Tab) {
    let browser = Browser::default();
    let mut a = Tab::open(&browser);
    a.follow(link);
    a.turn();
    let b = Tab::open(&browser);
    (browser, a, b)
}

#[test]
fn a_match_given_up_in_one_tab_stays_so_and_nothing_seems_deleted() {
    let (browser, mut a, mut b) = two_with(MATCH);
    a.act(GameAction::GiveUpMatch);
    b.hear();
    assert!(b.app.notices().is_empty());
    assert!(stored(&browser, GameSlot::Solo).is_given_up());
    let later = Tab::open(&browser);
    assert_eq!(later.app.resumable_slot(), None);
    // A new game takes its place without a question, in any tab.
    let mut c = later;
    c.follow(OTHER_DEAL);
    c.turn();
    assert!(!stored(&browser, GameSlot::Solo).is_given_up());
}

/// The game stored in a slot.
fn stored(browser: &Browser, slot: GameSlot) -> Game {
    let text = browser.text(&slot.name()).expect("a game is stored");
    load_game(&text, 0).expect("it can be read")
}

#[test]
fn what_another_tab_stores_is_kept_whatever_is_shown_here() {
    let lesson = || Action::Lesson(LessonAction::Begin(0));
    let puzzle = || Action::Puzzle(PuzzleAction::New(seed("red7game")));
    for (screen, is_told) in [
        (lesson(), true),
        (lesson(), false),
        (puzzle(), true),
        (puzzle(), false),
    ] {
        let (browser, mut a, mut b) = two();
        a.act(screen);
        let shown = a.app.screen().clone();
        b.act(SettingsAction::Theme(Theme::Dark));
        b.act(DailyAction::Play(day(TODAY)));
        b.finish();
        // The storage event arrives at once, or late.
        if is_told {
            a.hear();
            assert_eq!(a.app.settings().theme, Theme::Dark);
            assert!(a.app.daily().result(day(TODAY)).is_some());
        }
        assert_eq!(*a.app.screen(), shown);
        a.act(SettingsAction::Switch(SOUND, true));
        a.hear();
        b.hear();
        for tab in [a, b, Tab::open(&browser)] {
            assert_eq!(tab.app.settings().theme, Theme::Dark);
            assert!(tab.app.settings().has_sound);
            assert!(tab.app.daily().result(day(TODAY)).is_some());
            assert_eq!(tab.app.statistics().sums(Default::default()).rounds, 1);
        }
    }
}

#[test]
fn a_day_that_another_tab_plays_on_counts_there_alone() {
    let browser = Browser::default();
    let mut a = Tab::open(&browser);
    a.act(DailyAction::Play(day(TODAY)));
    a.turn();
    let mut b = Tab::open(&browser);
    b.go_on(daily_slot());
    b.turn();
    a.finish();
    assert_eq!(a.app.notices(), [Notice::OtherTab]);
    assert_eq!(browser.document::<crate::state::DailyResults>().days(), 0);
    b.finish();
    assert_eq!(browser.document::<crate::state::DailyResults>().days(), 1);
}

#[test]
fn a_puzzle_that_is_solved_while_another_tab_stores_counts() {
    for is_told in [true, false] {
        let (browser, mut a, mut b) = two();
        a.act(PuzzleAction::New(seed("red7game")));
        b.puzzle(PuzzleAction::New(seed("otherone")), false);
        b.act(SettingsAction::Theme(Theme::Dark));
        if is_told {
            a.hear();
        }
        for action in puzzling(&a.app, true) {
            a.act(action);
        }
        a.hear();
        b.hear();
        for tab in [a, b, Tab::open(&browser)] {
            let PuzzleProgress { tried, solved, .. } = *tab.app.puzzles();
            assert_eq!((tried, solved), (2, 1));
            assert_eq!(tab.app.settings().theme, Theme::Dark);
        }
    }
}

#[test]
fn a_lesson_is_learned_while_another_tab_learns_one() {
    let (browser, mut a, mut b) = two();
    a.act(LessonAction::Begin(2));
    b.app.complete_lesson(5);
    b.save();
    a.hear();
    assert!(matches!(a.app.screen(), Screen::Lesson(_)));
    a.app.complete_lesson(2);
    a.save();
    let learned = Tab::open(&browser).app.settings().learned;
    assert!(learned.contains(2) && learned.contains(5) && learned.len() == 2);
}

#[test]
fn a_tab_that_was_refused_stores_its_next_game_where_one_is_over() {
    let (browser, mut a, mut b) = two_with(DEAL);
    b.go_on(GameSlot::Solo);
    b.finish();
    drop(b);
    // The game that the other tab finished stays, and the player is notified.
    a.turn();
    assert_eq!(a.app.notices(), [Notice::OtherTab]);
    assert!(!stored(&browser, GameSlot::Solo).is_under_way());
    // The player discards the game in this tab for the next one.
    a.follow(OTHER_DEAL);
    a.act(GameAction::ConfirmReplace);
    a.turn();
    assert_eq!(stored(&browser, GameSlot::Solo).record(), a.game().record());
    a.finish();
    assert_eq!(browser.rounds(), 2);
}

#[test]
fn a_game_that_another_tab_plays_makes_way_only_if_the_player_says_so() {
    let (browser, mut a, mut b) = two();
    b.follow(DEAL);
    b.turn();
    a.hear();
    a.follow(OTHER_DEAL);
    assert_eq!(a.app.sheet(), Some(Sheet::Replace));
    a.act(NavigationAction::CloseSheet);
    assert_eq!(stored(&browser, GameSlot::Solo).record(), b.game().record());
    a.follow(OTHER_DEAL);
    a.act(GameAction::ConfirmReplace);
    a.turn();
    assert_eq!(stored(&browser, GameSlot::Solo).record(), a.game().record());
    // Now the other tab is refused.
    b.turn();
    assert_eq!(b.app.notices(), [Notice::OtherTab]);
    assert_eq!(stored(&browser, GameSlot::Solo).record(), a.game().record());
}

#[test]
fn a_tab_that_was_not_told_of_a_game_is_refused_and_asks_from_then_on() {
    let (browser, mut a, mut b) = two();
    b.follow(DEAL);
    b.turn();
    a.follow(OTHER_DEAL);
    assert_eq!(
        (a.app.sheet(), a.app.notices()),
        (None, &[Notice::OtherTab][..])
    );
    assert_eq!(stored(&browser, GameSlot::Solo).record(), b.game().record());
    a.follow(MATCH);
    assert_eq!(a.app.sheet(), Some(Sheet::Replace));
    a.act(GameAction::ConfirmReplace);
    assert_eq!(stored(&browser, GameSlot::Solo).record(), a.game().record());
    // This tab has replaced the game it asked about, so there is no other game now.
    a.follow(OTHER_DEAL);
    assert_eq!(a.app.sheet(), None);
}

#[test]
fn what_was_given_up_once_is_not_given_up_for_good() {
    let (browser, mut a, mut b) = two();
    b.follow(DEAL);
    b.turn();
    a.hear();
    a.follow(OTHER_DEAL);
    a.act(GameAction::ConfirmReplace);
    a.turn();
    // Another tab continues the game that replaced the first one.
    let mut c = Tab::open(&browser);
    c.go_on(GameSlot::Solo);
    c.finish();
    a.turn();
    assert_eq!(a.app.notices(), [Notice::OtherTab]);
    assert_eq!(stored(&browser, GameSlot::Solo).record(), c.game().record());
    a.finish();
    assert_eq!(browser.rounds(), 1);
}

#[test]
fn a_game_of_another_tab_is_told_of_again_after_a_new_game() {
    let (_, mut a, mut b) = two();
    b.follow(DEAL);
    b.turn();
    a.follow(OTHER_DEAL);
    assert_eq!(a.app.notices(), [Notice::OtherTab]);
    a.dismiss_all();
    a.turn();
    assert_eq!(a.app.notices(), [], "it is told once");
    a.follow(MATCH);
    a.act(GameAction::ConfirmReplace);
    assert_eq!(a.app.notices(), [], "this one is stored");
    b.follow(OTHER_DEAL);
    b.act(GameAction::ConfirmReplace);
    a.turn();
    assert_eq!(a.app.notices(), [Notice::OtherTab]);
}

#[test]
fn a_full_or_blocked_storage_is_told_of_each_time_a_game_begins() {
    for (is_blocked, expected) in [(true, Notice::StorageBlocked), (false, Notice::StorageFull)] {
        let browser = Browser::default();
        let mut tab = Tab::open(&browser);
        browser.block(is_blocked);
        browser.crowd(Browser::NAMES);
        tab.follow(DEAL);
        assert_eq!(tab.app.notices(), [expected]);
        tab.dismiss_all();
        tab.act(SettingsAction::Switch(SOUND, true));
        assert_eq!(tab.app.notices(), [], "it is told once");
        tab.follow(OTHER_DEAL);
        assert_eq!(tab.app.notices(), [expected], "and again with a new game");
        tab.follow(MATCH);
        assert_eq!(tab.app.notices(), [expected], "but not beside itself");
    }
}

#[test]
fn a_game_in_two_tabs_is_counted_once() {
    let play = |tab: &mut Tab, slot| {
        tab.go_on(slot);
        tab.finish();
    };
    for slot in [GameSlot::Solo, daily_slot()] {
        for is_told in [true, false] {
            let browser = Browser::default();
            let mut a = Tab::open(&browser);
            match slot {
                GameSlot::Daily(_) => a.act(DailyAction::Play(day(TODAY))),
                _ => a.follow(DEAL),
            }
            let mut b = Tab::open(&browser);
            play(&mut b, slot);
            if is_told {
                a.hear();
            }
            a.turn();
            play(&mut a, slot);
            assert_eq!(browser.rounds(), 1, "{slot:?}");
            let daily: DailyResults = browser.document();
            assert_eq!(daily.days(), usize::from(slot == daily_slot()));
            // The page does not show more than is stored either.
            a.hear();
            assert_eq!(**a.app.statistics(), browser.document());
            assert_eq!(**a.app.daily(), daily);
        }
    }
}

#[test]
fn the_result_of_a_day_is_the_one_that_was_stored_first() {
    let (browser, mut a, mut b) = two();
    a.act(DailyAction::Play(day(TODAY)));
    b.act(DailyAction::Play(day(TODAY)));
    // Both tabs have the same deal, so the first one to play continues.
    a.finish();
    let first: DailyResults = browser.document();
    assert!(first.result(day(TODAY)).is_some());
    b.turn();
    b.turn();
    b.finish();
    b.hear();
    assert_eq!(
        (&**b.app.daily(), browser.document()),
        (&first, first.clone())
    );
    assert_eq!(browser.rounds(), 1);
}

#[test]
fn what_another_tab_stores_after_a_deletion_is_not_written_over() {
    let (browser, mut a, mut b) = two();
    a.follow(DEAL);
    a.finish();
    a.act(SettingsAction::Theme(Theme::Dark));
    b.hear();
    browser.empty();
    a.hear();
    b.hear();
    b.follow(OTHER_DEAL);
    b.finish();
    b.follow(MATCH);
    // The first tab either learns of it, or does not.
    a.act(NoticeAction::PutBack);
    assert_eq!(browser.rounds(), 1);
    assert_eq!(browser.document::<Settings>().theme, Theme::Dark);
    assert_eq!(stored(&browser, GameSlot::Solo).record(), b.game().record());
    // The other tab has all of it.
    b.act(NoticeAction::PutBack);
    assert_eq!(browser.rounds(), 2);
    a.hear();
    assert_eq!(**a.app.statistics(), browser.document());
}
