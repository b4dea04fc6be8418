//! Texts of letters.

use std::fmt;
use std::str::FromStr;

use super::message_error::MessageError;

/// The text of a letter: from 1 to 12,000 characters of those that links are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body(String);

impl Body {
    /// Most characters of a text.
    pub const MAX: usize = 12_000;

    /// Returns the text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Body {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let is_fine = |c: u8| c.is_ascii_alphanumeric() || b"./_~-".contains(&c);
        if (1..=Self::MAX).contains(&text.len()) && text.bytes().all(is_fine) {
            Ok(Self(text.to_owned()))
        } else {
            Err(MessageError)
        }
    }
}
