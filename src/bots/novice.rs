//! Novice: the weakest opponent.

use super::Bot;
use super::choice::Choice;
use super::turns::{Candidate, candidates, concede};
use crate::game::{GameRng, View};

/// Knows only the rules: it chooses any turn that leaves it winning, each as likely as another. If
/// there is none, it passes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

impl Bot for Novice {
    fn choose(&self, view: &View, seed: u64) -> Choice {
        let all = candidates(view);
        let staying: Vec<&Candidate> = all.iter().filter(|turn| turn.stays()).collect();
        let any = GameRng::new(seed).below(staying.len());
        match staying.get(any) {
            Some(candidate) => candidate.choice(),
            None => concede(view, &all),
        }
    }
}
