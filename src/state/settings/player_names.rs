//! Player names.

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};

use crate::game::{PlayerCount, Seat};
use crate::state::lineup::Lineup;

/// Maximum length of a name in bytes.
const BYTES: usize = 36;

/// Names given to players, by seat. The page chooses a name for a player without one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<String>", into = "Vec<String>")]
pub struct PlayerNames([ArrayString<BYTES>; Seat::MAX]);

impl PlayerNames {
    pub const NONE: Self = Self([ArrayString::new_const(); Seat::MAX]);

    /// Maximum length of a name in characters.
    pub const LENGTH: usize = 12;

    /// Trimmed name at a seat; empty if none was given.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        self.typed(seat).trim()
    }

    /// Name at a seat, as typed.
    #[must_use]
    pub fn typed(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }

    /// Sets the name at a seat; an empty name removes it. Drops invisible characters, because message templates use
    /// some of them, and cuts the rest to the maximum length.
    pub fn set(&mut self, seat: Seat, name: &str) {
        let signs = name
            .chars()
            .filter(|&sign| is_seen(sign))
            .take(Self::LENGTH);
        let given = &mut self.0[seat.index()];
        given.clear();
        for sign in signs {
            if given.try_push(sign).is_err() {
                break;
            }
        }
    }
}

impl PlayerNames {
    /// Returns only the names of the first `players` seats.
    #[must_use]
    pub fn among(&self, players: PlayerCount) -> Self {
        let mut names = Self::NONE;
        for seat in players.seats() {
            names.set(seat, self.of(seat));
        }
        names
    }

    /// Returns only the name of the first seat, which is the user's own.
    #[must_use]
    pub fn alone(&self) -> Self {
        let mut names = Self::NONE;
        names.set(Seat::FIRST, self.of(Seat::FIRST));
        names
    }

    /// Returns only the names of people in a lineup.
    #[must_use]
    pub fn of_people(&self, lineup: &Lineup) -> Self {
        let mut names = Self::NONE;
        for seat in lineup.players().seats() {
            if lineup.at(seat).level().is_none() {
                names.set(seat, self.of(seat));
            }
        }
        names
    }

    /// Returns the names with those of the first `players` seats moved to the next seat, and the last one to the first
    /// seat.
    #[must_use]
    pub fn turned(&self, players: PlayerCount) -> Self {
        let mut turned = *self;
        turned.0[..players.get()].rotate_right(1);
        turned
    }
}

/// Returns `true` if a name may contain the character: not a control character, and neither invisible, private-use nor
/// changing the direction of text.
pub(in crate::state) fn is_seen(sign: char) -> bool {
    !sign.is_control() && !is_ignorable(sign) && !is_blank(sign) && !is_private(sign)
}

/// Unicode property `Default_Ignorable_Code_Point`, and the line and paragraph separators.
const fn is_ignorable(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Letters and symbols that are drawn as nothing.
const fn is_blank(sign: char) -> bool {
    matches!(sign, '\u{2800}' | '\u{1d159}')
}

/// Private-use characters.
const fn is_private(sign: char) -> bool {
    matches!(sign, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)
}

impl From<Vec<String>> for PlayerNames {
    /// Drops names and characters that do not fit.
    fn from(names: Vec<String>) -> Self {
        let mut given = Self::NONE;
        for (number, name) in names.iter().enumerate() {
            if let Some(seat) = Seat::new(number) {
                given.set(seat, name);
            }
        }
        given
    }
}

impl From<PlayerNames> for Vec<String> {
    fn from(names: PlayerNames) -> Self {
        names.0.iter().map(ToString::to_string).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(name: &str) -> PlayerNames {
        let mut names = PlayerNames::NONE;
        names.set(Seat::FIRST, name);
        names
    }

    #[test]
    fn a_name_is_kept_as_far_as_it_fits() {
        let named = |name: &str| given(name).of(Seat::FIRST).to_owned();
        assert_eq!(named("Żółć 2"), "Żółć 2");
        assert_eq!(named("  Ann-Marie O’Neill "), "Ann-Marie");
        assert_eq!(named("<b>\u{2}\u{e000}!\u{202e}"), "<b>!");
        assert_eq!(named("𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜"), "𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜");
        assert_eq!(named(" "), "");
        assert_eq!(given("Ann ").typed(Seat::FIRST), "Ann ");
    }

    #[test]
    fn nobody_is_called_by_what_cannot_be_seen() {
        for sign in [
            '\u{3164}', '\u{ad}', '\u{61c}', '\u{180e}', '\u{200b}', '\u{feff}', '\u{2800}',
            '\u{a0}', '\u{2003}',
        ] {
            let names = given(&sign.to_string().repeat(3));
            assert_eq!(names.of(Seat::FIRST), "", "{:?}", sign);
        }
    }

    #[test]
    fn names_can_be_kept() {
        let mut names = given("Ann");
        names.set(Seat::new(2).expect("a seat"), "Jan");
        assert_eq!(PlayerNames::from(Vec::from(names)), names);
        let many = ["a", "b", "c", "d", "e"].map(str::to_owned).to_vec();
        assert_eq!(PlayerNames::from(many).of(Seat::FIRST), "a");
    }
}
