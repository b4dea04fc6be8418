//! What is kept: what came to be known is noted, and the store is given all of it.

use std::rc::Rc;

use super::App;
use crate::state::archive::RecentGame;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameResult};
use crate::state::store::{Edited, Entry, Snapshot, TakeIn};

impl App {
    /// All that is to be kept.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot<'_> {
        Snapshot {
            settings: Edited {
                now: &self.settings,
                base: &self.last_told.0,
            },
            games: &self.games,
            daily: &self.daily,
            statistics: &self.statistics,
            puzzles: Edited {
                now: &self.puzzles,
                base: &self.last_told.1,
            },
            recent: &self.recent,
            journal: &self.journal,
            claim: self.claim,
        }
    }

    /// Notes what came to be known, to be kept.
    pub(super) fn note(&mut self, entry: Entry) {
        Rc::make_mut(&mut self.statistics).take_in(&entry);
        Rc::make_mut(&mut self.daily).take_in(&entry);
        self.puzzles.take_in(&entry);
        Rc::make_mut(&mut self.recent).take_in(&entry);
        Rc::make_mut(&mut self.journal).push(entry);
    }

    /// Notes a game as one of the last, if it is over and not only its round; a moment that was tried once more is none.
    pub(super) fn note_game_over(&mut self, game: &Game) {
        if game.trial().is_some() {
            return;
        }
        if let Some(over) = RecentGame::new(game.link(), self.today) {
            let (game, over) = (game.id(), Rc::new(over));
            let pace = self.pace();
            self.note(Entry::Game { game, over });
            if self.pace() != pace {
                self.notices.push(Notice::Faster);
            }
        }
    }

    /// Notes what came of the deal of a day, if the game is one and over.
    pub(super) fn note_day(&mut self, game: &Game) {
        if let Some(day) = game.day()
            && self.daily.result(day).is_none()
            && let Some(result) = GameResult::of(game)
        {
            let game = game.id();
            self.note(Entry::Day { game, day, result });
        }
    }
}
