//! Levels of opponents.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Bot, Casual, Casual2, Choice, Master, Novice, Skilled, Skilled2};
use crate::game::{Round, Turn, View};

/// Strength of an opponent, from the weakest to the strongest.
///
/// ```
/// use red7::bots::Level;
///
/// assert_eq!("skilled".parse(), Ok(Level::Skilled));
/// assert_eq!(Level::Skilled.to_string(), "skilled");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Plays as a [`Novice`].
    Novice,
    /// Plays as [`Casual`]; only in older games.
    Casual,
    /// Plays as [`Casual2`].
    Casual2,
    /// Plays as [`Skilled`]; only in older games, and on days.
    Skilled,
    /// Plays as [`Skilled2`].
    Skilled2,
    /// Plays as a [`Master`].
    Master,
}

impl Level {
    /// All levels, from the weakest to the strongest.
    pub const ALL: [Self; 6] = [
        Self::Novice,
        Self::Casual,
        Self::Casual2,
        Self::Skilled,
        Self::Skilled2,
        Self::Master,
    ];

    /// Levels of new games, from the weakest to the strongest.
    pub const OFFERED: [Self; 4] = [Self::Novice, Self::Casual2, Self::Skilled2, Self::Master];

    /// Returns the level that new games have in place of this one.
    #[must_use]
    pub const fn offered(self) -> Self {
        match self {
            Self::Casual => Self::Casual2,
            Self::Skilled => Self::Skilled2,
            Self::Novice | Self::Casual2 | Self::Skilled2 | Self::Master => self,
        }
    }

    /// Returns the name of the level: `novice`, `casual`, `casual-2`, `skilled`, `skilled-2` or `master`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Casual2 => "casual-2",
            Self::Skilled => "skilled",
            Self::Skilled2 => "skilled-2",
            Self::Master => "master",
        }
    }

    /// Returns the choice of an opponent of this level: see [`Bot::choose`].
    #[must_use]
    pub fn choose(self, view: &View, seed: u64) -> Choice {
        match self {
            Self::Novice => Novice.choose(view, seed),
            Self::Casual => Casual.choose(view, seed),
            Self::Casual2 => Casual2.choose(view, seed),
            Self::Skilled => Skilled.choose(view, seed),
            Self::Skilled2 => Skilled2.choose(view, seed),
            Self::Master => Master.choose(view, seed),
        }
    }

    /// Returns the whole turn of the player to move, or the rest of one that has begun; an empty turn once
    /// the round is over.
    ///
    /// The opponent gets only the view of that player. When it draws a card, it chooses again with that
    /// card in view.
    ///
    /// ```
    /// use red7::bots::Level;
    /// use red7::game::{PlayerCount, Round};
    ///
    /// let mut round = Round::deal("1.3ax".parse()?, PlayerCount::TWO, "red7game".parse()?);
    /// while round.table().winner().is_none() {
    ///     let turn = Level::Casual.whole_turn(&round, 7);
    ///     round.play_turn(&turn)?;
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn whole_turn(self, round: &Round, seed: u64) -> Turn {
        let mut round = round.clone();
        let mut turn = Turn::default();
        loop {
            let choice = self.choose(&round.view(round.table().turn()), seed);
            for &mv in choice.turn().moves() {
                let is_made = !choice.awaits_card() || round.play(mv).is_ok();
                // Can't fail: a bot chooses legal moves, for which a turn has room.
                if !is_made || turn.push(mv).is_err() {
                    return turn;
                }
            }
            if !choice.awaits_card() {
                return turn;
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text isn't the name of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a level is novice, casual, casual-2, skilled, skilled-2 or master")]
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
    fn levels_round_trip_through_their_names() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert!(Level::OFFERED.contains(&level.offered()));
        }
        assert!(Level::ALL.is_sorted() && Level::OFFERED.is_sorted());
        for text in ["", "Novice", "expert", "skilled "] {
            assert_eq!(text.parse::<Level>(), Err(ParseLevelError), "{text:?}");
        }
    }
}
