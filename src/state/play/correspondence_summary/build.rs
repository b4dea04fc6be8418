//! Summaries of games with friends.

use super::{CorrespondenceSummary, WaitingFor};
use crate::game::Seat;
use crate::state::lineup::PlayerKind;
use crate::state::play::game::Game;
use crate::state::sealed_game::{SealedAwaiting, SideCheck};

impl WaitingFor {
    /// Returns `None` if it isn't a game with friends.
    pub(in crate::state) fn of(game: &Game) -> Option<Self> {
        let is_sent = game.is_sent();
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
}
