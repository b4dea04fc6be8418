//! The turns of a review that are yet to be judged.

use std::rc::Rc;

use super::review::judgement_of;
use super::{Replay, ReplayView};
use crate::bots::Judgement;
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
}

impl ReviewQueue {
    /// The request to judge the most urgent turn.
    #[cfg(test)]
    pub fn first(&self) -> EngineRequest {
        self.request(self.plies[0])
    }

    /// The request to judge a turn.
    #[must_use]
    pub fn request(&self, ply: usize) -> EngineRequest {
        EngineRequest::Review(ply, Record::clone(&self.record))
    }
}

impl Replay {
    /// The turns of the round on screen without a judgement, if that is over and there are any: first the turn on the
    /// table, then the reviewed player's turns, then the others. While turns are tried again, those of the player in all
    /// rounds that are over instead.
    #[must_use]
    pub fn queue(&self) -> Option<ReviewQueue> {
        let whole = self.game.as_ref()?;
        let is_learning = self.is_learning();
        // Only the turns that came back are of interest, one at a time.
        if is_learning && !self.returned.is_empty() {
            return None;
        }
        let shown = matches!(self.face, ReplayView::Table | ReplayView::Better).then_some(self.ply);
        let reviewed = self.reviewed();
        let round = self.round()?.first()?.round;
        let is_wanted = |line: &&LogLine| {
            if is_learning {
                line.seat == reviewed && line.round <= whole.rounds.len()
            } else {
                line.round == round
            }
        };
        let open = whole.log.iter().filter(is_wanted);
        let open = open.filter(|line| judgement_of(&self.judgements, line.ply).is_none());
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
        (!open.is_empty()).then(|| ReviewQueue {
            record: whole.record.clone(),
            plies: open.iter().map(|line| line.ply).collect(),
        })
    }

    /// Returns `true` if the judgement of this turn of a game is awaited: its round is over, and it has none.
    #[must_use]
    pub(in crate::state) fn awaits(&self, ply: usize, record: &Record) -> bool {
        let Some(whole) = self.game.as_ref().filter(|whole| *whole.record == *record) else {
            return false;
        };
        let last = whole.rounds.last().map_or(0, |round| round.last);
        (1..=last).contains(&ply) && judgement_of(&self.judgements, ply).is_none()
    }

    /// Stores the judgement of a turn.
    #[must_use]
    pub fn judged(mut self, ply: usize, judgement: Judgement) -> Self {
        self.judgements.push((ply, judgement));
        self
    }
}
