//! The turns of a review that are yet to be judged.

use std::rc::Rc;

use super::review::judgement_of;
use super::{Replay, ReplayView};
use crate::collections::sorted_by_key;
use crate::engine::EngineRequest;
use crate::game::Record;
use crate::state::play::LogLine;

/// Turns of a game that are yet to be judged. Their judgements are independent of each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewQueue {
    /// The whole game.
    pub record: Rc<Record>,
    /// Numbers (1-based) of the turns, the most urgent first.
    pub plies: Vec<usize>,
    /// Number of deals of the hidden cards to try, if it is given by an earlier judgement.
    pub deals: Option<u32>,
}

impl ReviewQueue {
    /// The turns without a judgement that the view needs, if there are any. Of the round on screen, if that is over: first
    /// the turn on the table, then the reviewed player's turns, then the others. The summary then needs the player's turns
    /// in all rounds that are over; while turns are tried again, it is only these.
    pub(super) fn of(replay: &Replay) -> Option<Self> {
        let whole = replay.game.as_ref()?;
        // Only the turns that came back are of interest, one at a time.
        if replay.is_learning() && !replay.returned.is_empty() {
            return None;
        }
        let shown =
            matches!(replay.view, ReplayView::Table | ReplayView::Better).then_some(replay.ply);
        let reviewed = replay.reviewed();
        let round = replay.round()?.first()?.round;
        let is_own = |line: &LogLine| line.seat == reviewed && line.round <= whole.rounds.len();
        let is_wanted = |line: &&LogLine| match replay.view {
            ReplayView::Learn => is_own(line),
            ReplayView::Summary => line.round == round || is_own(line),
            ReplayView::Table | ReplayView::Better => line.round == round,
        };
        let open = whole.log.iter().filter(is_wanted);
        let open = open.filter(|line| judgement_of(&replay.judgements, line.ply).is_none());
        let order = |line: &&LogLine| {
            let is_elsewhere = line.round != round;
            (
                is_elsewhere,
                Some(line.ply) != shown,
                line.seat != reviewed,
                line.ply,
            )
        };
        let open = sorted_by_key(open, order);
        (!open.is_empty()).then(|| Self {
            record: whole.record.clone(),
            plies: open.iter().map(|line| line.ply).collect(),
            deals: None,
        })
    }

    /// The turns of one round alone, by its number in the match; `None` if there are none.
    #[must_use]
    pub(super) fn in_round(mut self, number: usize, log: &[LogLine]) -> Option<Self> {
        let is_there = |&ply: &usize| {
            log.iter()
                .any(|line| (line.round, line.ply) == (number, ply))
        };
        self.plies.retain(is_there);
        (!self.plies.is_empty()).then_some(self)
    }

    /// The request to judge the most urgent turn.
    #[cfg(test)]
    pub fn first(&self) -> EngineRequest {
        self.request(self.plies[0])
    }

    /// The request to judge a turn.
    #[must_use]
    pub fn request(&self, ply: usize) -> EngineRequest {
        EngineRequest::Review {
            ply,
            record: Record::clone(&self.record),
            deals: self.deals,
        }
    }
}
