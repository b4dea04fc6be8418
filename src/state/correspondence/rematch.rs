//! Rematches: the games of the same players that follow a game.

use super::link::GameId;
use super::seating::{Party, Seating};

/// A game that the players of another one may play after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::state) struct Rematch {
    pub id: GameId,
    /// The parties that start the games from the other one up to this one, each as a party of the game before.
    pub starters: Vec<Party>,
}

impl Rematch {
    /// Number of rematches that are told apart at one distance.
    const BREADTH: usize = 64;

    /// The rematches of a game and theirs, the nearest first: three in a row of four parties, six of two.
    #[must_use]
    pub fn after(id: GameId, seating: &Seating) -> Vec<Self> {
        let mut all = Vec::new();
        let starters = Vec::new();
        let mut last = vec![Self { id, starters }];
        while last.len() < Self::BREADTH {
            last = last
                .iter()
                .flat_map(|game| seating.parties().map(|first| game.started_by(first)))
                .collect();
            all.extend_from_slice(&last);
        }
        all
    }

    fn started_by(&self, first: Party) -> Self {
        let mut starters = self.starters.clone();
        starters.push(first);
        let id = self.id.rematch(first);
        Self { id, starters }
    }
}
