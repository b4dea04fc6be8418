//! A letter on the page, and what can be done about games with friends.

use std::rc::Rc;

use crate::game::{Seat, Seed};
use crate::state::correspondence::{CorrespondenceLink, GameId, GameOptions, Party};
use crate::state::play::{Game, GameSlot};

/// What can be done about games with friends.
#[derive(Clone, Debug, PartialEq)]
pub enum CorrespondenceAction {
    /// Begin the game that the form describes.
    Begin {
        /// What tells it from all others.
        id: GameId,
        /// The seed that the form has next.
        next: Seed,
        /// What is allowed in it.
        agreed: GameOptions,
    },
    /// Take the seat that the letter on the page is for, under a name.
    Join(String),
    /// Send the game at the table.
    Send,
    /// Give up.
    Resign,
    /// Begin another game with the same players, each at the seat after the own.
    Rematch {
        /// What tells it from all others.
        id: GameId,
        /// What deals it.
        seed: Seed,
    },
}

/// What a letter asks at this device, if it does not just lead to the table of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IncomingLinkKind {
    /// It invites.
    Invitation,
    /// It tells another story from a turn on, counted from 1, than the game of a place. Both are kept.
    Conflict(usize, GameSlot),
    /// It is for somebody else, who has made turns elsewhere.
    NotForYou,
}

/// A letter on the page.
#[derive(Clone, Debug, PartialEq)]
pub struct IncomingLink {
    /// The letter.
    pub letter: CorrespondenceLink,
    /// What it is to this device.
    pub arrival: IncomingLinkKind,
    /// The game as somebody has it who looks on, or as it is kept.
    pub game: Rc<Game>,
    /// The place of the game that it tells, if that is kept.
    pub place: Option<GameSlot>,
}

impl IncomingLink {
    /// The person for whom the letter is.
    #[must_use]
    pub fn addressee(&self) -> Option<(Seat, Party)> {
        addressee(&self.letter)
    }
}

pub(super) fn addressee(letter: &CorrespondenceLink) -> Option<(Seat, Party)> {
    let seat = letter.next()?;
    Some((seat, letter.seating.party_at(seat)?))
}
