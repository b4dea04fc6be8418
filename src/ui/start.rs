//! What was kept from the last visit.

use super::keep::Keeper;
use crate::game::Seed;
use crate::platform;
use crate::state::{self, Action, App, LoadError, Notice};

/// A visit of the page: how it begins, and what keeps it for the next.
#[derive(Debug)]
pub struct Visit {
    /// The page as this visitor finds it.
    pub app: App,
    /// Keeps the game.
    pub game: Keeper,
    /// Keeps the settings.
    pub settings: Keeper,
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
        let (game, under_way) = Keeper::read("game", &mut notices, |text| {
            state::load_game(text, 0).map_err(|error| match error {
                LoadError::Newer(_) => Notice::NewerGame,
                LoadError::Unreadable => Notice::UnreadableGame,
            })
        });
        let app = App::new(fresh_seed(), values.unwrap_or_default(), under_way);
        let tell = |app: App, notice| app.reduce(Action::Tell(notice));
        Self {
            app: notices.into_iter().fold(app, tell),
            game,
            settings,
        }
    }
}

/// A seed that nobody has chosen. Where the browser gives no random numbers it is
/// the same one each time, and can still be typed over.
pub fn fresh_seed() -> Seed {
    Seed::from_entropy(platform::entropy().unwrap_or_default())
}
