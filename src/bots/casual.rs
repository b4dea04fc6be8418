//! The opponent that keeps its cards.

use super::Bot;
use super::turns::{Candidate, candidates, concede};
use crate::game::{Generator, Turn, View};

/// Keeps its cards, and does not look at the others: any of the turns that leave it
/// winning with the most cards in hand, each as likely as another.
#[derive(Clone, Copy, Debug, Default)]
pub struct Casual;

impl Bot for Casual {
    fn choose(&self, view: &View, seed: u64) -> Turn {
        let all = candidates(view);
        let left = |turn: &Candidate| turn.end().hand_size(view.seat());
        let staying = || all.iter().filter(|turn| turn.stays());
        let most = staying().map(left).max();
        let frugal: Vec<&Candidate> = staying().filter(|turn| Some(left(turn)) == most).collect();
        let any = Generator::new(seed).below(frugal.len());
        match frugal.get(any) {
            Some(candidate) => candidate.turn().clone(),
            None => concede(view, &all),
        }
    }
}
