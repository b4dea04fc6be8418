//! A hint: the turn that a master would play in the person's place.

use super::log::{Event, told};
use crate::bots::Reason;
use crate::game::{Round, Turn};

/// A turn that was recommended, or the rest of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What happens in it; nothing if the turn should end here. A card that it draws is
    /// not told.
    pub events: Vec<Event>,
    /// What speaks for it.
    pub reason: Reason,
    /// Whether no move of the turn had been made.
    pub is_at_start: bool,
}

/// How far a hint has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HintState {
    /// None was asked for.
    #[default]
    None,
    /// One is being thought of.
    Asked,
    /// Here it is.
    Given(Hint),
}

impl Hint {
    /// The hint that a turn, or the rest of one, is best for the player to move.
    pub(in crate::state) fn new(round: &Round, turn: &Turn, is_at_start: bool) -> Self {
        let seat = round.table().turn();
        Self {
            events: told(round, turn),
            reason: Reason::of(&round.view(seat), turn),
            is_at_start,
        }
    }
}
