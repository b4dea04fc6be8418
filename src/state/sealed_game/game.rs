//! A sealed game, as one of the two takes part in it.

use std::rc::Rc;

use super::link::SealedLink;
use super::side::{ProofStatus, SealedAwaiting, SealedSide};
use crate::game::{PlayerCount, Seat};
use crate::state::correspondence::{GameId, HistoryRelation};
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::settings::PlayerNames;

/// What a device knows of a sealed game besides what every game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedGame {
    /// What tells the game from others.
    pub id: GameId,
    /// The side of the player here.
    pub side: Rc<SealedSide>,
    /// What the two are called.
    pub names: PlayerNames,
    /// How many messages there were when the last was sent.
    pub sent: usize,
}

impl SealedGame {
    /// The seat of the friend.
    #[must_use]
    pub fn other(&self) -> Seat {
        PlayerCount::TWO.after(self.side.seat)
    }

    /// The players, as they sit at this device.
    pub(in crate::state) fn lineup(&self) -> Lineup {
        Lineup::seated(PlayerCount::TWO, |seat| match seat == self.side.seat {
            true => PlayerKind::Human,
            false => PlayerKind::Friend,
        })
    }

    /// The message that the other has not answered, as it travels.
    #[must_use]
    pub fn letter(&self) -> Option<SealedLink> {
        Some(SealedLink {
            id: self.id,
            ruleset: self.side.ruleset,
            name: self.names.of(self.side.seat).to_owned(),
            number: self.side.messages,
            message: self.side.message.clone()?,
        })
    }

    /// Whether there is a message that was not sent yet.
    #[must_use]
    pub fn is_to_send(&self) -> bool {
        self.side.message.is_some() && self.sent < self.side.messages
    }

    /// How many rounds are proved: of these all cards are known.
    pub(in crate::state) fn proved_rounds(&self) -> usize {
        let rounds = self.side.rounds.iter();
        rounds
            .take_while(|&&proved| proved == ProofStatus::Yes)
            .count()
    }

    /// Whether what is due is a turn of the player here.
    pub(in crate::state) fn is_turn_due(&self) -> bool {
        self.side.due == SealedAwaiting::Turn
    }

    /// The game with a later side.
    pub(in crate::state) fn with_side(&self, side: Rc<SealedSide>) -> Self {
        Self {
            side,
            ..self.clone()
        }
    }

    /// How another telling of the same game stands to this one.
    pub(in crate::state) fn relation(&self, known: &Self) -> HistoryRelation {
        let (told, there) = (&self.side.stored, &known.side.stored);
        match () {
            () if told == there => HistoryRelation::Same,
            () if is_continued(there, told) => HistoryRelation::Ahead,
            () if is_continued(told, there) => HistoryRelation::Behind,
            () => HistoryRelation::Diverged(1),
        }
    }
}

/// Whether a stored side has all messages of another, and more.
fn is_continued(side: &str, by: &str) -> bool {
    by.strip_prefix(side)
        .is_some_and(|more| more.starts_with('\n'))
}
