//! Turns, or parts of them, in which there may be no move.

use std::fmt;

use crate::game::{ParseTurnError, Turn};

/// What stands for no move at all.
const NONE: &str = "-";

/// The text of a turn, or of a part of it.
pub struct MovesText<'a>(pub &'a Turn);

impl fmt::Display for MovesText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.is_empty() {
            true => f.write_str(NONE),
            false => self.0.fmt(f),
        }
    }
}

/// Reads such a text.
///
/// # Errors
///
/// If the moves are none.
pub fn parse_moves(text: &str) -> Result<Turn, ParseTurnError> {
    match text {
        NONE => Ok(Turn::default()),
        _ => text.parse(),
    }
}
