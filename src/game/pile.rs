//! An ordered pile of cards: the canvas, the deck.

use std::fmt;

use arrayvec::ArrayVec;

use super::card::Card;
use super::card_set::write_cards;

/// Cards on top of each other, without allocation. The last one is on top.
#[derive(Clone, PartialEq, Eq, Default)]
pub(super) struct Pile(ArrayVec<Card, { Card::COUNT }>);

impl Pile {
    /// How many cards lie there.
    #[must_use]
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The card on top.
    #[must_use]
    pub(super) fn top(&self) -> Option<Card> {
        self.0.last().copied()
    }

    /// The cards from the bottom to the top.
    #[must_use]
    pub(super) fn cards(&self) -> &[Card] {
        &self.0
    }

    /// Puts a card on top.
    pub(super) fn push(&mut self, card: Card) {
        self.0.push(card);
    }

    /// Takes the card from the top.
    pub(super) fn pop(&mut self) -> Option<Card> {
        self.0.pop()
    }
}

impl FromIterator<Card> for Pile {
    /// A pile from the bottom to the top, of different cards.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().collect())
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cards(f, self.0.iter().copied())
    }
}
