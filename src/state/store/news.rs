//! What a store finds in the storage that the application does not know yet.

use std::rc::Rc;

use crate::state::archive::{Recent, Statistics};
use crate::state::daily::Daily;
use crate::state::play::{Game, Place};
use crate::state::practice::PuzzleBook;
use crate::state::settings::Settings;

/// What is stored now, by another tab or together with what another tab has stored.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The settings.
    Settings(Settings),
    /// What came of the deals of the days.
    Daily(Daily),
    /// How the person has done.
    Statistics(Statistics),
    /// How the visitor stands with puzzles.
    Puzzles(PuzzleBook),
    /// Another tab has stored a game with friends.
    Correspondence(Place, Rc<Game>),
    /// Whether a sealed game is stored as it stands: what is not stored must not be sent.
    Sealed {
        /// The place.
        place: Place,
        /// Whether it is.
        is_stored: bool,
    },
    /// The last games that are over.
    Recent(Recent),
    /// The store has noted so many entries of the visit: nobody needs them any more.
    Noted(usize),
    /// Another tab has stored a game at a place, or taken it away.
    Game {
        /// The place.
        place: Place,
        /// Whether something would be lost if it were given up.
        is_under_way: bool,
    },
}

impl From<Settings> for News {
    fn from(settings: Settings) -> Self {
        Self::Settings(settings)
    }
}

impl From<Daily> for News {
    fn from(daily: Daily) -> Self {
        Self::Daily(daily)
    }
}

impl From<Statistics> for News {
    fn from(statistics: Statistics) -> Self {
        Self::Statistics(statistics)
    }
}

impl From<Recent> for News {
    fn from(recent: Recent) -> Self {
        Self::Recent(recent)
    }
}

impl From<PuzzleBook> for News {
    fn from(book: PuzzleBook) -> Self {
        Self::Puzzles(book)
    }
}
