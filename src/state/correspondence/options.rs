//! What friends have agreed on.

use std::fmt;

/// What is allowed in a game, as agreed on in its first link.
///
/// It is written as a letter for each thing, `-` for none: `ht`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameOptions {
    /// Who is to move may ask for a hint.
    pub hints: bool,
    /// A turn can be taken back until it is sent.
    pub take_backs: bool,
}

impl GameOptions {
    /// Reads the letters.
    pub(super) fn read(text: &str) -> Option<Self> {
        let all = [(false, false), (true, false), (false, true), (true, true)];
        let agreed = all.map(|(hints, take_backs)| Self { hints, take_backs });
        agreed.into_iter().find(|agreed| agreed.to_string() == text)
    }
}

impl fmt::Display for GameOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.hints, self.take_backs) {
            (false, false) => "-",
            (true, false) => "h",
            (false, true) => "t",
            (true, true) => "ht",
        })
    }
}
