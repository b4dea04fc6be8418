//! Counts of rounds.

use std::cmp::Reverse;

use crate::collections::sorted_by_key;
use crate::game::{Color, Rule};
use crate::state::lineup::Lineup;
use crate::state::play::FinishedRound;

/// Counts of several rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    pub rounds: u32,
    /// Rounds the player won.
    pub won: u32,
    /// Rounds the player won with hints, included in `won`.
    pub won_with_hints: u32,
    /// Turns the player took.
    pub turns: u32,
    /// Rounds played for points.
    pub scored: u32,
    /// Points the player won.
    pub points: u32,
    /// Finished matches for points.
    pub matches: u32,
    /// Matches the player won or shared.
    pub matches_won: u32,
    /// The player's share of the rounds, if all players won as many, in twelfths of a round.
    pub share: u32,
    /// Rounds the player won, by the rule in force at the end.
    pub by_rule: [u32; 7],
    /// Outcomes by the rule in force at the end, since these are counted.
    pub ends: [Outcomes; 7],
    /// Outcomes without and with hints, since these are counted.
    pub hints: [Outcomes; 2],
}

/// Number of rounds, and of those the player won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    pub rounds: u32,
    pub won: u32,
}

impl Outcomes {
    /// Rounds that the player lost.
    #[must_use]
    pub const fn lost(self) -> u32 {
        self.rounds.saturating_sub(self.won)
    }

    pub(super) fn of_pair([rounds, won]: [u32; 2]) -> Self {
        Self { rounds, won }
    }

    pub(super) fn pair(self) -> [u32; 2] {
        [self.rounds, self.won]
    }

    pub(super) fn sum(outcomes: &[Self]) -> Self {
        outcomes
            .iter()
            .fold(Self::default(), |all, &it| all.and(it))
    }

    /// Adds up two numbers of rounds without overflow.
    const fn and(self, other: Self) -> Self {
        Self {
            rounds: self.rounds.saturating_add(other.rounds),
            won: self.won.saturating_add(other.won),
        }
    }
}

impl Totals {
    /// Counts of a single round.
    pub(super) fn of(round: &FinishedRound) -> Self {
        let mut sums = Self {
            rounds: 1,
            turns: round.turns,
            scored: u32::from(round.ruleset.is_advanced()),
            share: share_of(1, &round.lineup),
            ..Self::default()
        };
        let won = u32::from(round.win.is_some());
        let outcome = Outcomes { rounds: 1, won };
        sums.won = won;
        sums.points = round.win.unwrap_or_default();
        sums.by_rule[round.rule.index()] = won;
        sums.ends[round.rule.index()] = outcome;
        if round.had_hints {
            sums.won_with_hints = won;
            sums.hints[1] = outcome;
        } else {
            sums.hints[0] = outcome;
        }
        if let Some(is_won) = round.won_match {
            sums.matches = 1;
            sums.matches_won = u32::from(is_won);
        }
        sums
    }

    /// Rules under which rounds have ended, beginning with the one under which the most were lost, then by share.
    #[must_use]
    pub fn rules_to_lose_under(&self) -> Vec<(Rule, Outcomes)> {
        let ends = Color::ALL.into_iter().zip(self.ends);
        let ends = ends.filter(|(_, ends)| ends.rounds > 0);
        sorted_by_key(ends, |(_, ends)| (Reverse(ends.lost()), ends.rounds))
    }

    /// Adds up two sets of counts without overflow.
    pub(super) fn and(&self, other: &Self) -> Self {
        let mut by_rule = self.by_rule;
        for (all, more) in by_rule.iter_mut().zip(other.by_rule) {
            *all = all.saturating_add(more);
        }
        let (mut ends, mut hints) = (self.ends, self.hints);
        let counts = ends.iter_mut().chain(&mut hints);
        for (all, more) in counts.zip(other.ends.iter().chain(&other.hints)) {
            *all = all.and(*more);
        }
        Self {
            rounds: self.rounds.saturating_add(other.rounds),
            won: self.won.saturating_add(other.won),
            won_with_hints: self.won_with_hints.saturating_add(other.won_with_hints),
            turns: self.turns.saturating_add(other.turns),
            scored: self.scored.saturating_add(other.scored),
            points: self.points.saturating_add(other.points),
            matches: self.matches.saturating_add(other.matches),
            matches_won: self.matches_won.saturating_add(other.matches_won),
            share: self.share.saturating_add(other.share),
            by_rule,
            ends,
            hints,
        }
    }

    /// Returns `true` if the player has won at least their share of the rounds.
    #[must_use]
    pub const fn holds(&self) -> bool {
        self.won.saturating_mul(TWELFTHS) >= self.share
    }
}

/// Number that can be divided by all numbers of players.
const TWELFTHS: u32 = 12;

/// A player's share of some rounds at a table, in twelfths of a round.
pub(super) fn share_of(rounds: u32, lineup: &Lineup) -> u32 {
    rounds.saturating_mul(TWELFTHS / lineup.players().get() as u32)
}
