//! The editions of the rules.

/// The printed or published rules that a [`Ruleset`](super::Ruleset) follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The printed rules, v1.3, of 2016. They are the default.
    V1_3,
    /// The first printed rules, v1.0.
    V1_0,
    /// The rules of Board Game Arena, by its help page.
    Bga,
    /// A "how to play" page on the web.
    Web,
}

impl Edition {
    /// All four.
    pub const ALL: [Self; 4] = [Self::V1_3, Self::V1_0, Self::Bga, Self::Web];

    /// The short name: `1.3`, `1.0`, `bga`, `web`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::V1_3 => "1.3",
            Self::V1_0 => "1.0",
            Self::Bga => "bga",
            Self::Web => "web",
        }
    }
}
