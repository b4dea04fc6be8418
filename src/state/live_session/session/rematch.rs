//! Games after the first one of a room, and sealed games, which are joined on the way.

use super::{LiveEffect, LiveSession, LiveTable};
use crate::live::{Chair, Status};
use crate::state::app::{Action, LiveAction, NavigationAction};
use crate::state::correspondence::{
    CorrespondenceGame, CorrespondenceLink, HistoryRelation, Party, Rematch,
};
use crate::state::live::LiveTerms;
use crate::state::play::{Branch, Game, GameSlot};

impl LiveSession {
    /// Takes the seats of the own chair in the game of the room, or in the newest rematch of it that letters tell of. The
    /// first game of the room is known without any letter.
    pub(super) fn take_seats(&mut self) -> Option<LiveEffect> {
        let LiveTerms::Open(start) = &self.room.invitation.terms else {
            return None;
        };
        let chair = self.room.chair?;
        let is_moving = self.room.slot.is_some();
        let id = match self.room.slot {
            Some(GameSlot::Correspondence(last)) => last.id,
            _ => start.id,
        };
        let rematches = Rematch::after(id, &start.seating);
        let chairs = self.room.invitation.chairs().chairs();
        let told = chairs.filter_map(|chair| {
            let link = self.open_letter(chair)?;
            let mut later = rematches.iter();
            let distance = later.position(|rematch| rematch.id == link.id);
            (link.id == id || distance.is_some()).then_some((distance, link))
        });
        let newest = told.max_by_key(|(distance, link)| (*distance, link.plies()));
        let first = || (start.id == id).then(|| (None, CorrespondenceLink::clone(start)));
        let (distance, link) = newest.or_else(first)?;
        let slot = GameSlot::Correspondence(Branch {
            id: link.id,
            number: 1,
        });
        match distance {
            Some(distance) => self.room.go_on_with(slot, &rematches[distance]),
            None => self.room.slot = Some(slot),
        }
        let sit = LiveAction::Sit {
            link,
            party: self.room.party_of(chair)?,
            name: self.room.name.clone(),
            is_moving,
        };
        Some(LiveEffect::Dispatch(Box::new(Action::Live(sit))))
    }

    /// Goes on with a rematch once it is at the table.
    pub(super) fn follow_rematch(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let followed = || {
            let (current, last) = self.game(table)?;
            let slot = table.shown.filter(|&slot| slot != current)?;
            if self.preferred.is_some_and(|preferred| preferred != slot) {
                return None;
            }
            let id = table.games.at(slot)?.correspondence()?.id;
            let mut rematches = last.correspondence()?.rematches().into_iter();
            Some((slot, rematches.find(|rematch| rematch.id == id)?))
        };
        let Some((slot, rematch)) = followed() else {
            return Vec::new();
        };
        self.preferred = None;
        self.before_rematch = Some(self.room.clone());
        self.room.go_on_with(slot, &rematch);
        self.room.is_cleared = false;
        self.has_cleared = [false; Chair::MAX];
        self.said = None;
        self.letters
            .iter_mut()
            .flatten()
            .for_each(|letter| letter.is_done = false);
        vec![LiveEffect::Store]
    }

    /// The effect of a letter of another game than that of the room, with `true` if nothing more will follow from it.
    pub(super) fn consider_other_game(
        &mut self,
        chair: Chair,
        from: Party,
        link: CorrespondenceLink,
        current: &CorrespondenceGame,
        table: LiveTable<'_>,
    ) -> (bool, Option<LiveEffect>) {
        let is_own = self.room.chair == Some(chair);
        let is_among = |rematches: Vec<Rematch>, id| rematches.iter().any(|next| next.id == id);
        if !is_among(current.rematches(), link.id) {
            if is_own && is_among(Rematch::after(link.id, &link.seating), current.id) {
                // Another device of the player has yet to go on. It took the place of what has to be said again.
                self.said = Some(link.to_string());
            }
            return (true, None);
        }
        let slot = GameSlot::Correspondence(Branch {
            id: link.id,
            number: 1,
        });
        // The player went on with it at another device, and the last game can't end here any more.
        let opens = is_own && table.shown == self.room.slot && self.is_left_behind(table);
        let action: Option<Action> = match table.games.at(slot) {
            None => Some(LiveAction::Deliver { link, from, opens }.into()),
            Some(_) if opens => Some(NavigationAction::Resume(slot).into()),
            Some(_) => None,
        };
        // It is looked at again once it is the game of the room.
        (
            false,
            action.map(|action| LiveEffect::Dispatch(Box::new(action))),
        )
    }

    /// Returns `true` if the game of the room isn't over here, and no letter that the relay keeps says how it goes on.
    pub(in crate::state::live_session) fn is_left_behind(&self, table: LiveTable<'_>) -> bool {
        let Some((_, game)) = self.game(table) else {
            return false;
        };
        let Some(own) = game.correspondence_link() else {
            return false;
        };
        let mut chairs = self.room.invitation.chairs().chairs();
        let goes_on = chairs.any(|chair| {
            self.open_letter(chair).is_some_and(|link| {
                link.id == own.id && HistoryRelation::of(&link, &own) == HistoryRelation::Ahead
            })
        });
        self.status == Status::Ready && !game.is_match_over() && !goes_on
    }

    /// Returns `true` if a rematch takes the place of the one that was started here at the same time, in which nobody has
    /// moved yet: that of the lower chair does.
    pub(super) fn prefers(
        &self,
        link: &CorrespondenceLink,
        game: &Game,
        table: LiveTable<'_>,
    ) -> bool {
        let preferred = || {
            let before = self.before_rematch.as_ref()?;
            let last = table.games.at(before.slot?)?.correspondence()?;
            let starter = |id| {
                let mut parties = last.seating.parties();
                before.chair_of(parties.find(|&party| last.id.rematch(party) == id)?)
            };
            Some(starter(link.id)? < starter(game.correspondence()?.id)?)
        };
        game.ply() == 0 && preferred() == Some(true)
    }

    /// Joins a sealed game, and goes on with the one that was joined, or with its rematch.
    pub(super) fn follow_sealed(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let is_sealed = matches!(self.room.invitation.terms, LiveTerms::Sealed { .. });
        if !is_sealed || self.room.chair.is_none() {
            return Vec::new();
        }
        let is_over = self
            .game(table)
            .is_none_or(|(_, game)| game.is_match_over());
        let slot = table
            .shown
            .filter(|&slot| matches!(slot, GameSlot::Sealed(_)) && self.room.slot != Some(slot));
        match slot {
            Some(slot) if is_over => {
                self.room.slot = Some(slot);
                self.sealed_invitation = None;
                vec![LiveEffect::Store]
            }
            None if is_over && table.is_invited && !self.is_joining => {
                self.is_joining = true;
                vec![LiveEffect::JoinSealed(self.room.name.clone())]
            }
            _ => {
                self.is_joining &= table.is_invited;
                Vec::new()
            }
        }
    }
}
