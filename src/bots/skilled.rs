//! The opponent that looks one turn ahead.

use super::Bot;
use super::log2::{ONE, log2};
use super::replies::{Expectation, expected_replies};
use super::turns::{Candidate, candidates, concede};
use crate::game::{Generator, Seat, Turn, View};

/// What a card in hand is worth, against halving the next player's replies.
const CARD: i64 = 2 * ONE;

/// The same with Actions, where a card can do more.
const CARD_WITH_ACTIONS: i64 = 6 * ONE;

/// Keeps its cards, and leaves the next player few replies: of the turns that
/// leave it winning the one with the best sum of both.
#[derive(Clone, Copy, Debug, Default)]
pub struct Skilled;

impl Bot for Skilled {
    fn choose(&self, view: &View, seed: u64) -> Turn {
        let all = candidates(view);
        let staying: Vec<&Candidate> = all.iter().filter(|turn| turn.stays()).collect();
        let scores: Vec<i64> = staying.iter().map(|turn| score(turn.end())).collect();
        let best = scores.iter().max();
        let liked: Vec<&Candidate> = staying
            .into_iter()
            .zip(&scores)
            .filter_map(|(turn, score)| (Some(score) == best).then_some(turn))
            .collect();
        let any = Generator::new(seed).below(liked.len());
        match liked.get(any) {
            Some(candidate) => candidate.turn().clone(),
            None => concede(view, &all),
        }
    }
}

/// How good it is to end the turn here, in steps of 1/256.
fn score(end: &View) -> i64 {
    let card = if end.table().ruleset().actions().is_some() {
        CARD_WITH_ACTIONS
    } else {
        CARD
    };
    let Expectation { sum, unit } = expected_replies(end, next(end));
    card * end.hand_size(end.seat()) as i64 - log2(16 * sum + unit) + log2(16 * unit)
}

/// The next player still in after the player of a view.
fn next(view: &View) -> Seat {
    let table = view.table();
    let mut next = table.players().after(view.seat());
    while table.is_out(next) {
        next = table.players().after(next);
    }
    next
}
