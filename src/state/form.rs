//! The form that starts a new game.

use crate::bots::Level;
use crate::game::{ParseSeedError, Players, Record, Ruleset, Seat, Seed};

use super::lineup::Lineup;

/// What is filled in for the next game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// How many play.
    pub players: Players,
    /// The levels of the opponents; those beyond the number of players are kept
    /// for when it is raised again.
    pub levels: [Level; Seat::MAX - 1],
    /// The seed as typed.
    pub seed: String,
}

impl NewGame {
    /// The form as a new visitor finds it, with a fresh seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self {
            players: Players::ALL[1],
            levels: [Level::Skilled, Level::Skilled, Level::Novice],
            seed: seed.to_string(),
        }
    }

    /// The seed, read.
    ///
    /// # Errors
    ///
    /// Says what is wrong with what was typed.
    pub fn parse_seed(&self) -> Result<Seed, ParseSeedError> {
        self.seed.parse()
    }

    /// Who is to play.
    #[must_use]
    pub fn lineup(&self) -> Lineup {
        Lineup::new(self.players, self.levels)
    }

    /// The record of the game that the form describes, before its first turn.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the seed.
    pub fn record(&self) -> Result<Record, ParseSeedError> {
        let seed = self.parse_seed()?;
        Ok(Record::new(Ruleset::default(), self.players, seed))
    }
}
