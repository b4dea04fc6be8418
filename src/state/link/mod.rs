//! What an address leads to: a deal, a game, a day, a puzzle, a letter of a game with friends, or a shortcut.

mod link;
mod shortcut;

pub use link::{GameLink, Link, LinkError};
pub use shortcut::Shortcut;
