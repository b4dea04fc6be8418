//! The second Skilled: it knows what cards are worth.

use super::Bot;
use super::choice::Choice;
use super::outlook::weighed;
use super::skilled::{Skilled, choose_by};
use super::weights::SKILLED_2;
use crate::game::View;

/// Weighs what a turn leaves it: the worth of its cards, its own next turns, and the others' replies, with weights
/// learned from solved deals. If no turn leaves it winning, it plays for a draw as [`Skilled`] does.
/// With Actions, which the solver doesn't play, it plays as [`Skilled`] throughout.
#[derive(Clone, Copy, Debug, Default)]
pub struct Skilled2;

impl Bot for Skilled2 {
    fn choose(&self, view: &View, seed: u64) -> Choice {
        if view.table().ruleset().actions().is_some() {
            return Skilled.choose(view, seed);
        }
        choose_by(|turn| weighed(turn.end(), &SKILLED_2), view, seed)
    }
}
