//! Sealed games before the cards are dealt: the screen, the actions, and requests to the sealed module.

use std::rc::Rc;

use crate::state::correspondence::GameId;
use crate::state::sealed_game::{Entropy, SealedLink, SealedRejection, SealedRequest, SealedSide};

#[derive(Clone, Debug, PartialEq)]
pub enum SealedAction {
    /// Start the game that the form describes.
    Begin { id: GameId, entropy: Entropy },
    /// Start another game like the finished one at the table.
    Rematch { id: GameId, entropy: Entropy },
    /// Join the game of the link on the screen.
    Join {
        /// The player's name.
        name: String,
        entropy: Entropy,
    },
    /// The sealed module has replied.
    Replied(
        PendingSealedRequest,
        Result<Rc<SealedSide>, SealedRejection>,
    ),
}

/// A request to the sealed module, and the game it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingSealedRequest {
    pub id: GameId,
    pub request: SealedRequest,
}

/// A sealed game whose cards aren't dealt yet.
#[derive(Clone, Debug, PartialEq)]
pub enum SealedLobby {
    /// A link invites to it.
    Invited(SealedLink),
    /// A link belongs to it, but the game isn't stored on this device.
    Elsewhere(SealedLink),
    /// The module is making the invitation.
    Beginning(GameId),
    /// Both players shuffle, message by message.
    Shuffling(GameId),
}
