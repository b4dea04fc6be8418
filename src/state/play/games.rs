//! The games that are kept beside each other.

use std::rc::Rc;

use super::game::Game;
use crate::state::day::Day;
use crate::state::lineup::Lineup;

/// A place for a game. There is one for each kind, so that none has to make way for another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A person against opponents.
    #[default]
    Free,
    /// The deal of a day.
    Daily,
    /// Several persons at one device.
    Shared,
    /// What somebody sent, where a game of one's own is kept at its place.
    Sent,
}

impl Place {
    /// All places.
    pub const ALL: [Self; 4] = [Self::Free, Self::Daily, Self::Shared, Self::Sent];

    /// The name of the document in which its game is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "game",
            Self::Daily => "game.daily",
            Self::Shared => "game.shared",
            Self::Sent => "game.sent",
        }
    }

    /// Where a new game goes.
    #[must_use]
    pub fn of(lineup: &Lineup, day: Option<Day>) -> Self {
        match day {
            Some(_) => Self::Daily,
            None if lineup.is_shared() => Self::Shared,
            None => Self::Free,
        }
    }
}

/// The games that are kept, at most one at each place, in the order of the places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Games(Vec<(Place, Rc<Game>)>);

impl Games {
    /// The game at a place.
    #[must_use]
    pub fn at(&self, place: Place) -> Option<&Rc<Game>> {
        let mut games = self.iter();
        games.find_map(|(other, game)| (other == place).then_some(game))
    }

    /// Puts a game at a place, whatever was there.
    pub fn put(&mut self, place: Place, game: impl Into<Rc<Game>>) {
        let at = self.0.partition_point(|&(other, _)| other < place);
        match self.0.get_mut(at) {
            Some((other, there)) if *other == place => *there = game.into(),
            _ => self.0.insert(at, (place, game.into())),
        }
    }

    /// All of them, with their places.
    pub fn iter(&self) -> impl Iterator<Item = (Place, &Rc<Game>)> {
        self.0.iter().map(|(place, game)| (*place, game))
    }

    /// The place of the game with a number.
    #[must_use]
    pub fn place_of(&self, id: u32) -> Option<Place> {
        let mut games = self.iter();
        games.find_map(|(place, game)| (game.id() == id).then_some(place))
    }
}
