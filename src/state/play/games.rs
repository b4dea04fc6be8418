//! The games that are kept beside each other.

use std::rc::Rc;

use super::game::Game;
use crate::state::day::Day;
use crate::state::lineup::Lineup;

/// A place for a game. There is one for each kind, so that none has to make way for another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// A person against opponents.
    #[default]
    Free,
    /// The deal of a day.
    Daily,
    /// Several persons at one device.
    Shared,
}

impl Place {
    /// All places.
    pub const ALL: [Self; 3] = [Self::Free, Self::Daily, Self::Shared];

    /// The name of the document in which its game is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "game",
            Self::Daily => "game.daily",
            Self::Shared => "game.shared",
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

/// At most one game at each place; one of the places is the table that is played at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Games {
    kept: [Option<Rc<Game>>; Place::ALL.len()],
    table: Place,
}

impl Games {
    /// The game at a place.
    #[must_use]
    pub const fn at(&self, place: Place) -> Option<&Rc<Game>> {
        self.kept[place as usize].as_ref()
    }

    /// The game that is played.
    #[must_use]
    pub const fn current(&self) -> Option<&Rc<Game>> {
        self.at(self.table)
    }

    /// Which place is played at.
    #[must_use]
    pub const fn table(&self) -> Place {
        self.table
    }

    /// Goes to the game of a place, if there is one.
    pub(in crate::state) fn go_to(&mut self, place: Place) -> bool {
        let is_there = self.at(place).is_some();
        if is_there {
            self.table = place;
        }
        is_there
    }

    /// Puts a game at a place, whatever was there.
    pub(in crate::state) fn put(&mut self, place: Place, game: Game) {
        self.kept[place as usize] = Some(Rc::new(game));
    }

    /// Changes the game that is played.
    pub(in crate::state) fn change(&mut self, change: impl FnOnce(Game) -> Game) {
        let place = &mut self.kept[self.table as usize];
        if let Some(game) = place.take() {
            *place = Some(Rc::new(change(Rc::unwrap_or_clone(game))));
        }
    }
}
