//! Keeping the game of a place.

use std::mem::take;
use std::rc::Rc;

use super::event::StoreEvent;
use super::fault;
use super::quarantine::quarantine;
use super::storage::Storage;
use super::unknown_fields::with_unknown_fields;
use crate::state::correspondence::HistoryRelation;
use crate::state::document::DocumentKind;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameSlot, save_game};

/// The game of a place, as this tab knows it.
///
/// It is never written over one that another tab plays: two tabs cannot both be right about how a game
/// goes on. A new game takes the place of one that is over, or that the player gives up. A game with friends has
/// its place for itself: there, what tells more of the same story takes the place of what tells less.
#[derive(Debug)]
pub(super) struct GameSync {
    place: GameSlot,
    /// The text that is stored, as far as this tab knows.
    known: Option<String>,
    /// The game that it tells.
    kept: Option<Rc<Game>>,
    /// The games of this tab that are not stored, since another tab has stored one there.
    refused: Vec<u32>,
    /// The games of this tab of which the last could not be stored yet.
    waiting: Vec<u32>,
    /// What another tab has stored there, as last seen.
    seen: Option<String>,
    /// Another tab has stored more of the same story.
    is_behind: bool,
    /// What is stored can neither be read nor set aside.
    is_locked: bool,
    /// Whether the application was told last that its game is stored as it stands.
    is_said_stored: bool,
}

/// Whether a game can be stored where another tab has stored something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WriteDecision {
    /// Nothing is lost by it.
    Free,
    /// It takes the place of another game.
    TakesOver,
    /// What is there tells more of the same game.
    Behind,
}

impl GameSync {
    /// Reads the game of a place; `id` tells it from others of this visit. Gives what the player is to be told.
    pub fn open(storage: &impl Storage, place: GameSlot, id: u32) -> (Self, Option<Notice>) {
        let mut keeper = Self {
            place,
            known: None,
            kept: None,
            refused: Vec::new(),
            waiting: Vec::new(),
            seen: None,
            is_behind: false,
            is_locked: false,
            is_said_stored: true,
        };
        let text = match storage.read(&place.name()) {
            Ok(Some(text)) => text,
            Ok(None) => return (keeper, None),
            Err(error) => return (keeper, Some(fault(error))),
        };
        let notice = match place.load(&text, id) {
            Ok(game) => {
                keeper.kept = Some(Rc::new(game));
                None
            }
            Err(error) => {
                keeper.is_locked = !quarantine(storage, &place.name(), &text);
                Some(match keeper.is_locked {
                    true => Notice::CannotSetAside,
                    false => Notice::NotRead(DocumentKind::Game, error),
                })
            }
        };
        keeper.known = Some(text);
        (keeper, notice)
    }

    /// The place.
    pub const fn place(&self) -> GameSlot {
        self.place
    }

    /// The game that is stored, as far as this tab knows.
    pub const fn kept(&self) -> Option<&Rc<Game>> {
        self.kept.as_ref()
    }

    /// Whether this game is not stored, since another tab has stored one there.
    pub fn refuses(&self, id: u32) -> bool {
        self.refused.contains(&id)
    }

    /// Whether it is not known yet if this game is stored: the storage failed.
    pub fn awaits(&self, id: u32) -> bool {
        self.waiting.contains(&id)
    }

    /// Whether another tab had stored something there when this tab looked last.
    pub const fn has_seen_another(&self) -> bool {
        self.seen.is_some() || self.is_behind
    }

    /// Stores the game, if that loses nothing; `is_claimed` if the player gives up whatever is stored. Gives
    /// what the player is to be told.
    ///
    /// # Errors
    ///
    /// Says why it is not stored.
    pub fn save(
        &mut self,
        storage: &impl Storage,
        game: &Rc<Game>,
        is_claimed: bool,
    ) -> Result<Option<Notice>, Notice> {
        if self.refuses(game.id()) || self.has(game) {
            return Ok(None);
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
    ) -> Result<Option<Notice>, Notice> {
        let stored = storage.read(&self.place.name()).map_err(fault)?;
        let is_known = stored == self.known;
        let mut way = WriteDecision::Free;
        if let Some(text) = stored.as_deref().filter(|_| !is_known || self.is_locked) {
            way = self.decide_write(storage, text, game, is_claimed)?;
        }
        self.is_behind = way == WriteDecision::Behind;
        if self.is_behind {
            return Ok(None);
        }
        let text = match (&stored, self.same(game)) {
            (Some(stored), Some(kept)) if is_known => {
                with_unknown_fields(stored, &save_game(kept), &save_game(game))
            }
            _ => save_game(game),
        };
        storage.write(&self.place.name(), &text).map_err(fault)?;
        if way == WriteDecision::TakesOver {
            // Those that waited until now were of what another tab has taken the place of.
            let waiting = take(&mut self.waiting).into_iter();
            self.refused.extend(waiting.filter(|&id| id != game.id()));
        }
        let is_emptied = stored.is_none() && !is_known;
        self.known = Some(text);
        self.kept = Some(game.clone());
        Ok(is_emptied.then_some(Notice::StorageCleared))
    }

    /// Whether the game is stored as it stands.
    fn has(&mut self, game: &Rc<Game>) -> bool {
        let is_kept = self
            .same(game)
            .is_some_and(|kept| Rc::ptr_eq(kept, game) || save_game(kept) == save_game(game));
        if is_kept {
            self.kept = Some(game.clone());
        }
        is_kept
    }

    /// The game that is stored, if it is this one at another time.
    fn same(&self, game: &Game) -> Option<&Rc<Game>> {
        let is_same = |kept: &Rc<Game>| kept.id() == game.id() || self.place.is_with_friends();
        self.kept.as_ref().filter(|&kept| is_same(kept))
    }

    /// Sees to it that nothing is lost if what another tab has stored there is written over.
    fn decide_write(
        &mut self,
        storage: &impl Storage,
        text: &str,
        game: &Game,
        is_claimed: bool,
    ) -> Result<WriteDecision, Notice> {
        let other = self.place.load(text, 0).ok();
        let relation = other.as_ref().and_then(|other| other.relation(game));
        let way = match (&other, relation) {
            (Some(_), Some(relation)) => match relation {
                HistoryRelation::Same | HistoryRelation::Behind => WriteDecision::Free,
                HistoryRelation::Ahead => WriteDecision::Behind,
                HistoryRelation::Diverged(_) => return Err(Notice::OtherTab),
            },
            (Some(other), _) => {
                // What was given up is what was there when the game began.
                let is_new = self.same(game).is_none();
                // Of the deal of a day there is one try.
                let is_same_try = other.day().is_some() && other.day() == game.day();
                if !is_new || ((other.is_under_way() || is_same_try) && !is_claimed) {
                    return Err(Notice::OtherTab);
                }
                WriteDecision::TakesOver
            }
            (None, _) if !quarantine(storage, &self.place.name(), text) => {
                return Err(Notice::CannotSetAside);
            }
            (None, _) => WriteDecision::Free,
        };
        self.is_locked = false;
        Ok(way)
    }

    /// Whether a sealed game is stored as it stands, if that has changed since it was said last.
    pub fn is_stored(&mut self, game: &Rc<Game>) -> Option<StoreEvent> {
        let place = self.place;
        if !matches!(place, GameSlot::Sealed(_)) {
            return None;
        }
        let is_stored = self.has(game);
        let was_stored = std::mem::replace(&mut self.is_said_stored, is_stored);
        (is_stored != was_stored).then_some(StoreEvent::Sealed { place, is_stored })
    }

    /// What another tab has stored there or taken away since this was last asked.
    pub fn sync(&mut self, storage: &impl Storage) -> Option<StoreEvent> {
        let stored = storage.read(&self.place.name()).ok()?;
        let elsewhere = stored.filter(|text| Some(text) != self.known.as_ref());
        if elsewhere == self.seen {
            return None;
        }
        let game = elsewhere
            .as_deref()
            .and_then(|text| self.place.load(text, 0).ok());
        self.seen = elsewhere;
        if self.place.is_with_friends() {
            let game = Rc::new(game?);
            return Some(StoreEvent::Correspondence(self.place, game));
        }
        Some(StoreEvent::Game {
            place: self.place,
            is_under_way: game.is_some_and(|game| game.is_under_way()),
        })
    }
}
