//! The choice between rematches that two players started at the same time: everybody goes on with that of the lower
//! chair.

use super::table::LiveTable;
use crate::state::correspondence::{CorrespondenceLink, Rematch};
use crate::state::live::LiveRoom;
use crate::state::play::{Game, GameSlot};

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct RematchChoice {
    /// The room before its last rematch.
    before: Option<LiveRoom>,
    /// The rematch that takes the place of the last one.
    preferred: Option<GameSlot>,
}

impl RematchChoice {
    /// The rematch of a room's game that is at the table, unless another one takes its place.
    pub fn at_table(&self, room: &LiveRoom, table: LiveTable<'_>) -> Option<(GameSlot, Rematch)> {
        let (current, last) = table.game_of(room)?;
        let slot = table.shown.filter(|&slot| slot != current)?;
        if self.preferred.is_some_and(|preferred| preferred != slot) {
            return None;
        }
        let id = table.games.at(slot)?.correspondence()?.id;
        let mut rematches = last.correspondence()?.rematches().into_iter();
        Some((slot, rematches.find(|rematch| rematch.id == id)?))
    }

    /// Goes on with a rematch.
    pub fn follow(&mut self, room: &mut LiveRoom, slot: GameSlot, rematch: &Rematch) {
        self.preferred = None;
        self.before = Some(room.clone());
        room.go_on_with(slot, rematch);
        room.is_cleared = false;
    }

    /// Goes back to the game before the last rematch, and waits for another rematch of it.
    pub fn go_back(&mut self, room: &mut LiveRoom, preferred: GameSlot) {
        if let Some(before) = self.before.take() {
            room.slot = before.slot;
            room.parties = before.parties;
        }
        self.preferred = Some(preferred);
    }

    /// Returns `true` if the rematch of a letter takes the place of the last one here, in which nobody has moved yet.
    pub fn prefers(&self, link: &CorrespondenceLink, game: &Game, table: LiveTable<'_>) -> bool {
        let has_lower_chair = || {
            let before = self.before.as_ref()?;
            let last = table.games.at(before.slot?)?.correspondence()?;
            last.place_in_rematch(link)?;
            let starter = |id| {
                let mut parties = last.seating.parties();
                before.chair_of(parties.find(|&party| last.id.rematch(party) == id)?)
            };
            Some(starter(link.id)? < starter(game.correspondence()?.id)?)
        };
        game.ply() == 0 && has_lower_chair() == Some(true)
    }
}
