//! Players by seat.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use thiserror::Error;

use crate::bots::Level;
use crate::game::{PlayerCount, Seat};

/// Player at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A player at this device.
    Human,
    /// A player at another device.
    Friend,
    Bot(Level),
}

impl PlayerKind {
    /// Level of an opponent; `None` for a person.
    #[must_use]
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Bot(level) => Some(*level),
            Self::Human | Self::Friend => None,
        }
    }

    /// Returns the player kind that a character stands for in a [`Lineup`] text.
    pub(in crate::state) fn of_sign(sign: char) -> Option<Self> {
        let bots = Level::ALL.into_iter().map(Self::Bot);
        let mut all = bots.chain([Self::Human, Self::Friend]);
        all.find(|player| player.sign() == sign)
    }

    /// Returns the player kind that new games have in place of this one.
    #[must_use]
    pub const fn offered(self) -> Self {
        match self {
            Self::Bot(level) => Self::Bot(level.offered()),
            Self::Human | Self::Friend => self,
        }
    }

    /// Character that stands for this player kind in a [`Lineup`] text.
    pub(in crate::state) const fn sign(self) -> char {
        match self {
            Self::Human => 'h',
            Self::Friend => 'f',
            Self::Bot(Level::Novice) => '1',
            Self::Bot(Level::Casual) => '2',
            Self::Bot(Level::Skilled) => '3',
            Self::Bot(Level::Master) => '4',
            Self::Bot(Level::Casual2) => '5',
            Self::Bot(Level::Skilled2) => '6',
        }
    }
}

/// Two to four players as seen from one device, at least one of them human. Several players may share the device.
///
/// The text form has one character for each seat: `h13`, `hh4`, `4h`, or `hf` with a friend at another device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    players: PlayerCount,
    seats: ArrayVec<PlayerKind, { Seat::MAX }>,
}

impl Lineup {
    /// Lineup with a human at the first seat, followed by as many of `others` as there are further seats.
    #[must_use]
    pub fn new(players: PlayerCount, others: [PlayerKind; Seat::MAX - 1]) -> Self {
        let seats = [PlayerKind::Human].into_iter().chain(others);
        Self {
            players,
            seats: seats.take(players.get()).collect(),
        }
    }

    /// Lineup that asks `at` for the player of each seat.
    #[must_use]
    pub(in crate::state) fn seated(players: PlayerCount, at: impl Fn(Seat) -> PlayerKind) -> Self {
        Self {
            players,
            seats: players.seats().map(at).collect(),
        }
    }

    /// Returns the lineup with friends replaced by players at this device.
    #[must_use]
    pub fn together(&self) -> Self {
        Self::seated(self.players, |seat| match self.at(seat) {
            PlayerKind::Friend => PlayerKind::Human,
            other => other,
        })
    }

    #[must_use]
    pub const fn players(&self) -> PlayerCount {
        self.players
    }

    /// All players but the first person, wherever that one sits.
    #[must_use]
    pub fn others(&self) -> ArrayVec<PlayerKind, { Seat::MAX }> {
        let own = self.persons().next();
        let seats = self.players.seats().filter(|&seat| Some(seat) != own);
        seats.map(|seat| self.at(seat)).collect()
    }

    /// Player at a seat; human for a seat beyond the number of players.
    #[must_use]
    pub fn at(&self, seat: Seat) -> PlayerKind {
        let player = self.seats.get(seat.index());
        player.copied().unwrap_or(PlayerKind::Human)
    }

    /// Seat of the friend, if there is exactly one.
    #[must_use]
    pub fn only_friend(&self) -> Option<Seat> {
        let seats = self.players.seats();
        let mut friends = seats.filter(|&seat| self.at(seat) == PlayerKind::Friend);
        friends.next().filter(|_| friends.next().is_none())
    }

    /// Returns the lineup with each player moved to the next seat, and the last player to the first seat.
    #[must_use]
    pub fn turned(&self) -> Self {
        let mut turned = self.clone();
        turned.seats.rotate_right(1);
        turned
    }

    /// Returns the lineup with the opponent at `seat` set to `level`. Seats of humans and friends stay unchanged.
    #[must_use]
    pub fn with_level(&self, seat: Seat, level: Level) -> Self {
        let mut changed = self.clone();
        if let Some(player @ PlayerKind::Bot(_)) = changed.seats.get_mut(seat.index()) {
            *player = PlayerKind::Bot(level);
        }
        changed
    }

    /// Seats of the players at this device.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        let seats = self.players.seats();
        seats.filter(|&seat| self.at(seat) == PlayerKind::Human)
    }

    /// Returns `true` if someone plays at another device.
    #[must_use]
    pub fn has_friends(&self) -> bool {
        self.seats.contains(&PlayerKind::Friend)
    }

    /// The only person, if all others are opponents that the device plays.
    #[must_use]
    pub fn lone_person(&self) -> Option<Seat> {
        let mut persons = self.persons();
        let only = persons.next().filter(|_| !self.has_friends())?;
        persons.next().is_none().then_some(only)
    }

    /// Returns `true` if several players share this device.
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

/// Error parsing a [`Lineup`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseLineupError {
    /// No human among the players.
    #[error("a person, h, is missing")]
    Human,
    /// Too few or too many players.
    #[error("2 to 4 play, not {0}")]
    Number(usize),
    /// Unknown character.
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
        if lineup.has_friends() || lineup.persons().next().is_some() {
            Ok(lineup)
        } else {
            Err(ParseLineupError::Human)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_others_are_all_but_the_first_person_wherever_that_one_sits() {
        let others = |text: &str| {
            let lineup: Lineup = text.parse().expect(text);
            let signs = lineup.others().into_iter().map(PlayerKind::sign);
            signs.collect::<String>()
        };
        assert_eq!(
            ["h31", "3h", "1h3", "hh2", "fh"].map(others),
            ["31", "3", "13", "h2", "f"]
        );
    }

    #[test]
    fn only_a_person_against_opponents_is_alone() {
        let is_alone = |text: &str| {
            let lineup: Lineup = text.parse().expect(text);
            lineup.lone_person().is_some()
        };
        assert_eq!(
            ["h31", "3h", "hh", "hf", "ff", "h1f"].map(is_alone),
            [true, true, false, false, false, false]
        );
    }

    #[test]
    fn text_gives_the_players_back() {
        for text in [
            "h1", "h31", "h113", "hh", "h3h", "hhhh", "4h", "1h3", "hf", "fh3f", "ff", "h5", "h264",
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
