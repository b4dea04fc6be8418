//! Texts of turns, and of parts of turns, which may have no moves.

use std::fmt;

use crate::game::{ParseTurnError, Turn};

/// Stands for no moves.
const NONE: &str = "-";

/// Displays a turn or a part of one.
pub struct MovesText<'a>(pub &'a Turn);

impl fmt::Display for MovesText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            f.write_str(NONE)
        } else {
            self.0.fmt(f)
        }
    }
}

/// Parses a turn or a part of one.
///
/// # Errors
///
/// Returns an error if the text is neither `-` nor a turn.
pub fn parse_moves(text: &str) -> Result<Turn, ParseTurnError> {
    match text {
        NONE => Ok(Turn::default()),
        _ => text.parse(),
    }
}
