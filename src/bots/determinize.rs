//! What the hidden cards may be.

use crate::game::{Card, Generator, Round, View};

/// Rounds that a player cannot tell from the one being played: the cards whose place the
/// player does not know lie in any order, each equally likely. To judge turns by such
/// samples is known as determinization (Ginsberg, 2001, for bridge; Cowling, Powley and
/// Whitehouse, 2012, for games in general).
///
/// A card that all have seen go somewhere lies there in each of them.
pub struct Worlds {
    view: View,
    unknown: Vec<Card>,
    generator: Generator,
}

impl Worlds {
    /// The rounds that a view may be of, drawn by a generator.
    #[must_use]
    pub fn of(view: &View, generator: Generator) -> Self {
        Self {
            view: view.clone(),
            unknown: view.unknown().iter().collect(),
            generator,
        }
    }
}

impl Iterator for Worlds {
    type Item = Round;

    /// One of them; there is always another.
    fn next(&mut self) -> Option<Round> {
        self.generator.shuffle(&mut self.unknown);
        Some(self.view.world(&self.unknown))
    }
}
