//! What was kept from the last visit.

use super::keep::Keeper;
use crate::game::Seed;
use crate::platform;
use crate::state::{self, Action, App, Day, Kept, LoadError, Notice, Place};

/// A visit of the page: how it begins, and what keeps it for the next.
#[derive(Debug)]
pub struct Visit {
    /// The page as this visitor finds it.
    pub app: App,
    /// Keeps the game of each place.
    pub games: [Keeper; Place::ALL.len()],
    /// Keeps what came of the deals of the days.
    pub daily: Keeper,
    /// Keeps the settings.
    pub settings: Keeper,
    /// Keeps the statistics.
    pub statistics: Keeper,
    /// Keeps how the visitor stands with puzzles.
    pub puzzles: Keeper,
}

impl Visit {
    /// Begins a visit with what was kept from the last.
    pub fn new() -> Self {
        let mut notices = Vec::new();
        let (settings, values) = Keeper::read("settings", &mut notices, |text| {
            state::load_settings(text).map_err(|error| match error {
                LoadError::Newer(_) => Notice::NewerSettings,
                LoadError::Unreadable => Notice::UnreadableSettings,
            })
        });
        let read_game = |place: Place| {
            Keeper::read(place.name(), &mut notices, |text| {
                state::load_game(text, place as u32).map_err(|error| match error {
                    LoadError::Newer(_) => Notice::NewerGame,
                    LoadError::Unreadable => Notice::UnreadableGame,
                })
            })
        };
        let [free, of_day, shared] = Place::ALL.map(read_game);
        let (daily, results) = Keeper::read("daily", &mut notices, |text| {
            state::load_daily(text).map_err(|error| match error {
                LoadError::Newer(_) => Notice::NewerDaily,
                LoadError::Unreadable => Notice::UnreadableDaily,
            })
        });
        let (statistics, counted) = Keeper::read("statistics", &mut notices, |text| {
            state::load_statistics(text).map_err(|error| match error {
                LoadError::Newer(_) => Notice::NewerStatistics,
                LoadError::Unreadable => Notice::UnreadableStatistics,
            })
        });
        let (puzzles, book) = Keeper::read("puzzles", &mut notices, |text| {
            state::load_puzzles(text).map_err(|error| match error {
                LoadError::Newer(_) => Notice::NewerPuzzles,
                LoadError::Unreadable => Notice::UnreadablePuzzles,
            })
        });
        let kept = Kept {
            settings: values.unwrap_or_default(),
            games: [free.1, of_day.1, shared.1],
            daily: results.unwrap_or_default(),
            statistics: counted.unwrap_or_default(),
            puzzles: book.unwrap_or_default(),
        };
        let app = App::new(fresh_seed(), today(), kept);
        let tell = |app: App, notice| app.reduce(Action::Tell(notice));
        Self {
            app: notices.into_iter().fold(app, tell),
            games: [free.0, of_day.0, shared.0],
            daily,
            settings,
            statistics,
            puzzles,
        }
    }
}

/// The day it is, as far as the device knows.
pub fn today() -> Day {
    Day::at(platform::seconds())
}

/// A seed that nobody has chosen. Where the browser gives no random numbers it is
/// the same one each time, and can still be typed over.
pub fn fresh_seed() -> Seed {
    Seed::from_entropy(platform::entropy().unwrap_or_default())
}
