//! Why a text is no message.

use thiserror::Error;

use super::base64url::Base64Error;
use super::deck::DeckError;
use crate::game::{ParseRulesetError, ParseTurnError};

/// Why a text is no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MessageError {
    /// It is no text of bytes.
    #[error(transparent)]
    Signs(#[from] Base64Error),
    /// It ends too early.
    #[error("it has been cut off")]
    Short,
    /// It goes on after its end.
    #[error("something follows after its end")]
    Long,
    /// It is of a version that is not known here.
    #[error("it is of version {0}, which is not known here")]
    Version(u8),
    /// Something in it has changed since it was written.
    #[error("something in it has been changed")]
    Changed,
    /// It is the message before the first.
    #[error("messages are numbered from 1")]
    Number,
    /// No kind of message has this number.
    #[error("there is no message of kind {0}")]
    Kind(u8),
    /// This says neither yes nor no.
    #[error("{0} says neither yes nor no")]
    Flag(u8),
    /// A text in it is none.
    #[error("a text in it cannot be read")]
    Text,
    /// A key in it is none.
    #[error("a key in it is none")]
    Key,
    /// There is no such deck.
    #[error(transparent)]
    Deck(#[from] DeckError),
    /// There are no such rules.
    #[error("rules: {0}")]
    Rules(#[from] ParseRulesetError),
    /// There is no such turn.
    #[error("turn: {0}")]
    Turn(#[from] ParseTurnError),
}
