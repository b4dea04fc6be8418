//! Links that carry the messages of a sealed game.

use crate::state::correspondence::name_encoding::{encode_name, read_name};
use crate::state::correspondence::{GameId, checksum};
use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use thiserror::Error;

use crate::game::{Ruleset, Seat};
use crate::state::settings::PlayerNames;

/// A message of a sealed game as sent. Only `red7::sealed` can read the content.
///
/// | part | example |
/// |---|---|
/// | format version | `s1` |
/// | rules | `1.3a` |
/// | game ID | `h3k2m9xq` |
/// | name of the sender | `Ann` |
/// | number of the message, from 1 | `1` |
/// | message | `AQAB…` |
/// | checksum of everything before | `01x7k2p` |
///
/// The parts are separated by `/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedLink {
    pub id: GameId,
    pub ruleset: Ruleset,
    /// The name of the sender; empty if there is none.
    pub name: String,
    /// The number of the message, from 1. The first is the invitation.
    pub number: usize,
    pub message: Rc<str>,
}

/// Format version.
const FORM: &str = "s1";

impl SealedLink {
    /// Returns `true` if the message is of the version without signatures: its first byte is 1.
    #[must_use]
    pub fn is_unsigned(&self) -> bool {
        self.message.starts_with("AQ")
    }

    /// Returns `true` if `text` looks like a sealed link of any version.
    pub(in crate::state) fn is_claimed_by(text: &str) -> bool {
        let version = text.split('/').next();
        let version = version.and_then(|part| part.strip_prefix('s'));
        version.is_some_and(|version| version.parse::<u32>().is_ok())
    }

    fn without_sum(&self) -> String {
        let name = encode_name(&self.name);
        format!(
            "{FORM}/{}/{}/{name}/{}/{}",
            self.ruleset, self.id, self.number, self.message
        )
    }
}

impl fmt::Display for SealedLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.without_sum();
        write!(f, "{text}/{}", checksum(&text))
    }
}

/// Error parsing a [`SealedLink`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SealedLinkError {
    #[error("written by a newer version")]
    Newer,
    /// The checksum is wrong: the link was changed or cut off.
    #[error("damaged on the way")]
    Damaged,
    /// Not a sealed link, or one with an invalid part.
    #[error("no message of a sealed game")]
    Form,
}

impl FromStr for SealedLink {
    type Err = SealedLinkError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.split('/').next() != Some(FORM) {
            return Err(if Self::is_claimed_by(text) {
                SealedLinkError::Newer
            } else {
                SealedLinkError::Form
            });
        }
        let before = match text.rsplit_once('/') {
            Some((before, expected)) if checksum(before) == expected => before,
            _ => return Err(SealedLinkError::Damaged),
        };
        let parts: Vec<&str> = before.split('/').collect();
        let [_, rules, id, name, number, message] = parts[..] else {
            return Err(SealedLinkError::Form);
        };
        let is_sign = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
        if !message.chars().all(is_sign) {
            return Err(SealedLinkError::Form);
        }
        let mut names = PlayerNames::NONE;
        names.set(Seat::FIRST, &read_name(name).ok_or(SealedLinkError::Form)?);
        let link = Self {
            id: GameId(id.parse().map_err(|_| SealedLinkError::Form)?),
            ruleset: rules.parse().map_err(|_| SealedLinkError::Form)?,
            name: names.of(Seat::FIRST).to_owned(),
            number: number.parse().map_err(|_| SealedLinkError::Form)?,
            message: message.into(),
        };
        // Accepts only the spelling that this code writes.
        if link.without_sum() == before {
            Ok(link)
        } else {
            Err(SealedLinkError::Form)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, SealedLinkError> {
        let link: Result<SealedLink, _> = text.parse();
        link.map(|link| link.to_string())
    }

    /// Appends the correct checksum.
    fn summed(text: &str) -> String {
        format!("{text}/{}", checksum(text))
    }

    #[test]
    fn a_link_is_read_as_it_is_written() {
        for text in [
            "s1/1.3a/h3k2m9xq/Ann/12/AQAB_-x",
            "s1/bga/h3k2m9xq//1/A",
            "s1/1.3/h3k2m9xq/-17b-_2/1/A",
        ] {
            let whole = summed(text);
            assert_eq!(read(&whole), Ok(whole));
        }
    }

    #[test]
    fn what_is_wrong_is_told() {
        let whole = summed("s1/1.3a/h3k2m9xq/Ann/12/AQAB_-x");
        for end in 3..whole.len() {
            assert_eq!(read(&whole[..end]), Err(SealedLinkError::Damaged));
        }
        assert_eq!(read("s2/what/ever"), Err(SealedLinkError::Newer));
        assert_eq!(read("f1/what/ever"), Err(SealedLinkError::Form));
        for text in [
            "s1/9.9/h3k2m9xq/Ann/1/A",
            "s1/1.3/h3k/Ann/1/A",
            "s1/1.3/h3k2m9xq/-41-/1/A",
            "s1/1.3/h3k2m9xq/Ann",
            "s1/1.3/h3k2m9xq/Ann/01/A",
            "s1/1.3/h3k2m9xq/Ann/x/A",
            "s1/1.3/h3k2m9xq/Ann/1/A/B",
            "s1/1.3/h3k2m9xq/Ann/1/A red7-sealed-1",
        ] {
            assert_eq!(read(&summed(text)), Err(SealedLinkError::Form), "{text}");
        }
    }
}
