//! Options of a correspondence game.

use std::fmt;

/// Options of a game, agreed on with its first link.
///
/// They are written as a letter each, or `-` for none: `ht`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameOptions {
    /// `true` if the player to move may ask for a hint.
    pub hints: bool,
    /// `true` if a turn can be taken back until it is sent.
    pub take_backs: bool,
}

impl GameOptions {
    /// Parses the letters; `None` if one is unknown or out of order.
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
