//! Journal of a visit: its events in order.

use super::journal_entry::JournalEntry;

/// Entries numbered within the visit. The first ones may be dropped; the others keep their numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Journal {
    /// Number of entries dropped.
    forgotten: usize,
    entries: Vec<JournalEntry>,
}

impl Journal {
    pub fn push(&mut self, entry: JournalEntry) {
        self.entries.push(entry);
    }

    /// Number of all entries so far, including dropped ones.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.forgotten + self.entries.len()
    }

    /// Entries after the first `number`, the oldest first.
    #[must_use]
    pub fn since(&self, number: usize) -> &[JournalEntry] {
        let known = number.saturating_sub(self.forgotten);
        self.entries.get(known..).unwrap_or_default()
    }

    /// Entries that have not been dropped.
    #[must_use]
    pub fn entries(&self) -> &[JournalEntry] {
        &self.entries
    }

    /// Drops the entries up to `number`, which no one needs any more.
    pub fn forget(&mut self, number: usize) {
        let count = number.saturating_sub(self.forgotten);
        let count = count.min(self.entries.len());
        self.entries.drain(..count);
        self.forgotten += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal(rushes: u32) -> Journal {
        let mut journal = Journal::default();
        for solved in 0..rushes {
            journal.push(JournalEntry::Rush(solved));
        }
        journal
    }

    #[test]
    fn what_is_left_keeps_its_number() {
        let mut journal = journal(5);
        journal.forget(2);
        assert_eq!((journal.end(), journal.entries().len()), (5, 3));
        assert_eq!(journal.since(4), [JournalEntry::Rush(4)]);
        assert_eq!(journal.since(0), journal.entries());
        assert_eq!(journal.since(5), []);
        journal.push(JournalEntry::Rush(5));
        assert_eq!(journal.since(5), [JournalEntry::Rush(5)]);
        journal.forget(1);
        assert_eq!(journal.entries().len(), 4);
        journal.forget(9);
        assert_eq!((journal.end(), journal.entries().len()), (6, 0));
    }
}
