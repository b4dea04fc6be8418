//! Versions of the game of a room: two devices of a player can move differently.

use super::{LiveEffect, LiveSession, LiveTable};
use crate::live::Chair;
use crate::state::app::{Action, NavigationAction};
use crate::state::correspondence::{CorrespondenceLink, HistoryRelation};
use crate::state::play::GameSlot;

impl LiveSession {
    /// Goes on with the version that the player has opened.
    pub(super) fn follow_version(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let opened = || {
            let (current, _) = self.game(table)?;
            let shown = table.shown?;
            let is_other = shown != current && shown.is_version_of(current);
            (is_other && table.games.at(shown).is_some()).then_some(shown)
        };
        match opened() {
            Some(version) => vec![self.go_on_with_version(version)],
            None => Vec::new(),
        }
    }

    /// Goes on with another version, from `ply` on, if it is known here and a friend has moved on in it, but nobody in
    /// that of the room. `None` if the room stays with its own.
    pub(super) fn settle(
        &mut self,
        link: &CorrespondenceLink,
        own: &CorrespondenceLink,
        ply: usize,
        table: LiveTable<'_>,
    ) -> Option<LiveEffect> {
        if !link.is_taken_up_after(ply) || own.is_taken_up_after(ply) {
            return None;
        }
        let current = self.room.slot?;
        let mut games = table.games.iter();
        let (version, _) = games.find(|(slot, game)| {
            let version = game.correspondence_link();
            slot.is_version_of(current)
                && version.is_some_and(|version| {
                    !matches!(
                        HistoryRelation::of(link, &version),
                        HistoryRelation::Diverged(_)
                    )
                })
        })?;
        Some(if table.shown == self.room.slot {
            // It is gone on with once it is at the table.
            let open = NavigationAction::Resume(version);
            LiveEffect::Dispatch(Box::new(Action::Navigate(open)))
        } else {
            self.go_on_with_version(version)
        })
    }

    fn go_on_with_version(&mut self, version: GameSlot) -> LiveEffect {
        self.room.slot = Some(version);
        self.room.is_cleared = false;
        self.has_cleared = [false; Chair::MAX];
        LiveEffect::Store
    }
}
