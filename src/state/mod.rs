//! The application as plain values: screens, the game being played, settings,
//! saves. [`App::reduce`] is the one way it changes, and it has no side effects.

mod app;
mod game;
mod lineup;
mod log;
mod notice;
mod save;
mod settings;
mod terms;
mod verdict;

pub use app::{Action, App, Screen, Sheet};
pub use game::{Game, Scene, Stage};
pub use lineup::{Lineup, ParseLineupError, Player};
pub use log::LogLine;
pub use notice::Notice;
pub use save::{LoadError, load_game, load_settings, save_game, save_settings};
pub use settings::{Pace, Settings, Theme};
pub use terms::Terms;
pub use verdict::{Outlook, Verdict};
