//! A sealed game from the viewpoint of one of its two players.

use std::rc::Rc;

use super::link::SealedLink;
use super::side::{Doubt, ProofStatus, SealedAwaiting, SealedSide};
use crate::game::{PlayerCount, Seat};
use crate::state::correspondence::{GameId, HistoryRelation};
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::settings::PlayerNames;

/// The state that a sealed game has in addition to any other game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedGame {
    pub id: GameId,
    /// The side of the player at this device.
    pub side: Rc<SealedSide>,
    check: SideCheck,
    pub names: PlayerNames,
    /// Number of messages, of both sides, when the last one was sent.
    pub sent: usize,
}

/// Progress of the check of a stored side: its secret and its messages have to lead to all that is stored beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideCheck {
    Pending,
    /// The side comes from the service, in this visit.
    Passed,
    /// The service can't restore the side: it was changed or damaged.
    Failed,
}

impl SealedGame {
    /// A game whose side comes from the service. No message has been sent.
    pub(in crate::state) const fn new(
        id: GameId,
        side: Rc<SealedSide>,
        names: PlayerNames,
    ) -> Self {
        Self {
            id,
            side,
            check: SideCheck::Passed,
            names,
            sent: 0,
        }
    }

    /// The same game as read from storage, where anything may have changed it.
    pub(in crate::state) const fn unchecked(mut self, sent: usize) -> Self {
        self.check = SideCheck::Pending;
        self.sent = sent;
        self
    }

    #[must_use]
    pub const fn check(&self) -> SideCheck {
        self.check
    }

    /// The game with the result of its check.
    pub(in crate::state) fn checked(&self, check: SideCheck) -> Self {
        Self {
            check,
            ..self.clone()
        }
    }

    /// The opponent's seat.
    #[must_use]
    pub fn other(&self) -> Seat {
        PlayerCount::TWO.after(self.side.seat)
    }

    /// The lineup as this device sees it.
    pub(in crate::state) fn lineup(&self) -> Lineup {
        Lineup::seated(PlayerCount::TWO, |seat| {
            if seat == self.side.seat {
                PlayerKind::Human
            } else {
                PlayerKind::Friend
            }
        })
    }

    /// The link with the last message, if the opponent hasn't answered it.
    #[must_use]
    pub fn last_link(&self) -> Option<SealedLink> {
        Some(SealedLink {
            id: self.id,
            ruleset: self.side.ruleset,
            name: self.names.of(self.side.seat).to_owned(),
            number: self.side.messages,
            message: self.side.message.clone()?,
        })
    }

    /// Returns `true` if there is a message that hasn't been sent yet.
    #[must_use]
    pub fn is_to_send(&self) -> bool {
        self.side.message.is_some() && self.sent < self.side.messages
    }

    /// Number of rounds proved in a row from the first, as far as the side is checked. All their cards are known.
    pub(in crate::state) fn proved_rounds(&self) -> usize {
        let is_checked = self.check == SideCheck::Passed;
        let rounds = self.side.rounds.iter().filter(|_| is_checked);
        rounds
            .take_while(|&&proved| proved == ProofStatus::Yes)
            .count()
    }

    /// Reason why the result of a round isn't certain. Rounds are counted from 1; one that isn't over has no winner.
    pub(in crate::state) fn doubt(&self, round: usize, winner: Option<Seat>) -> Option<Doubt> {
        match (self.check, self.side.rounds.get(round - 1)) {
            (SideCheck::Failed, _) => Some(Doubt::Damaged),
            _ if winner.is_none() => None,
            (SideCheck::Pending, _) => Some(Doubt::Checking),
            (SideCheck::Passed, Some(ProofStatus::Yes)) => None,
            (SideCheck::Passed, Some(&ProofStatus::No(seat))) => Some(Doubt::Failed(seat)),
            (SideCheck::Passed, None) => winner.map(Doubt::Owed),
        }
    }

    /// Returns `true` if the player at this device is to move.
    pub(in crate::state) fn is_turn_due(&self) -> bool {
        self.side.due == SealedAwaiting::Turn
    }

    /// The game with a side that comes from the service.
    pub(in crate::state) fn with_side(&self, side: Rc<SealedSide>) -> Self {
        Self {
            sent: self.sent.min(side.messages),
            names: side.names(self.names),
            side,
            ..self.checked(SideCheck::Passed)
        }
    }

    /// Compares this copy of a game with `known`, another copy of the same game.
    pub(in crate::state) fn relation(&self, known: &Self) -> HistoryRelation {
        let (received, there) = (&self.side.stored, &known.side.stored);
        match () {
            () if received == there => HistoryRelation::Same,
            () if is_continued(there, received) => HistoryRelation::Ahead,
            () if is_continued(received, there) => HistoryRelation::Behind,
            () => HistoryRelation::Diverged(1),
        }
    }
}

/// Returns `true` if the stored side `by` has all messages of `side`, and more.
fn is_continued(side: &str, by: &str) -> bool {
    by.strip_prefix(side)
        .is_some_and(|more| more.starts_with('\n'))
}
