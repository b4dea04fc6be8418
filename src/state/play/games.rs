//! The games that are kept beside each other.

use std::rc::Rc;

use super::game::Game;
use crate::state::day::Day;
use crate::state::document::LoadError;
use crate::state::friends::GameId;
use crate::state::lineup::Lineup;
use crate::state::play::document::{load_correspondence, load_game, load_sealed};

/// A place for a game. There is one for each kind, so that none has to make way for another, and one for each game
/// with friends.
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
    /// A game with friends at other devices.
    Friends(Branch),
    /// A sealed game.
    Sealed(GameId),
}

/// A game with friends as it is told by somebody. Where two tell different stories, both are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Branch {
    /// The game.
    pub id: GameId,
    /// The number of the story, from 1.
    pub number: u8,
}

impl Place {
    /// The places that there always are.
    pub const FIXED: [Self; 4] = [Self::Free, Self::Daily, Self::Shared, Self::Sent];

    /// Those whose game the start page goes on with first, in this order.
    pub const TO_CONTINUE: [Self; 3] = [Self::Free, Self::Shared, Self::Sent];

    /// Its number among the places that there always are; `None` for a game with friends.
    #[must_use]
    pub fn number(self) -> Option<usize> {
        Self::FIXED.into_iter().position(|place| place == self)
    }

    /// The name of the document in which its game is stored.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Free => "game".to_owned(),
            Self::Daily => "game.daily".to_owned(),
            Self::Shared => "game.shared".to_owned(),
            Self::Sent => "game.sent".to_owned(),
            Self::Friends(Branch { id, number: 1 }) => format!("{FRIENDS}{id}"),
            Self::Friends(Branch { id, number }) => format!("{FRIENDS}{id}.{number}"),
            Self::Sealed(id) => format!("{SEALED}{id}"),
        }
    }

    /// The place whose game is stored under a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        if let Some(id) = name.strip_prefix(SEALED) {
            let place = Self::Sealed(GameId(id.parse().ok()?));
            return (place.name() == name).then_some(place);
        }
        let Some(story) = name.strip_prefix(FRIENDS) else {
            return Self::FIXED.into_iter().find(|place| place.name() == name);
        };
        let (id, number) = story.split_once('.').unwrap_or((story, "1"));
        let place = Self::Friends(Branch {
            id: GameId(id.parse().ok()?),
            number: number.parse().ok()?,
        });
        (place.name() == name).then_some(place)
    }

    /// Reads the game of this place; `id` tells it from others of this visit.
    ///
    /// # Errors
    ///
    /// If the text is no game of this place, one that this version cannot read, or against the rules.
    pub fn load(self, text: &str, id: u32) -> Result<Game, LoadError> {
        let (game, is_its) = match self {
            Self::Free | Self::Daily | Self::Shared | Self::Sent => return load_game(text, id),
            Self::Friends(story) => {
                let game = load_correspondence(text, id)?;
                let is_its = game.correspondence().map(|friends| friends.id) == Some(story.id);
                (game, is_its)
            }
            Self::Sealed(own) => {
                let game = load_sealed(text, id)?;
                let is_its = game.sealed().map(|sealed| sealed.id) == Some(own);
                (game, is_its)
            }
        };
        is_its.then_some(game).ok_or(LoadError::Unreadable)
    }

    /// Whether friends at other devices take part in its game, so that there may be any number of such places.
    #[must_use]
    pub const fn is_with_friends(self) -> bool {
        matches!(self, Self::Friends(_) | Self::Sealed(_))
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

/// How the names of games with friends begin.
const FRIENDS: &str = "friend.";

/// How the names of sealed games begin.
const SEALED: &str = "sealed.";

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
