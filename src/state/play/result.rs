//! How a person fared with a game.

use std::cmp::Ordering;

use super::game::Game;
use super::lead_history::LeadHistory;
use super::log::TurnEvent;
use crate::game::{Rule, Scoring};

/// How the person of a game fared with it, the first of them where there are several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Whether the person won, alone or with others.
    pub is_won: bool,
    /// How many turns the person made.
    pub turns: usize,
    /// The person's points, where it is played for points.
    pub points: Option<u32>,
    /// The rules that the person set, in each round.
    pub rules: Vec<Vec<Rule>>,
    /// How the game went. Nobody knows of one that was stored when this was not yet noted.
    pub course: Option<LeadHistory>,
}

impl GameResult {
    /// What came of a game, once it is over.
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

    /// Whether it is better than another result of the same deal: to win is; then points are; then it counts to win
    /// sooner, or to stay in longer.
    #[must_use]
    pub fn compare(&self, other: &Self) -> Ordering {
        let by_turns = match self.is_won {
            true => other.turns.cmp(&self.turns),
            false => self.turns.cmp(&other.turns),
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
    fn the_better_result_is_known() {
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
