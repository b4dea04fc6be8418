//! Who sits where.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use thiserror::Error;

use crate::bots::Level;
use crate::game::{Players, Seat};

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at this device.
    Human,
    /// The program, at a level.
    Bot(Level),
}

/// The sign of a level in texts.
const fn sign(level: Level) -> char {
    match level {
        Level::Novice => '1',
        Level::Casual => '2',
        Level::Skilled => '3',
        Level::Master => '4',
    }
}

/// A person at the first seat, and one to three opponents.
///
/// It is written with a sign for each seat: `h13`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    players: Players,
    opponents: ArrayVec<Level, { Seat::MAX - 1 }>,
}

impl Lineup {
    /// The person against as many opponents of a list as make up the number of players.
    #[must_use]
    pub fn new(players: Players, levels: [Level; Seat::MAX - 1]) -> Self {
        let opponents = levels.into_iter().take(players.get() - 1).collect();
        Self { players, opponents }
    }

    /// How many play.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// The levels of the opponents.
    #[must_use]
    pub fn levels(&self) -> &[Level] {
        &self.opponents
    }

    /// Who plays a seat.
    #[must_use]
    pub fn at(&self, seat: Seat) -> Player {
        match seat.index().checked_sub(1) {
            Some(opponent) => self
                .opponents
                .get(opponent)
                .copied()
                .map_or(Player::Human, Player::Bot),
            None => Player::Human,
        }
    }
}

impl fmt::Display for Lineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("h")?;
        self.opponents
            .iter()
            .try_for_each(|&level| write!(f, "{}", sign(level)))
    }
}

/// Why a text does not name the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseLineupError {
    /// The first seat is not a person's.
    #[error("a person, h, sits at the first seat")]
    Human,
    /// There are no opponents, or too many.
    #[error("2 to 4 play, not {0}")]
    Number(usize),
    /// An unknown sign.
    #[error("{0:?} is no level")]
    Sign(char),
}

impl FromStr for Lineup {
    type Err = ParseLineupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let levels = text.strip_prefix('h').ok_or(ParseLineupError::Human)?;
        let number = 1 + levels.chars().count();
        let players = Players::new(number).ok_or(ParseLineupError::Number(number))?;
        let level = |found| {
            let known = Level::ALL.into_iter().find(|&level| sign(level) == found);
            known.ok_or(ParseLineupError::Sign(found))
        };
        let opponents = levels.chars().map(level).collect::<Result<_, _>>()?;
        Ok(Self { players, opponents })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_gives_the_players_back() {
        for text in ["h1", "h31", "h113"] {
            let lineup: Lineup = text.parse().expect(text);
            assert_eq!(lineup.to_string(), text);
        }
        let lineup: Lineup = "h13".parse().expect("players");
        let players: Vec<Player> = lineup
            .players()
            .seats()
            .map(|seat| lineup.at(seat))
            .collect();
        let bots = [Level::Novice, Level::Skilled].map(Player::Bot);
        assert_eq!(players, [Player::Human, bots[0], bots[1]]);
    }

    #[test]
    fn bad_texts_say_what_is_wrong() {
        let parse = |text: &str| text.parse::<Lineup>();
        assert_eq!(parse(""), Err(ParseLineupError::Human));
        assert_eq!(parse("1h"), Err(ParseLineupError::Human));
        assert_eq!(parse("h"), Err(ParseLineupError::Number(1)));
        assert_eq!(parse("h1111"), Err(ParseLineupError::Number(5)));
        assert_eq!(parse("h?"), Err(ParseLineupError::Sign('?')));
        assert_eq!(parse("hh"), Err(ParseLineupError::Sign('h')));
    }
}
