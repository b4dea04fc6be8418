//! Sets of cards, stored as 49 bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use thiserror::Error;

use super::card::{Card, Color, ParseCardError, Value};

/// A set of cards, such as a hand or a palette. It is a `u64` whose bit *n* stands for the card of
/// rank *n*.
///
/// Iteration goes from the highest card to the lowest, and so does the text form: `R7O3V1`, or `-`
/// for an empty set. A text may list the cards in any order, but each only once. `|`, `&` and `-`
/// are union, intersection and difference.
///
/// ```
/// use red7::game::CardSet;
///
/// let hand: CardSet = "V1R7O3".parse()?;
/// assert_eq!(hand.len(), 3);
/// assert_eq!(hand.to_string(), "R7O3V1");
/// # Ok::<(), red7::game::ParseCardsError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(pub(super) u64);

/// The lowest bit in each group of seven: the violet cards.
pub(super) const EVERY_SEVENTH: u64 = 0x0000_0408_1020_4081;

impl CardSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All 49 cards.
    pub const FULL: Self = Self((1 << Card::COUNT) - 1);

    /// All cards of a colour.
    #[must_use]
    pub const fn of_color(color: Color) -> Self {
        Self(EVERY_SEVENTH << (6 - color.index()))
    }

    /// All cards of a value.
    #[must_use]
    pub const fn of_value(value: Value) -> Self {
        Self(0x7f << (7 * (value.get() - 1)))
    }

    /// Number of cards in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.rank() & 1 == 1
    }

    /// Adds a card. Returns `true` if the set changed.
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0 |= 1 << card.rank();
        new
    }

    /// Removes a card. Returns `true` if it was in the set.
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 &= !(1 << card.rank());
        there
    }

    /// Returns the set with this card added.
    #[must_use]
    pub const fn with(mut self, card: Card) -> Self {
        self.insert(card);
        self
    }

    /// Returns the set with this card removed.
    #[must_use]
    pub const fn without(mut self, card: Card) -> Self {
        self.remove(card);
        self
    }

    /// The highest card; `None` if the set is empty.
    #[must_use]
    pub const fn highest(self) -> Option<Card> {
        match self.0.checked_ilog2() {
            Some(rank) => Card::from_rank(rank as usize),
            None => None,
        }
    }

    /// Points of the cards in a score pile: the sum of their values (section 5).
    #[must_use]
    pub fn points(self) -> u32 {
        self.iter().map(|card| u32::from(card.value().get())).sum()
    }

    /// The cards from the highest to the lowest.
    #[must_use]
    pub const fn iter(self) -> Cards {
        Cards(self)
    }
}

impl BitOr for CardSet {
    type Output = Self;

    /// Union: the cards in either set.
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    /// Intersection: the cards in both sets.
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;

    /// Difference: the cards in the first set that are not in the second.
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl FromIterator<CardSet> for CardSet {
    /// Union of all sets.
    fn from_iter<I: IntoIterator<Item = Self>>(sets: I) -> Self {
        sets.into_iter().fold(Self::EMPTY, Self::bitor)
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

/// Iterator over the cards of a [`CardSet`], from the highest to the lowest.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.highest()?;
        self.0.remove(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Cards {}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cards(f, self.iter())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error parsing a list of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseCardsError {
    /// The text at this position is not a card.
    #[error("at character {at}: {reason}")]
    Card {
        /// Position of the text, counted in characters from 0.
        at: usize,
        /// The fault in the text.
        #[source]
        reason: ParseCardError,
    },
    /// A card is in the list twice.
    #[error("at character {at}: {card} stands there twice")]
    Twice {
        /// Position of the second one, counted in characters from 0.
        at: usize,
        /// The card.
        card: Card,
    },
    /// The text is empty. An empty list is written `-`.
    #[error("an empty list of cards is written -")]
    Nothing,
}

impl FromStr for CardSet {
    type Err = ParseCardsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(read_cards(text)?.into_iter().collect())
    }
}

/// Writes cards without separators, or `-` if there are none.
pub(super) fn write_cards(
    f: &mut fmt::Formatter<'_>,
    cards: impl ExactSizeIterator<Item = Card>,
) -> fmt::Result {
    if cards.len() == 0 {
        return f.write_str("-");
    }
    cards.into_iter().try_for_each(|card| write!(f, "{card}"))
}

/// Reads a list of distinct cards, in the order of the text.
pub(super) fn read_cards(text: &str) -> Result<Vec<Card>, ParseCardsError> {
    if text.is_empty() {
        return Err(ParseCardsError::Nothing);
    }
    let mut cards = Vec::new();
    if text == "-" {
        return Ok(cards);
    }
    let mut seen = CardSet::EMPTY;
    let chars: Vec<char> = text.chars().collect();
    for (n, pair) in chars.chunks(2).enumerate() {
        let at = 2 * n;
        let card: Card = String::from_iter(pair)
            .parse()
            .map_err(|reason| ParseCardsError::Card { at, reason })?;
        if !seen.insert(card) {
            return Err(ParseCardsError::Twice { at, card });
        }
        cards.push(card);
    }
    Ok(cards)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_and_values_divide_the_cards() {
        for card in Card::ALL {
            for color in Color::ALL {
                let there = CardSet::of_color(color).contains(card);
                assert_eq!(there, card.color() == color);
            }
            for value in Value::ALL {
                let there = CardSet::of_value(value).contains(card);
                assert_eq!(there, card.value() == value);
            }
        }
        assert_eq!(CardSet::from_iter(Card::ALL), CardSet::FULL);
    }

    #[test]
    fn sets_are_joined_cut_and_parted() {
        let set = |text: &str| -> CardSet { text.parse().expect("cards") };
        let (a, b) = (set("R7O3V1"), set("O3G2"));
        assert_eq!(a | b, set("R7O3G2V1"));
        assert_eq!(a & b, set("O3"));
        assert_eq!(a - b, set("R7V1"));
        assert_eq!([a, b].into_iter().collect::<CardSet>(), a | b);
        assert_eq!(format!("{a:?}"), "R7O3V1");
    }

    #[test]
    fn points_are_the_values() {
        for (cards, points) in [("-", 0), ("V1", 1), ("R7O3V1", 11), ("R2O2Y2", 6)] {
            let cards: CardSet = cards.parse().expect("cards");
            assert_eq!(cards.points(), points, "{cards}");
        }
        assert_eq!(CardSet::FULL.points(), 7 * 28);
    }

    #[test]
    fn putting_in_and_taking_out_tell_whether_it_changed_anything() {
        let (red, violet): (Card, Card) = (Card::ALL[0], Card::ALL[48]);
        let mut set = CardSet::EMPTY;
        assert!(!set.remove(red) && set.insert(red) && !set.insert(red));
        assert!(!set.remove(violet) && set.insert(violet) && set.remove(red));
        assert!(!set.remove(red) && set == CardSet::EMPTY.with(violet));
    }

    #[test]
    fn bad_lists_say_where() {
        let card = |at, reason| Err(ParseCardsError::Card { at, reason });
        assert_eq!("".parse::<CardSet>(), Err(ParseCardsError::Nothing));
        assert_eq!("R7O".parse::<CardSet>(), card(2, ParseCardError::Length));
        assert_eq!(
            "R7éé".parse::<CardSet>(),
            card(2, ParseCardError::Color('é'))
        );
        assert_eq!("--".parse::<CardSet>(), card(0, ParseCardError::Color('-')));
        let twice = ParseCardsError::Twice {
            at: 4,
            card: "R7".parse().expect("a card"),
        };
        assert_eq!("R7O3R7".parse::<CardSet>(), Err(twice));
    }
}
