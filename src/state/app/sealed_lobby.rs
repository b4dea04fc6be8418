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
    /// The state of a lock has changed. It counts as long as this tab wants that lock.
    LockChanged(SealedLock, LockState),
}

/// A lock on a sealed game. Of all tabs, one holds it, and only that one advances the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SealedLock {
    pub id: GameId,
    /// Number of the lock within the visit, since one game may be locked again.
    pub number: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockState {
    /// The browser hasn't answered, or the page is hidden.
    Waiting,
    Held,
    /// Another tab has the game open.
    Elsewhere,
}

/// A request to the sealed module, and the game it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingSealedRequest {
    pub id: GameId,
    pub request: SealedRequest,
}

/// A sealed game that has no table to show.
#[derive(Clone, Debug, PartialEq)]
pub enum SealedLobby {
    /// A link invites to it.
    Invited(SealedLink),
    /// A link belongs to it, but the game isn't stored on this device.
    Elsewhere(SealedLink),
    /// The module is making the invitation.
    Beginning(GameId),
    /// Both players shuffle, message by message; or the game is damaged, or open in another tab.
    Shuffling(GameId),
}

impl SealedLobby {
    pub(super) const fn id(&self) -> GameId {
        match self {
            Self::Invited(link) | Self::Elsewhere(link) => link.id,
            Self::Beginning(id) | Self::Shuffling(id) => *id,
        }
    }
}
