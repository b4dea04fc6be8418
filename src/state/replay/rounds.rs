//! The finished rounds of a replayed game.

use crate::game::Seat;
use crate::state::play::{Picture, RoundResult, Scene};

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
                last: last.ply,
            })
        };
        (1..).zip(&scene.score.results).filter_map(round).collect()
    }
}

/// The round that cost a player most: of those that others won, the one with the most points, the last of several. If
/// there is none, it is the last round.
pub(super) fn costliest(rounds: &[ReviewRound], seat: Seat) -> Option<&ReviewRound> {
    let lost = rounds.iter().filter(|round| round.winner != seat);
    lost.max_by_key(|round| round.points).or(rounds.last())
}
