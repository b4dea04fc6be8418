//! Casual: the opponent that keeps its cards.

use super::Bot;
use super::choice::Choice;
use super::turns::{Candidate, candidates, concede};
use crate::game::{GameRng, View};

/// Keeps its cards, and ignores the other players. Of the turns that leave it winning it chooses one
/// that keeps the most cards in hand, each as likely as another. In one turn of four it forgets to,
/// and chooses any turn that leaves it winning.
#[derive(Clone, Copy, Debug, Default)]
pub struct Casual;

impl Bot for Casual {
    fn choose(&self, view: &View, seed: u64) -> Choice {
        let all = candidates(view);
        let left = |turn: &Candidate| turn.end().hand_size(view.seat());
        let staying = || all.iter().filter(|turn| turn.stays());
        let most = staying().map(left).max();
        let mut rng = GameRng::new(seed);
        let forgets = rng.below(4) == 0;
        let fitting: Vec<&Candidate> = staying()
            .filter(|turn| forgets || Some(left(turn)) == most)
            .collect();
        match fitting.get(rng.below(fitting.len())) {
            Some(candidate) => candidate.choice(),
            None => concede(view, &all),
        }
    }
}
