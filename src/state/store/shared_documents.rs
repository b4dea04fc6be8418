//! All documents shared by the tabs.

use super::document_sync::{DocumentSync, Edited, SaveOutcome, SharedDocument};
use super::event::StoreEvent;
use super::journal_progress::JournalProgress;
use super::storage::Storage;
use super::tracked_text::TrackedText;
use super::{Snapshot, StoreReport};
use crate::state::archive::{RecentGames, Statistics};
use crate::state::daily_results::DailyResults;
use crate::state::document::Document;
use crate::state::notice::Notice;
use crate::state::puzzle::PuzzleProgress;
use crate::state::settings::Settings;

/// The documents shared by all tabs, as this tab knows them.
#[derive(Debug, Default)]
pub(super) struct SharedDocuments {
    pub settings: DocumentSync<Settings>,
    pub daily: DocumentSync<DailyResults>,
    pub statistics: DocumentSync<Statistics>,
    pub puzzles: DocumentSync<PuzzleProgress>,
    pub recent: DocumentSync<RecentGames>,
}

impl SharedDocuments {
    /// Loads the documents. Adds notices for the player about what fails.
    pub fn open(storage: &impl Storage, notices: &mut Vec<Notice>) -> Self {
        Self {
            settings: open(storage, notices),
            daily: open(storage, notices),
            statistics: open(storage, notices),
            puzzles: open(storage, notices),
            recent: open(storage, notices),
        }
    }

    /// Stores the documents that have changed.
    pub fn save(
        &mut self,
        storage: &impl Storage,
        snapshot: &Snapshot<'_>,
        counting: &JournalProgress,
        report: &mut StoreReport,
    ) {
        let (daily, statistics) = (unedited(snapshot.daily), unedited(snapshot.statistics));
        let (recent, puzzles) = (unedited(snapshot.recent), snapshot.puzzles);
        report.take(self.daily.save(storage, daily, counting));
        report.take(self.statistics.save(storage, statistics, counting));
        report.take(self.recent.save(storage, recent, counting));
        report.take(self.puzzles.save(storage, puzzles, counting));
        report.take(self.settings.save(storage, snapshot.settings, counting));
    }

    /// Reports the documents that other tabs have stored or deleted since the last check.
    pub fn sync(
        &mut self,
        storage: &impl Storage,
        counting: &JournalProgress,
    ) -> impl Iterator<Item = StoreEvent> {
        let news = [
            self.settings.sync(storage, counting).map(StoreEvent::from),
            self.daily.sync(storage, counting).map(StoreEvent::from),
            self.statistics
                .sync(storage, counting)
                .map(StoreEvent::from),
            self.puzzles.sync(storage, counting).map(StoreEvent::from),
            self.recent.sync(storage, counting).map(StoreEvent::from),
        ];
        news.into_iter().flatten()
    }

    /// The texts of the documents, with their names.
    pub fn texts(&mut self) -> [(&'static str, &mut TrackedText); 5] {
        [
            (Settings::NAME, self.settings.text()),
            (DailyResults::NAME, self.daily.text()),
            (Statistics::NAME, self.statistics.text()),
            (PuzzleProgress::NAME, self.puzzles.text()),
            (RecentGames::NAME, self.recent.text()),
        ]
    }
}

fn open<T: SharedDocument>(storage: &impl Storage, notices: &mut Vec<Notice>) -> DocumentSync<T> {
    let (document, notice) = DocumentSync::open(storage);
    notices.extend(notice);
    document
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
