//! A correspondence game from the viewpoint of one party.

use super::link::{CorrespondenceLink, GameId};
use super::options::GameOptions;
use super::rematch::Rematch;
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

    /// The games that its players may play after it.
    pub(in crate::state) fn rematches(&self) -> Vec<Rematch> {
        Rematch::after(self.id, &self.seating)
    }

    /// The party of this device in the game of a link, with the names there, if the same players play it after this one,
    /// whichever of them has started it. `None` for any other game, and for a spectator.
    pub(in crate::state) fn place_in_rematch(
        &self,
        link: &CorrespondenceLink,
    ) -> Option<(Party, PlayerNames)> {
        let mut rematches = self.rematches().into_iter();
        let starters = rematches.find(|rematch| rematch.id == link.id)?.starters;
        let begun = (self.own?, self.seating.clone(), self.names);
        let (own, seating, names) = starters
            .iter()
            .fold(begun, |(own, seating, names), &first| {
                let names = names.turned(seating.players());
                (own.when_starts(first), seating.turned(first), names)
            });
        (seating == link.seating).then_some((own, names))
    }
}
