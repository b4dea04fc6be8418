//! Seat assignments of a correspondence game, as all devices see them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::bots::Level;
use crate::game::{PlayerCount, Seat};
use crate::state::lineup::{Lineup, PlayerKind};

/// The players at one device. The first party started the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Party(u8);

impl Party {
    pub const FIRST: Self = Self(0);

    /// The party with this index, from 0; `None` if no game has so many.
    pub(in crate::state) fn at(index: usize) -> Option<Self> {
        Self::all().nth(index)
    }

    fn all() -> impl Iterator<Item = Self> {
        (0..).take(Seat::MAX).map(Self)
    }

    const fn sign(self) -> char {
        (b'a' + self.0) as char
    }

    /// Index from 0.
    pub(in crate::state) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same people in another game, which `first` starts: they change letters with the first party.
    pub(in crate::state) fn when_starts(self, first: Self) -> Self {
        match self {
            Self::FIRST => first,
            _ if self == first => Self::FIRST,
            other => other,
        }
    }
}

/// Written as a letter, from `a`.
impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.sign())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    Person(Party),
    Bot(Level),
}

/// Seat assignments of two to four players in two or more parties, the same on every device.
///
/// They are written with a character for each seat: a letter for a party, and bots as in a [`Lineup`]. In `ab3a`, two
/// players share the device at which the game started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    players: PlayerCount,
    seats: [Occupant; Seat::MAX],
}

impl Seating {
    /// Creates the seating of a game started here, with each friend at a separate device. `None` if there is no friend,
    /// or no player here.
    #[must_use]
    pub fn of(lineup: &Lineup) -> Option<Self> {
        let mut parties = Party::all().skip(1);
        let seats = lineup.players().seats().map(|seat| match lineup.at(seat) {
            PlayerKind::Human => Some(Occupant::Person(Party::FIRST)),
            PlayerKind::Friend => parties.next().map(Occupant::Person),
            PlayerKind::Bot(level) => Some(Occupant::Bot(level)),
        });
        Self::checked(&seats.collect::<Option<Vec<_>>>()?).ok()
    }

    fn checked(sitters: &[Occupant]) -> Result<Self, ParseSeatingError> {
        let number = sitters.len();
        let players = PlayerCount::new(number).ok_or(ParseSeatingError::Number(number))?;
        let mut seats = [Occupant::Bot(Level::Novice); Seat::MAX];
        seats[..number].copy_from_slice(sitters);
        let seating = Self { players, seats };
        // There are at least two parties, numbered without a gap.
        let count = seating.parties().count();
        if count >= 2 && Party::all().take(count).eq(seating.parties()) {
            Ok(seating)
        } else {
            Err(ParseSeatingError::Parties)
        }
    }

    #[must_use]
    pub const fn players(&self) -> PlayerCount {
        self.players
    }

    #[must_use]
    pub const fn at(&self, seat: Seat) -> Occupant {
        self.seats[seat.index()]
    }

    /// The party of the player at a seat; `None` for a bot.
    #[must_use]
    pub const fn party_at(&self, seat: Seat) -> Option<Party> {
        match self.at(seat) {
            Occupant::Person(party) => Some(party),
            Occupant::Bot(_) => None,
        }
    }

    pub fn seats_of(&self, party: Party) -> impl Iterator<Item = Seat> {
        let seats = self.players.seats();
        seats.filter(move |&seat| self.party_at(seat) == Some(party))
    }

    /// Finds the party at the table by its letter.
    pub(in crate::state) fn party(&self, sign: &str) -> Option<Party> {
        self.parties().find(|party| party.to_string() == sign)
    }

    /// The parties at devices other than that at which the game started.
    pub fn guests(&self) -> impl Iterator<Item = Party> {
        self.parties().skip(1)
    }

    pub(in crate::state) fn parties(&self) -> impl Iterator<Item = Party> {
        Party::all().filter(|&party| self.seats_of(party).next().is_some())
    }

    /// The lineup as `own` sees it, or a spectator if that is `None`.
    #[must_use]
    pub fn seen_from(&self, own: Option<Party>) -> Lineup {
        Lineup::seated(self.players, |seat| match self.at(seat) {
            Occupant::Person(party) if Some(party) == own => PlayerKind::Human,
            Occupant::Person(_) => PlayerKind::Friend,
            Occupant::Bot(level) => PlayerKind::Bot(level),
        })
    }

    /// Winners by resignation once a round is over: the only player who hasn't resigned, or all bots if no human player
    /// is left. `None` while others can play on.
    #[must_use]
    pub fn winners_by_resignation(&self, has_given_up: impl Fn(Seat) -> bool) -> Option<Vec<Seat>> {
        let seats = self.players.seats();
        let left: Vec<Seat> = seats.filter(|&seat| !has_given_up(seat)).collect();
        let mut persons = left.iter().filter_map(|&seat| self.party_at(seat));
        let is_over = left.len() == 1 || persons.next().is_none();
        is_over.then_some(left)
    }

    /// Moves every player one seat on, for another game, which `first` starts.
    #[must_use]
    pub fn turned(&self, first: Party) -> Self {
        let mut turned = self.clone();
        let number = self.players.get();
        for seat in &mut turned.seats[..number] {
            if let Occupant::Person(party) = seat {
                *party = party.when_starts(first);
            }
        }
        turned.seats[..number].rotate_right(1);
        turned
    }
}

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.players
            .seats()
            .try_for_each(|seat| match self.at(seat) {
                Occupant::Person(party) => party.fmt(f),
                Occupant::Bot(level) => write!(f, "{}", PlayerKind::Bot(level).sign()),
            })
    }
}

/// Error parsing a [`Seating`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseSeatingError {
    #[error("2 to 4 play, not {0}")]
    Number(usize),
    #[error("{0:?} is no player")]
    Sign(char),
    /// Fewer than two parties, or a letter left out.
    #[error("two or more parties, from a on")]
    Parties,
}

impl FromStr for Seating {
    type Err = ParseSeatingError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.chars().count();
        if number > Seat::MAX {
            return Err(ParseSeatingError::Number(number));
        }
        let sitter = |sign| {
            if let Some(party) = Party::all().find(|party| party.sign() == sign) {
                return Ok(Occupant::Person(party));
            }
            match PlayerKind::of_sign(sign) {
                Some(PlayerKind::Bot(level)) => Ok(Occupant::Bot(level)),
                _ => Err(ParseSeatingError::Sign(sign)),
            }
        };
        Self::checked(&text.chars().map(sitter).collect::<Result<Vec<_>, _>>()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seating(text: &str) -> Seating {
        text.parse().expect(text)
    }

    #[test]
    fn each_device_has_its_own_lineup() {
        let all = seating("ab3a");
        assert_eq!(all.to_string(), "ab3a");
        let seen = |own| all.seen_from(own).to_string();
        assert_eq!(seen(Some(Party::FIRST)), "hf3h");
        assert_eq!(seen(all.party_at(Seat::new(1).expect("a seat"))), "fh3f");
        assert_eq!(seen(None), "ff3f");
        let begun = Seating::of(&"hf3f".parse().expect("players"));
        assert_eq!(begun, Some(seating("ab3c")));
        assert_eq!(Seating::of(&"hh3".parse().expect("players")), None);
    }

    #[test]
    fn in_another_game_all_move_up_and_its_first_device_is_who_begins() {
        let all = seating("ab3c");
        assert_eq!(all.turned(Party::FIRST).to_string(), "cab3");
        assert_eq!(all.turned(Party(1)).to_string(), "cba3");
    }

    #[test]
    fn what_is_no_seating_is_told() {
        let read = |text: &str| text.parse::<Seating>();
        assert_eq!(read("a"), Err(ParseSeatingError::Number(1)));
        assert_eq!(read("abcab"), Err(ParseSeatingError::Number(5)));
        assert_eq!(read("ah"), Err(ParseSeatingError::Sign('h')));
        assert_eq!(read("aa3"), Err(ParseSeatingError::Parties));
        assert_eq!(read("ac"), Err(ParseSeatingError::Parties));
        assert_eq!(read("bc"), Err(ParseSeatingError::Parties));
    }
}
