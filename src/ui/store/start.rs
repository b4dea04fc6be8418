//! What was kept from the last visit.

use super::keep::Keeper;
use crate::game::Seed;
use crate::platform;
use crate::state::{
    self, Action, App, Daily, Day, DocumentKind, Kept, Known, Place, PuzzleBook, Settings,
    Statistics,
};

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
        let (settings, values) = Keeper::of_document(&mut notices);
        let read_game = |place: Place| {
            let load = |text: &str| state::load_game(text, place as u32);
            Keeper::read(place.name(), DocumentKind::Game, &mut notices, load)
        };
        let [free, of_day, shared] = Place::ALL.map(read_game);
        let (daily, results) = Keeper::of_document(&mut notices);
        let (statistics, counted) = Keeper::of_document(&mut notices);
        let (puzzles, book) = Keeper::of_document(&mut notices);
        let kept = Kept {
            settings: values,
            games: [free.1, of_day.1, shared.1],
            daily: results,
            statistics: counted,
            puzzles: book,
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

    /// The documents that another tab has stored or deleted since.
    pub fn catch_up(&self) -> impl Iterator<Item = Known> + use<> {
        let settings = self.settings.catch_up::<Settings>().map(Known::from);
        let daily = self.daily.catch_up::<Daily>().map(Known::from);
        let statistics = self.statistics.catch_up::<Statistics>().map(Known::from);
        let puzzles = self.puzzles.catch_up::<PuzzleBook>().map(Known::from);
        [settings, daily, statistics, puzzles].into_iter().flatten()
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
