//! Painted reactions that players show each other.

use std::fmt;
use std::str::FromStr;

use super::message_error::MessageError;

/// One of the painted reactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reaction(u8);

impl Reaction {
    /// Number of reactions.
    pub const COUNT: usize = 6;

    /// Returns the reaction with this index, from 0 to 5.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Returns the index, from 0 to 5.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Reaction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Reaction {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let reactions = (0..Self::COUNT).filter_map(Self::new);
        let mut reactions = reactions.filter(|reaction| reaction.to_string() == text);
        reactions.next().ok_or(MessageError)
    }
}
