//! What a store finds in the storage that the application does not know yet.

use std::rc::Rc;

use crate::state::archive::{RecentGames, Statistics};
use crate::state::daily_results::DailyResults;
use crate::state::play::{Game, GameSlot};
use crate::state::puzzle::PuzzleProgress;
use crate::state::settings::Settings;

/// What is stored now, by another tab or together with what another tab has stored.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreEvent {
    /// The settings.
    Settings(Settings),
    /// What came of the deals of the days.
    Daily(DailyResults),
    /// How the person has done.
    Statistics(Statistics),
    /// How the visitor stands with puzzles.
    Puzzles(PuzzleProgress),
    /// Another tab has stored a game with friends.
    Correspondence(GameSlot, Rc<Game>),
    /// Whether a sealed game is stored as it stands: what is not stored must not be sent.
    Sealed {
        /// The place.
        place: GameSlot,
        /// Whether it is.
        is_stored: bool,
    },
    /// The last games that are over.
    Recent(RecentGames),
    /// The store has noted so many entries of the visit: nobody needs them any more.
    Noted(usize),
    /// Another tab has stored a game at a place, or taken it away.
    Game {
        /// The place.
        place: GameSlot,
        /// Whether something would be lost if it were given up.
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
    fn from(book: PuzzleProgress) -> Self {
        Self::Puzzles(book)
    }
}
