//! A side of a game as text, for storing it.

use thiserror::Error;
use zeroize::Zeroizing;

use super::base64url::{decode, encode};
use super::hidden_round::other_seat;
use super::message::Message;
use super::participant::{Participant, Secrets};
use super::protocol_error::ProtocolError;
use super::secret::Secret;
use crate::game::Seat;

/// The first line of a stored side.
const TITLE: &str = "red7-sealed-1";

/// Why a text is no stored side of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RestoreError {
    /// It does not begin as one.
    #[error("it does not begin with {TITLE}")]
    Title,
    /// It does not say which seat it is.
    #[error("the second line is 1 or 2, for the seat")]
    Seat,
    /// The secret cannot be read.
    #[error("the third line is a secret of {} bytes", Secret::LEN)]
    Secret,
    /// A message does not fit those before it and the secret.
    #[error("message {number}: {reason}")]
    Message {
        /// Its number, from 1.
        number: usize,
        /// What is wrong with it.
        #[source]
        reason: ProtocolError,
    },
}

impl Participant {
    /// The text of this side: its seat, its secret and all messages, each in a line of its own. Whoever has it sees
    /// all that this player sees, and will see.
    #[must_use]
    pub fn store(&self) -> Zeroizing<String> {
        let mut text = Zeroizing::new(format!("{TITLE}\n{}\n", self.seat()));
        if let Secrets::OfGame(secret) = self.secrets() {
            text.push_str(&Zeroizing::new(encode(secret.bytes())));
        }
        for message in self.messages() {
            text.push('\n');
            text.push_str(message);
        }
        text
    }

    /// Restores what [`Participant::store`] has written. Everything is checked again.
    ///
    /// # Errors
    ///
    /// If the text is no such side: why not.
    pub fn restore(text: &str) -> Result<Self, RestoreError> {
        let mut lines = text.split('\n');
        if lines.next() != Some(TITLE) {
            return Err(RestoreError::Title);
        }
        let seat = match lines.next() {
            Some("1") => Seat::FIRST,
            Some("2") => other_seat(Seat::FIRST),
            _ => return Err(RestoreError::Seat),
        };
        let secret = lines.next().and_then(|line| decode(line).ok());
        let secret = Zeroizing::new(secret.ok_or(RestoreError::Secret)?);
        let secret = <[u8; Secret::LEN]>::try_from(secret.as_slice());
        let secret = secret.map_err(|_| RestoreError::Secret)?;
        let messages: Vec<&str> = lines.collect();
        let side = replay(seat, Secrets::OfGame(Secret::new(secret)), &messages)?;
        let number = messages.len() + 1;
        let complete = side.answered();
        complete.map_err(|reason| RestoreError::Message { number, reason })
    }
}

/// A side after messages that both have sent.
pub(super) fn replay(
    seat: Seat,
    secrets: Secrets,
    messages: &[&str],
) -> Result<Participant, RestoreError> {
    let read = |number, text: &str| {
        let message = text.parse::<Message>().map_err(ProtocolError::Unreadable);
        message.map_err(|reason| RestoreError::Message { number, reason })
    };
    let (first, rest) = messages.split_first().unwrap_or((&"", &[]));
    let begun = Participant::begin(seat, secrets, &read(1, first)?);
    let mut side = begun.map_err(|reason| RestoreError::Message { number: 1, reason })?;
    for (number, text) in (2..).zip(rest) {
        let message = read(number, text)?;
        let after = side.expect(&message).and_then(|()| side.after(&message));
        side = after.map_err(|reason| RestoreError::Message { number, reason })?;
    }
    Ok(side)
}
