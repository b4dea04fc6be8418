//! Error parsing a message.

use thiserror::Error;

use super::base64url::Base64Error;
use super::deck::DeckError;
use crate::game::{ParseRulesetError, ParseTurnError};

/// Error parsing a [`Message`](super::Message).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MessageError {
    /// The text is not valid base64url.
    #[error(transparent)]
    Signs(#[from] Base64Error),
    /// The message ends too early.
    #[error("it has been cut off")]
    Short,
    /// Bytes follow the end of the message.
    #[error("something follows after its end")]
    Long,
    /// The version is unknown.
    #[error("it is of version {0}, which is not known here")]
    Version(u8),
    /// The check at the end does not match, so the message was changed.
    #[error("something in it has been changed")]
    Changed,
    /// The number of the message is 0.
    #[error("messages are numbered from 1")]
    Number,
    /// Unknown kind of message.
    #[error("there is no message of kind {0}")]
    Kind(u8),
    /// A flag is neither 0 nor 1.
    #[error("{0} says neither yes nor no")]
    Flag(u8),
    /// A text in the message is not UTF-8.
    #[error("a text in it cannot be read")]
    Text,
    /// A key is not a canonical scalar, or is zero.
    #[error("a key in it is none")]
    Key,
    /// A name is too long, or has control characters.
    #[error("a name in it is none")]
    Name,
    /// The deck is invalid.
    #[error(transparent)]
    Deck(#[from] DeckError),
    /// The rules are invalid.
    #[error("rules: {0}")]
    Rules(#[from] ParseRulesetError),
    /// The turn is invalid.
    #[error("turn: {0}")]
    Turn(#[from] ParseTurnError),
}
