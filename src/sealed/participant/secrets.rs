//! Source of the secrets of a side.

use crate::game::Seat;
use crate::sealed::hidden_round::Viewer;
use crate::sealed::protocol_error::ProtocolError;
use crate::sealed::secret::Secret;
use crate::sealed::signature::SigningKey;

/// Source of a player's secrets for the rounds.
#[derive(Clone, Debug)]
pub(in crate::sealed) enum Secrets {
    /// Derived from the secret of the whole game.
    OfGame(Secret),
    /// Revealed secrets, by round.
    Shown(Vec<Secret>),
}

impl Secrets {
    /// Key of the side's signatures, unless only secrets of rounds are known.
    pub fn signing_key(&self) -> Option<SigningKey> {
        match self {
            Self::OfGame(secret) => Some(SigningKey::of_game(secret)),
            Self::Shown(_) => None,
        }
    }

    pub fn eyes(&self, seat: Seat, round: u16) -> Result<Viewer, ProtocolError> {
        let secret = match self {
            Self::OfGame(secret) => Some(secret.of_round(round)),
            Self::Shown(secrets) => secrets.get(usize::from(round) - 1).cloned(),
        };
        let secret = secret.ok_or(ProtocolError::NotOurs)?;
        Ok(Viewer { seat, secret })
    }
}
