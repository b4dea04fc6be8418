//! Tabs that share a storage, driven as the page drives them.

mod days;
mod deletions;
mod early_store;
mod friends;
mod keeping;
mod lazy_documents;
mod model;
mod schedules;
#[cfg(feature = "sealed")]
mod sealed;
mod tabs;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::*;
use crate::bots::Level;
use crate::engine::{EngineReply, EngineRequest};
use crate::game::{Move, Turn};
use crate::puzzle::{Puzzle, PuzzleId, generate};
use crate::state::{
    Action, AppState, Day, Document, GameAction, NavigationAction, NoticeAction, PuzzleAction,
    TurnAction,
};

/// A Monday, with a short daily deal for two.
const TODAY: &str = "20261116";

/// Today's deal. It stands for those of all days in [`Browser::crowd`].
const DAILY_GAME: &str = "game.daily.20261116";

/// Stands for all quarantine names in [`Browser::crowd`].
const ASIDES: &str = "asides";

/// Storage that a browser shares among all tabs of the page.
#[derive(Debug, Default)]
struct FakeStorage {
    documents: BTreeMap<String, String>,
    is_blocked: bool,
    /// Names of the documents for which there is no space.
    crowded: BTreeSet<&'static str>,
    writes: usize,
}

#[derive(Clone, Debug, Default)]
struct Browser(Rc<RefCell<FakeStorage>>);

impl Storage for Browser {
    fn read(&self, name: &str) -> Result<Option<String>, StorageError> {
        if self.0.borrow().is_blocked {
            Err(StorageError::Blocked)
        } else {
            Ok(self.text(name))
        }
    }

    fn names(&self) -> Result<Vec<String>, StorageError> {
        if self.0.borrow().is_blocked {
            Err(StorageError::Blocked)
        } else {
            Ok(self.0.borrow().documents.keys().cloned().collect())
        }
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StorageError> {
        if self.0.borrow().is_blocked {
            return Err(StorageError::Blocked);
        }
        if !self.has_room_for(name) {
            return Err(StorageError::Full);
        }
        self.put(name, text);
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StorageError> {
        let mut shelf = self.0.borrow_mut();
        if shelf.is_blocked {
            return Err(StorageError::Blocked);
        }
        shelf.documents.remove(name);
        shelf.writes += 1;
        Ok(())
    }
}

impl Browser {
    /// Names of all documents that the page stores.
    const NAMES: [&str; 8] = [
        "game",
        DAILY_GAME,
        "game.shared",
        Settings::NAME,
        Statistics::NAME,
        DailyResults::NAME,
        PuzzleProgress::NAME,
        RecentGames::NAME,
    ];

    fn text(&self, name: &str) -> Option<String> {
        self.0.borrow().documents.get(name).cloned()
    }

    /// Stores a text as another program would, even if there is no space.
    fn put(&self, name: &str, text: &str) {
        let mut shelf = self.0.borrow_mut();
        shelf.documents.insert(name.to_owned(), text.to_owned());
        shelf.writes += 1;
    }

    fn has_room_for(&self, name: &str) -> bool {
        let crowded = &self.0.borrow().crowded;
        !crowded.contains(match name {
            _ if name.contains(".aside") => ASIDES,
            _ if name.starts_with("game.daily") => DAILY_GAME,
            _ => name,
        })
    }

    fn block(&self, is_blocked: bool) {
        self.0.borrow_mut().is_blocked = is_blocked;
    }

    /// Leaves no space for these documents, and space for all others.
    fn crowd(&self, names: impl IntoIterator<Item = &'static str>) {
        self.0.borrow_mut().crowded = names.into_iter().collect();
    }

    fn empty(&self) {
        self.0.borrow_mut().documents.clear();
    }

    /// The document as stored.
    fn document<T: Document>(&self) -> T {
        let text = self.text(T::NAME);
        text.map_or_else(T::default, |text| T::read(&text).expect("a document"))
    }

    /// Number of rounds in the stored statistics.
    fn rounds(&self) -> u32 {
        let statistics: Statistics = self.document();
        statistics.sums(Default::default()).rounds
    }
}

/// The page in a tab.
#[derive(Debug)]
struct Tab {
    store: Store<Browser>,
    app: AppState,
}

impl Tab {
    fn open(browser: &Browser) -> Self {
        let mut tab = Self::open_unsaved(browser, day(TODAY));
        tab.save();
        tab
    }

    /// Opens the page on a day without saving anything yet.
    fn open_unsaved(browser: &Browser, today: Day) -> Self {
        let (store, found, notices) = Store::open(browser.clone());
        let app = AppState::new(seed("red7game"), today, found);
        let tell = |app: AppState, notice| app.reduce(Action::Notice(NoticeAction::Tell(notice)));
        let app = notices.into_iter().fold(app, tell);
        Self { store, app }
    }

    /// Performs an action without saving; returns `true` if it changed the application.
    fn change(&mut self, action: impl Into<Action>) -> bool {
        let after = self.app.reduce(action.into());
        std::mem::replace(&mut self.app, after) != self.app
    }

    /// Performs an action and saves its results.
    fn act(&mut self, action: impl Into<Action>) {
        if self.change(action) {
            self.save();
        }
    }

    /// Saves until nothing changes any more, as the page does after each change and before it closes.
    fn save(&mut self) {
        for _ in 0..10 {
            let StoreReport { notices, news } = self.store.save(&self.app.snapshot());
            let notices = notices.into_iter().map(NoticeAction::Tell);
            let actions = notices.map(Action::Notice);
            let mut has_changed = false;
            for action in actions.chain(news.into_iter().map(Action::StoreChanged)) {
                has_changed |= self.change(action);
            }
            if !has_changed {
                return;
            }
        }
        unreachable!("the page comes to rest");
    }

    /// Syncs with the other tabs without saving; returns `true` if that changed the application.
    fn catch_up(&mut self) -> bool {
        let StoreReport { notices, news } = self.store.sync();
        let tell = |notice| Action::Notice(NoticeAction::Tell(notice));
        let news = news.into_iter().map(Action::StoreChanged);
        let actions = notices.into_iter().map(tell).chain(news);
        let changes = actions.map(|action| self.change(action));
        changes.fold(false, |any, change| any | change)
    }

    /// Syncs after the player has deleted documents in another tab.
    fn hear_of_deletion(&mut self) {
        self.act(NoticeAction::Dismiss(Notice::StorageCleared));
        let StoreReport { notices, news } = self.store.sync_without_offer();
        assert_eq!(notices, []);
        for event in news {
            self.change(Action::StoreChanged(event));
        }
        self.save();
    }

    /// Syncs with the other tabs, as after a storage event of the browser.
    fn hear(&mut self) {
        if self.catch_up() {
            self.save();
        }
    }

    fn follow(&mut self, link: &str) {
        self.app = self.app.led_by(link);
        self.save();
    }

    fn go_on(&mut self, slot: GameSlot) {
        self.act(NavigationAction::Resume(slot));
    }

    fn game(&self) -> &Game {
        self.app.game().expect("a game at the table")
    }

    /// Plays a turn at Novice level for the player to move.
    fn turn(&mut self) {
        for action in turn(&self.app) {
            self.act(action);
        }
    }

    /// Passes for the player to move. With two players, that ends the round.
    fn pass(&mut self) {
        for action in pass(&self.app) {
            self.act(action);
        }
    }

    /// Plays the current game to its end.
    fn finish(&mut self) {
        while self.game().scene().score.winners.is_none() {
            self.act(GameAction::NextRound);
            self.pass();
        }
    }

    /// Solves a puzzle, or fails it.
    fn puzzle(&mut self, begin: PuzzleAction, is_solved: bool) {
        self.act(begin);
        for action in puzzling(&self.app, is_solved) {
            self.act(action);
        }
    }

    fn dismiss_all(&mut self) {
        for notice in self.app.notices().to_vec() {
            self.act(NoticeAction::Dismiss(notice));
        }
    }
}

fn seed(text: &str) -> crate::game::Seed {
    text.parse().expect("a seed")
}

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// Actions with which the player to move passes.
fn pass(app: &AppState) -> Vec<Action> {
    match app.next_request() {
        Some(asked) if matches!(asked.request, EngineRequest::Turn(..)) => {
            let turn = EngineReply::Turn(Turn::from(Move::Pass));
            vec![Action::EngineReplied(asked, turn)]
        }
        _ => [TurnAction::AskToPass, TurnAction::EndTurn]
            .map(Action::Turn)
            .to_vec(),
    }
}

/// Actions with which the player to move plays a turn at Novice level.
fn turn(app: &AppState) -> Vec<Action> {
    let Some(game) = app.game().filter(|game| game.bot_to_move().is_none()) else {
        let answer = |asked: crate::state::PendingRequest| {
            let answer = asked.request.answer()?;
            Some(Action::EngineReplied(asked, answer))
        };
        return app.next_request().and_then(answer).into_iter().collect();
    };
    if game.is_round_over() {
        return vec![GameAction::NextRound.into()];
    }
    let choice = Level::Novice.choose(&game.view(), 0);
    make(choice.turn())
}

/// Actions that play a turn.
fn make(turn: &Turn) -> Vec<Action> {
    let moves = turn.moves().iter().map(|&mv| match mv {
        Move::Pass => TurnAction::AskToPass,
        _ => TurnAction::Make(mv),
    });
    moves
        .chain([TurnAction::EndTurn])
        .map(Action::Turn)
        .collect()
}

/// Actions that solve the puzzle shown, or fail it.
fn puzzling(app: &AppState, is_solved: bool) -> Vec<Action> {
    let Some(asked) = app.next_request() else {
        return Vec::new();
    };
    let EngineRequest::Puzzle(id) = asked.request else {
        return Vec::new();
    };
    let puzzle = made(id);
    let turn = if is_solved {
        puzzle.key.clone()
    } else {
        Turn::from(Move::Pass)
    };
    let answer = Action::EngineReplied(asked, EngineReply::Puzzle(Box::new(puzzle)));
    std::iter::once(answer).chain(make(&turn)).collect()
}

/// The puzzle with this ID, cached because generating one takes a while.
fn made(id: PuzzleId) -> Puzzle {
    thread_local! {
        static MADE: RefCell<BTreeMap<String, Puzzle>> = RefCell::default();
    }
    MADE.with_borrow_mut(|made| {
        let make = || generate(id);
        made.entry(id.to_string()).or_insert_with(make).clone()
    })
}
