//! Determinization: deals of the hidden cards.

use crate::game::{Card, GameRng, Round, View};

/// Endless iterator over rounds that a player can't tell from the one being played. The hidden cards
/// are dealt at random, every way as likely as any other; a card that everyone has seen go somewhere
/// lies there in each of them.
///
/// Such sampling is known as determinization (Ginsberg, 2001, for bridge; Cowling, Powley and
/// Whitehouse, 2012, for games in general).
///
/// ```
/// use red7::bots::Worlds;
/// use red7::game::{GameRng, PlayerCount, Round, Ruleset};
///
/// let round = Round::deal(Ruleset::default(), PlayerCount::TWO, "red7game".parse()?);
/// let view = round.view(round.table().turn());
/// for world in Worlds::of(&view, GameRng::new(7)).take(10) {
///     assert_eq!(world.view(view.seat()), view);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Worlds {
    view: View,
    unknown: Vec<Card>,
    rng: GameRng,
}

impl Worlds {
    /// Returns the rounds that this may be a view of, drawn with a generator.
    #[must_use]
    pub fn of(view: &View, rng: GameRng) -> Self {
        Self {
            view: view.clone(),
            unknown: view.unknown().iter().collect(),
            rng,
        }
    }
}

impl Iterator for Worlds {
    type Item = Round;

    /// Returns the next one; there is always another.
    fn next(&mut self) -> Option<Round> {
        self.rng.shuffle(&mut self.unknown);
        Some(self.view.determinize(&self.unknown))
    }
}
