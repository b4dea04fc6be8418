//! What each turn did, for the log.

use crate::game::{Rule, Seat, Turn};

/// One finished turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The number of the turn, from 1.
    pub ply: usize,
    /// Who made it.
    pub seat: Seat,
    /// What was done.
    pub turn: Turn,
    /// The rule in force before it.
    pub rule: Rule,
    /// Whether its player is out by it.
    pub out: bool,
}
