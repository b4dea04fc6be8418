//! Which entries of a visit's journal count, where several tabs have noted the same.

use super::entry::Entry;
use super::game_keeper::GameKeeper;

/// What came to be known in this visit, as far as the store has taken note of it.
#[derive(Debug, Default)]
pub(super) struct Counting {
    /// How many entries of the journal the store has taken note of.
    noted: usize,
    /// What counts, the oldest first.
    counted: Vec<Entry>,
    /// What happened in a game of which it is not known yet whether this tab stores it.
    waiting: Vec<Entry>,
}

impl Counting {
    /// Takes note of what came to be known since. What happened in a game that is not stored is left out: another tab
    /// plays that game on, and counts. While a storage fails, this is not known.
    pub fn note<'a>(
        &mut self,
        journal: &[Entry],
        keepers: impl Iterator<Item = &'a GameKeeper> + Clone,
    ) {
        let new = journal.get(self.noted..).unwrap_or_default();
        self.noted += new.len();
        self.waiting.extend_from_slice(new);
        let is_one_of = |is: fn(&GameKeeper, u32) -> bool, entry: &Entry| {
            let game = entry.game();
            game.is_some_and(|game| keepers.clone().any(|keeper| is(keeper, game)))
        };
        let open = std::mem::take(&mut self.waiting).into_iter();
        for entry in open.filter(|entry| !is_one_of(GameKeeper::refuses, entry)) {
            match is_one_of(GameKeeper::awaits, &entry) {
                true => self.waiting.push(entry),
                false => self.counted.push(entry),
            }
        }
    }

    /// What counts, the oldest first.
    pub fn counted(&self) -> &[Entry] {
        &self.counted
    }

    /// What counts if its game comes to be stored.
    pub fn waiting(&self) -> &[Entry] {
        &self.waiting
    }
}
