//! Rating of the player against opponents, from rounds without hints. The levels are fixed points.

mod document;
mod glicko2;
mod level_points;

pub use level_points::{levels_near, usual_points};

use self::glicko2::{Estimate, RatedGame};
use self::level_points::level_points;
use crate::game::Seat;
use crate::state::archive::DealKey;
use crate::state::day::Day;
use crate::state::fnv::fnv1a;
use crate::state::play::FinishedRound;

/// The player's rating, and how it went.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    now: Estimate,
    /// Number of rated rounds.
    rounds: u32,
    /// The last rated rounds, oldest first.
    course: Vec<RatedRound>,
    /// The last finished rounds, rated or not, oldest first, each as its hash.
    seen: Vec<u32>,
    /// Hash of how the last rated round was played, if that is known.
    played: Option<u32>,
}

/// A rated round, with the rating after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedRound {
    /// Hash of the round.
    id: u32,
    pub day: Day,
    pub range: RatingRange,
}

/// A rating in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingRange {
    pub rating: i32,
    deviation: i32,
}

/// The change of the rating by a round, or by all rounds of the match that it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingStep {
    pub range: RatingRange,
    /// Points won or lost; `None` where there was no rating before.
    pub change: Option<i32>,
    pub is_of_match: bool,
}

/// Before the first round: hardly anything is known. A round is a twelfth of a rating period, for which Glickman
/// proposes a volatility of 0.06, so its square is divided by twelve.
const START: Estimate = Estimate {
    rating: 1_350.0,
    deviation: 250.0,
    volatility: 0.0173,
};

/// Largest deviation of a rating that isn't provisional.
const MOST_SETTLED: i32 = 100;

/// Bounds that no player reaches, which keep the document readable.
const LOWEST: f64 = 1.0;
const HIGHEST: f64 = 4_000.0;

impl Default for Rating {
    fn default() -> Self {
        Self {
            now: START,
            rounds: 0,
            course: Vec::new(),
            seen: Vec::new(),
            played: None,
        }
    }
}

impl Rating {
    /// Most rated rounds whose course is kept.
    pub const MOST_ROUNDS: usize = 100;

    /// Most rounds that are known again.
    const MOST_SEEN: usize = 500;

    /// Notes a finished round. It changes the rating unless a hint was asked for, or the player may have known the cards.
    /// A round counts only once, also if its deal is played again.
    pub fn note(&mut self, round: &FinishedRound, today: Day) {
        let Some(id) = id(round).filter(|id| !self.seen.contains(id)) else {
            return;
        };
        self.seen.push(id);
        keep_last(&mut self.seen, Self::MOST_SEEN);
        if !round.is_rated() {
            return;
        }
        self.played = Some(how_played(round));
        self.now = self.now.after(&games(round));
        self.now.rating = self.now.rating.clamp(LOWEST, HIGHEST);
        self.rounds = self.rounds.saturating_add(1);
        self.course.push(RatedRound {
            id,
            day: today,
            range: RatingRange::of(&self.now),
        });
        keep_last(&mut self.course, Self::MOST_ROUNDS);
    }

    /// The change by a round, if it is the last one that was rated, and not its deal played again. Where it ended a match, the
    /// change by that match, if there was a rating before.
    #[must_use]
    pub fn step_of(&self, round: &FinishedRound) -> Option<RatingStep> {
        let last = self.course.last()?;
        let is_its = self.played.is_none_or(|played| played == how_played(round));
        if id(round) != Some(last.id) || !is_its {
            return None;
        }
        let ids: Vec<_> = (1..=round.number)
            .map(|number| id_in_game(round, number))
            .collect();
        let is_before = |rated: &&RatedRound| !ids.contains(&Some(rated.id));
        let earlier = || self.course.iter().rev().skip(1);
        let ends_match = round.won_match.is_some() && round.number > 1;
        let before_match = earlier().find(is_before).filter(|_| ends_match);
        let before = before_match.or_else(|| earlier().next());
        Some(RatingStep {
            range: last.range,
            change: before.map(|before| last.range.rating - before.range.rating),
            is_of_match: before_match.is_some(),
        })
    }

    /// The rating now; `None` before the first rated round.
    #[must_use]
    pub fn range(&self) -> Option<RatingRange> {
        self.course.last().map(|round| round.range)
    }

    /// Number of rated rounds.
    #[must_use]
    pub const fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The last rated rounds, oldest first.
    #[must_use]
    pub fn course(&self) -> &[RatedRound] {
        &self.course
    }
}

impl RatingRange {
    fn of(estimate: &Estimate) -> Self {
        Self {
            rating: estimate.rating.round() as i32,
            deviation: estimate.deviation.round() as i32,
        }
    }

    /// Returns `true` as long as a round can move the rating far.
    #[must_use]
    pub const fn is_provisional(self) -> bool {
        self.deviation > MOST_SETTLED
    }

    /// Lower end of the range in which the strength lies with a probability of 95 %, to the nearest ten.
    #[must_use]
    pub const fn low(self) -> i32 {
        tens(self.rating - 2 * self.deviation)
    }

    /// Upper end of the range.
    #[must_use]
    pub const fn high(self) -> i32 {
        tens(self.rating + 2 * self.deviation)
    }
}

const fn tens(points: i32) -> i32 {
    (points + 5).div_euclid(10) * 10
}

/// The games that a round counts as. Its winner beats each of the others, and the others lose to the winner alone: so a
/// player is neither over- nor underrated if chances are as Luce's choice axiom has them, in proportion to strengths.
fn games(round: &FinishedRound) -> Vec<RatedGame> {
    let lineup = &round.lineup;
    let game = |seat: Seat| {
        let level = lineup.at(seat).level()?;
        Some(RatedGame {
            opponent: level_points(level, &round.ruleset, lineup.players()),
            deviation: 0.0,
            score: f64::from(u8::from(round.win.is_some())),
        })
    };
    let is_its = |&seat: &Seat| round.win.is_some() || seat == round.winner;
    let opponents = lineup.players().seats().filter(is_its);
    opponents.filter_map(game).collect()
}

/// Hash of a round, the same from every seat.
fn id(round: &FinishedRound) -> Option<u32> {
    id_in_game(round, round.number)
}

/// Hash of the round with a number in the game of a round.
fn id_in_game(round: &FinishedRound, number: usize) -> Option<u32> {
    let key = DealKey::of(&round.ruleset, &round.lineup, round.seed?)?;
    Some(fnv1a(&format!("{key} {number}")))
}

/// Hash of how a round was played: who sat where, and how it ended.
fn how_played(round: &FinishedRound) -> u32 {
    let (lineup, winner) = (&round.lineup, round.winner.index());
    let rule = round.rule.letter();
    fnv1a(&format!("{lineup} {winner} {} {rule}", round.turns))
}

fn keep_last<T>(all: &mut Vec<T>, most: usize) {
    let surplus = all.len().saturating_sub(most);
    all.drain(..surplus);
}

#[cfg(test)]
mod tests;
