//! Changes in the storage that the application does not know yet.

use std::rc::Rc;

use crate::state::archive::{RecentGames, Statistics};
use crate::state::daily_results::DailyResults;
use crate::state::play::{Game, GameSlot};
use crate::state::puzzle::PuzzleProgress;
use crate::state::settings::Settings;

/// A stored change made by another tab, or merged with one.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreEvent {
    Settings(Settings),
    /// Results of the daily deals.
    Daily(DailyResults),
    Statistics(Statistics),
    /// Puzzle rating, streak and preferences.
    Puzzles(PuzzleProgress),
    /// Another tab has stored a game with friends.
    Correspondence(GameSlot, Rc<Game>),
    /// This side of a sealed game is stored now; without one, its current state isn't, and must not be sent.
    Sealed {
        slot: GameSlot,
        side: Option<Rc<str>>,
    },
    /// Recently finished games.
    Recent(RecentGames),
    /// The store has noted this many journal entries of the visit; the application no longer needs them.
    Noted(usize),
    /// The player's answer about deleted documents has been carried out.
    DeletionAnswered,
    /// Another tab has stored a game in a slot, or removed it.
    Game {
        slot: GameSlot,
        /// `true` if discarding the stored game would lose something.
        is_under_way: bool,
    },
}

impl From<Settings> for StoreEvent {
    fn from(settings: Settings) -> Self {
        Self::Settings(settings)
    }
}

impl From<DailyResults> for StoreEvent {
    fn from(daily: DailyResults) -> Self {
        Self::Daily(daily)
    }
}

impl From<Statistics> for StoreEvent {
    fn from(statistics: Statistics) -> Self {
        Self::Statistics(statistics)
    }
}

impl From<RecentGames> for StoreEvent {
    fn from(recent: RecentGames) -> Self {
        Self::Recent(recent)
    }
}

impl From<PuzzleProgress> for StoreEvent {
    fn from(progress: PuzzleProgress) -> Self {
        Self::Puzzles(progress)
    }
}
