//! Sealed games of a room: invitations to them, and their messages.

use super::effect::{LetterOutcome, LiveEffect};
use super::table::LiveTable;
use crate::game::Ruleset;
use crate::live::Chair;
use crate::state::app::{LiveAction, NavigationAction};
use crate::state::correspondence::GameId;
use crate::state::link::Link;
use crate::state::live::{LiveRoom, LiveTerms};
use crate::state::play::GameSlot;
use crate::state::sealed_game::SealedLink;

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct SealedGames {
    /// The first message of another sealed game, which waits for the player.
    invitation: Option<SealedLink>,
    /// `true` once the sealed game on the screen is being joined.
    is_joining: bool,
    /// The last game with the room's rules of which another chair has told.
    told: Option<GameId>,
}

impl SealedGames {
    pub const fn invitation(&self) -> Option<&SealedLink> {
        self.invitation.as_ref()
    }

    /// Joins a sealed game, and goes on with the one that was joined, or with its rematch.
    pub fn follow(&mut self, room: &mut LiveRoom, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let is_sealed = matches!(room.invitation.terms, LiveTerms::Sealed { .. });
        if !is_sealed || room.chair.is_none() {
            return Vec::new();
        }
        let is_over = table
            .game_of(room)
            .is_none_or(|(_, game)| game.is_match_over());
        let slot = table
            .shown
            .filter(|&slot| room.slot != Some(slot) && self.is_of_room(slot, room, table));
        match slot {
            Some(slot) if is_over => {
                room.slot = Some(slot);
                self.invitation = None;
                vec![LiveEffect::Store]
            }
            None if is_over && self.is_told(table.invited) && !self.is_joining => {
                self.is_joining = true;
                vec![LiveEffect::JoinSealed(room.name.clone())]
            }
            _ => {
                self.is_joining &= table.invited.is_some();
                Vec::new()
            }
        }
    }

    fn is_told(&self, id: Option<GameId>) -> bool {
        id.is_some() && self.told == id
    }

    /// Returns `true` if a sealed game may be the room's: it has its rules, and another chair has told of it, or the player
    /// has begun it as the host or as a rematch. Messages of a game with somebody else must not come into the room.
    fn is_of_room(&self, slot: GameSlot, room: &LiveRoom, table: LiveTable<'_>) -> bool {
        let game = table.games.at(slot).and_then(|game| game.sealed());
        game.is_some_and(|sealed| {
            let may_begin = room.chair == Some(Chair::HOST) || room.slot.is_some();
            has_rules_of(room, &sealed.side.ruleset) && (may_begin || self.is_told(Some(sealed.id)))
        })
    }

    /// Takes in a message of a sealed game.
    pub fn receive(
        &mut self,
        chair: Chair,
        link: SealedLink,
        room: &LiveRoom,
        table: LiveTable<'_>,
    ) -> LetterOutcome {
        if room.chair == Some(chair) {
            return LetterOutcome::done(None);
        }
        if has_rules_of(room, &link.ruleset) {
            self.told = Some(link.id);
        }
        let slot = GameSlot::Sealed(link.id);
        if let Some(sealed) = table.games.at(slot).and_then(|game| game.sealed()) {
            return if link.number <= sealed.side.messages {
                LetterOutcome::done(None)
            } else if table.may_deliver {
                LetterOutcome::done(LiveEffect::dispatch(LiveAction::DeliverSealed(link)))
            } else {
                LetterOutcome::pending(None)
            };
        }
        if link.number != 1 || !has_rules_of(room, &link.ruleset) {
            return LetterOutcome::done(None);
        }
        let game = table.game_of(room);
        if game.is_some_and(|(_, game)| game.is_match_over()) {
            self.invitation = Some(link);
            return LetterOutcome::done(None);
        }
        if room.slot.is_some() {
            return LetterOutcome::done(None);
        }
        if room.chair.is_none() {
            // Taken in once there is a chair.
            return LetterOutcome::pending(None);
        }
        let open = NavigationAction::OpenLink(Link::Sealed(link).to_string());
        LetterOutcome::done(LiveEffect::dispatch(open))
    }
}

/// Returns `true` if these are the rules that the invitation to the room has told: games are joined unasked.
fn has_rules_of(room: &LiveRoom, rules: &Ruleset) -> bool {
    let terms = &room.invitation.terms;
    matches!(terms, LiveTerms::Sealed { ruleset, .. } if ruleset == rules)
}
