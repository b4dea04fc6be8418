//! Targets of an address: a deal, a game, a day, a puzzle, a correspondence link, a message of a sealed game, or a
//! shortcut.

mod address;
mod shortcut;
mod tidy;

pub use address::{GameLink, Link, LinkError, LiveLink};
pub use shortcut::Shortcut;
pub use tidy::{tidy, tidy_link};
