//! A game that was asked for, and where it comes from.

use std::rc::Rc;

use crate::game::{Seed, Turn};
use crate::state::day::Day;
use crate::state::link::GameLink;
use crate::state::replay::Replay;

/// A game to start. It waits for the player's consent if another one would be lost.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GameRequest {
    pub game: GameLink,
    pub origin: GameOrigin,
}

/// Source of a requested game.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum GameOrigin {
    /// The form for a new game, with the seed that the form shows next.
    Form { next_seed: Seed },
    /// Another deal, or an earlier position, of a game on this page.
    Page,
    /// The daily deal, as the try that counts.
    Daily(Day),
    /// A link.
    Received,
    /// A deal whose other game is to be beaten: the turns of that one.
    Challenge {
        turns: Rc<Vec<Turn>>,
        is_received: bool,
    },
    /// A moment of a finished game, tried again from its review.
    Retry {
        /// Number of the player's turns that are played again.
        taken_back: usize,
        review: Rc<Replay>,
    },
}

impl GameRequest {
    pub const fn new(game: GameLink, origin: GameOrigin) -> Self {
        Self { game, origin }
    }

    /// A game started from another one on this page.
    pub const fn from_page(game: GameLink) -> Self {
        Self::new(game, GameOrigin::Page)
    }

    /// Returns `true` if the game goes beside the player's own instead of in its place.
    pub const fn is_guest(&self) -> bool {
        match self.origin {
            GameOrigin::Received | GameOrigin::Retry { .. } => true,
            GameOrigin::Challenge { is_received, .. } => is_received,
            GameOrigin::Form { .. } | GameOrigin::Page | GameOrigin::Daily(_) => false,
        }
    }

    pub const fn day(&self) -> Option<Day> {
        match self.origin {
            GameOrigin::Daily(day) => Some(day),
            _ => None,
        }
    }
}
