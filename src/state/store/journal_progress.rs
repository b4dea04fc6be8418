//! Which entries of a visit's journal count, where several tabs have noted the same.

use super::game_sync::GameSync;
use super::journal::Journal;
use super::journal_entry::JournalEntry;

/// What came to be known in this visit, as far as the store has taken note of it.
#[derive(Debug, Default)]
pub(super) struct JournalProgress {
    /// How many entries of the journal the store has taken note of.
    noted: usize,
    /// What counts, the oldest first, but for what all documents have in them.
    counted: Journal,
    /// What happened in a game of which it is not known yet whether this tab stores it.
    waiting: Vec<JournalEntry>,
}

impl JournalProgress {
    /// Takes note of what came to be known since. What happened in a game that is not stored is left out: another tab
    /// plays that game on, and counts. While a storage fails, this is not known.
    pub fn note<'a>(
        &mut self,
        journal: &Journal,
        keepers: impl Iterator<Item = &'a GameSync> + Clone,
    ) {
        self.waiting.extend_from_slice(journal.since(self.noted));
        self.noted = journal.end();
        let is_one_of = |is: fn(&GameSync, u32) -> bool, entry: &JournalEntry| {
            let game = entry.game();
            game.is_some_and(|game| keepers.clone().any(|keeper| is(keeper, game)))
        };
        let open = std::mem::take(&mut self.waiting).into_iter();
        for entry in open.filter(|entry| !is_one_of(GameSync::refuses, entry)) {
            match is_one_of(GameSync::awaits, &entry) {
                true => self.waiting.push(entry),
                false => self.counted.push(entry),
            }
        }
    }

    /// How many entries of the journal the store has taken note of.
    pub const fn noted(&self) -> usize {
        self.noted
    }

    /// What counts, the oldest first.
    pub const fn counted(&self) -> &Journal {
        &self.counted
    }

    /// All documents have the first so many in them that count.
    pub fn mark_stored(&mut self, number: usize) {
        self.counted.forget(number);
    }

    /// What counts if its game comes to be stored.
    pub fn waiting(&self) -> &[JournalEntry] {
        &self.waiting
    }
}
