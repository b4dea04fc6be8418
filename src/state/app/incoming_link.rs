//! A correspondence link on the screen, and actions in correspondence games.

use std::rc::Rc;

use crate::game::{Seat, Seed};
use crate::state::correspondence::{CorrespondenceLink, GameId, GameOptions, Party};
use crate::state::play::{Game, GameSlot};

#[derive(Clone, Debug, PartialEq)]
pub enum CorrespondenceAction {
    /// Start the game that the form describes.
    Begin {
        id: GameId,
        /// Seed that the form shows next.
        next: Seed,
        agreed: GameOptions,
    },
    /// Take the seat that the link on the screen is for, under this name.
    Join(String),
    /// Show the link to send, and in a sealed game count its message as sent.
    Send,
    /// The link of a correspondence game has been shared or copied.
    Sent,
    Resign,
    /// Start another game with the same players, each one seat further, from this seed.
    Rematch(Seed),
}

/// Kind of a link that doesn't simply open the table of its game on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IncomingLinkKind {
    Invitation,
    /// From a ply on (1-based) it differs from the game in a slot. Both branches are kept.
    Conflict(usize, GameSlot),
    /// It is for another player, who has moved on another device.
    NotForYou,
}

/// A correspondence link on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct IncomingLink {
    pub link: CorrespondenceLink,
    pub kind: IncomingLinkKind,
    /// The game as a spectator sees it, or as it is stored.
    pub game: Rc<Game>,
    /// Slot in which this branch is stored, if it is.
    pub slot: Option<GameSlot>,
}

impl IncomingLink {
    /// The player for whom the link is.
    #[must_use]
    pub fn addressee(&self) -> Option<(Seat, Party)> {
        addressee(&self.link)
    }
}

pub(super) fn addressee(letter: &CorrespondenceLink) -> Option<(Seat, Party)> {
    let seat = letter.next()?;
    Some((seat, letter.seating.party_at(seat)?))
}
