//! Games after the first one of a room, and sealed games, which are joined on the way.

use super::*;

impl LiveSession {
    /// Goes on with a rematch once it is at the table.
    pub(super) fn follow_rematch(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let followed = || {
            let (_, last) = self.game(table)?;
            let slot = table.shown?;
            if self.preferred.is_some_and(|preferred| preferred != slot) {
                return None;
            }
            let next = table.games.at(slot)?.correspondence()?;
            Some((slot, LiveRoom::starter(last.correspondence()?, next)?))
        };
        let Some((slot, first)) = followed() else {
            return Vec::new();
        };
        self.preferred = None;
        self.before_rematch = Some(self.room.clone());
        self.room.go_on_with(slot, first);
        self.room.is_cleared = false;
        self.has_cleared = [false; Chair::MAX];
        self.said = None;
        self.letters
            .iter_mut()
            .flatten()
            .for_each(|letter| letter.is_done = false);
        vec![LiveEffect::Store]
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
            let mut parties = last.seating.parties();
            let theirs = parties.find(|&party| last.id.rematch(party) == link.id)?;
            let ours = LiveRoom::starter(last, game.correspondence()?)?;
            Some(before.chair_of(theirs)? < before.chair_of(ours)?)
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
