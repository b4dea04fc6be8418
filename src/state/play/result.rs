//! The player's results in a game.

use std::cmp::Ordering;

use super::game::Game;
use super::lead_history::LeadHistory;
use super::log::TurnEvent;
use crate::game::{Rule, Scoring};

/// The result of the player at this device, or of the first one if there are several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// `true` if the player won, alone or with others.
    pub is_won: bool,
    /// Number of the player's turns.
    pub turns: usize,
    /// The player's points, if the game is for points.
    pub points: Option<u32>,
    /// The rules that the player set, by round.
    pub rules: Vec<Vec<Rule>>,
    /// The leads of the game; `None` for a result stored by a version that didn't record them.
    pub course: Option<LeadHistory>,
}

impl GameResult {
    /// The result of a game; `None` until it is over.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let scene = game.scene();
        let winners = scene.score.winners?;
        let own = game.lineup().persons().next()?;
        let lines = || scene.log.iter().filter(|line| line.seat == own);
        let rules_of = |round| {
            let lines = lines().filter(move |line| line.round == round);
            let events = lines.flat_map(|line| &line.events);
            events.filter_map(|event| match event {
                TurnEvent::Discarded(card) | TurnEvent::Recycled(card) => Some(card.color()),
                _ => None,
            })
        };
        let is_for_points = game.record().ruleset.scoring() == Scoring::Points;
        let pile = scene.score.piles.get(own.index());
        let pile = pile.filter(|_| is_for_points);
        Some(Self {
            is_won: winners.contains(&own),
            turns: lines().count(),
            points: pile.map(|pile| pile.points()),
            rules: (1..=scene.score.round)
                .map(|round| rules_of(round).collect())
                .collect(),
            course: Some(LeadHistory::of(&scene.log, game.lineup().players())),
        })
    }

    /// Compares two results of one deal; the better one is greater. A win counts most, then points, then winning in
    /// fewer turns or losing after more.
    #[must_use]
    pub fn compare(&self, other: &Self) -> Ordering {
        let by_turns = if self.is_won {
            other.turns.cmp(&self.turns)
        } else {
            self.turns.cmp(&other.turns)
        };
        let by_outcome = (self.is_won, self.points).cmp(&(other.is_won, other.points));
        by_outcome.then(by_turns)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(is_won: bool, turns: usize, points: Option<u32>) -> GameResult {
        GameResult {
            is_won,
            turns,
            points,
            rules: Vec::new(),
            course: None,
        }
    }

    #[test]
    fn better_result_is_greater() {
        let rising = [
            result(false, 3, None),
            result(false, 5, None),
            result(true, 7, None),
            result(true, 6, None),
        ];
        for (place, low) in rising.iter().enumerate() {
            for (other, high) in rising.iter().enumerate() {
                assert_eq!(low.compare(high), place.cmp(&other), "{low:?} {high:?}");
            }
        }
        let few = result(true, 20, Some(31));
        let many = result(true, 40, Some(38));
        assert_eq!(many.compare(&few), Ordering::Greater);
    }
}
