//! Versions of the game of a room: two devices of a player can move differently.

use super::receive::may_take_in;
use super::{Letter, LiveEffect, LiveSession, LiveTable};
use crate::live::Chair;
use crate::state::app::{Action, LiveAction, NavigationAction};
use crate::state::correspondence::{CorrespondenceLink, HistoryRelation};
use crate::state::play::GameSlot;

/// Most versions that wait until they can be taken in.
const MOST_PASSED_OVER: usize = 8;

impl LiveSession {
    /// Keeps what the letter of a chair says, if it has yet to be taken in and the next one has another version: no relay
    /// keeps it any more, and the device that said it has no reason to say it again.
    pub(super) fn pass_over(&mut self, chair: Chair, next: &Letter) {
        let last = self.letters[chair.index()].as_ref();
        let waiting = last.filter(|last| !last.is_done);
        let links = || {
            let parse = |body: &str| body.parse::<CorrespondenceLink>().ok();
            Some((parse(&waiting?.body)?, parse(&next.body)?))
        };
        if let Some((version, next)) = links()
            && version.id == next.id
            && version.has_same_start(&next)
            && matches!(
                HistoryRelation::of(&next, &version),
                HistoryRelation::Diverged(_)
            )
            && self.passed_over.len() < MOST_PASSED_OVER
        {
            self.passed_over.push((chair, version));
        }
    }

    /// The next of the versions that were passed over, once it can be taken in.
    pub(super) fn receive_passed_over(&mut self, table: LiveTable<'_>) -> Option<LiveEffect> {
        let (_, game) = self.game(table)?;
        let own = game.correspondence_link()?;
        self.passed_over.retain(|(_, version)| {
            let is_known = matches!(
                HistoryRelation::of(version, &own),
                HistoryRelation::Same | HistoryRelation::Behind
            );
            version.id == own.id && version.has_same_start(&own) && !is_known
        });
        let next = self.passed_over.iter().position(|(_, version)| {
            HistoryRelation::of(version, &own) != HistoryRelation::Ahead || may_take_in(game, table)
        })?;
        let (chair, link) = self.passed_over.remove(next);
        let deliver = LiveAction::Deliver {
            link,
            from: self.room.party_of(chair)?,
            opens: false,
        };
        Some(LiveEffect::Dispatch(Box::new(Action::Live(deliver))))
    }

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
