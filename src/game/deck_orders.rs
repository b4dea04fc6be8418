//! Deck orders of games that were not shuffled by a seed.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::card::Card;
use super::card_set::CardSet;

/// Order of the cards in each round of a game whose players shuffled, instead of a
/// [seed](super::Seed): hands first, seat by seat, then a card to each palette, then the deck from
/// its top card down. If there are none, the seed shuffles.
///
/// The text form is a letter for each card, `A` to `Z` and `a` to `w`, from the highest to the
/// lowest, with a dot between rounds.
///
/// ```
/// use red7::game::DeckOrders;
///
/// let text = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw";
/// let shuffles: DeckOrders = text.parse()?;
/// assert_eq!(shuffles.to_string(), text);
/// # Ok::<(), red7::game::ParseDeckOrdersError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckOrders(Vec<Vec<Card>>);

/// Error creating or parsing [`DeckOrders`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseDeckOrdersError {
    /// A character that stands for no card.
    #[error("{0:?} is no card")]
    Sign(char),
    /// A card occurs twice in a round.
    #[error("{card} is twice in round {round}")]
    Twice {
        /// Number of the round, from 1.
        round: usize,
        /// The card.
        card: Card,
    },
    /// The first round has only this many cards; it needs all 49.
    #[error("{0} of 49 cards are in the first round")]
    Incomplete(usize),
}

impl DeckOrders {
    /// No deck orders: the seed shuffles.
    pub const NONE: Self = Self(Vec::new());

    /// Checks and wraps the orders of the rounds.
    ///
    /// # Errors
    ///
    /// If a card occurs twice in a round, or one is missing in the first round.
    pub fn new(rounds: Vec<Vec<Card>>) -> Result<Self, ParseDeckOrdersError> {
        for (round, cards) in (1..).zip(&rounds) {
            let mut seen = CardSet::EMPTY;
            for &card in cards {
                if !seen.insert(card) {
                    return Err(ParseDeckOrdersError::Twice { round, card });
                }
            }
        }
        match rounds.first() {
            Some(first) if first.len() < Card::COUNT => {
                Err(ParseDeckOrdersError::Incomplete(first.len()))
            }
            _ => Ok(Self(rounds)),
        }
    }

    /// Returns `true` if there are no deck orders, so the seed shuffles.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the orders of the first `rounds` rounds only.
    #[must_use]
    pub fn until(mut self, rounds: usize) -> Self {
        self.0.truncate(rounds);
        self
    }

    /// Order of the round after `earlier` others.
    #[must_use]
    pub fn round(&self, earlier: usize) -> Option<&[Card]> {
        self.0.get(earlier).map(Vec::as_slice)
    }
}

/// Characters for the cards, from the highest to the lowest.
const SIGNS: &[u8; Card::COUNT] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw";

fn sign(card: Card) -> char {
    let index = Card::ALL.iter().position(|&other| other == card);
    SIGNS[index.unwrap_or_default()] as char
}

impl fmt::Display for DeckOrders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounds = self.0.iter();
        let rounds = rounds.map(|cards| cards.iter().copied().map(sign).collect::<String>());
        f.write_str(&rounds.collect::<Vec<_>>().join("."))
    }
}

impl FromStr for DeckOrders {
    type Err = ParseDeckOrdersError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let card = |found| {
            let card = Card::ALL.into_iter().find(|&card| sign(card) == found);
            card.ok_or(ParseDeckOrdersError::Sign(found))
        };
        let rounds = text
            .split('.')
            .map(|round| round.chars().map(card).collect());
        Self::new(rounds.collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Record;

    const WHOLE: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw";

    fn read(text: &str) -> Result<DeckOrders, ParseDeckOrdersError> {
        text.parse()
    }

    #[test]
    fn cards_are_dealt_in_the_order_of_the_text() {
        let text = format!("1.3 2 red7game-{WHOLE} x");
        let record: Record = text.parse().expect("a record");
        assert_eq!(record.to_string(), text);
        let start = record.deal();
        let seats = start.round().table().players().seats();
        let hands: Vec<String> = seats
            .map(|seat| start.round().hand(seat).to_string())
            .collect();
        assert_eq!(hands, ["R7O7Y7G7B7I7V7", "R6O6Y6G6B6I6V6"]);
        let at_start = record.at_start().to_string();
        assert_eq!(at_start, format!("1.3 2 red7game-{WHOLE} -"));
    }

    #[test]
    fn a_round_is_dealt_only_from_the_cards_that_are_left() {
        // The last player left has won the red card, which is the highest.
        let pass = "1.3a 2 red7game";
        let mut first: Record = format!("{pass}-{WHOLE} x").parse().expect("a record");
        let over = first.replay(1).expect("a turn");
        let won = over.round().scored_cards();
        let rest = WHOLE.chars().zip(Card::ALL);
        let rest: String = rest
            .filter(|&(_, card)| !won.contains(card))
            .map(|(sign, _)| sign)
            .collect();
        let dealt = |shuffles: &str| {
            let text = format!("{pass}-{shuffles} x");
            let record: Record = text.parse().expect("a record");
            record.replay(1).expect("a turn").next_round()
        };
        assert!(dealt(&format!("{WHOLE}.{rest}")));
        assert!(!dealt(WHOLE));
        assert!(!dealt(&format!("{WHOLE}.{WHOLE}")));
        assert!(!dealt(&format!("{WHOLE}.{}", &rest[1..])));
        first.turns.clear();
        assert_eq!(first, first.at_start());
    }

    #[test]
    fn what_are_no_shuffles_is_told() {
        let [highest, ..] = Card::ALL;
        assert_eq!(read("AB1"), Err(ParseDeckOrdersError::Sign('1')));
        assert_eq!(read("ABx"), Err(ParseDeckOrdersError::Sign('x')));
        let twice = ParseDeckOrdersError::Twice {
            round: 2,
            card: highest,
        };
        assert_eq!(read(&format!("{WHOLE}.ABA")), Err(twice));
        assert_eq!(read("AB"), Err(ParseDeckOrdersError::Incomplete(2)));
    }
}
