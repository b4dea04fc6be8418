//! Instant replay: past turns, shown again on the table.

/// Frames from the one before the first turn to the one after the last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InstantReplay {
    /// The ply of the current frame.
    ply: usize,
    /// The ply before the first turn.
    start: usize,
    /// The ply after the last turn.
    end: usize,
}

impl InstantReplay {
    /// Replays the turns with these plies, counted from 1 and both included.
    pub const fn new(first: usize, last: usize) -> Self {
        Self {
            ply: first - 1,
            start: first - 1,
            end: last,
        }
    }

    /// The ply of the current frame.
    pub const fn ply(self) -> usize {
        self.ply
    }

    /// Returns `true` if the current frame shows the table before the first turn.
    pub const fn is_before(self) -> bool {
        self.ply == self.start
    }

    /// Returns the replay at its next frame; `None` after the last one.
    pub fn advanced(self) -> Option<Self> {
        let ply = self.ply + 1;
        (ply <= self.end).then_some(Self { ply, ..self })
    }
}
