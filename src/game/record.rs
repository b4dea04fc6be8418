//! A round as its start and its turns: the state is derived.

use thiserror::Error;

use super::legality::IllegalMove;
use super::round::Round;
use super::ruleset::Ruleset;
use super::seat::Players;
use super::seed::Seed;
use super::turn::Turn;

/// What is kept of a round: how it was dealt, and every turn since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The rules.
    pub ruleset: Ruleset,
    /// How many play.
    pub players: Players,
    /// The seed of the deal.
    pub seed: Seed,
    /// The turns in order.
    pub turns: Vec<Turn>,
}

/// At which turn a record goes wrong, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("turn {ply}: {reason}")]
pub struct ReplayError {
    /// The number of the turn, from 1.
    pub ply: usize,
    /// What is wrong with it.
    pub reason: IllegalMove,
}

impl Record {
    /// A record without turns.
    #[must_use]
    pub const fn new(ruleset: Ruleset, players: Players, seed: Seed) -> Self {
        let turns = Vec::new();
        Self {
            ruleset,
            players,
            seed,
            turns,
        }
    }

    /// The round as dealt.
    #[must_use]
    pub fn deal(&self) -> Round {
        Round::deal(self.ruleset, self.players, self.seed)
    }

    /// The round after the first `plies` turns, or after all if there are fewer.
    ///
    /// # Errors
    ///
    /// Names the first of these turns that is not legal, and says why.
    pub fn replay(&self, plies: usize) -> Result<Round, ReplayError> {
        let mut round = self.deal();
        for (ply, turn) in (1..=plies).zip(&self.turns) {
            round
                .play_turn(turn)
                .map_err(|(_, reason)| ReplayError { ply, reason })?;
        }
        Ok(round)
    }
}
