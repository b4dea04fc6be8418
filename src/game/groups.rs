//! Groups of cards of one value or one colour, computed for a whole set at once by bit operations.
//!
//! A value is seven consecutive bits, from violet up to red; a colour is every seventh bit, from 1
//! up to 7. A shift by one therefore goes to the next colour of the same value, if the bits that
//! would enter another value are cleared, and a shift by seven goes to the next value of the same
//! colour.

use super::card_set::{CardSet, EVERY_SEVENTH};

/// Bits of one value.
const ROW: u64 = 0x7f;

impl CardSet {
    /// Highest card of each value in the set.
    pub(super) const fn highest_of_each_value(self) -> Self {
        // Cards below another of their value: by one place, two, four, six.
        let mut lower = next_color(self.0);
        lower |= next_color(lower);
        lower |= next_color(next_color(lower));
        lower |= next_color(next_color(lower));
        Self(self.0 & !lower)
    }

    /// Highest card of each colour in the set.
    pub(super) const fn highest_of_each_color(self) -> Self {
        // Cards below another of their colour: by one place, two, four, six.
        let mut lower = self.0 >> 7;
        lower |= lower >> 7;
        lower |= lower >> 14;
        lower |= lower >> 14;
        Self(self.0 & !lower)
    }

    /// All 7 cards of each value in the set.
    pub(super) const fn whole_values(self) -> Self {
        // Folds each row into its lowest bit.
        let mut rows = self.0 | self.0 >> 1;
        rows |= rows >> 2;
        rows |= rows >> 3;
        Self((rows & EVERY_SEVENTH) * ROW)
    }

    /// All 7 cards of each colour in the set.
    pub(super) const fn whole_colors(self) -> Self {
        // Folds all rows into the lowest row.
        let mut rows = self.0 | self.0 >> 7;
        rows |= rows >> 14;
        rows |= rows >> 21;
        Self((rows & ROW) * EVERY_SEVENTH)
    }

    /// Cards one value higher than those of the set, in the same colours.
    pub(super) const fn one_higher(self) -> Self {
        Self(self.0 << 7 & Self::FULL.0)
    }

    /// Cards of this value or a higher one.
    pub(super) const fn from_value(value: usize) -> Self {
        let below = match value {
            0 | 1 => return Self::FULL,
            2..=7 => 7 * (value - 1),
            _ => return Self::EMPTY,
        };
        Self(Self::FULL.0 >> below << below)
    }
}

/// Moves the bits to the next lower colour; those of violet are dropped.
const fn next_color(bits: u64) -> u64 {
    (bits >> 1) & (EVERY_SEVENTH * (ROW >> 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Card, GameRng, Value};

    /// Sets of all sizes.
    fn sets() -> impl Iterator<Item = CardSet> {
        let mut rng = GameRng::new(1);
        let mut cards = Card::ALL;
        (0..2_000).map(move |number| {
            rng.shuffle(&mut cards);
            cards.iter().copied().take(number % 50).collect()
        })
    }

    fn chosen(set: CardSet, keep: impl Fn(Card) -> bool) -> CardSet {
        set.iter().filter(|&card| keep(card)).collect()
    }

    #[test]
    fn groups_are_what_their_names_say() {
        for set in sets() {
            let tops = chosen(set, |card| {
                !set.iter().any(|c| c.value() == card.value() && c > card)
            });
            assert_eq!(set.highest_of_each_value(), tops, "{set}");
            let tops = chosen(set, |card| {
                !set.iter().any(|c| c.color() == card.color() && c > card)
            });
            assert_eq!(set.highest_of_each_color(), tops, "{set}");
            let whole = chosen(CardSet::FULL, |card| {
                set.iter().any(|c| c.value() == card.value())
            });
            assert_eq!(set.whole_values(), whole, "{set}");
            let whole = chosen(CardSet::FULL, |card| {
                set.iter().any(|c| c.color() == card.color())
            });
            assert_eq!(set.whole_colors(), whole, "{set}");
            let higher = chosen(CardSet::FULL, |card| {
                let below = Value::new(card.value().get() - 1);
                below.is_some_and(|value| set.contains(Card::new(card.color(), value)))
            });
            assert_eq!(set.one_higher(), higher, "{set}");
        }
    }

    #[test]
    fn from_a_value_up() {
        for value in 0..60 {
            let cards = chosen(CardSet::FULL, |card| {
                usize::from(card.value().get()) >= value
            });
            assert_eq!(CardSet::from_value(value), cards, "{value}");
        }
    }
}
