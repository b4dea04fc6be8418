//! The turns of a replayed game to learn from: those with a clearly better one.

use std::cmp::Reverse;

use super::review::judgement_of;
use super::{Replay, ReplayView};
use crate::bots::FairJudgement;
use crate::collections::sorted_by_key;
use crate::state::link::{GameLink, Link};
use crate::state::play::LogLine;

/// A turn to learn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnTurn {
    pub line: LogLine,
    /// Its judgement, if there is one.
    pub fair: Option<FairJudgement>,
}

impl Replay {
    /// Tries the turns with a clearly better one again.
    #[must_use]
    pub(in crate::state) fn learning(mut self) -> Self {
        self.face = ReplayView::Learn;
        self.returned = Vec::new();
        self
    }

    /// Tries these turns again, which were missed in an earlier session.
    #[must_use]
    pub(in crate::state) fn learning_again(self, plies: Vec<usize>) -> Self {
        let first = plies.first().copied().unwrap_or_default();
        let mut replay = self.moved_to(first);
        replay.face = ReplayView::Learn;
        replay.returned = plies;
        replay
    }

    /// Returns `true` while turns are tried again.
    #[must_use]
    pub fn is_learning(&self) -> bool {
        self.face == ReplayView::Learn
    }

    /// The whole game; `None` for a position.
    #[must_use]
    pub fn game_link(&self) -> Option<GameLink> {
        match self.link()? {
            Link::Game(game) => Some(game),
            _ => None,
        }
    }

    /// The turns to try again: those that came back, and `true`; or else all turns of the reviewed player, in any round,
    /// that could have been clearly better, the largest difference first.
    #[must_use]
    pub fn to_learn(&self) -> (Vec<LearnTurn>, bool) {
        let log = self.game.as_ref().map(|whole| &whole.log[..]);
        let lines = log.unwrap_or_default().iter();
        let fair = |ply| judgement_of(&self.judgements, ply)?.fair.clone();
        let turn = |line: &LogLine| LearnTurn {
            line: line.clone(),
            fair: fair(line.ply),
        };
        if !self.returned.is_empty() {
            let returned = lines.filter(|line| self.returned.contains(&line.ply));
            return (returned.map(turn).collect(), true);
        }
        let own = lines.filter(|line| line.seat == self.reviewed());
        let worse = own.map(turn).filter(|turn| {
            let fair = turn.fair.as_ref();
            fair.is_some_and(FairJudgement::is_worse)
        });
        let loss = |turn: &LearnTurn| Reverse(turn.fair.as_ref().map(FairJudgement::loss));
        (sorted_by_key(worse, loss), false)
    }
}
