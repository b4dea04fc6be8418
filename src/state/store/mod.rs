//! Persistence between visits, in a storage shared with other tabs. No tab loses data that another tab has stored.

mod backup;
mod document_sync;
mod event;
mod game_sync;
mod journal;
mod journal_entry;
mod journal_progress;
mod merge;
mod quarantine;
mod storage;
mod unknown_fields;

#[cfg(test)]
mod tests;

pub use backup::{Backup, BackupContents, BackupError, BackupFile, GameSummary, kind_of};
pub use document_sync::Edited;
pub use event::StoreEvent;
pub use journal::Journal;
pub use journal_entry::{ApplyEntry, JournalEntry};
pub use merge::Merge;
pub use quarantine::quarantine_name;
pub use storage::{Storage, StorageError};

use std::rc::Rc;

use self::document_sync::{DocumentSync, SaveOutcome, SharedDocument};
use self::game_sync::GameSync;
use self::journal_progress::JournalProgress;
use crate::collections::sorted_by_key;
use crate::state::archive::{RecentGames, Statistics};
use crate::state::daily_results::DailyResults;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameSlot, Games};
use crate::state::puzzle::PuzzleProgress;
use crate::state::settings::Settings;

/// Journal length from which the store reports how many entries it has noted, so that the application can drop them.
const NOTED_AT_ONCE: usize = 16;

/// All stored data, as loaded when the page opens.
#[derive(Clone, Debug, Default)]
pub struct LoadedData {
    /// The settings, with the values of the new game form.
    pub settings: Settings,
    /// The games, with new IDs.
    pub games: Games,
    /// Results of the daily deals.
    pub daily: DailyResults,
    pub statistics: Statistics,
    /// Puzzle rating, streak and preferences.
    pub puzzles: PuzzleProgress,
    /// Recently finished games.
    pub recent: RecentGames,
}

/// All data to store, as the application has it now.
#[derive(Clone, Copy, Debug)]
pub struct Snapshot<'a> {
    pub settings: Edited<'a, Settings>,
    pub games: &'a Games,
    /// Results of the daily deals.
    pub daily: &'a DailyResults,
    pub statistics: &'a Statistics,
    /// Puzzle rating, streak and preferences.
    pub puzzles: Edited<'a, PuzzleProgress>,
    /// Recently finished games.
    pub recent: &'a RecentGames,
    /// Journal of this visit, without the entries that the store has reported as noted.
    pub journal: &'a Journal,
    /// ID of the last game for which the player agreed to discard the game stored in its slot.
    pub claim: Option<u32>,
}

/// Outcome of saving or syncing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StoreReport {
    /// Notices for the player.
    pub notices: Vec<Notice>,
    /// Changes that the application does not know yet.
    pub news: Vec<StoreEvent>,
}

/// Saves and syncs all documents in a storage.
#[derive(Debug)]
pub struct Store<S> {
    storage: S,
    games: Vec<GameSync>,
    settings: DocumentSync<Settings>,
    daily: DocumentSync<DailyResults>,
    statistics: DocumentSync<Statistics>,
    puzzles: DocumentSync<PuzzleProgress>,
    recent: DocumentSync<RecentGames>,
    counting: JournalProgress,
}

impl<S: Storage> Store<S> {
    /// Loads the stored data. Returns it with notices for the player.
    pub fn open(storage: S) -> (Self, LoadedData, Vec<Notice>) {
        let mut notices = Vec::new();
        let mut games = Vec::new();
        let mut found = Games::default();
        let (settings, notice) = DocumentSync::open(&storage);
        notices.extend(notice);
        for (id, place) in (0..).zip(places(&storage)) {
            let (keeper, notice) = GameSync::open(&storage, place, id);
            notices.extend(notice);
            if let Some(game) = keeper.kept() {
                found.put(place, game.clone());
            }
            games.push(keeper);
        }
        let (daily, notice) = DocumentSync::open(&storage);
        notices.extend(notice);
        let (statistics, notice) = DocumentSync::open(&storage);
        notices.extend(notice);
        let (puzzles, notice) = DocumentSync::open(&storage);
        notices.extend(notice);
        let (recent, notice) = DocumentSync::open(&storage);
        notices.extend(notice);
        let store = Self {
            storage,
            games,
            settings,
            daily,
            statistics,
            puzzles,
            recent,
            counting: JournalProgress::default(),
        };
        let found = store.found(found);
        (store, found, notices)
    }

    fn found(&self, games: Games) -> LoadedData {
        LoadedData {
            settings: *self.settings.said(),
            games,
            daily: self.daily.said().clone(),
            statistics: self.statistics.said().clone(),
            puzzles: *self.puzzles.said(),
            recent: self.recent.said().clone(),
        }
    }

    /// Stores everything that has changed.
    pub fn save(&mut self, snapshot: &Snapshot<'_>) -> StoreReport {
        let mut report = StoreReport::default();
        for (place, game) in snapshot.games.iter() {
            let is_claimed = snapshot.claim == Some(game.id());
            self.save_game(place, game, is_claimed, &mut report);
        }
        self.counting.note(snapshot.journal, self.games.iter());
        let Self {
            storage, counting, ..
        } = self;
        report.take(self.daily.save(storage, unedited(snapshot.daily), counting));
        report.take(
            self.statistics
                .save(storage, unedited(snapshot.statistics), counting),
        );
        report.take(
            self.recent
                .save(storage, unedited(snapshot.recent), counting),
        );
        report.take(self.puzzles.save(storage, snapshot.puzzles, counting));
        report.take(self.settings.save(storage, snapshot.settings, counting));
        self.forget(snapshot.journal, &mut report);
        report
    }

    /// Drops the journal entries that all documents contain, and reports the number of noted entries once there are
    /// many.
    fn forget(&mut self, journal: &Journal, report: &mut StoreReport) {
        let settled = [
            self.settings.settled(),
            self.daily.settled(),
            self.statistics.settled(),
            self.puzzles.settled(),
            self.recent.settled(),
        ];
        let in_all = settled.into_iter().min().unwrap_or_default();
        self.counting.mark_stored(in_all);
        if journal.entries().len() >= NOTED_AT_ONCE {
            report.news.push(StoreEvent::Noted(self.counting.noted()));
        }
    }

    fn save_game(
        &mut self,
        place: GameSlot,
        game: &Rc<Game>,
        is_claimed: bool,
        report: &mut StoreReport,
    ) {
        let at = self.games.iter().position(|keeper| keeper.place() == place);
        let at = at.unwrap_or_else(|| {
            if matches!(place, GameSlot::Daily(_)) {
                // Other new games replace those that are over, too.
                for keeper in &mut self.games {
                    keeper.remove_over(&self.storage, self.daily.said());
                }
            }
            self.games.push(GameSync::new(place));
            self.games.len() - 1
        });
        let keeper = &mut self.games[at];
        let mut saved = keeper.save(&self.storage, game, is_claimed);
        if saved == Err(Notice::OtherTab) || keeper.has_seen_another() {
            report.news.extend(keeper.sync(&self.storage));
        }
        report.news.extend(keeper.is_stored(game));
        // This tab takes over the version of a sealed game that another tab has stored.
        if saved == Err(Notice::OtherTab) && matches!(place, GameSlot::Sealed(_)) {
            saved = Ok(None);
        }
        report.notices.extend(saved.unwrap_or_else(Some));
    }

    /// Reports changes that other tabs have stored or deleted since the last check.
    pub fn sync(&mut self) -> StoreReport {
        let Self {
            storage, counting, ..
        } = self;
        let games = self.games.iter_mut();
        let mut news: Vec<StoreEvent> = games.filter_map(|keeper| keeper.sync(storage)).collect();
        let mut notices = Vec::new();
        for place in places(storage) {
            if self.games.iter().all(|keeper| keeper.place() != place) {
                if !place.is_with_friends() {
                    let mut keeper = GameSync::new(place);
                    news.extend(keeper.sync(storage));
                    self.games.push(keeper);
                    continue;
                }
                let (keeper, notice) = GameSync::open(storage, place, 0);
                notices.extend(notice);
                news.extend(
                    keeper
                        .kept()
                        .map(|game| StoreEvent::Correspondence(place, game.clone())),
                );
                self.games.push(keeper);
            }
        }
        let settings = self.settings.sync(storage, counting);
        let daily = self.daily.sync(storage, counting);
        let statistics = self.statistics.sync(storage, counting);
        let puzzles = self.puzzles.sync(storage, counting);
        let recent = self.recent.sync(storage, counting);
        news.extend(settings.map(StoreEvent::from));
        news.extend(daily.map(StoreEvent::from));
        news.extend(statistics.map(StoreEvent::from));
        news.extend(puzzles.map(StoreEvent::from));
        news.extend(recent.map(StoreEvent::from));
        StoreReport { notices, news }
    }
}

/// Slots of the stored games: the fixed ones, then one for each daily deal and each game with friends.
fn places(storage: &impl Storage) -> Vec<GameSlot> {
    let names = storage.names().unwrap_or_default();
    let found = names.iter().filter_map(|name| GameSlot::from_name(name));
    let others = sorted_by_key(
        found.filter(|slot| slot.fixed_index().is_none()),
        |&slot| slot,
    );
    GameSlot::FIXED.into_iter().chain(others).collect()
}

/// A document that the player does not edit: only journal entries change it.
const fn unedited<T>(now: &T) -> Edited<'_, T> {
    Edited { now, base: now }
}

impl StoreReport {
    fn take<T: SharedDocument>(&mut self, kept: SaveOutcome<T>) {
        self.news.extend(kept.news.map(Into::into));
        self.notices.extend(kept.notice);
    }
}

const fn fault(error: StorageError) -> Notice {
    match error {
        StorageError::Blocked => Notice::StorageBlocked,
        StorageError::Full => Notice::StorageFull,
    }
}
