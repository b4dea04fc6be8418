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

impl Player {
    /// All that can sit somewhere.
    pub const ALL: [Self; 5] = [
        Self::Human,
        Self::Bot(Level::Novice),
        Self::Bot(Level::Casual),
        Self::Bot(Level::Skilled),
        Self::Bot(Level::Master),
    ];

    /// The sign of a player in texts.
    const fn sign(self) -> char {
        match self {
            Self::Human => 'h',
            Self::Bot(Level::Novice) => '1',
            Self::Bot(Level::Casual) => '2',
            Self::Bot(Level::Skilled) => '3',
            Self::Bot(Level::Master) => '4',
        }
    }
}

/// Two to four players, at least one of them a person. Several persons share the device.
///
/// It is written with a sign for each seat: `h13`, `hh4`, `4h`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    players: Players,
    seats: ArrayVec<Player, { Seat::MAX }>,
}

impl Lineup {
    /// A person at the first seat, with as many others of a list as make up the number of players.
    #[must_use]
    pub fn new(players: Players, others: [Player; Seat::MAX - 1]) -> Self {
        let seats = [Player::Human].into_iter().chain(others);
        Self {
            players,
            seats: seats.take(players.get()).collect(),
        }
    }

    /// How many play.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Who sits at the seats after the first.
    #[must_use]
    pub fn others(&self) -> &[Player] {
        self.seats.get(1..).unwrap_or_default()
    }

    /// Who plays a seat.
    #[must_use]
    pub fn at(&self, seat: Seat) -> Player {
        let player = self.seats.get(seat.index());
        player.copied().unwrap_or(Player::Human)
    }

    /// The same players, each at the seat after the own; the last one at the first.
    #[must_use]
    pub fn turned(&self) -> Self {
        let mut turned = self.clone();
        turned.seats.rotate_right(1);
        turned
    }

    /// The same players, but for an opponent who plays at this level from now on. A person stays.
    #[must_use]
    pub fn with_level(&self, seat: Seat, level: Level) -> Self {
        let mut changed = self.clone();
        if let Some(player @ Player::Bot(_)) = changed.seats.get_mut(seat.index()) {
            *player = Player::Bot(level);
        }
        changed
    }

    /// The seats of the persons.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        let seats = self.players.seats();
        seats.filter(|&seat| self.at(seat) == Player::Human)
    }

    /// Whether several persons share the device.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.persons().count() > 1
    }
}

impl fmt::Display for Lineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut players = self.seats.iter();
        players.try_for_each(|player| write!(f, "{}", player.sign()))
    }
}

/// Why a text does not name the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseLineupError {
    /// No person is among them.
    #[error("a person, h, is missing")]
    Human,
    /// There are too few, or too many.
    #[error("2 to 4 play, not {0}")]
    Number(usize),
    /// An unknown sign.
    #[error("{0:?} is no player")]
    Sign(char),
}

impl FromStr for Lineup {
    type Err = ParseLineupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.chars().count();
        let players = Players::new(number).ok_or(ParseLineupError::Number(number))?;
        let player = |sign| {
            let mut known = Player::ALL.into_iter();
            let found = known.find(|player| player.sign() == sign);
            found.ok_or(ParseLineupError::Sign(sign))
        };
        let seats: ArrayVec<_, _> = text.chars().map(player).collect::<Result<_, _>>()?;
        if !seats.contains(&Player::Human) {
            return Err(ParseLineupError::Human);
        }
        Ok(Self { players, seats })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_gives_the_players_back() {
        for text in ["h1", "h31", "h113", "hh", "h3h", "hhhh", "4h", "1h3"] {
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
        assert!(!lineup.is_shared());
        assert!("h1h".parse::<Lineup>().expect("players").is_shared());
    }

    #[test]
    fn bad_texts_say_what_is_wrong() {
        let parse = |text: &str| text.parse::<Lineup>();
        assert_eq!(parse(""), Err(ParseLineupError::Number(0)));
        assert_eq!(parse("41"), Err(ParseLineupError::Human));
        assert_eq!(parse("h"), Err(ParseLineupError::Number(1)));
        assert_eq!(parse("h1111"), Err(ParseLineupError::Number(5)));
        assert_eq!(parse("h?"), Err(ParseLineupError::Sign('?')));
        assert_eq!(parse("hH"), Err(ParseLineupError::Sign('H')));
    }
}
