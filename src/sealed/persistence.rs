//! Text form of a participant, for storing it.

use thiserror::Error;
use zeroize::Zeroizing;

use super::base64url::{decode, encode};
use super::hidden_round::other_seat;
use super::message::Message;
use super::participant::{Participant, Secrets};
use super::protocol_error::ProtocolError;
use super::secret::Secret;
use crate::game::Seat;

/// First line of a stored participant.
const TITLE: &str = "red7-sealed-1";

/// Error restoring a [`Participant`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RestoreError {
    /// The first line is wrong.
    #[error("it does not begin with {TITLE}")]
    Title,
    /// The second line is not a seat.
    #[error("the second line is 1 or 2, for the seat")]
    Seat,
    /// The secret is invalid.
    #[error("the third line is a secret of {} bytes", Secret::LEN)]
    Secret,
    /// A message does not match those before it and the secret.
    #[error("message {number}: {reason}")]
    Message {
        /// Number of the message, from 1.
        number: usize,
        /// Reason why it was refused.
        #[source]
        reason: ProtocolError,
    },
}

impl Participant {
    /// Text form of this participant: its seat, its secret and all messages, each on a line of its
    /// own, in the order in which they came. Anyone who has it sees every card that this player sees, and will see.
    #[must_use]
    pub fn store(&self) -> Zeroizing<String> {
        let mut text = Zeroizing::new(format!("{TITLE}\n{}\n", self.seat()));
        if let Secrets::OfGame(secret) = self.secrets() {
            text.push_str(&Zeroizing::new(encode(secret.bytes())));
        }
        for message in self.received() {
            text.push('\n');
            text.push_str(message);
        }
        text
    }

    /// Restores a participant from [`Participant::store`]. Everything is checked again.
    ///
    /// # Errors
    ///
    /// If the text is not a stored participant, the reason.
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

/// Replays messages of both players, as one of them.
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
