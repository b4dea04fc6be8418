//! Persistence between visits, in a storage shared with other tabs. No tab loses data that another tab has stored.

mod backup;
mod document_sync;
mod early_store;
mod event;
mod game_sync;
mod journal;
mod journal_entry;
mod journal_progress;
mod lazy_documents;
mod merge;
mod quarantine;
mod shared_documents;
mod storage;
mod tracked_text;
mod unknown_fields;

#[cfg(test)]
mod tests;

pub use backup::{
    Backup, BackupContents, BackupError, BackupFile, GameSummary, SettingsSummary, kind_of,
};
pub use document_sync::Edited;
pub use early_store::EarlyStore;
pub use event::StoreEvent;
pub use journal::Journal;
pub use journal_entry::{ApplyEntry, JournalEntry};
pub use lazy_documents::change_document;
pub use merge::Merge;
pub use quarantine::quarantine_name;
pub use storage::{Storage, StorageError};

use std::rc::Rc;

use self::game_sync::GameSync;
use self::journal_progress::JournalProgress;
use self::shared_documents::SharedDocuments;
use self::tracked_text::TrackedText;
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

/// Decision of the player about documents that something other than this page has deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeletionAnswer {
    PutBack,
    LeaveDeleted,
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
    /// The player's answer to [`Notice::StorageCleared`], until the store has carried it out.
    pub deletion_answer: Option<DeletionAnswer>,
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
    documents: SharedDocuments,
    counting: JournalProgress,
}

impl<S: Storage> Store<S> {
    /// Loads the stored data. Returns it with notices for the player.
    pub fn open(storage: S) -> (Self, LoadedData, Vec<Notice>) {
        let mut notices = Vec::new();
        let mut games = Vec::new();
        let mut found = Games::default();
        let documents = SharedDocuments::open(&storage, &mut notices);
        for (id, slot) in (0..).zip(slots(&storage)) {
            let (game_sync, notice) = GameSync::open(&storage, slot, id);
            notices.extend(notice);
            if let Some(game) = game_sync.kept() {
                found.put(slot, game.clone());
            }
            games.push(game_sync);
        }
        let store = Self {
            storage,
            games,
            documents,
            counting: JournalProgress::default(),
        };
        let found = store.found(found);
        (store, found, notices)
    }

    /// Goes on from what was stored before there was a store.
    pub fn after(early: EarlyStore<S>) -> Self {
        let EarlyStore { storage, games } = early;
        let games = games.into_iter().map(GameSync::of_early);
        Self {
            storage,
            games: games.collect(),
            documents: SharedDocuments::default(),
            counting: JournalProgress::default(),
        }
    }

    fn found(&self, games: Games) -> LoadedData {
        let documents = &self.documents;
        LoadedData {
            settings: *documents.settings.said(),
            games,
            daily: documents.daily.said().clone(),
            statistics: documents.statistics.said().clone(),
            puzzles: *documents.puzzles.said(),
            recent: documents.recent.said().clone(),
        }
    }

    /// Stores everything that has changed.
    pub fn save(&mut self, snapshot: &Snapshot<'_>) -> StoreReport {
        let mut report = if self.check_deletions() {
            self.sync_deletions()
        } else {
            StoreReport::default()
        };
        if let Some(answer) = snapshot.deletion_answer {
            self.answer_deletions(answer, &mut report);
        }
        for (slot, game) in snapshot.games.iter() {
            let is_claimed = snapshot.claim == Some(game.id());
            self.save_game(slot, game, is_claimed, &mut report);
        }
        self.counting.note(snapshot.journal, self.games.iter());
        let counting = &self.counting;
        self.documents
            .save(&self.storage, snapshot, counting, &mut report);
        self.forget(snapshot.journal, &mut report);
        report
    }

    /// Drops the journal entries that all documents contain, and reports the number of noted entries once there are
    /// many.
    fn forget(&mut self, journal: &Journal, report: &mut StoreReport) {
        let needed = self.documents.texts().map(|(_, text)| text.needed_from());
        let in_all = needed.into_iter().min().unwrap_or_default();
        self.counting.mark_stored(in_all);
        if journal.entries().len() >= NOTED_AT_ONCE {
            report.news.push(StoreEvent::Noted(self.counting.noted()));
        }
    }

    fn save_game(
        &mut self,
        slot: GameSlot,
        game: &Rc<Game>,
        is_claimed: bool,
        report: &mut StoreReport,
    ) {
        let at = self
            .games
            .iter()
            .position(|game_sync| game_sync.slot() == slot);
        let at = at.unwrap_or_else(|| {
            if matches!(slot, GameSlot::Daily(_)) {
                // Other new games replace those that are over, too.
                for game_sync in &mut self.games {
                    game_sync.remove_over(&self.storage, self.documents.daily.said());
                }
            }
            self.games.push(GameSync::new(slot));
            self.games.len() - 1
        });
        let game_sync = &mut self.games[at];
        let mut saved = game_sync.save(&self.storage, game, is_claimed);
        if saved == Err(Notice::OtherTab) || game_sync.has_seen_another() {
            report.news.extend(game_sync.sync(&self.storage));
        }
        report.news.extend(game_sync.stored_side(game));
        // This tab takes over the version of a sealed game that another tab has stored.
        if saved == Err(Notice::OtherTab) && matches!(slot, GameSlot::Sealed(_)) {
            saved = Ok(());
        }
        report.notices.extend(saved.err());
    }

    /// Reports what was stored or deleted since the last check, by other tabs or by something else than the page.
    pub fn sync(&mut self) -> StoreReport {
        if self.check_deletions() {
            self.sync_deletions()
        } else {
            self.sync_all()
        }
    }

    /// Like [`sync`](Self::sync), but whatever was deleted stays so, because the player may have done that.
    pub fn sync_without_offer(&mut self) -> StoreReport {
        self.leave_deleted();
        self.sync_all()
    }

    /// Checks for documents that were deleted, and keeps what they were. Returns `true` if there are any.
    fn check_deletions(&mut self) -> bool {
        let Ok(names) = self.storage.names() else {
            return false;
        };
        let storage = &self.storage;
        let is_there = |name: &str| names.iter().any(|there| there == name);
        let mut is_any = false;
        let mut check = |name: &str, text: &mut TrackedText| {
            is_any |= text.check(storage, name, is_there(name));
        };
        for game_sync in &mut self.games {
            let name = game_sync.slot().name();
            if !is_there(&name) && game_sync.was_removed_over(storage) {
                game_sync.text().known = None;
            }
            check(&name, game_sync.text());
        }
        for (name, text) in self.documents.texts() {
            check(name, text);
        }
        is_any
    }

    /// Takes over that documents were deleted, and tells the player.
    fn sync_deletions(&mut self) -> StoreReport {
        let mut report = self.sync_all();
        report.notices.push(Notice::StorageCleared);
        report
    }

    /// Carries out what the player decides about the deleted documents.
    fn answer_deletions(&mut self, answer: DeletionAnswer, report: &mut StoreReport) {
        report.news.push(StoreEvent::DeletionAnswered);
        match answer {
            DeletionAnswer::LeaveDeleted => self.leave_deleted(),
            DeletionAnswer::PutBack => {
                if let Err(error) = self.put_back() {
                    let again = Notice::StorageCleared;
                    report.notices.extend([fault(error), again]);
                }
                let StoreReport { notices, news } = self.sync_all();
                report.notices.extend(notices);
                report.news.extend(news);
            }
        }
    }

    /// Stores the deleted documents as they were, as many as there is room for.
    fn put_back(&mut self) -> Result<(), StorageError> {
        let mut done = Ok(());
        for game_sync in &mut self.games {
            done = done.and(game_sync.put_back(&self.storage));
        }
        for (name, text) in self.documents.texts() {
            done = done.and(text.put_back(&self.storage, name).map(drop));
        }
        done
    }

    fn leave_deleted(&mut self) {
        for game_sync in &mut self.games {
            game_sync.text().forget_lost();
        }
        for (_, text) in self.documents.texts() {
            text.forget_lost();
        }
    }

    fn sync_all(&mut self) -> StoreReport {
        let Self {
            storage, counting, ..
        } = self;
        let games = self.games.iter_mut();
        let mut news: Vec<StoreEvent> = games
            .filter_map(|game_sync| game_sync.sync(storage))
            .collect();
        let mut notices = Vec::new();
        for slot in slots(storage) {
            if self.games.iter().all(|game_sync| game_sync.slot() != slot) {
                if !slot.is_with_friends() {
                    let mut game_sync = GameSync::new(slot);
                    news.extend(game_sync.sync(storage));
                    self.games.push(game_sync);
                    continue;
                }
                let (game_sync, notice) = GameSync::open(storage, slot, 0);
                notices.extend(notice);
                news.extend(
                    game_sync
                        .kept()
                        .map(|game| StoreEvent::Correspondence(slot, game.clone())),
                );
                self.games.push(game_sync);
            }
        }
        news.extend(self.documents.sync(storage, counting));
        StoreReport { notices, news }
    }
}

/// Slots of the stored games: the fixed ones, then one for each daily deal and each game with friends.
fn slots(storage: &impl Storage) -> Vec<GameSlot> {
    let names = storage.names().unwrap_or_default();
    let found = names.iter().filter_map(|name| GameSlot::from_name(name));
    let others = sorted_by_key(found.filter(|slot| slot.fixed_index().is_none()), |&slot| {
        slot
    });
    GameSlot::FIXED.into_iter().chain(others).collect()
}

const fn fault(error: StorageError) -> Notice {
    match error {
        StorageError::Blocked => Notice::StorageBlocked,
        StorageError::Full => Notice::StorageFull,
    }
}
