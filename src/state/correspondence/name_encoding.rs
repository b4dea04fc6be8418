//! Names in signs that chat programs leave alone.

use crate::game::{PlayerCount, Seat};
use crate::state::settings::PlayerNames;

/// Writes the names of some players with dots between them. A space is `_`, and any other sign that is no letter
/// from A to Z and no digit is its number in hexadecimal digits, between two `-`.
pub(in crate::state) fn encode_names(names: &PlayerNames, players: PlayerCount) -> String {
    let names = players.seats().map(|seat| encode_name(names.of(seat)));
    names.collect::<Vec<_>>().join(".")
}

/// Writes a name.
pub(in crate::state) fn encode_name(name: &str) -> String {
    let spelled = name.chars().map(|sign| match sign {
        ' ' => "_".to_owned(),
        _ if sign.is_ascii_alphanumeric() => sign.to_string(),
        _ => format!("-{:x}-", u32::from(sign)),
    });
    spelled.collect()
}

/// Reads such names; `None` if these are none, or are spelled otherwise than here.
pub(in crate::state) fn read(text: &str, players: PlayerCount) -> Option<PlayerNames> {
    let mut names = PlayerNames::NONE;
    for (number, name) in text.split('.').enumerate() {
        names.set(Seat::new(number)?, &read_name(name)?);
    }
    (encode_names(&names, players) == text).then_some(names)
}

/// Reads a name, however it is spelled; `None` if it is none.
pub(in crate::state) fn read_name(text: &str) -> Option<String> {
    let mut name = String::new();
    // Every second piece is a number.
    for (piece, is_number) in text.split('-').zip([false, true].into_iter().cycle()) {
        match is_number {
            true => name.push(char::from_u32(u32::from_str_radix(piece, 16).ok()?)?),
            false => name.push_str(&piece.replace('_', " ")),
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
