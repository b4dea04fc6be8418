//! A game with friends, as one party takes part in it.

use super::link::{CorrespondenceLink, GameId};
use super::options::GameOptions;
use super::seating::{Party, Seating};
use crate::state::settings::PlayerNames;

/// What a device knows of a game with friends besides what every game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrespondenceGame {
    /// What tells the game from others.
    pub id: GameId,
    /// Who sits where.
    pub seating: Seating,
    /// What the seats are called.
    pub names: PlayerNames,
    /// What was agreed on.
    pub agreed: GameOptions,
    /// The turns by which somebody gave up, by their numbers from 1.
    pub gave_up: Vec<usize>,
    /// The party at this device; `None` for somebody who looks on.
    pub own: Option<Party>,
    /// After how many turns the game was last sent, or came: what others know cannot be taken back. `None` if they
    /// know nothing of it.
    pub sent: Option<usize>,
}

impl CorrespondenceGame {
    /// Of a letter that came.
    pub(in crate::state) fn of(letter: &CorrespondenceLink, own: Option<Party>) -> Self {
        Self {
            id: letter.id,
            seating: letter.seating.clone(),
            names: letter.names,
            agreed: letter.agreed,
            gave_up: letter.gave_up.clone(),
            own,
            sent: Some(letter.plies()),
        }
    }
}
