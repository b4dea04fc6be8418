//! Cards: their colours, values, order and text form (`R7`).

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// One of the seven colours, from red, which wins ties, to violet. Each is also a
/// [`Rule`](super::Rule).
///
/// The text form of a colour is its letter (`R O Y G B I V`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// `R`
    Red,
    /// `O`
    Orange,
    /// `Y`
    Yellow,
    /// `G`
    Green,
    /// `B`
    Blue,
    /// `I`
    Indigo,
    /// `V`
    Violet,
}

impl Color {
    /// All seven colours, from red to violet.
    pub const ALL: [Self; 7] = [
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::Indigo,
        Self::Violet,
    ];

    /// Index of the colour in [`Color::ALL`]: 0 for red, 6 for violet.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Letter of the colour, a capital.
    #[must_use]
    pub const fn letter(self) -> char {
        b"ROYGBIV"[self.index()] as char
    }

    /// Returns the colour with this letter; `None` for any other letter, lower case included.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.letter() == letter)
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The number on a card, 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u8);

impl Value {
    /// All seven values, from 1 to 7.
    pub const ALL: [Self; 7] = [
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// Returns the value with this number; `None` unless it is 1 to 7.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=7) {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number, 1 to 7.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One of the 49 cards.
///
/// Cards compare as in the game: the higher value wins, at equal values the colour nearer red
/// (section 1 of the rules).
///
/// ```
/// use red7::game::Card;
///
/// let cards: Vec<Card> = ["R6", "O6", "V6", "R5"]
///     .iter()
///     .map(|text| text.parse())
///     .collect::<Result<_, _>>()?;
/// assert!(cards.is_sorted_by(|a, b| a > b));
/// # Ok::<(), red7::game::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Number of cards in the game.
    pub const COUNT: usize = 49;
    /// All 49 cards, from the highest to the lowest.
    pub const ALL: [Self; Self::COUNT] = {
        let mut cards = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            cards[index] = Self((Self::COUNT - 1 - index) as u8);
            index += 1;
        }
        cards
    };

    /// Returns the card of a colour and a value.
    #[must_use]
    pub const fn new(color: Color, value: Value) -> Self {
        Self((value.get() - 1) * 7 + 6 - color as u8)
    }

    /// Colour of the card.
    #[must_use]
    pub const fn color(self) -> Color {
        Color::ALL[6 - self.0 as usize % 7]
    }

    /// Value of the card.
    #[must_use]
    pub const fn value(self) -> Value {
        Value::ALL[self.0 as usize / 7]
    }

    /// Rank of the card among all cards, from 0 for `V1` to 48 for `R7`.
    #[must_use]
    pub const fn rank(self) -> usize {
        self.0 as usize
    }

    /// Returns the card with this [rank](Card::rank); `None` if it is 49 or more.
    #[must_use]
    pub const fn from_rank(rank: usize) -> Option<Self> {
        if rank < Self::COUNT {
            Some(Self(rank as u8))
        } else {
            None
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color(), self.value())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error parsing a [`Card`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseCardError {
    /// The text does not have exactly two characters.
    #[error("a card is a colour and a number, like R7")]
    Length,
    /// The first character, given here, is not a colour.
    #[error("{0:?} is not a colour: one of R O Y G B I V")]
    Color(char),
    /// The second character, given here, is not a value.
    #[error("{0:?} is not a value: one of 1 to 7")]
    Value(char),
}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chars = text.chars();
        let (Some(color), Some(value), None) = (chars.next(), chars.next(), chars.next()) else {
            return Err(ParseCardError::Length);
        };
        let color = Color::from_letter(color).ok_or(ParseCardError::Color(color))?;
        let value = value
            .to_digit(10)
            .and_then(|n| Value::new(n as u8))
            .ok_or(ParseCardError::Value(value))?;
        Ok(Self::new(color, value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cards_stand_in_strict_order() {
        assert!(Card::ALL.is_sorted_by(|a, b| a > b));
        let texts: Vec<String> = Card::ALL.iter().map(ToString::to_string).collect();
        assert_eq!(texts[..8].concat(), "R7O7Y7G7B7I7V7R6");
        assert_eq!(texts[48], "V1");
    }

    #[test]
    fn text_and_rank_give_the_card_back() {
        for card in Card::ALL {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::from_rank(card.rank()), Some(card));
            assert_eq!(Card::new(card.color(), card.value()), card);
        }
        assert_eq!(Card::from_rank(49), None);
    }

    #[test]
    fn bad_texts_say_what_is_wrong() {
        for (text, error) in [
            ("", ParseCardError::Length),
            ("R", ParseCardError::Length),
            ("R77", ParseCardError::Length),
            ("X1", ParseCardError::Color('X')),
            ("r1", ParseCardError::Color('r')),
            ("é1", ParseCardError::Color('é')),
            ("R0", ParseCardError::Value('0')),
            ("R8", ParseCardError::Value('8')),
            ("R١", ParseCardError::Value('١')),
        ] {
            assert_eq!(text.parse::<Card>(), Err(error), "{text:?}");
        }
    }
}
