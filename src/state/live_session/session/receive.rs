//! Letters that have come, and what follows from them.

use super::{LiveSession, first_version};
use crate::live::Chair;
use crate::state::app::{LiveAction, NavigationAction};
use crate::state::correspondence::{
    CorrespondenceGame, CorrespondenceLink, HistoryRelation, Party, Rematch,
};
use crate::state::live_session::effect::{LetterOutcome, LiveEffect};
use crate::state::live_session::table::LiveTable;
use crate::state::sealed_game::SealedLink;

impl LiveSession {
    pub(super) fn receive(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        if let Some(version) = self.receive_waiting(table) {
            return vec![version];
        }
        let mut effects = Vec::new();
        for chair in self.room.invitation.chairs().chairs() {
            let Some(text) = self.inbox.unread(chair).map(str::to_owned) else {
                continue;
            };
            let outcome = self.consider(chair, &text, table);
            self.inbox.mark(chair, outcome.is_done);
            effects.extend(outcome.effect);
            // Each changes the games by which the next is judged.
            if effects
                .iter()
                .any(|effect| matches!(effect, LiveEffect::Dispatch(_)))
            {
                break;
            }
        }
        effects
    }

    /// Takes in the next version that waits, once that may be.
    fn receive_waiting(&mut self, table: LiveTable<'_>) -> Option<LiveEffect> {
        let (_, game) = table.game_of(&self.room)?;
        let own = game.correspondence_link()?;
        let (chair, link) = self.inbox.take_waiting(&own, table.may_take_in(game))?;
        Some(deliver(link, self.room.party_of(chair)?, false))
    }

    fn consider(&mut self, chair: Chair, text: &str, table: LiveTable<'_>) -> LetterOutcome {
        if let Ok(link) = text.parse::<SealedLink>() {
            if self.room.chair == Some(chair) && self.outbox.has_to_repeat_sealed(&link) {
                self.outbox.replaced_by(text.to_owned());
            }
            return self.sealed.receive(chair, link, &self.room, table);
        }
        let Ok(link) = text.parse::<CorrespondenceLink>() else {
            self.outdo_foreign(chair, text);
            return LetterOutcome::done(None);
        };
        let Some((_, game)) = table.game_of(&self.room) else {
            // Taken in on the way to the chair.
            return LetterOutcome::pending(None);
        };
        let (Some(current), Some(own)) = (game.correspondence(), game.correspondence_link()) else {
            return LetterOutcome::done(None);
        };
        let Some(from) = self.room.party_of(chair) else {
            return LetterOutcome::done(None);
        };
        if link.id != current.id && self.rematch.prefers(&link, game, table) {
            self.rematch.go_back(&mut self.room, first_version(&link));
            return LetterOutcome::pending(deliver(link, from, true));
        }
        if link.id != current.id {
            return self.consider_other_game(chair, from, link, current, table);
        }
        if !link.has_same_start(&own) {
            self.outdo_foreign(chair, text);
            return LetterOutcome::done(None);
        }
        let is_own = self.room.chair == Some(chair);
        let relation = HistoryRelation::of(&link, &own);
        if is_own && self.outbox.has_to_repeat(relation, &link, &own) {
            self.outbox.replaced_by(text.to_owned());
        }
        if relation == HistoryRelation::Behind && self.room.is_cleared {
            self.say_end_again();
        }
        match relation {
            HistoryRelation::Same | HistoryRelation::Behind => {
                let is_renamed = link.seating.seats_of(from).any(|seat| {
                    let name = link.names.of(seat);
                    !name.is_empty() && name != own.names.of(seat)
                });
                LetterOutcome::done(is_renamed.then(|| deliver(link, from, false)))
            }
            HistoryRelation::Ahead => {
                let may_take_in = table.may_take_in(game);
                LetterOutcome::pending(may_take_in.then(|| deliver(link, from, false)))
            }
            HistoryRelation::Diverged(_) if is_own => {
                LetterOutcome::done(deliver(link, from, false))
            }
            HistoryRelation::Diverged(ply) => match self.settle(&link, &own, ply, table) {
                // It is looked at again as a letter of that version.
                Some(settled) => LetterOutcome::pending(settled),
                None => LetterOutcome::done(deliver(link, from, false)),
            },
        }
    }

    /// Says the own letter once more if one on the own chair, of which nothing can follow, took its place.
    fn outdo_foreign(&mut self, chair: Chair, text: &str) {
        if self.room.chair == Some(chair) && self.outbox.has_to_repeat_after_foreign() {
            self.outbox.replaced_by(text.to_owned());
        }
    }

    /// Takes in a letter of another game than that of the room.
    fn consider_other_game(
        &mut self,
        chair: Chair,
        from: Party,
        link: CorrespondenceLink,
        current: &CorrespondenceGame,
        table: LiveTable<'_>,
    ) -> LetterOutcome {
        let is_own = self.room.chair == Some(chair);
        let is_among = |rematches: Vec<Rematch>, id| rematches.iter().any(|next| next.id == id);
        if current.place_in_rematch(&link).is_none() {
            if is_own && is_among(Rematch::after(link.id, &link.seating), current.id) {
                // Another device of the player has yet to go on.
                self.outbox.replaced_by(link.to_string());
            } else {
                self.outdo_foreign(chair, &link.to_string());
            }
            return LetterOutcome::done(None);
        }
        let slot = first_version(&link);
        // The player went on with it at another device, and the last game can't end here any more.
        let opens = is_own && table.shown == self.room.slot && self.is_left_behind(table);
        // It is looked at again once it is the game of the room.
        LetterOutcome::pending(match table.games.at(slot) {
            None => Some(deliver(link, from, opens)),
            Some(_) if opens => Some(LiveEffect::dispatch(NavigationAction::Resume(slot))),
            Some(_) => None,
        })
    }

    /// Goes on with another version, from `ply` on, if it is known here and a friend has moved on in it, but nobody in
    /// that of the room. `None` if the room stays with its own.
    fn settle(
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
            LiveEffect::dispatch(NavigationAction::Resume(version))
        } else {
            self.go_on_with_version(version)
        })
    }
}

fn deliver(link: CorrespondenceLink, from: Party, opens: bool) -> LiveEffect {
    LiveEffect::dispatch(LiveAction::Deliver { link, from, opens })
}
