//! Tabs that share a storage, driven as the page drives them.

mod friends;
mod keeping;
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
use crate::game::{Move, Turn};
use crate::puzzle::{Puzzle, PuzzleGenerator, PuzzleId};
use crate::state::{
    Action, AppState, Day, Document, EngineReply, EngineRequest, GameAction, NavigationAction,
    NoticeAction, PuzzleAction, TurnAction,
};

/// A Monday, with a short deal for two.
const TODAY: &str = "20261116";

/// What stands for the room that there is for what is set aside.
const ASIDES: &str = "asides";

/// What a browser keeps for all tabs of the page.
#[derive(Debug, Default)]
struct FakeStorage {
    documents: BTreeMap<String, String>,
    is_blocked: bool,
    /// The documents for which there is no room.
    crowded: BTreeSet<&'static str>,
    writes: usize,
}

#[derive(Clone, Debug, Default)]
struct Browser(Rc<RefCell<FakeStorage>>);

impl Storage for Browser {
    fn read(&self, name: &str) -> Result<Option<String>, StorageError> {
        match self.0.borrow().is_blocked {
            true => Err(StorageError::Blocked),
            false => Ok(self.text(name)),
        }
    }

    fn names(&self) -> Result<Vec<String>, StorageError> {
        match self.0.borrow().is_blocked {
            true => Err(StorageError::Blocked),
            false => Ok(self.0.borrow().documents.keys().cloned().collect()),
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
}

impl Browser {
    /// The names of all documents that the page keeps.
    const NAMES: [&str; 8] = [
        "game",
        "game.daily",
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

    /// Puts a text there as somebody else would, whatever is there and whether or not there is room.
    fn put(&self, name: &str, text: &str) {
        let mut shelf = self.0.borrow_mut();
        shelf.documents.insert(name.to_owned(), text.to_owned());
        shelf.writes += 1;
    }

    fn has_room_for(&self, name: &str) -> bool {
        let crowded = &self.0.borrow().crowded;
        !crowded.contains(match name.contains(".aside") {
            true => ASIDES,
            false => name,
        })
    }

    fn block(&self, is_blocked: bool) {
        self.0.borrow_mut().is_blocked = is_blocked;
    }

    /// Leaves no room for these documents, and room for all others.
    fn crowd(&self, names: impl IntoIterator<Item = &'static str>) {
        self.0.borrow_mut().crowded = names.into_iter().collect();
    }

    fn empty(&self) {
        self.0.borrow_mut().documents.clear();
    }

    /// The document as it is stored.
    fn document<T: Document>(&self) -> T {
        let text = self.text(T::NAME);
        text.map_or_else(T::default, |text| T::read(&text).expect("a document"))
    }

    /// How many rounds are counted.
    fn rounds(&self) -> u32 {
        let statistics: Statistics = self.document();
        statistics.sums(Default::default()).rounds
    }
}

/// A page in a tab.
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

    /// Opens the page on a day. Nothing that it has to store is stored yet.
    fn open_unsaved(browser: &Browser, today: Day) -> Self {
        let (store, found, notices) = Store::open(browser.clone());
        let app = AppState::new(seed("red7game"), today, found);
        let tell = |app: AppState, notice| app.reduce(Action::Notice(NoticeAction::Tell(notice)));
        let app = notices.into_iter().fold(app, tell);
        Self { store, app }
    }

    /// Does something; says whether it changed the page. Nothing is stored yet.
    fn change(&mut self, action: impl Into<Action>) -> bool {
        let after = self.app.reduce(action.into());
        std::mem::replace(&mut self.app, after) != self.app
    }

    /// Does something, and stores what comes of it.
    fn act(&mut self, action: impl Into<Action>) {
        if self.change(action) {
            self.save();
        }
    }

    /// Stores what there is until nothing changes any more, as the page does after a change and when it is left.
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

    /// Hears what the others have stored; says whether that changed the page. Nothing is stored yet.
    fn catch_up(&mut self) -> bool {
        let StoreReport { notices, news } = self.store.sync();
        let tell = |notice| Action::Notice(NoticeAction::Tell(notice));
        let news = news.into_iter().map(Action::StoreChanged);
        let actions = notices.into_iter().map(tell).chain(news);
        let changes = actions.map(|action| self.change(action));
        changes.fold(false, |any, change| any | change)
    }

    /// Hears what the others have stored, as when the browser tells of it.
    fn hear(&mut self) {
        if self.catch_up() {
            self.save();
        }
    }

    fn follow(&mut self, link: &str) {
        self.app = self.app.led_by(link);
        self.save();
    }

    fn go_on(&mut self, place: GameSlot) {
        self.act(NavigationAction::Resume(place));
    }

    fn game(&self) -> &Game {
        self.app.game().expect("a game at the table")
    }

    /// The turn of whoever is to move, as a novice would make it.
    fn turn(&mut self) {
        for action in turn(&self.app) {
            self.act(action);
        }
    }

    /// Whoever is to move passes. Between two that ends the round.
    fn pass(&mut self) {
        for action in pass(&self.app) {
            self.act(action);
        }
    }

    /// Plays the game at the table to its end.
    fn finish(&mut self) {
        while self.game().scene().score.winners.is_none() {
            self.act(GameAction::NextRound);
            self.pass();
        }
    }

    /// Solves a puzzle, or misses it.
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

/// What is done so that whoever is to move passes.
fn pass(app: &AppState) -> Vec<Action> {
    match app.pending_request() {
        Some(asked) if matches!(asked.question, EngineRequest::Turn(..)) => {
            let turn = EngineReply::Turn(Turn::from(Move::Pass));
            vec![Action::EngineReplied(asked, turn)]
        }
        _ => [TurnAction::AskToPass, TurnAction::EndTurn]
            .map(Action::Turn)
            .to_vec(),
    }
}

/// What is done so that whoever is to move makes a turn as good as a novice's.
fn turn(app: &AppState) -> Vec<Action> {
    let Some(game) = app.game().filter(|game| game.bot_to_move().is_none()) else {
        let answer = |asked: crate::state::PendingRequest| {
            let answer = asked.question.answer()?;
            Some(Action::EngineReplied(asked, answer))
        };
        return app.pending_request().and_then(answer).into_iter().collect();
    };
    if game.is_round_over() {
        return vec![GameAction::NextRound.into()];
    }
    let choice = Level::Novice.choose(&game.view(), 0);
    make(choice.turn())
}

/// What is done to make a turn.
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

/// What is done to solve the puzzle that is shown, or to miss it.
fn puzzling(app: &AppState, is_solved: bool) -> Vec<Action> {
    let Some(asked) = app.pending_request() else {
        return Vec::new();
    };
    let EngineRequest::Puzzle(id) = asked.question else {
        return Vec::new();
    };
    let puzzle = made(id);
    let turn = match is_solved {
        true => puzzle.key.clone(),
        false => Turn::from(Move::Pass),
    };
    let answer = Action::EngineReplied(asked, EngineReply::Puzzle(Box::new(puzzle)));
    std::iter::once(answer).chain(make(&turn)).collect()
}

/// The puzzle of a name. It takes a while to make one.
fn made(id: PuzzleId) -> Puzzle {
    thread_local! {
        static MADE: RefCell<BTreeMap<String, Puzzle>> = RefCell::default();
    }
    MADE.with_borrow_mut(|made| {
        let make = || PuzzleGenerator::new(id).finish();
        made.entry(id.to_string()).or_insert_with(make).clone()
    })
}
