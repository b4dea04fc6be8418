//! Steps through turns that are looked at again.

/// A step from the moment that is shown, whichever that is when the step is taken: two keys can be
/// pressed before the page has drawn the first step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the moment before the first turn.
    First,
    /// One turn back.
    Previous,
    /// One turn on.
    Next,
    /// To the moment after the last turn.
    Last,
}

impl Step {
    /// How many turns have been played after the step, from a moment after `ply` of `plies` turns.
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
