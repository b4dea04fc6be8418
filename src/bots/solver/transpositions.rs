//! The transposition table: results of positions searched before.

use super::strength::{ALL_RULES, Rules};
use crate::game::Rule;

/// A transposition table: results of a search, which later searches of the same cards use again. It is
/// direct-mapped: a newer entry replaces an older one.
///
/// An entry is about all positions that differ in nothing but the rule in force, since a turn that ends
/// with a discard wins under all rules or under none. An entry stores only the part of its key that does
/// not follow from its place. So key and results fit into 64 bits.
pub(super) struct TranspositionTable {
    entries: Vec<u64>,
    /// Shift of a hash that yields a place.
    shift: u32,
}

/// Default number of entries.
pub(super) const TABLE_SIZE: usize = 1 << 14;

/// Maximum number of bits of a key.
pub(super) const KEY_BITS: u32 = 58;

/// Number of bits of an entry for a set of rules.
const RULES_BITS: u32 = Rule::ALL.len() as u32;
/// Number of bits for results: the rules under which a position is won, and those under which it is lost.
const RESULT_BITS: u32 = 2 * RULES_BITS;

/// Number of bits of a hash that an entry has no room for: its place has to determine them.
const DROPPED_BITS: u32 = KEY_BITS + RESULT_BITS - u64::BITS;

/// Rules under which the side to move is known to win, and to lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TableEntry {
    won: Rules,
    lost: Rules,
}

impl TableEntry {
    /// Returns whether the side to move wins under a rule, if that is known.
    pub(super) const fn under(self, rule: u8) -> Option<bool> {
        match (self.won >> rule & 1, self.lost >> rule & 1) {
            (0, 0) => None,
            (won, _) => Some(won == 1),
        }
    }

    /// Adds rules under which the side to move wins.
    pub(super) const fn with_won(self, rules: Rules) -> Self {
        let won = self.won | rules;
        Self { won, ..self }
    }

    /// Adds a rule under which the side to move loses.
    pub(super) const fn with_lost(self, rule: u8) -> Self {
        let lost = self.lost | 1 << rule;
        Self { lost, ..self }
    }
}

impl TranspositionTable {
    /// Creates a table with this number of entries, a power of two.
    pub(super) fn keeping(entries: usize) -> Self {
        debug_assert!(entries.is_power_of_two() && entries >= 1 << DROPPED_BITS);
        Self {
            entries: vec![0; entries],
            shift: u64::BITS - entries.trailing_zeros(),
        }
    }

    /// Removes all entries, before a search of other cards.
    pub(super) fn clear(&mut self) {
        self.entries.fill(0);
    }

    /// Returns the results for a key.
    pub(super) fn get(&self, key: u64) -> TableEntry {
        let hash = hash(key);
        let entry = self.entries[self.slot(hash)];
        if entry >> RESULT_BITS != tag(hash) >> RESULT_BITS {
            return TableEntry::default();
        }
        TableEntry {
            won: (entry >> RULES_BITS) as Rules & ALL_RULES,
            lost: entry as Rules & ALL_RULES,
        }
    }

    /// Stores the results for a key.
    pub(super) fn set(&mut self, key: u64, known: TableEntry) {
        let hash = hash(key);
        let slot = self.slot(hash);
        let results = u64::from(known.won) << RULES_BITS | u64::from(known.lost);
        self.entries[slot] = tag(hash) | results;
    }

    /// Returns the place of a hash: its highest bits.
    const fn slot(&self, hash: u64) -> usize {
        (hash >> self.shift) as usize
    }
}

/// Returns the bits of a key, mixed and moved to the top. No two keys have the same hash, since the factor
/// is odd.
const fn hash(key: u64) -> u64 {
    key.wrapping_mul(0x9e37_79b9_7f4a_7c15) << (u64::BITS - KEY_BITS)
}

/// Returns the part of a hash that an entry stores.
const fn tag(hash: u64) -> u64 {
    hash << DROPPED_BITS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::GameRng;

    /// Keys of all lengths.
    fn keys() -> Vec<u64> {
        let mut rng = GameRng::new(1);
        let mut half = || rng.below(1 << 29) as u64;
        (0..20_000)
            .map(|number| (half() << 29 | half()) >> (number % KEY_BITS))
            .collect()
    }

    #[test]
    fn entries_are_found_by_their_own_key_only() {
        for entries in [1 << DROPPED_BITS, TABLE_SIZE, 1 << 17] {
            let mut table = TranspositionTable::keeping(entries);
            let mut last = vec![None; entries];
            for (number, key) in keys().into_iter().enumerate() {
                let rule = (number % 7) as u8;
                let known = TableEntry::default()
                    .with_won(1 << rule)
                    .with_lost(6 - rule);
                let slot = table.slot(hash(key));
                if last[slot] != Some(key) {
                    assert_eq!(table.get(key), TableEntry::default(), "{key}");
                }
                table.set(key, known);
                last[slot] = Some(key);
                assert_eq!(table.get(key), known, "{key}");
            }
            table.clear();
            assert!(
                keys()
                    .into_iter()
                    .all(|key| table.get(key) == TableEntry::default())
            );
        }
    }

    #[test]
    fn results_belong_to_a_rule() {
        let known = TableEntry::default().with_won(0b101).with_lost(1);
        let results = (0..4).map(|rule| known.under(rule));
        assert!(results.eq([Some(true), Some(false), Some(true), None]));
        let won = TableEntry::default().with_won(ALL_RULES);
        assert!((0..7).all(|rule| won.under(rule) == Some(true)));
    }
}
