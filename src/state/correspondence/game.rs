//! A correspondence game from the viewpoint of one party.

use super::link::{CorrespondenceLink, GameId};
use super::options::GameOptions;
use super::seating::{Party, Seating};
use crate::state::settings::PlayerNames;

/// The state that a correspondence game has in addition to any other game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrespondenceGame {
    pub id: GameId,
    pub seating: Seating,
    pub names: PlayerNames,
    pub options: GameOptions,
    /// Plies (1-based) at which a player resigned.
    pub resigned: Vec<usize>,
    /// The party at this device; `None` for a spectator.
    pub own: Option<Party>,
    /// Number of turns when a link was last sent or received. These turns can't be taken back, because other players
    /// know them. `None` if the others know nothing of the game.
    pub sent: Option<usize>,
}

impl CorrespondenceGame {
    /// Creates the game of a received link.
    pub(in crate::state) fn of(letter: &CorrespondenceLink, own: Option<Party>) -> Self {
        Self {
            id: letter.id,
            seating: letter.seating.clone(),
            names: letter.names,
            options: letter.options,
            resigned: letter.resigned.clone(),
            own,
            sent: Some(letter.plies()),
        }
    }

    /// The party of this device in the game of a link, if that is another game with the same players, whichever of them
    /// has started it. `None` for any other game, and for a spectator.
    pub(in crate::state) fn party_in_rematch(&self, link: &CorrespondenceLink) -> Option<Party> {
        let mut parties = self.seating.parties();
        let first = parties.find(|&first| self.id.rematch(first) == link.id)?;
        let is_same = self.seating.turned(first) == link.seating;
        self.own
            .filter(|_| is_same)
            .map(|own| own.when_starts(first))
    }
}
