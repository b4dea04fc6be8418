//! The turns of a replayed game to learn from: those with a clearly better one.

use super::Replay;
use super::review::judgement_of;
use crate::bots::FairJudgement;
use crate::state::play::LogLine;

/// A turn to learn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnTurn {
    pub line: LogLine,
    /// Its judgement, if there is one.
    pub fair: Option<FairJudgement>,
}

impl LearnTurn {
    /// The turns to try again: those that came back, and `true`; or else all turns of the reviewed player, in any round,
    /// that could have been clearly better.
    pub(super) fn all_of(replay: &Replay) -> (Vec<Self>, bool) {
        let log = replay.game.as_ref().map(|whole| &whole.log[..]);
        let lines = log.unwrap_or_default().iter();
        let fair = |ply| judgement_of(&replay.judgements, ply)?.fair.clone();
        let turn = |line: &LogLine| Self {
            line: line.clone(),
            fair: fair(line.ply),
        };
        if !replay.returned.is_empty() {
            let returned = lines.filter(|line| replay.returned.contains(&line.ply));
            return (returned.map(turn).collect(), true);
        }
        let own = lines.filter(|line| line.seat == replay.reviewed());
        let worse = own.map(turn).filter(|turn| {
            let fair = turn.fair.as_ref();
            fair.is_some_and(FairJudgement::is_worse)
        });
        (worse.collect(), false)
    }
}
