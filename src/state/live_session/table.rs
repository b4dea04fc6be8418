//! Games of the page, as a live session sees them.

use crate::state::correspondence::GameId;
use crate::state::live::LiveRoom;
use crate::state::play::{Game, GameSlot, Games};
use crate::state::sealed_game::SealedLink;

/// The games as they are now, with what may be sent of the one on the screen.
#[derive(Clone, Copy, Debug)]
pub struct LiveTable<'a> {
    pub games: &'a Games,
    /// Slot of the game at the table.
    pub shown: Option<GameSlot>,
    /// The last message of the sealed game on the screen, if it may be sent.
    pub sealed_message: Option<&'a SealedLink>,
    /// The sealed game whose invitation is on the screen.
    pub invited: Option<GameId>,
    /// `true` if the next turn of a friend may be shown now.
    pub may_deliver: bool,
}

impl<'a> LiveTable<'a> {
    /// The game that is played in a room, if this device has it.
    pub(super) fn game_of(self, room: &LiveRoom) -> Option<(GameSlot, &'a Game)> {
        let slot = room.slot()?;
        Some((slot, self.games.at(slot)?))
    }

    /// Returns `true` if more turns of the game may be taken in now: at the player's own pace, and while it waits for one
    /// of the players.
    pub(super) fn may_take_in(self, game: &Game) -> bool {
        let is_waiting = game.friend_to_move().is_some() || game.human_to_move().is_some();
        self.may_deliver && is_waiting && !game.is_round_over()
    }

    /// Number and text of the letter that says how the game of a room is here, if anything may be said of it.
    pub(super) fn letter_of(self, room: &LiveRoom) -> Option<(usize, String)> {
        let (_, game) = self.game_of(room)?;
        if let Some(sealed) = game.sealed() {
            let message = self.sealed_message.filter(|link| link.id == sealed.id)?;
            return Some((message.number, message.to_string()));
        }
        let link = game.correspondence_link()?;
        Some((link.plies(), link.to_string()))
    }
}
