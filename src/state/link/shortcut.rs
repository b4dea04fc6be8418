//! Shortcuts of the installed page.

/// A shortcut, as `static/manifest.webmanifest` has it after the `#`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// Resumes the last game.
    Continue,
    /// Opens the daily deal.
    Daily,
    /// Opens the daily puzzle.
    Puzzle,
}

impl Shortcut {
    pub const ALL: [Self; 3] = [Self::Continue, Self::Daily, Self::Puzzle];

    /// Part of the address after the `#`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Continue => "continue",
            Self::Daily => "daily",
            Self::Puzzle => "puzzle",
        }
    }

    /// Returns the shortcut with this name.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|shortcut| shortcut.name() == name)
    }
}
