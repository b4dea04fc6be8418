//! What is kept: what came to be known is noted, and the store is given all of it.

use std::rc::Rc;

use super::AppState;
use crate::state::archive::RecentGame;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameResult};
use crate::state::store::{ApplyEntry, Edited, JournalEntry, Snapshot};

impl AppState {
    /// All that is to be kept.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot<'_> {
        Snapshot {
            settings: Edited {
                now: &self.settings,
                base: &self.merge_base.0,
            },
            games: &self.games,
            daily: &self.daily,
            statistics: &self.statistics,
            puzzles: Edited {
                now: &self.puzzles,
                base: &self.merge_base.1,
            },
            recent: &self.recent,
            journal: &self.journal,
            claim: self.overwrite_allowed_for,
        }
    }

    /// Notes what came to be known, to be kept.
    pub(super) fn record(&mut self, entry: JournalEntry) {
        Rc::make_mut(&mut self.statistics).apply(&entry);
        Rc::make_mut(&mut self.daily).apply(&entry);
        self.puzzles.apply(&entry);
        Rc::make_mut(&mut self.recent).apply(&entry);
        Rc::make_mut(&mut self.journal).push(entry);
    }

    /// Notes a game as one of the last, if it is over and not only its round; a moment that was tried once more is none.
    pub(super) fn record_finished_game(&mut self, game: &Game) {
        if game.retry_from().is_some() {
            return;
        }
        if let Some(over) = RecentGame::new(game.link(), self.today) {
            let (game, over) = (game.id(), Rc::new(over));
            let pace = self.pace();
            self.record(JournalEntry::Game { game, over });
            if self.pace() != pace {
                self.notices.push(Notice::Faster);
            }
        }
    }

    /// Notes what came of the deal of a day, if the game is one and over.
    pub(super) fn record_daily(&mut self, game: &Game) {
        if let Some(day) = game.day()
            && self.daily.result(day).is_none()
            && let Some(result) = GameResult::of(game)
        {
            let game = game.id();
            self.record(JournalEntry::Day { game, day, result });
        }
    }
}
