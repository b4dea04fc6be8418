//! What players are called.

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};

use crate::game::{PlayerCount, Seat};

/// How many bytes a name may take.
const BYTES: usize = 36;

/// The names that players were given, by seat. Who has none is called as the page likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<String>", into = "Vec<String>")]
pub struct PlayerNames([ArrayString<BYTES>; Seat::MAX]);

impl PlayerNames {
    /// No names.
    pub const NONE: Self = Self([ArrayString::new_const(); Seat::MAX]);

    /// The most characters that a name may have.
    pub const LENGTH: usize = 12;

    /// The name of a seat; empty if it was given none.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        self.typed(seat).trim()
    }

    /// The name of a seat as it was typed.
    #[must_use]
    pub fn typed(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }

    /// Gives a seat a name, or takes it away if that is empty. As much of it is taken as there is
    /// room for, without signs that are not seen: messages use these for themselves.
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
    /// Of so many players alone.
    #[must_use]
    pub fn among(&self, players: PlayerCount) -> Self {
        let mut names = Self::NONE;
        for seat in players.seats() {
            names.set(seat, self.of(seat));
        }
        names
    }

    /// The names of some players, each at the seat after the own; the last one at the first.
    #[must_use]
    pub fn turned(&self, players: PlayerCount) -> Self {
        let mut turned = *self;
        turned.0[..players.get()].rotate_right(1);
        turned
    }
}

/// Whether a sign may stand in a name: no control character, none that turns the direction of the
/// text, none that is not seen, none that has no meaning of its own.
fn is_seen(sign: char) -> bool {
    !sign.is_control() && !is_ignorable(sign) && !is_blank(sign) && !is_private(sign)
}

/// Unicode's property `Default_Ignorable_Code_Point`, and the separators of lines and paragraphs.
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

/// Signs that are drawn as nothing, though they are letters or symbols.
const fn is_blank(sign: char) -> bool {
    matches!(sign, '\u{2800}' | '\u{1d159}')
}

/// Signs to which everybody gives a meaning of their own.
const fn is_private(sign: char) -> bool {
    matches!(sign, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)
}

impl From<Vec<String>> for PlayerNames {
    /// What does not fit is left out.
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
