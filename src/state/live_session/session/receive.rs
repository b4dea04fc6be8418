//! Letters that have come, and what follows from them.

use super::{LiveEffect, LiveSession, LiveTable};
use crate::live::Chair;
use crate::state::app::{Action, LiveAction, NavigationAction};
use crate::state::correspondence::{CorrespondenceLink, HistoryRelation};
use crate::state::link::Link;
use crate::state::live::LiveTerms;
use crate::state::play::{Branch, Game, GameSlot};
use crate::state::sealed_game::SealedLink;

impl LiveSession {
    pub(super) fn receive(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let mut effects = Vec::new();
        if let Some(version) = self.receive_passed_over(table) {
            return vec![version];
        }
        for chair in self.room.invitation.chairs().chairs() {
            let Some(letter) = &self.letters[chair.index()] else {
                continue;
            };
            if letter.is_done {
                continue;
            }
            let body = letter.body.clone();
            let (is_done, effect) = self.consider(chair, &body, table);
            effects.extend(effect);
            if let Some(letter) = &mut self.letters[chair.index()] {
                letter.is_done = is_done;
            }
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

    /// The effect of a letter, with `true` if nothing more will follow from it.
    fn consider(
        &mut self,
        chair: Chair,
        body: &str,
        table: LiveTable<'_>,
    ) -> (bool, Option<LiveEffect>) {
        if let Ok(link) = body.parse::<SealedLink>() {
            return self.consider_sealed(chair, link, table);
        }
        let Ok(link) = body.parse::<CorrespondenceLink>() else {
            return (true, None);
        };
        let Some((_, game)) = self.game(table) else {
            // Taken in on the way to the chair.
            return (false, None);
        };
        let (Some(current), Some(own)) = (game.correspondence(), game.correspondence_link()) else {
            return (true, None);
        };
        let Some(from) = self.room.party_of(chair) else {
            return (true, None);
        };
        let deliver = |link, opens| {
            let action = LiveAction::Deliver { link, from, opens };
            Some(LiveEffect::Dispatch(Box::new(Action::Live(action))))
        };
        if link.id != current.id && self.prefers(&link, game, table) {
            let slot = GameSlot::Correspondence(Branch {
                id: link.id,
                number: 1,
            });
            if let Some(before) = self.before_rematch.take() {
                self.room.slot = before.slot;
                self.room.parties = before.parties;
            }
            self.preferred = Some(slot);
            return (false, deliver(link, true));
        }
        if link.id != current.id {
            return self.consider_other_game(chair, from, link, current, table);
        }
        if !link.has_same_start(&own) {
            return (true, None);
        }
        let relation = HistoryRelation::of(&link, &own);
        if self.room.chair == Some(chair) && self.is_to_answer(relation, &own) {
            self.said = Some(body.to_owned());
        }
        if relation == HistoryRelation::Behind && self.room.is_cleared {
            // Somebody lacks the end.
            self.room.is_cleared = false;
            self.said = None;
        }
        match relation {
            HistoryRelation::Same | HistoryRelation::Behind => {
                let seats = link.seating.seats_of(from);
                let is_renamed = seats
                    .filter(|&seat| !link.names.of(seat).is_empty())
                    .any(|seat| link.names.of(seat) != own.names.of(seat));
                (
                    true,
                    if is_renamed {
                        deliver(link, false)
                    } else {
                        None
                    },
                )
            }
            HistoryRelation::Ahead => {
                let may_take = may_take_in(game, table);
                (false, if may_take { deliver(link, false) } else { None })
            }
            HistoryRelation::Diverged(ply) => {
                let is_own = self.room.chair == Some(chair);
                let settled = if is_own {
                    None
                } else {
                    self.settle(&link, &own, ply, table)
                };
                match settled {
                    // It is looked at again as a letter of that version.
                    Some(settled) => (false, Some(settled)),
                    None => (true, deliver(link, false)),
                }
            }
        }
    }

    /// Returns `true` if a letter of another device on the own chair took the place of one with more turns, or with other
    /// ones, which has to be said again. Of two versions each is said again once, so that both devices have both.
    fn is_to_answer(&mut self, relation: HistoryRelation, own: &CorrespondenceLink) -> bool {
        match relation {
            HistoryRelation::Behind => true,
            HistoryRelation::Same | HistoryRelation::Ahead => false,
            HistoryRelation::Diverged(_) => {
                let answer = Some(own.to_string());
                std::mem::replace(&mut self.answered, answer.clone()) != answer
            }
        }
    }

    fn consider_sealed(
        &mut self,
        chair: Chair,
        link: SealedLink,
        table: LiveTable<'_>,
    ) -> (bool, Option<LiveEffect>) {
        if self.room.chair == Some(chair) {
            return (true, None);
        }
        let slot = GameSlot::Sealed(link.id);
        if let Some(sealed) = table.games.at(slot).and_then(|game| game.sealed()) {
            if link.number <= sealed.side.messages {
                return (true, None);
            }
            if !table.may_deliver {
                return (false, None);
            }
            let deliver = Action::Live(LiveAction::DeliverSealed(link));
            return (true, Some(LiveEffect::Dispatch(Box::new(deliver))));
        }
        let is_over = self
            .game(table)
            .is_some_and(|(_, game)| game.is_match_over());
        if link.number == 1 && is_over {
            self.sealed_invitation = Some(link);
        } else if link.number == 1 && self.room.slot.is_none() && self.has_agreed_to(&link) {
            if self.room.chair.is_none() {
                // Taken in once there is a chair.
                return (false, None);
            }
            let open = NavigationAction::OpenLink(Link::Sealed(link).to_string());
            return (
                true,
                Some(LiveEffect::Dispatch(Box::new(Action::Navigate(open)))),
            );
        }
        (true, None)
    }

    /// Returns `true` if a sealed game has the rules that the invitation to the room has told: it is joined unasked.
    fn has_agreed_to(&self, link: &SealedLink) -> bool {
        let terms = &self.room.invitation.terms;
        matches!(terms, LiveTerms::Sealed { ruleset, .. } if *ruleset == link.ruleset)
    }
}

/// Returns `true` if more turns of the game may be taken in now: at the player's own pace, and while it waits for one of
/// the players.
pub(super) fn may_take_in(game: &Game, table: LiveTable<'_>) -> bool {
    let is_waiting = game.friend_to_move().is_some() || game.human_to_move().is_some();
    table.may_deliver && is_waiting && !game.is_round_over()
}
