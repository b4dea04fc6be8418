//! The second Casual: it keeps its best cards.

use super::Bot;
use super::choice::Choice;
use super::novice::Novice;
use super::outlook::weighed;
use super::skilled::choose_by;
use super::turns::Candidate;
use super::weights::CASUAL_2;
use crate::game::{GameRng, View};

/// Of the turns that leave it winning it chooses the one that keeps the cards worth most, with weights learned from
/// solved deals, and ignores the other players. In one turn of twelve it forgets to, and plays as [`Novice`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Casual2;

impl Bot for Casual2 {
    fn choose(&self, view: &View, seed: u64) -> Choice {
        if GameRng::new(!seed).below(12) == 0 {
            Novice.choose(view, seed)
        } else {
            choose_by(value, view, seed)
        }
    }
}

/// Returns the value of ending the turn here: that of the hand, and, between turns that keep the same hand, a card in
/// the palette rather than on the canvas.
fn value(turn: &Candidate) -> i64 {
    let end = turn.end();
    2 * weighed(end, &CASUAL_2) + end.table().palette(end.seat()).len() as i64
}
