//! Summary of a game with friends, for lists and the start page.

use super::game::Game;
use crate::game::{Ruleset, Seat};
use crate::state::lineup::PlayerKind;
use crate::state::sealed_game::{Doubt, SealedAwaiting, SideCheck};
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

impl WaitingFor {
    /// Returns `None` if it isn't a game with friends.
    pub(in crate::state) fn of(game: &Game) -> Option<Self> {
        let is_sent = game.mode().is_sent(game.record());
        if let Some(sealed) = game.sealed() {
            return Some(match sealed.side.due {
                _ if sealed.check() == SideCheck::Failed => Self::Nobody,
                _ if !is_sent => Self::SendTo(sealed.other()),
                SealedAwaiting::Turn => Self::You,
                SealedAwaiting::Reply | SealedAwaiting::Secret => Self::Friend(sealed.other()),
                SealedAwaiting::Nothing => Self::Nobody,
            });
        }
        game.correspondence()?;
        Some(match game.friend_to_move() {
            _ if game.is_match_over() => Self::Nobody,
            Some(seat) if is_sent => Self::Friend(seat),
            Some(seat) => Self::SendTo(seat),
            None => Self::You,
        })
    }
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
    /// Returns `None` if it isn't a game with friends.
    pub(in crate::state) fn of(game: &Game) -> Option<Self> {
        let seats = game.lineup().players().seats();
        let is_friend = |&seat: &Seat| game.lineup().at(seat) == PlayerKind::Friend;
        Some(Self {
            names: game.friend_names()?,
            you: game.lineup().persons().next(),
            others: seats.filter(is_friend).collect(),
            is_sealed: game.sealed().is_some(),
            waiting_for: WaitingFor::of(game)?,
            ruleset: game.record().ruleset,
            winners: game.winners(),
            doubt: game.doubt(),
        })
    }

    /// Returns `true` if the game waits for a player at this device.
    #[must_use]
    pub const fn is_yours(&self) -> bool {
        matches!(self.waiting_for, WaitingFor::You | WaitingFor::SendTo(_))
    }
}
