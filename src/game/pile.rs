//! An ordered pile of cards: the canvas or the deck.

use std::fmt;

use super::card::Card;
use super::card_set::write_cards;

/// A pile of cards, each at most once. The last one is on top.
///
/// It is a plain array of bytes, so copying a round needs no loop.
#[derive(Clone, Copy)]
pub(super) struct Pile {
    /// Entries at `len` and beyond are meaningless.
    cards: [Card; Card::COUNT],
    len: u8,
}

impl Pile {
    /// The empty pile.
    pub(super) const EMPTY: Self = Self {
        cards: Card::ALL,
        len: 0,
    };

    /// Number of cards in the pile.
    #[must_use]
    pub(super) const fn len(&self) -> usize {
        self.len as usize
    }

    /// The card on top; `None` if the pile is empty.
    #[must_use]
    pub(super) fn top(&self) -> Option<Card> {
        self.cards().last().copied()
    }

    /// The cards from the bottom to the top.
    #[must_use]
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    /// Adds a card on top.
    pub(super) fn push(&mut self, card: Card) {
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Removes and returns the card on top.
    pub(super) fn pop(&mut self) -> Option<Card> {
        let card = self.top()?;
        self.len -= 1;
        Some(card)
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Pile {}

impl FromIterator<Card> for Pile {
    /// Builds a pile of distinct cards, from the bottom to the top.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cards(f, self.cards().iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(ranks: &[usize]) -> Pile {
        ranks.iter().filter_map(|&n| Card::from_rank(n)).collect()
    }

    #[test]
    fn the_last_card_is_on_top() {
        let mut pile = pile(&[0, 48]);
        assert_eq!(format!("{pile:?}"), "V1R7");
        assert_eq!((pile.len(), pile.top()), (2, Card::from_rank(48)));
        assert_eq!(pile.pop(), Card::from_rank(48));
        assert_eq!((pile.len(), pile.pop()), (1, Card::from_rank(0)));
        assert_eq!((pile.len(), pile.pop(), pile.top()), (0, None, None));
        assert_eq!(format!("{pile:?}"), "-");
    }

    #[test]
    fn piles_are_equal_if_the_same_cards_lie_in_the_same_order() {
        assert_eq!(pile(&[3, 4]), pile(&[3, 4]));
        assert_ne!(pile(&[3, 4]), pile(&[4, 3]));
        assert_ne!(pile(&[3, 4]), pile(&[3]));
        let mut taken = pile(&[3, 4]);
        taken.pop();
        assert_eq!(taken, pile(&[3]), "what lay there before means nothing");
    }

    #[test]
    fn all_cards_fit() {
        assert_eq!(Card::ALL.into_iter().collect::<Pile>().cards(), Card::ALL);
    }
}
