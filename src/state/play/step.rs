//! Steps through the turns of a replay.

/// A step from the current ply when the step is applied: the player can press two keys before the page renders the
/// first step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To before the first turn.
    First,
    Previous,
    Next,
    /// To after the last turn.
    Last,
}

impl Step {
    /// Returns the ply after the step from `ply`, in a game of `plies` turns.
    #[must_use]
    pub fn from(self, ply: usize, plies: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Previous => ply.saturating_sub(1),
            Self::Next => (ply + 1).min(plies),
            Self::Last => plies,
        }
    }
}
