//! Seats at the table, and the number of players.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A seat at the table. Its [index](Seat::index) counts from 0; texts number seats from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Highest possible number of players.
    pub const MAX: usize = 4;
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// Returns the seat with this index; `None` unless it is below [`Seat::MAX`].
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::MAX {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Index of the seat, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {self}")
    }
}

/// Number of players: two to four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerCount(u8);

impl PlayerCount {
    /// Two players.
    pub const TWO: Self = Self(2);
    /// Three players.
    pub const THREE: Self = Self(3);
    /// Four players.
    pub const FOUR: Self = Self(4);
    /// The three possible numbers of players.
    pub const ALL: [Self; 3] = [Self::TWO, Self::THREE, Self::FOUR];

    /// Returns this number of players; `None` unless it is 2 to 4.
    #[must_use]
    pub const fn new(number: usize) -> Option<Self> {
        if matches!(number, 2..=4) {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// The number as an integer, 2 to 4.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Seats of these players, in turn order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// The next seat in turn order. It may be out of the round.
    #[must_use]
    pub const fn after(self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.0)
    }
}

impl fmt::Display for PlayerCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Error parsing a [`PlayerCount`]: the text is not `2`, `3` or `4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("2, 3 or 4 play")]
pub struct ParsePlayerCountError;

impl FromStr for PlayerCount {
    type Err = ParsePlayerCountError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "2" => Ok(Self::TWO),
            "3" => Ok(Self::THREE),
            "4" => Ok(Self::FOUR),
            _ => Err(ParsePlayerCountError),
        }
    }
}
