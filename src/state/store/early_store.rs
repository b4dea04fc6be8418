//! Stores the first games of a player while the page still loads its second part, which has the store.

use std::rc::Rc;

use super::storage::Storage;
use crate::state::play::{Game, GameSlot, Games, save_local_game};

/// The predecessor of a [`Store`](super::Store), where nothing was stored when the page was opened. It stores the games at
/// this device and nothing else. Reports of the store, and everything else to be stored, wait for the store itself.
#[derive(Debug)]
pub struct EarlyStore<S> {
    pub(super) storage: S,
    pub(super) games: Vec<EarlyGame>,
}

/// A game as it was stored.
#[derive(Debug)]
pub(super) struct EarlyGame {
    pub slot: GameSlot,
    pub game: Rc<Game>,
    pub text: String,
}

impl<S: Storage> EarlyStore<S> {
    pub const fn new(storage: S) -> Self {
        Self {
            storage,
            games: Vec::new(),
        }
    }

    /// Stores the games that have changed. One that another tab has stored stays: the store decides about it.
    pub fn save(&mut self, games: &Games) {
        for (slot, game) in games.iter().filter(|(_, game)| !game.is_with_friends()) {
            let at = self.games.iter().position(|early| early.slot == slot);
            let known = at.map(|at| &self.games[at]);
            if known.is_some_and(|early| Rc::ptr_eq(&early.game, game)) {
                continue;
            }
            let name = slot.name();
            let is_known = |stored: Option<String>| stored.as_ref() == known.map(|it| &it.text);
            if !self.storage.read(&name).is_ok_and(is_known) {
                continue;
            }
            let text = save_local_game(game);
            if self.storage.write(&name, &text).is_ok() {
                let game = game.clone();
                let early = EarlyGame { slot, game, text };
                match at {
                    Some(at) => self.games[at] = early,
                    None => self.games.push(early),
                }
            }
        }
    }
}
