//! Slots for stored games.

use std::rc::Rc;

use super::game::Game;
use crate::state::correspondence::GameId;
use crate::state::day::Day;
use crate::state::document::LoadError;
use crate::state::lineup::Lineup;
use crate::state::play::document::{load_correspondence, load_game, load_sealed};

/// A slot for a game. Each kind of game has its own, and so does each daily deal and each game with friends, so a game
/// never replaces one of another kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameSlot {
    /// A single player against opponents.
    #[default]
    Solo,
    /// The counted try at the deal of a day; without a day, the document in which earlier versions stored that of any day.
    Daily(Option<Day>),
    /// Several players at one device.
    PassAndPlay,
    /// A received game, if its own slot holds a game of the player.
    Received,
    Correspondence(Branch),
    Sealed(GameId),
}

/// A version of a correspondence game. If two versions diverge, both are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Branch {
    pub id: GameId,
    /// Number of the version, from 1.
    pub number: u8,
}

impl GameSlot {
    /// The slots that always exist, in the order in which the start page prefers to resume their games.
    pub const FIXED: [Self; 3] = [Self::Solo, Self::PassAndPlay, Self::Received];

    /// Index in [`Self::FIXED`]; `None` for a daily deal or a game with friends.
    #[must_use]
    pub fn fixed_index(self) -> Option<usize> {
        Self::FIXED.into_iter().position(|slot| slot == self)
    }

    /// Returns `true` if both hold versions of the same game with friends.
    #[must_use]
    pub fn is_version_of(self, other: Self) -> bool {
        match (self, other) {
            (Self::Correspondence(one), Self::Correspondence(two)) => one.id == two.id,
            _ => self == other,
        }
    }

    /// The name of the document that stores its game.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Solo => "game".to_owned(),
            Self::Daily(None) => DAILY.to_owned(),
            Self::Daily(Some(day)) => format!("{DAILY}.{day}"),
            Self::PassAndPlay => "game.shared".to_owned(),
            Self::Received => "game.sent".to_owned(),
            Self::Correspondence(Branch { id, number: 1 }) => format!("{FRIENDS}{id}"),
            Self::Correspondence(Branch { id, number }) => format!("{FRIENDS}{id}.{number}"),
            Self::Sealed(id) => format!("{SEALED}{id}"),
        }
    }

    /// The slot of the document with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if let Some(id) = name.strip_prefix(SEALED) {
            let slot = Self::Sealed(GameId(id.parse().ok()?));
            return (slot.name() == name).then_some(slot);
        }
        if let Some(day) = name.strip_prefix(DAILY) {
            let day = day.strip_prefix('.').map(str::parse);
            let slot = Self::Daily(day.transpose().ok()?);
            return (slot.name() == name).then_some(slot);
        }
        let Some(branch) = name.strip_prefix(FRIENDS) else {
            return Self::FIXED.into_iter().find(|slot| slot.name() == name);
        };
        let (id, number) = branch.split_once('.').unwrap_or((branch, "1"));
        let slot = Self::Correspondence(Branch {
            id: GameId(id.parse().ok()?),
            number: number.parse().ok()?,
        });
        (slot.name() == name).then_some(slot)
    }

    /// Reads the game of this slot. `id` identifies the game in this session.
    ///
    /// # Errors
    ///
    /// If the text isn't a game of this slot, this version can't read it, or the game is illegal under the rules.
    pub fn load(self, text: &str, id: u32) -> Result<Game, LoadError> {
        let (game, is_its) = match self {
            Self::Solo | Self::Daily(None) | Self::PassAndPlay | Self::Received => {
                return load_game(text, id);
            }
            Self::Daily(day) => {
                let game = load_game(text, id)?;
                let is_its = game.day() == day;
                (game, is_its)
            }
            Self::Correspondence(branch) => {
                let game = load_correspondence(text, id)?;
                let is_its = game.correspondence().map(|friends| friends.id) == Some(branch.id);
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

    /// Returns `true` for a game with friends at other devices. There is any number of such slots.
    #[must_use]
    pub const fn is_with_friends(self) -> bool {
        matches!(self, Self::Correspondence(_) | Self::Sealed(_))
    }

    /// The slot of a new game.
    #[must_use]
    pub fn for_new_game(lineup: &Lineup, day: Option<Day>) -> Self {
        match day {
            Some(_) => Self::Daily(day),
            None if lineup.is_shared() => Self::PassAndPlay,
            None => Self::Solo,
        }
    }
}

/// Name of the document in which earlier versions stored daily deals, and name prefix of each daily deal.
const DAILY: &str = "game.daily";

/// Name prefix of correspondence games.
const FRIENDS: &str = "friend.";

/// Name prefix of sealed games.
const SEALED: &str = "sealed.";

/// The stored games, at most one in each slot, sorted by slot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Games(Vec<(GameSlot, Rc<Game>)>);

impl Games {
    #[must_use]
    pub fn at(&self, slot: GameSlot) -> Option<&Rc<Game>> {
        let mut games = self.iter();
        games.find_map(|(other, game)| (other == slot).then_some(game))
    }

    /// Stores a game in a slot and replaces the game there.
    pub fn put(&mut self, slot: GameSlot, game: impl Into<Rc<Game>>) {
        let at = self.0.partition_point(|&(other, _)| other < slot);
        match self.0.get_mut(at) {
            Some((other, there)) if *other == slot => *there = game.into(),
            _ => self.0.insert(at, (slot, game.into())),
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = (GameSlot, &Rc<Game>)> {
        self.0.iter().map(|(slot, game)| (*slot, game))
    }

    /// The slot of the game with this id.
    #[must_use]
    pub fn slot_of(&self, id: u32) -> Option<GameSlot> {
        let mut games = self.iter();
        games.find_map(|(slot, game)| (game.id() == id).then_some(slot))
    }
}
