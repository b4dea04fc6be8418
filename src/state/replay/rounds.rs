//! The finished rounds of a replayed game.

use super::review::{Judgements, judgement_of};
use crate::bots::FairJudgement;
use crate::game::Seat;
use crate::state::play::{LogLine, Picture, RoundResult, Scene};

/// A finished round, as one to choose for the review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRound {
    /// Number in the match, from 1.
    pub number: usize,
    pub winner: Seat,
    /// The points that the winner took.
    pub points: u32,
    /// `None` while a later round is being played.
    pub picture: Option<Picture>,
    /// Number of turns of the reviewed player with a clearly better one; `None` until all are judged.
    pub losses: Option<usize>,
    /// `true` if it cost the reviewed player more points than any other round.
    pub is_costliest: bool,
    /// Ply (1-based) of its last turn.
    pub(super) last: usize,
}

impl ReviewRound {
    /// The finished rounds of a game, oldest first.
    pub(super) fn all_of(scene: &Scene) -> Vec<Self> {
        let round = |(number, result): (usize, &RoundResult)| {
            let last = scene.log.iter().rfind(|line| line.round == number)?;
            Some(Self {
                number,
                winner: result.winner,
                points: result.scored_cards.points(),
                picture: scene.round_end.pictures.get(number - 1).cloned(),
                losses: None,
                is_costliest: false,
                last: last.ply,
            })
        };
        (1..).zip(&scene.score.results).filter_map(round).collect()
    }

    /// The round with the number of a player's turns with a clearly better one, if they are all judged.
    pub(super) fn judged(&self, log: &[LogLine], seat: Seat, judgements: &Judgements) -> Self {
        let own = log
            .iter()
            .filter(|line| (line.round, line.seat) == (self.number, seat));
        let is_worse = |line: &LogLine| {
            let fair = judgement_of(judgements, line.ply)?.fair.as_ref();
            Some(fair.is_some_and(FairJudgement::is_worse))
        };
        let worse: Option<Vec<bool>> = own.map(is_worse).collect();
        Self {
            losses: worse.map(|worse| worse.into_iter().filter(|&is_worse| is_worse).count()),
            ..self.clone()
        }
    }
}

/// The round that cost a player most: of those that others won, the one with the most points, the last of several. If
/// there is none, it is the last round.
pub(super) fn costliest(rounds: &[ReviewRound], seat: Seat) -> Option<&ReviewRound> {
    let lost = rounds.iter().filter(|round| round.winner != seat);
    lost.max_by_key(|round| round.points).or(rounds.last())
}
