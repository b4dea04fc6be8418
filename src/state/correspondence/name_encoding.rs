//! Player names in characters that chat programs leave alone.

use crate::game::{PlayerCount, Seat};
use crate::state::settings::PlayerNames;

/// Encodes the names of all seats, separated by dots. A space becomes `_`; any character other than an ASCII letter or
/// digit becomes its hexadecimal code point between two `-`.
pub(in crate::state) fn encode_names(names: &PlayerNames, players: PlayerCount) -> String {
    let names = players.seats().map(|seat| encode_name(names.of(seat)));
    names.collect::<Vec<_>>().join(".")
}

pub(in crate::state) fn encode_name(name: &str) -> String {
    let spelled = name.chars().map(|sign| match sign {
        ' ' => "_".to_owned(),
        _ if sign.is_ascii_alphanumeric() => sign.to_string(),
        _ => format!("-{:x}-", u32::from(sign)),
    });
    spelled.collect()
}

/// Decodes names; `None` if they are invalid or not spelled as [`encode_names`] does.
pub(in crate::state) fn read(text: &str, players: PlayerCount) -> Option<PlayerNames> {
    let mut names = PlayerNames::NONE;
    for (number, name) in text.split('.').enumerate() {
        names.set(Seat::new(number)?, &read_name(name)?);
    }
    (encode_names(&names, players) == text).then_some(names)
}

/// Decodes a name in any spelling; `None` if it is invalid.
pub(in crate::state) fn read_name(text: &str) -> Option<String> {
    let mut name = String::new();
    // Every second piece is a code point.
    for (piece, is_number) in text.split('-').zip([false, true].into_iter().cycle()) {
        if is_number {
            name.push(char::from_u32(u32::from_str_radix(piece, 16).ok()?)?);
        } else {
            name.push_str(&piece.replace('_', " "));
        }
    }
    Some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back() {
        for (given, spelled) in [
            (["Ann", "Ben"], "Ann.Ben"),
            (["", ""], "."),
            (
                ["Żółć 2", "a.b-c_d"],
                "-17b--f3--142--107-_2.a-2e-b-2d-c-5f-d",
            ),
            (["<b>", "𝒜"], "-3c-b-3e-.-1d49c-"),
        ] {
            let names = PlayerNames::from(given.map(str::to_owned).to_vec());
            assert_eq!(encode_names(&names, PlayerCount::TWO), spelled);
            assert_eq!(read(spelled, PlayerCount::TWO), Some(names));
        }
    }

    #[test]
    fn what_is_spelled_otherwise_is_refused() {
        for text in [
            "Ann",
            "Ann.Ben.Cy",
            "Ann.-41-",
            "Ann.-202e-",
            "Ann.-x-",
            "Ann.-17b",
            "Ann.<",
        ] {
            assert_eq!(read(text, PlayerCount::TWO), None, "{text}");
        }
    }
}
