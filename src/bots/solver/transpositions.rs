//! What is known of positions that were searched before.

use super::strength::{ALL_RULES, Rules};
use crate::game::Rule;

/// A transposition table: what a search has found, which later searches of the same cards use
/// again. It is direct-mapped: a newer entry takes the place of an older one.
///
/// An entry is about all positions that differ in nothing but the rule in force, since a turn
/// that ends with a discard wins under all rules or under none. Of its key it keeps only what
/// does not follow from its place: so the results find room in the same 64 bits.
pub(super) struct TranspositionTable {
    entries: Vec<u64>,
    /// How far a hash is shifted down to be a place.
    shift: u32,
}

/// How many entries a table has as a rule.
pub(super) const TABLE_SIZE: usize = 1 << 14;

/// The most bits that a key has.
pub(super) const KEY_BITS: u32 = 58;

/// How many bits of an entry are a set of rules.
const RULES_BITS: u32 = Rule::ALL.len() as u32;
/// How many are results: the rules under which a position is won, and those under which it
/// is lost.
const RESULT_BITS: u32 = 2 * RULES_BITS;

/// How many bits of a hash an entry has no room for: its place has to tell them.
const DROPPED_BITS: u32 = KEY_BITS + RESULT_BITS - u64::BITS;

/// Under which rules the side to move is known to win, and under which to lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TableEntry {
    won: Rules,
    lost: Rules,
}

impl TableEntry {
    /// Whether the side to move wins under a rule, if that is known.
    pub(super) const fn under(self, rule: u8) -> Option<bool> {
        match (self.won >> rule & 1, self.lost >> rule & 1) {
            (0, 0) => None,
            (won, _) => Some(won == 1),
        }
    }

    /// The same with some rules more under which it wins.
    pub(super) const fn with_won(self, rules: Rules) -> Self {
        let won = self.won | rules;
        Self { won, ..self }
    }

    /// The same with one rule more under which it loses.
    pub(super) const fn with_lost(self, rule: u8) -> Self {
        let lost = self.lost | 1 << rule;
        Self { lost, ..self }
    }
}

impl TranspositionTable {
    /// A table of so many entries: a power of two.
    pub(super) fn keeping(entries: usize) -> Self {
        debug_assert!(entries.is_power_of_two() && entries >= 1 << DROPPED_BITS);
        Self {
            entries: vec![0; entries],
            shift: u64::BITS - entries.trailing_zeros(),
        }
    }

    /// Forgets all, before other cards are looked at.
    pub(super) fn clear(&mut self) {
        self.entries.fill(0);
    }

    /// What is known by a key.
    pub(super) fn get(&self, key: u64) -> TableEntry {
        let hash = hash(key);
        let entry = self.entries[self.place(hash)];
        if entry >> RESULT_BITS != tag(hash) >> RESULT_BITS {
            return TableEntry::default();
        }
        TableEntry {
            won: (entry >> RULES_BITS) as Rules & ALL_RULES,
            lost: entry as Rules & ALL_RULES,
        }
    }

    /// Keeps what is known by a key.
    pub(super) fn set(&mut self, key: u64, known: TableEntry) {
        let hash = hash(key);
        let place = self.place(hash);
        let results = u64::from(known.won) << RULES_BITS | u64::from(known.lost);
        self.entries[place] = tag(hash) | results;
    }

    /// The place of a hash: its highest bits.
    const fn place(&self, hash: u64) -> usize {
        (hash >> self.shift) as usize
    }
}

/// The bits of a key, mixed and moved to the top. No two keys have the same hash, since the
/// factor is odd.
const fn hash(key: u64) -> u64 {
    key.wrapping_mul(0x9e37_79b9_7f4a_7c15) << (u64::BITS - KEY_BITS)
}

/// What an entry keeps of a hash.
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
    fn what_was_kept_is_told_of_that_key_alone() {
        for entries in [1 << DROPPED_BITS, TABLE_SIZE, 1 << 17] {
            let mut table = TranspositionTable::keeping(entries);
            let mut last = vec![None; entries];
            for (number, key) in keys().into_iter().enumerate() {
                let rule = (number % 7) as u8;
                let known = TableEntry::default()
                    .with_won(1 << rule)
                    .with_lost(6 - rule);
                let place = table.place(hash(key));
                if last[place] != Some(key) {
                    assert_eq!(table.get(key), TableEntry::default(), "{key}");
                }
                table.set(key, known);
                last[place] = Some(key);
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
    fn a_result_is_that_of_a_rule() {
        let known = TableEntry::default().with_won(0b101).with_lost(1);
        let results = (0..4).map(|rule| known.under(rule));
        assert!(results.eq([Some(true), Some(false), Some(true), None]));
        let won = TableEntry::default().with_won(ALL_RULES);
        assert!((0..7).all(|rule| won.under(rule) == Some(true)));
    }
}
