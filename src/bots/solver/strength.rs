//! Strength of a palette under all seven rules at once.

use std::ops::{AddAssign, BitAnd};

use crate::game::{CardSet, Rule};

/// A set of rules: bit *n* stands for the rule of index *n*.
pub(super) type Rules = u8;

/// The set of all seven rules.
pub(super) const ALL_RULES: Rules = (1 << Rule::ALL.len()) - 1;

/// Standing of a palette under every rule, in lanes of sixteen bits, so that two subtractions compare two
/// palettes under all rules. The guard bit of every lane is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Strength([u64; 2]);

/// Threshold that another palette has to reach under every rule: the standing of one, plus 1.
#[derive(Clone, Copy)]
pub(super) struct StrengthToBeat([u64; 2]);

/// Number of lanes in a word.
const LANES: usize = 4;
/// The lowest bit of every lane.
const ONES: u64 = 0x0001_0001_0001_0001;
/// The highest bit of every lane, the guard: no standing needs it.
const GUARDS: u64 = ONES << 15;
/// Factor that gathers the lowest bits of the lanes at bit 48.
const GATHER: u64 = 1 << 48 | 1 << 33 | 1 << 18 | 1 << 3;

impl Strength {
    /// Returns the standings of a palette.
    pub(super) fn of(palette: CardSet) -> Self {
        let mut words = [GUARDS; 2];
        for rule in Rule::ALL {
            // 0 if no card qualifies.
            let lane = rule
                .standing(palette)
                .map_or(0, |standing| u64::from(standing.number()));
            let index = rule.index();
            words[index / LANES] |= lane << (16 * (index % LANES));
        }
        Self(words)
    }

    /// Returns what it takes to beat this.
    pub(super) fn bar(self) -> StrengthToBeat {
        StrengthToBeat(self.0.map(|word| word - (GUARDS - ONES)))
    }

    /// Returns the rules under which this beats another palette: a 1 in the lane of each.
    pub(super) fn beats(self, bar: StrengthToBeat) -> RuleCounts {
        // A guard bit stays set if its lane borrows nothing: if this one is higher there.
        let word = |index: usize| (self.0[index] - bar.0[index]) >> 15 & ONES;
        RuleCounts([word(0), word(1)])
    }

    /// Returns the better of both under every rule.
    pub(super) fn max(self, other: Self) -> Self {
        let is_higher = self.beats(other.bar());
        let word = |index: usize| {
            let higher = is_higher.0[index] * 0xffff;
            self.0[index] & higher | other.0[index] & !higher
        };
        Self([word(0), word(1)])
    }
}

impl Default for Strength {
    /// Returns the standings of an empty palette.
    fn default() -> Self {
        Self([GUARDS; 2])
    }
}

/// A small number for each rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RuleCounts([u64; 2]);

impl RuleCounts {
    /// Returns the rules with a 1.
    pub(super) const fn rules(self) -> Rules {
        let [low, high] = self.0;
        let low = low.wrapping_mul(GATHER) >> 48 & 0xf;
        let high = high.wrapping_mul(GATHER) >> 48 & 0xf;
        (low | high << LANES) as Rules
    }

    /// Returns the sum over all rules of the number times the count of that colour.
    pub(super) const fn times(self, colors: Colors) -> u32 {
        let low = self.0[0].wrapping_mul(colors.0[0]) >> 48;
        let high = self.0[1].wrapping_mul(colors.0[1]) >> 48;
        (low + high) as u32
    }

    /// Returns a 1 for one rule.
    pub(super) const fn one(rule: u8) -> Self {
        let mut words = [0; 2];
        words[rule as usize / LANES] = 1 << (16 * (rule as usize % LANES));
        Self(words)
    }

    /// Returns the number for a rule.
    pub(super) const fn at(self, rule: u8) -> u32 {
        let [low, high] = self.0;
        let word = if rule & LANES as u8 == 0 { low } else { high };
        (word >> (16 * (rule as usize % LANES))) as u16 as u32
    }

    /// Returns the sum over all rules.
    pub(super) const fn sum(self) -> u32 {
        // The highest lane of the product is the sum of all lanes.
        ((self.0[0] + self.0[1]).wrapping_mul(ONES) >> 48) as u32
    }
}

/// Number of cards of each colour, to be multiplied with numbers for each rule.
///
/// The lanes of a word are in reverse order, so the highest lane of the product of two words is the sum of
/// the products of their lanes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Colors([u64; 2]);

impl Colors {
    /// Returns the colours with one more card of a rule's colour.
    pub(super) const fn with(mut self, rule: u8) -> Self {
        let index = rule as usize;
        self.0[index / LANES] += 1 << (16 * (LANES - 1 - index % LANES));
        self
    }
}

impl BitAnd for RuleCounts {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl AddAssign for RuleCounts {
    fn add_assign(&mut self, other: Self) {
        self.0[0] += other.0[0];
        self.0[1] += other.0[1];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Card, GameRng};

    #[test]
    fn all_rules_are_compared_at_once() {
        let mut rng = GameRng::new(1);
        let mut cards = Card::ALL;
        for _ in 0..2_000 {
            rng.shuffle(&mut cards);
            let (one, rest) = cards.split_at(rng.below(9));
            let other = &rest[..rng.below(9)];
            let [one, other] = [one, other].map(|cards| cards.iter().copied().collect());
            let [one_strong, other_strong] = [one, other].map(Strength::of);
            let beats = one_strong.beats(other_strong.bar()).rules();
            for rule in Rule::ALL {
                let is_better = rule.standing(one) > rule.standing(other);
                assert_eq!(beats >> rule.index() & 1 == 1, is_better, "{one} {other}");
            }
            let best = one_strong.max(other_strong);
            assert_eq!(best, other_strong.max(one_strong));
            let best_beats = best.beats(other_strong.bar()).rules();
            assert_eq!(best_beats, beats, "{one} {other}");
        }
    }
}
