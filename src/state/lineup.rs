//! Who sits where.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use thiserror::Error;

use crate::bots::Level;
use crate::game::{PlayerCount, Seat};

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A person at this device.
    Human,
    /// A person at another device.
    Friend,
    /// The program, at a level.
    Bot(Level),
}

impl PlayerKind {
    /// All that can sit somewhere.
    pub const ALL: [Self; 6] = [
        Self::Human,
        Self::Friend,
        Self::Bot(Level::Novice),
        Self::Bot(Level::Casual),
        Self::Bot(Level::Skilled),
        Self::Bot(Level::Master),
    ];

    /// The player of a sign.
    pub(in crate::state) fn of_sign(sign: char) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.sign() == sign)
    }

    /// The sign of a player in texts.
    pub(in crate::state) const fn sign(self) -> char {
        match self {
            Self::Human => 'h',
            Self::Friend => 'f',
            Self::Bot(Level::Novice) => '1',
            Self::Bot(Level::Casual) => '2',
            Self::Bot(Level::Skilled) => '3',
            Self::Bot(Level::Master) => '4',
        }
    }
}

/// Two to four players as one device has them, at least one of them a person. Several persons at it share the
/// device.
///
/// It is written with a sign for each seat: `h13`, `hh4`, `4h`, and `hf` with a friend elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    players: PlayerCount,
    seats: ArrayVec<PlayerKind, { Seat::MAX }>,
}

impl Lineup {
    /// A person at the first seat, with as many others of a list as make up the number of players.
    #[must_use]
    pub fn new(players: PlayerCount, others: [PlayerKind; Seat::MAX - 1]) -> Self {
        let seats = [PlayerKind::Human].into_iter().chain(others);
        Self {
            players,
            seats: seats.take(players.get()).collect(),
        }
    }

    /// Who plays, in the order of the seats; nobody beyond the number of players.
    #[must_use]
    pub(in crate::state) fn seated(players: PlayerCount, at: impl Fn(Seat) -> PlayerKind) -> Self {
        Self {
            players,
            seats: players.seats().map(at).collect(),
        }
    }

    /// The same players with all persons at one device.
    #[must_use]
    pub fn together(&self) -> Self {
        Self::seated(self.players, |seat| match self.at(seat) {
            PlayerKind::Friend => PlayerKind::Human,
            other => other,
        })
    }

    /// How many play.
    #[must_use]
    pub const fn players(&self) -> PlayerCount {
        self.players
    }

    /// Who sits at the seats after the first.
    #[must_use]
    pub fn others(&self) -> &[PlayerKind] {
        self.seats.get(1..).unwrap_or_default()
    }

    /// Who plays a seat.
    #[must_use]
    pub fn at(&self, seat: Seat) -> PlayerKind {
        let player = self.seats.get(seat.index());
        player.copied().unwrap_or(PlayerKind::Human)
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
        if let Some(player @ PlayerKind::Bot(_)) = changed.seats.get_mut(seat.index()) {
            *player = PlayerKind::Bot(level);
        }
        changed
    }

    /// The seats of the persons at this device.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        let seats = self.players.seats();
        seats.filter(|&seat| self.at(seat) == PlayerKind::Human)
    }

    /// Whether a person plays at another device.
    #[must_use]
    pub fn has_friends(&self) -> bool {
        self.seats.contains(&PlayerKind::Friend)
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
        let players = PlayerCount::new(number).ok_or(ParseLineupError::Number(number))?;
        let player = |sign| PlayerKind::of_sign(sign).ok_or(ParseLineupError::Sign(sign));
        let seats: ArrayVec<_, _> = text.chars().map(player).collect::<Result<_, _>>()?;
        let lineup = Self { players, seats };
        match lineup.has_friends() || lineup.persons().next().is_some() {
            true => Ok(lineup),
            false => Err(ParseLineupError::Human),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_gives_the_players_back() {
        for text in [
            "h1", "h31", "h113", "hh", "h3h", "hhhh", "4h", "1h3", "hf", "fh3f", "ff",
        ] {
            let lineup: Lineup = text.parse().expect(text);
            assert_eq!(lineup.to_string(), text);
        }
        let lineup: Lineup = "h13".parse().expect("players");
        let players: Vec<PlayerKind> = lineup
            .players()
            .seats()
            .map(|seat| lineup.at(seat))
            .collect();
        let bots = [Level::Novice, Level::Skilled].map(PlayerKind::Bot);
        assert_eq!(players, [PlayerKind::Human, bots[0], bots[1]]);
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
