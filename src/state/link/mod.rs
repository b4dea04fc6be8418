//! Targets of an address: a deal, a game, a day, a puzzle, a correspondence link, a message of a sealed game, or a
//! shortcut.

mod link;
mod shortcut;

pub use link::{GameLink, Link, LinkError};
pub use shortcut::Shortcut;
