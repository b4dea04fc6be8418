//! Introduction of a player in its first message, since version 2.

use super::byte_reader::ByteReader;
use super::message_error::MessageError;
use super::signature::PublicKey;

/// Name of a player: at most 36 bytes of UTF-8, without control characters; empty if none was given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerName(String);

impl PlayerName {
    /// Maximum length in bytes.
    pub const MAX: usize = 36;

    /// Returns `None` if the text is too long or has control characters.
    #[must_use]
    pub fn new(name: &str) -> Option<Self> {
        let is_fine = name.len() <= Self::MAX && !name.contains(char::is_control);
        is_fine.then(|| Self(name.to_owned()))
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A player's name, and the key of the player's signatures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Introduction {
    pub name: PlayerName,
    pub key: PublicKey,
}

impl Introduction {
    pub fn read(bytes: &mut ByteReader<'_>) -> Result<Self, MessageError> {
        let key = PublicKey::read(bytes)?;
        let name = PlayerName::new(bytes.text()?).ok_or(MessageError::Name)?;
        Ok(Self { name, key })
    }

    pub fn write(&self, bytes: &mut Vec<u8>) {
        self.key.write(bytes);
        bytes.push(self.name.0.len() as u8);
        bytes.extend(self.name.0.bytes());
    }
}
