//! A room: the place of a live game at the relay, as this device knows it.

use super::invitation::LiveInvitation;
use crate::live::{Chair, Claim, ClaimedChair, Counters, SeatedClaims};
use crate::state::correspondence::{Party, Rematch};
use crate::state::play::GameSlot;

/// A room in which the player of this device has agreed to play. Each chair belongs to a party of the room's first game,
/// in their order; in rematches the parties have other letters, the chairs stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveRoom {
    pub(in crate::state) invitation: LiveInvitation,
    pub(in crate::state) claim: Claim,
    /// The name that the player gave on the way in.
    pub(in crate::state) name: String,
    /// The chair of this device, once it is taken.
    pub(in crate::state) chair: Option<Chair>,
    /// The game that is played in the room now, once this device has it.
    pub(in crate::state) slot: Option<GameSlot>,
    /// Index of the party of each chair in that game.
    pub(in crate::state) parties: [usize; Chair::MAX],
    pub(in crate::state) counters: Counters,
    /// Claims that the host has accepted.
    pub(in crate::state) seated: SeatedClaims,
    /// `true` once the game is over and everybody knows it.
    pub(in crate::state) is_cleared: bool,
}

impl LiveRoom {
    /// A room on the way in.
    #[must_use]
    pub fn new(invitation: LiveInvitation, claim: Claim, name: String) -> Self {
        Self {
            invitation,
            claim,
            name,
            chair: None,
            slot: None,
            parties: [0, 1, 2, 3],
            counters: Counters::default(),
            seated: SeatedClaims::default(),
            is_cleared: false,
        }
    }

    /// The room of a host, with the game that was begun for it.
    #[must_use]
    pub fn hosted(self, slot: GameSlot) -> Self {
        Self {
            chair: Some(Chair::HOST),
            slot: Some(slot),
            ..self
        }
    }

    #[must_use]
    pub const fn invitation(&self) -> &LiveInvitation {
        &self.invitation
    }

    /// The counters to begin a visit with: the newest letter of each friend is taken in once more, since the page may have
    /// been left before anything came of it.
    #[must_use]
    pub fn counters_to_begin_with(&self) -> Counters {
        let mut counters = self.counters;
        for chair in Chair::ALL {
            if self.chair != Some(chair) {
                let counter = &mut counters.0[chair.index()];
                *counter = counter.saturating_sub(1);
            }
        }
        counters
    }

    /// The claims that the host's letters have to list.
    #[must_use]
    pub fn claims_to_list(&self) -> Vec<ClaimedChair> {
        let is_host = self.chair == Some(Chair::HOST);
        let guests = Chair::ALL.into_iter().skip(1).filter(|_| is_host);
        let claims = guests.filter_map(|chair| {
            let claim = self.seated.at(chair)?;
            Some(ClaimedChair { chair, claim })
        });
        claims.collect()
    }

    /// The name that the player gave on the way in.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    #[must_use]
    pub const fn slot(&self) -> Option<GameSlot> {
        self.slot
    }

    #[must_use]
    pub const fn chair(&self) -> Option<Chair> {
        self.chair
    }

    /// The chair of this device, with the claim to it.
    #[must_use]
    pub fn own(&self) -> Option<ClaimedChair> {
        let claim = self.claim;
        self.chair.map(|chair| ClaimedChair { chair, claim })
    }

    /// The chair of a party in the current game.
    #[must_use]
    pub(in crate::state) fn chair_of(&self, party: Party) -> Option<Chair> {
        let mut chairs = self.invitation.chairs().chairs();
        chairs.find(|chair| self.parties[chair.index()] == party.index())
    }

    /// The party of a chair in the current game.
    #[must_use]
    pub(in crate::state) fn party_of(&self, chair: Chair) -> Option<Party> {
        Party::at(self.parties[chair.index()])
    }

    /// Goes on with a rematch of the current game.
    pub(in crate::state) fn go_on_with(&mut self, slot: GameSlot, rematch: &Rematch) {
        for &first in &rematch.starters {
            for party in &mut self.parties {
                if let Some(before) = Party::at(*party) {
                    *party = before.when_starts(first).index();
                }
            }
        }
        self.slot = Some(slot);
    }
}
