//! How well an opponent plays.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Bot, Casual, Choice, Master, Novice, Skilled, Thinking};
use crate::game::View;

/// The opponents there are, from the weakest to the strongest.
///
/// ```
/// use red7::bots::Level;
///
/// assert_eq!("skilled".parse(), Ok(Level::Skilled));
/// assert_eq!(Level::Skilled.to_string(), "skilled");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// [`Novice`]
    Novice,
    /// [`Casual`]
    Casual,
    /// [`Skilled`]
    Skilled,
    /// [`Master`]
    Master,
}

impl Level {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Novice, Self::Casual, Self::Skilled, Self::Master];

    /// The name that saves and links use.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Master => "master",
        }
    }

    /// What the bot of this level chooses: see [`Bot::choose`].
    #[must_use]
    pub fn choose(self, view: &View, seed: u64) -> Choice {
        self.think(view, seed).finish()
    }

    /// The same in steps: see [`Bot::think`].
    #[must_use]
    pub fn think(self, view: &View, seed: u64) -> Thinking {
        match self {
            Self::Novice => Novice.think(view, seed),
            Self::Casual => Casual.think(view, seed),
            Self::Skilled => Skilled.think(view, seed),
            Self::Master => Master.think(view, seed),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A text names no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a level is novice, casual, skilled or master")]
pub struct ParseLevelError;

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|level| level.as_str() == text)
            .ok_or(ParseLevelError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_give_the_level_back() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for text in ["", "Novice", "expert", "skilled "] {
            assert_eq!(text.parse::<Level>(), Err(ParseLevelError), "{text:?}");
        }
    }
}
