//! Where the shortcuts of the installed page lead.

/// A shortcut, as `static/manifest.webmanifest` has it after the `#`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// On with the game that was left.
    Continue,
    /// To the deal of the day.
    Daily,
    /// To the puzzle of the day.
    Puzzle,
}

impl Shortcut {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Continue, Self::Daily, Self::Puzzle];

    /// The part of its address after the `#`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Continue => "continue",
            Self::Daily => "daily",
            Self::Puzzle => "puzzle",
        }
    }

    /// The shortcut of a name, if it is one.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|shortcut| shortcut.name() == name)
    }
}
