//! The editions of the rules.

/// The printed or published rules that a [`Ruleset`](super::Ruleset) follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The printed rules, v1.3, of 2016. They are the default.
    V1_3,
    /// The first printed rules, v1.0.
    V1_0,
    /// The rules of Board Game Arena, according to its help page.
    Bga,
    /// The rules on a "how to play" web page.
    Web,
}

impl Edition {
    /// All four editions.
    pub const ALL: [Self; 4] = [Self::V1_3, Self::V1_0, Self::Bga, Self::Web];

    /// Short name: `1.3`, `1.0`, `bga` or `web`.
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
