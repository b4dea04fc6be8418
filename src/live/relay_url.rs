//! Addresses of relays.

use std::fmt;
use std::str::FromStr;

use super::message_error::MessageError;

/// Address of a relay's WebSocket: `wss:` or `ws:`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelayUrl(String);

impl RelayUrl {
    /// Most characters of an address.
    pub const MAX: usize = 500;

    /// Returns the address.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RelayUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for RelayUrl {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let host = text
            .strip_prefix("wss://")
            .or_else(|| text.strip_prefix("ws://"));
        let is_fine =
            host.is_some_and(|host| !host.is_empty() && host.bytes().all(|c| c.is_ascii_graphic()));
        if is_fine && text.len() <= Self::MAX {
            Ok(Self(text.to_owned()))
        } else {
            Err(MessageError)
        }
    }
}
