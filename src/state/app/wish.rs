//! A game that was asked for: what there is to know before it takes its place.

use std::rc::Rc;

use crate::game::{Seed, Turn};
use crate::state::day::Day;
use crate::state::link::GameLink;
use crate::state::replay::Replay;

/// A game that was asked for.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GameRequest {
    pub game: GameLink,
    /// The day whose deal it is, if the try counts.
    pub day: Option<Day>,
    /// Whether somebody sent it.
    pub is_sent: bool,
    /// The turns of the game that it is to beat, if it is to beat one.
    pub rival: Option<Rc<Vec<Turn>>>,
    /// If a moment of a game that is over is tried once more: how many turns of the person that takes back.
    pub tried: Option<usize>,
    /// The review from which that is done.
    pub tried_from: Option<Rc<Replay>>,
    /// The seed that the form has next, if it was asked for there.
    pub next: Option<Seed>,
}

impl GameRequest {
    /// A game from elsewhere than the form, and not the one of a day.
    pub const fn of(game: GameLink) -> Self {
        Self {
            game,
            day: None,
            is_sent: false,
            rival: None,
            tried: None,
            tried_from: None,
            next: None,
        }
    }
}
