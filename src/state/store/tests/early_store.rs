//! A first visit, whose games are stored before there is a store.

use super::*;
use crate::state::{BoolSetting, SettingsAction, load_game};

const DEAL: &str = "1/1.3/h1/red7game";
const OTHER_DEAL: &str = "1/1.3/h1/otherone";

/// The page in a tab in which the store has not come yet.
struct EarlyTab {
    early: EarlyStore<Browser>,
    app: AppState,
}

impl EarlyTab {
    fn open(browser: &Browser) -> Self {
        Self {
            early: EarlyStore::new(browser.clone()),
            app: AppState::new(seed("red7game"), day(TODAY), LoadedData::default()),
        }
    }

    fn act(&mut self, actions: impl IntoIterator<Item = Action>) {
        for action in actions {
            self.app = self.app.reduce(action);
            self.early.save(self.app.games());
        }
    }

    fn follow(&mut self, link: &str) {
        self.app = self.app.led_by(link);
        self.early.save(self.app.games());
    }

    /// The store comes, as the page takes it in.
    fn with_store(self) -> Tab {
        let mut tab = Tab {
            store: Store::after(self.early),
            app: self.app,
        };
        tab.catch_up();
        tab.save();
        tab
    }
}

/// Plies of the game that is stored.
fn stored_plies(browser: &Browser) -> usize {
    let text = browser.text("game").expect("a game is stored");
    load_game(&text, 0).expect("it can be read").ply()
}

#[test]
fn a_game_is_stored_from_the_first_turn_on_and_all_else_once_the_store_comes() {
    let browser = Browser::default();
    let mut first = EarlyTab::open(&browser);
    first.follow(DEAL);
    first.act([SettingsAction::Switch(BoolSetting::Sound, true).into()]);
    for plies in 1..=2 {
        first.act(turn(&first.app));
        assert_eq!(stored_plies(&browser), plies);
    }
    first.act(pass(&first.app));
    assert_eq!(browser.0.borrow().documents.len(), 1);

    let mut tab = first.with_store();
    assert_eq!(tab.app.notices(), []);
    assert_eq!(browser.rounds(), 1);
    assert!(browser.document::<Settings>().has_sound);
    assert_eq!(browser.document::<RecentGames>().finished().count(), 1);
    tab.follow(OTHER_DEAL);
    tab.turn();
    assert_eq!(stored_plies(&browser), 1);
    assert_eq!(tab.app.notices(), []);
}

#[test]
fn nothing_is_written_while_nothing_changes() {
    let browser = Browser::default();
    let mut first = EarlyTab::open(&browser);
    first.follow(DEAL);
    let writes = browser.0.borrow().writes;
    first.act([SettingsAction::Switch(BoolSetting::Sound, true).into()]);
    assert_eq!(browser.0.borrow().writes, writes);
}

#[test]
fn a_game_of_another_tab_stays() {
    let browser = Browser::default();
    let mut first = EarlyTab::open(&browser);
    let mut other = Tab::open(&browser);
    other.follow(OTHER_DEAL);
    other.turn();
    let theirs = browser.text("game");
    first.follow(DEAL);
    first.act(turn(&first.app));
    assert_eq!(browser.text("game"), theirs);
    let tab = first.with_store();
    assert_eq!(browser.text("game"), theirs);
    assert_eq!(tab.app.notices(), [Notice::OtherTab]);
}

#[test]
fn what_other_tabs_have_stored_meanwhile_is_taken_in() {
    let browser = Browser::default();
    let mut first = EarlyTab::open(&browser);
    let mut other = Tab::open(&browser);
    other.follow(OTHER_DEAL);
    other.pass();
    other.act(SettingsAction::Switch(BoolSetting::Sound, true));
    first.act([SettingsAction::Switch(BoolSetting::LargeCards, true).into()]);
    let tab = first.with_store();
    assert!(tab.app.has_played());
    assert!(tab.app.settings().has_sound && tab.app.settings().has_large_cards);
    assert_eq!(browser.rounds(), 1);
}

#[test]
fn what_was_deleted_meanwhile_is_told() {
    let browser = Browser::default();
    let mut first = EarlyTab::open(&browser);
    first.follow(DEAL);
    browser.empty();
    let tab = first.with_store();
    assert!(tab.app.notices().contains(&Notice::StorageCleared));
}

#[test]
fn a_storage_that_fails_is_told_once_the_store_comes() {
    let browser = Browser::default();
    browser.block(true);
    let mut first = EarlyTab::open(&browser);
    first.follow(DEAL);
    assert_eq!(first.app.notices(), []);
    let tab = first.with_store();
    assert_eq!(tab.app.notices(), [Notice::StorageBlocked]);
}
