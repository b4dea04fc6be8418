//! Sealed games of a room: invitations to them, and their messages.

use super::effect::{LetterOutcome, LiveEffect};
use super::table::LiveTable;
use crate::live::Chair;
use crate::state::app::{LiveAction, NavigationAction};
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
            .filter(|&slot| matches!(slot, GameSlot::Sealed(_)) && room.slot != Some(slot));
        match slot {
            Some(slot) if is_over => {
                room.slot = Some(slot);
                self.invitation = None;
                vec![LiveEffect::Store]
            }
            None if is_over && table.is_invited && !self.is_joining => {
                self.is_joining = true;
                vec![LiveEffect::JoinSealed(room.name.clone())]
            }
            _ => {
                self.is_joining &= table.is_invited;
                Vec::new()
            }
        }
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
        if link.number != 1 {
            return LetterOutcome::done(None);
        }
        let game = table.game_of(room);
        if game.is_some_and(|(_, game)| game.is_match_over()) {
            self.invitation = Some(link);
            return LetterOutcome::done(None);
        }
        if room.slot.is_some() || !has_terms_of(room, &link) {
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

/// Returns `true` if a sealed game has the rules that the invitation to the room has told: it is joined unasked.
fn has_terms_of(room: &LiveRoom, link: &SealedLink) -> bool {
    let terms = &room.invitation.terms;
    matches!(terms, LiveTerms::Sealed { ruleset, .. } if *ruleset == link.ruleset)
}
