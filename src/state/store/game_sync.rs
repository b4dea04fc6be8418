//! Synchronization of the game in a slot.

use std::mem::take;
use std::rc::Rc;

use super::early_store::EarlyGame;
use super::event::StoreEvent;
use super::fault;
use super::quarantine::quarantine;
use super::storage::{Storage, StorageError};
use super::tracked_text::TrackedText;
use super::unknown_fields::with_unknown_fields;
use crate::state::correspondence::HistoryRelation;
use crate::state::daily_results::DailyResults;
use crate::state::document::{Document, DocumentKind};
use crate::state::notice::Notice;
use crate::state::play::{Game, GameSlot, save_game};

/// The game in a slot, as this tab knows it.
///
/// A tab never overwrites a game that another tab plays: both cannot be right about how it continues. A new game
/// replaces one that is over or that the player discards. A game with friends has a slot of its own, where a longer
/// history replaces a shorter one.
#[derive(Debug)]
pub(super) struct GameSync {
    slot: GameSlot,
    text: TrackedText,
    /// Game of the known text.
    kept: Option<Rc<Game>>,
    /// IDs of games of this tab that are not stored, because another tab has stored a game in the slot.
    refused: Vec<u32>,
    /// IDs of successive games of this tab, the last of which could not be stored yet.
    waiting: Vec<u32>,
    /// Text that another tab has stored, as last seen.
    seen: Option<String>,
    /// `true` if another tab has stored a longer history of the same game.
    is_behind: bool,
    /// `true` if the stored text can be neither read nor quarantined.
    is_locked: bool,
    /// Last report to the application of the side that is stored of a sealed game.
    said_stored: Option<Option<Rc<str>>>,
}

/// Decision whether a game may overwrite what another tab has stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WriteDecision {
    /// Nothing is lost.
    Free,
    /// The game replaces another one.
    TakesOver,
    /// The stored game has a longer history of the same game.
    Behind,
}

impl GameSync {
    /// A slot that this tab has not read.
    pub fn new(slot: GameSlot) -> Self {
        Self {
            slot,
            text: TrackedText::default(),
            kept: None,
            refused: Vec::new(),
            waiting: Vec::new(),
            seen: None,
            is_behind: false,
            is_locked: false,
            said_stored: None,
        }
    }

    /// A slot in which this tab has stored a game.
    pub fn of_early(EarlyGame { slot, game, text }: EarlyGame) -> Self {
        let mut game_sync = Self::new(slot);
        game_sync.text.known = Some(text);
        game_sync.kept = Some(game);
        game_sync
    }

    /// Loads the game of a slot; `id` is its ID within this visit. Returns a notice for the player if that fails.
    pub fn open(storage: &impl Storage, slot: GameSlot, id: u32) -> (Self, Option<Notice>) {
        let mut game_sync = Self::new(slot);
        let text = match storage.read(&slot.name()) {
            Ok(Some(text)) => text,
            Ok(None) => return (game_sync, None),
            Err(error) => return (game_sync, Some(fault(error))),
        };
        let notice = match slot.load(&text, id) {
            Ok(game) => {
                game_sync.kept = Some(Rc::new(game));
                None
            }
            Err(error) => {
                game_sync.is_locked = !quarantine(storage, &slot.name(), &text);
                Some(if game_sync.is_locked {
                    Notice::CannotSetAside
                } else {
                    Notice::NotRead(DocumentKind::Game, error)
                })
            }
        };
        game_sync.text.known = Some(text);
        (game_sync, notice)
    }

    pub const fn text(&mut self) -> &mut TrackedText {
        &mut self.text
    }

    /// Stores the game as it was before something else has deleted it.
    pub fn put_back(&mut self, storage: &impl Storage) -> Result<(), StorageError> {
        let text = self.text.put_back(storage, &self.slot.name())?;
        self.text.known = text.or(self.text.known.take());
        Ok(())
    }

    pub const fn slot(&self) -> GameSlot {
        self.slot
    }

    /// Stored game, as last read or written by this tab.
    pub const fn kept(&self) -> Option<&Rc<Game>> {
        self.kept.as_ref()
    }

    /// Returns `true` if this game is not stored because another tab has stored one in the slot.
    pub fn refuses(&self, id: u32) -> bool {
        self.refused.contains(&id)
    }

    /// Returns `true` while storage errors leave it open whether this game will be stored.
    pub fn awaits(&self, id: u32) -> bool {
        self.waiting.contains(&id)
    }

    /// Returns `true` if another tab had stored something in the slot at the last check.
    pub const fn has_seen_another(&self) -> bool {
        self.seen.is_some() || self.is_behind
    }

    /// Stores the game if nothing is lost by it. `is_claimed` is `true` if the player discards the stored game.
    ///
    /// # Errors
    ///
    /// Returns the reason why the game is not stored.
    pub fn save(
        &mut self,
        storage: &impl Storage,
        game: &Rc<Game>,
        is_claimed: bool,
    ) -> Result<(), Notice> {
        if self.refuses(game.id()) || self.has(game) {
            return Ok(());
        }
        let saved = self.store(storage, game, is_claimed);
        match saved {
            Ok(_) => self.waiting.clear(),
            Err(Notice::OtherTab) => {
                self.refused.push(game.id());
                self.refused.append(&mut self.waiting);
            }
            Err(_) => {
                if !self.awaits(game.id()) {
                    self.waiting.push(game.id());
                }
            }
        }
        saved
    }

    fn store(
        &mut self,
        storage: &impl Storage,
        game: &Rc<Game>,
        is_claimed: bool,
    ) -> Result<(), Notice> {
        let stored = storage.read(&self.slot.name()).map_err(fault)?;
        let is_known = stored == self.text.known;
        if stored.is_none() && is_over_elsewhere(storage, game) {
            return Err(Notice::OtherTab);
        }
        let mut way = WriteDecision::Free;
        if let Some(text) = stored.as_deref().filter(|_| !is_known || self.is_locked) {
            way = self.decide_write(storage, text, game, is_claimed)?;
        }
        self.is_behind = way == WriteDecision::Behind;
        if self.is_behind {
            return Ok(());
        }
        let text = match (&stored, self.same(game)) {
            (Some(stored), Some(kept)) if is_known => {
                with_unknown_fields(stored, &save_game(kept), &save_game(game))
            }
            _ => save_game(game),
        };
        storage.write(&self.slot.name(), &text).map_err(fault)?;
        if way == WriteDecision::TakesOver {
            // Another tab has replaced the games that waited before this one.
            let waiting = take(&mut self.waiting).into_iter();
            self.refused.extend(waiting.filter(|&id| id != game.id()));
        }
        self.text.known = Some(text);
        self.text.forget_lost();
        self.kept = Some(game.clone());
        Ok(())
    }

    /// Removes the stored daily deal if its day has a result, unless another tab has stored something there.
    pub fn remove_over(&mut self, storage: &impl Storage, results: &DailyResults) {
        let (GameSlot::Daily(_), Some(kept)) = (self.slot, &self.kept) else {
            return;
        };
        let is_over = kept.day().is_some_and(|day| results.result(day).is_some());
        let name = self.slot.name();
        if is_over
            && storage
                .read(&name)
                .is_ok_and(|stored| stored == self.text.known)
            && storage.remove(&name).is_ok()
        {
            // It is not stored again.
            self.refused.push(kept.id());
            self.text.known = None;
            self.kept = None;
        }
    }

    /// Returns `true` if the document is missing because another tab has removed a deal whose day has a result.
    pub fn was_removed_over(&self, storage: &impl Storage) -> bool {
        matches!(self.slot, GameSlot::Daily(_))
            && self
                .kept
                .as_ref()
                .is_some_and(|kept| is_over_elsewhere(storage, kept))
    }

    /// Returns `true` if the current state of the game is stored.
    fn has(&mut self, game: &Rc<Game>) -> bool {
        let is_kept = self
            .same(game)
            .is_some_and(|kept| Rc::ptr_eq(kept, game) || save_game(kept) == save_game(game));
        if is_kept {
            self.kept = Some(game.clone());
        }
        is_kept
    }

    /// Stored game, if it is a state of this one.
    fn same(&self, game: &Game) -> Option<&Rc<Game>> {
        let is_same = |kept: &Rc<Game>| kept.id() == game.id() || self.slot.is_with_friends();
        self.kept.as_ref().filter(|&kept| is_same(kept))
    }

    /// Decides whether `game` may overwrite `text`, which another tab has stored. Quarantines an unreadable `text`.
    fn decide_write(
        &mut self,
        storage: &impl Storage,
        text: &str,
        game: &Game,
        is_claimed: bool,
    ) -> Result<WriteDecision, Notice> {
        let other = self.slot.load(text, 0).ok();
        let relation = other.as_ref().and_then(|other| other.relation(game));
        let way = match (&other, relation) {
            (Some(_), Some(relation)) => match relation {
                HistoryRelation::Same | HistoryRelation::Behind => WriteDecision::Free,
                HistoryRelation::Ahead => WriteDecision::Behind,
                HistoryRelation::Diverged(_) => return Err(Notice::OtherTab),
            },
            (Some(other), _) => {
                // The player agreed to discard the game that was stored when this one started.
                let is_new = self.same(game).is_none();
                // Only one try at a daily deal counts.
                let is_same_try = other.day().is_some() && other.day() == game.day();
                if !is_new || ((other.is_under_way() || is_same_try) && !is_claimed) {
                    return Err(Notice::OtherTab);
                }
                WriteDecision::TakesOver
            }
            (None, _) if !quarantine(storage, &self.slot.name(), text) => {
                return Err(Notice::CannotSetAside);
            }
            (None, _) => WriteDecision::Free,
        };
        self.is_locked = false;
        Ok(way)
    }

    /// Reports which side of a sealed game is stored, if that has changed since the last report.
    pub fn stored_side(&mut self, game: &Rc<Game>) -> Option<StoreEvent> {
        let side = game.sealed()?.side.stored.clone();
        let side = Some(side).filter(|_| self.has(game));
        let slot = self.slot;
        let said = self.said_stored.replace(side.clone());
        (said.as_ref() != Some(&side)).then_some(StoreEvent::Sealed { slot, side })
    }

    /// Reports what another tab has stored in the slot, or removed from it, since the last check.
    pub fn sync(&mut self, storage: &impl Storage) -> Option<StoreEvent> {
        let stored = storage.read(&self.slot.name()).ok()?;
        if stored.is_none() {
            self.text.known = None;
        }
        let elsewhere = stored.filter(|text| Some(text) != self.text.known.as_ref());
        if elsewhere == self.seen {
            return None;
        }
        let game = elsewhere
            .as_deref()
            .and_then(|text| self.slot.load(text, 0).ok());
        self.seen = elsewhere;
        if self.slot.is_with_friends() {
            let game = Rc::new(game?);
            return Some(StoreEvent::Correspondence(self.slot, game));
        }
        Some(StoreEvent::Game {
            slot: self.slot,
            is_under_way: game.is_some_and(|game| game.is_under_way()),
        })
    }
}

/// Returns `true` for a daily deal that isn't stored although its result is: another tab has played it to its end, and
/// has removed it since.
fn is_over_elsewhere(storage: &impl Storage, game: &Game) -> bool {
    game.day().is_some_and(|day| {
        let stored = storage.read(DailyResults::NAME).ok().flatten();
        let results = stored.and_then(|text| DailyResults::read(&text).ok());
        results.is_some_and(|results| results.result(day).is_some())
    })
}
