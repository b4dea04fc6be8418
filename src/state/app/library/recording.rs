//! Records the results of rounds, games, daily deals and puzzles.

use std::rc::Rc;

use super::Library;
use crate::puzzle::PuzzleId;
use crate::state::app::request::{Request, Requests};
use crate::state::archive::RecentGame;
use crate::state::day::Day;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameResult};
use crate::state::store::{ApplyEntry, JournalEntry};

impl Library {
    /// Adds an entry to the journal, and to all that it counts in.
    pub fn record(&mut self, entry: JournalEntry) {
        Rc::make_mut(&mut self.statistics).apply(&entry);
        Rc::make_mut(&mut self.daily).apply(&entry);
        self.puzzles.now.apply(&entry);
        Rc::make_mut(&mut self.recent).apply(&entry);
        Rc::make_mut(&mut self.journal).push(entry);
    }

    /// Records the first attempt at a puzzle; returns how much it has changed the rating, if it counts.
    pub fn record_puzzle(
        &mut self,
        id: PuzzleId,
        is_solved: bool,
        day: Option<Day>,
    ) -> Option<i32> {
        let (rating, tried) = (self.puzzles.now.rating, self.puzzles.now.tried);
        self.record(JournalEntry::Puzzle { id, is_solved, day });
        (self.puzzles.now.tried > tried).then(|| self.puzzles.now.rating - rating)
    }

    /// Records a round that has just ended: it counts in the statistics, may be the result of a daily deal, and the game
    /// may be over.
    pub fn record_round(&mut self, game: &Game) -> Requests {
        if let Some(round) = game.last_finished() {
            let game = game.id();
            self.record(JournalEntry::Round { game, round });
        }
        self.record_daily(game);
        // Correspondence games have a list of their own.
        if game.is_with_friends() {
            Vec::new()
        } else {
            self.record_finished_game(game)
        }
    }

    /// Records what an earlier visit or version has left unrecorded.
    pub fn record_missed(&mut self) -> Requests {
        let mut requests = Requests::new();
        // Earlier versions had no list of finished games.
        let had_list = !self.recent.is_empty();
        for (slot, game) in self.games.clone().iter() {
            // The page may have been closed before this was stored.
            self.record_daily(game);
            if !had_list && !slot.is_with_friends() {
                requests.extend(self.record_finished_game(game));
            }
        }
        requests
    }

    /// Adds a game to the recent ones, if it is over and no retry.
    fn record_finished_game(&mut self, game: &Game) -> Requests {
        if game.retry_from().is_some() {
            return Vec::new();
        }
        let Some(over) = RecentGame::new(game.link(), self.today()) else {
            return Vec::new();
        };
        let pace = self.pace();
        let (game, over) = (game.id(), Rc::new(over));
        self.record(JournalEntry::Game { game, over });
        if self.pace() == pace {
            Vec::new()
        } else {
            vec![Request::Notify(Notice::Faster)]
        }
    }

    /// Adds a match that was given up to the recent games, if a round of it is over and it is no retry.
    pub(super) fn record_given_up(&mut self, game: &Game) {
        let over = RecentGame::left(game.link(), self.today());
        if let Some(over) = over.filter(|_| game.retry_from().is_none()) {
            let (game, over) = (game.id(), Rc::new(over));
            self.record(JournalEntry::Game { game, over });
        }
    }

    /// Records the result of a daily deal, if the game is one and over.
    fn record_daily(&mut self, game: &Game) {
        if let Some(day) = game.day()
            && self.daily.result(day).is_none()
            && let Some(result) = GameResult::of(game)
        {
            let game = game.id();
            self.record(JournalEntry::Day { game, day, result });
        }
    }
}
