//! Identity of the players: their introductions, and the signatures of their messages.

use super::Participant;
use crate::sealed::introduction::Introduction;
use crate::sealed::message::{Message, MessageBody};
use crate::sealed::protocol_error::ProtocolError;
use crate::sealed::signature::SigningKey;

impl Participant {
    /// Next message of this side, signed if those of the game are.
    pub(in crate::sealed) fn message(&self, content: MessageBody) -> Message {
        Message::new(self.chain.next(), content, self.signing_key().as_ref())
    }

    /// Key of this side's signatures; `None` in version 1.
    pub(in crate::sealed) fn signing_key(&self) -> Option<SigningKey> {
        self.secrets.signing_key().filter(|_| self.is_signed())
    }

    /// Returns `true` if the messages of this game are signed, so from version 2 on.
    pub(super) const fn is_signed(&self) -> bool {
        !self.introductions.is_empty()
    }

    /// Checks that a message of this game is signed by its sender, or not at all in version 1. Who signs a first message
    /// is what that says itself: the players compare the code to know each other.
    pub(super) fn check_sender(&self, message: &Message) -> Result<(), ProtocolError> {
        let number = usize::from(message.number());
        let introduction = match &message.content {
            MessageBody::Invite(_, told, _) | MessageBody::Join(told, _) if number <= 2 => {
                told.as_ref()
            }
            _ => self.introductions.get((number - 1) % 2),
        };
        match introduction {
            // Too early a message: the key of its sender isn't known yet.
            None if self.is_signed() && message.signature.is_some() => Ok(()),
            told if message.signature.is_some() == self.is_signed() => {
                check_signature(message, told)
            }
            _ => Err(ProtocolError::Signature),
        }
    }
}

/// Checks that a message is signed with the key of an introduction, or not signed if there is none.
pub(super) fn check_signature(
    message: &Message,
    introduction: Option<&Introduction>,
) -> Result<(), ProtocolError> {
    let is_fine = match (&message.signature, introduction) {
        (Some(signature), Some(told)) => told.key.verifies(&message.head, signature),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    if is_fine {
        Ok(())
    } else {
        Err(ProtocolError::Signature)
    }
}
