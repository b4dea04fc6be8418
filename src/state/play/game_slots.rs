//! The games that are kept beside each other.

use std::rc::Rc;

use super::game::Game;
use crate::state::correspondence::GameId;
use crate::state::day::Day;
use crate::state::document::LoadError;
use crate::state::lineup::Lineup;
use crate::state::play::document::{load_correspondence, load_game, load_sealed};

/// A place for a game. There is one for each kind, so that none has to make way for another, and one for each game
/// with friends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameSlot {
    /// A person against opponents.
    #[default]
    Solo,
    /// The deal of a day.
    Daily,
    /// Several persons at one device.
    PassAndPlay,
    /// What somebody sent, where a game of one's own is kept at its place.
    Received,
    /// A game with friends at other devices.
    Correspondence(Branch),
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

impl GameSlot {
    /// The places that there always are.
    pub const FIXED: [Self; 4] = [Self::Solo, Self::Daily, Self::PassAndPlay, Self::Received];

    /// Those whose game the start page goes on with first, in this order.
    pub const RESUMABLE: [Self; 3] = [Self::Solo, Self::PassAndPlay, Self::Received];

    /// Its number among the places that there always are; `None` for a game with friends.
    #[must_use]
    pub fn fixed_index(self) -> Option<usize> {
        Self::FIXED.into_iter().position(|place| place == self)
    }

    /// The name of the document in which its game is stored.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Solo => "game".to_owned(),
            Self::Daily => "game.daily".to_owned(),
            Self::PassAndPlay => "game.shared".to_owned(),
            Self::Received => "game.sent".to_owned(),
            Self::Correspondence(Branch { id, number: 1 }) => format!("{FRIENDS}{id}"),
            Self::Correspondence(Branch { id, number }) => format!("{FRIENDS}{id}.{number}"),
            Self::Sealed(id) => format!("{SEALED}{id}"),
        }
    }

    /// The place whose game is stored under a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if let Some(id) = name.strip_prefix(SEALED) {
            let place = Self::Sealed(GameId(id.parse().ok()?));
            return (place.name() == name).then_some(place);
        }
        let Some(story) = name.strip_prefix(FRIENDS) else {
            return Self::FIXED.into_iter().find(|place| place.name() == name);
        };
        let (id, number) = story.split_once('.').unwrap_or((story, "1"));
        let place = Self::Correspondence(Branch {
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
            Self::Solo | Self::Daily | Self::PassAndPlay | Self::Received => {
                return load_game(text, id);
            }
            Self::Correspondence(story) => {
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
        matches!(self, Self::Correspondence(_) | Self::Sealed(_))
    }

    /// Where a new game goes.
    #[must_use]
    pub fn of(lineup: &Lineup, day: Option<Day>) -> Self {
        match day {
            Some(_) => Self::Daily,
            None if lineup.is_shared() => Self::PassAndPlay,
            None => Self::Solo,
        }
    }
}

/// How the names of games with friends begin.
const FRIENDS: &str = "friend.";

/// How the names of sealed games begin.
const SEALED: &str = "sealed.";

/// The games that are kept, at most one at each place, in the order of the places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Games(Vec<(GameSlot, Rc<Game>)>);

impl Games {
    /// The game at a place.
    #[must_use]
    pub fn at(&self, place: GameSlot) -> Option<&Rc<Game>> {
        let mut games = self.iter();
        games.find_map(|(other, game)| (other == place).then_some(game))
    }

    /// Puts a game at a place, whatever was there.
    pub fn put(&mut self, place: GameSlot, game: impl Into<Rc<Game>>) {
        let at = self.0.partition_point(|&(other, _)| other < place);
        match self.0.get_mut(at) {
            Some((other, there)) if *other == place => *there = game.into(),
            _ => self.0.insert(at, (place, game.into())),
        }
    }

    /// All of them, with their places.
    pub fn iter(&self) -> impl Iterator<Item = (GameSlot, &Rc<Game>)> {
        self.0.iter().map(|(place, game)| (*place, game))
    }

    /// The place of the game with a number.
    #[must_use]
    pub fn place_of(&self, id: u32) -> Option<GameSlot> {
        let mut games = self.iter();
        games.find_map(|(place, game)| (game.id() == id).then_some(place))
    }
}
