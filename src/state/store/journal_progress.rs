//! Selection of the journal entries that count, since several tabs may play the same game.

use super::game_sync::GameSync;
use super::journal::Journal;
use super::journal_entry::JournalEntry;

/// Journal entries of this visit, as far as the store has noted them.
#[derive(Debug, Default)]
pub(super) struct JournalProgress {
    /// Number of journal entries noted.
    noted: usize,
    /// Entries that count, the oldest first, without those that all documents contain.
    counted: Journal,
    /// Entries of games for which it is still open whether this tab stores them.
    waiting: Vec<JournalEntry>,
}

impl JournalProgress {
    /// Notes new journal entries. Drops the entries of a game that this tab does not store, because another tab plays
    /// that game on and counts it. While the storage fails, entries wait for that decision.
    pub fn note<'a>(
        &mut self,
        journal: &Journal,
        games: impl Iterator<Item = &'a GameSync> + Clone,
    ) {
        self.waiting.extend_from_slice(journal.since(self.noted));
        self.noted = journal.end();
        let is_one_of = |is: fn(&GameSync, u32) -> bool, entry: &JournalEntry| {
            let game = entry.game();
            game.is_some_and(|game| games.clone().any(|game_sync| is(game_sync, game)))
        };
        let open = std::mem::take(&mut self.waiting).into_iter();
        for entry in open.filter(|entry| !is_one_of(GameSync::refuses, entry)) {
            if is_one_of(GameSync::awaits, &entry) {
                self.waiting.push(entry);
            } else {
                self.counted.push(entry);
            }
        }
    }

    /// Number of journal entries noted.
    pub const fn noted(&self) -> usize {
        self.noted
    }

    /// Entries that count, the oldest first.
    pub const fn counted(&self) -> &Journal {
        &self.counted
    }

    /// Drops the counted entries up to `number`, which all documents contain.
    pub fn mark_stored(&mut self, number: usize) {
        self.counted.forget(number);
    }

    /// Entries that will count if this tab stores their game.
    pub fn waiting(&self) -> &[JournalEntry] {
        &self.waiting
    }
}
