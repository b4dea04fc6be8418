//! Summary of a game with friends, for lists and the start page.

mod build;

use crate::game::{Ruleset, Seat};
use crate::state::sealed_game::Doubt;
use crate::state::settings::PlayerNames;

/// The player for whom a game with friends waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitingFor {
    /// A player at this device.
    You,
    /// A player at this device, who has yet to send the game to the friend at this seat.
    SendTo(Seat),
    /// The friend at this seat, who has received the game.
    Friend(Seat),
    /// The game is over.
    Nobody,
}

#[derive(Clone, Debug, PartialEq)]
pub struct CorrespondenceSummary {
    pub names: PlayerNames,
    /// The first seat at this device; `None` for a spectator.
    pub you: Option<Seat>,
    /// The seats of the friends.
    pub others: Vec<Seat>,
    pub is_sealed: bool,
    pub waiting_for: WaitingFor,
    pub ruleset: Ruleset,
    /// The winners, once the game is over.
    pub winners: Option<Vec<Seat>>,
    /// Reason why the result isn't certain.
    pub doubt: Option<Doubt>,
}

impl CorrespondenceSummary {
    /// Returns `true` if the game waits for a player at this device.
    #[must_use]
    pub const fn is_yours(&self) -> bool {
        matches!(self.waiting_for, WaitingFor::You | WaitingFor::SendTo(_))
    }
}
