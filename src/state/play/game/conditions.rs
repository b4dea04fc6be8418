//! The conditions of a game: take-backs, the start of a retry, the game to beat, and a match that was given up.

use std::rc::Rc;

use crate::game::{Record, Turn};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// Number of turns that the player took back.
    taken_back: usize,
    /// The ply from which a finished game is retried.
    retry_from: Option<usize>,
    /// The turns of the game to beat.
    challenge: Option<Rc<Vec<Turn>>>,
    /// `true` once the player has given up the match.
    is_given_up: bool,
}

impl Conditions {
    /// Number of turns that the player took back.
    pub const fn taken_back(&self) -> usize {
        self.taken_back
    }

    /// The ply from which a finished game is retried.
    pub const fn retry_from(&self) -> Option<usize> {
        self.retry_from
    }

    /// The turns of the game to beat.
    pub const fn challenge(&self) -> Option<&Rc<Vec<Turn>>> {
        self.challenge.as_ref()
    }

    /// Returns `true` once the player has given up the match.
    pub const fn is_given_up(&self) -> bool {
        self.is_given_up
    }

    pub const fn give_up(&mut self) {
        self.is_given_up = true;
    }

    pub const fn set_taken_back(&mut self, turns: usize) {
        self.taken_back = turns;
    }

    /// Ignores a ply after `now`, the current one.
    pub fn set_retry_from(&mut self, ply: Option<usize>, now: usize) {
        self.retry_from = ply.filter(|&ply| ply <= now);
    }

    /// Sets the game to beat and returns `true`, if its turns are legal from this deal and end the match.
    pub fn set_challenge(&mut self, turns: Rc<Vec<Turn>>, deal: &Record) -> bool {
        let record = Record {
            turns: turns.to_vec(),
            ..deal.clone()
        };
        let end = record.replay(usize::MAX).ok();
        let is_over = end.is_some_and(|end| end.winners().is_some());
        if is_over {
            self.challenge = Some(turns);
        }
        is_over
    }
}
