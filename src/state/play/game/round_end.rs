//! Rounds that came to their end.

use crate::game::{Rule, Ruleset, Scoring, Seat, Seed};
use crate::state::lineup::Lineup;
use crate::state::play::game::Game;

/// A round that came to its end, as the person at the device sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedRound {
    /// The rules.
    pub ruleset: Ruleset,
    /// Who played.
    pub lineup: Lineup,
    /// How many turns the person made in it.
    pub turns: u32,
    /// Who won it.
    pub winner: Seat,
    /// What the person won it with; `None` if another won.
    pub win: Option<Win>,
    /// Whether the person asked for a hint in it.
    pub had_hints: bool,
    /// Whether the person won the match, if that ended too.
    pub won_match: Option<bool>,
    /// The seed of its deal, if it is the first round of its game and a seed has shuffled.
    pub deal: Option<Seed>,
}

/// A round that the person won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    /// The rule in force at its end.
    pub rule: Rule,
    /// The points it brought.
    pub points: u32,
}

impl Game {
    /// How many rounds came to their end.
    #[must_use]
    pub fn rounds_over(&self) -> usize {
        self.results.len()
    }

    /// The last round that came to its end, if it tells something of how the person plays: one
    /// person against opponents, in a game in which no turn was taken back.
    #[must_use]
    pub fn last_finished(&self) -> Option<FinishedRound> {
        let result = self.results.last()?;
        let mut persons = self.lineup.persons();
        let own = persons.next()?;
        if persons.next().is_some() || self.lineup.has_friends() || self.taken_back > 0 {
            return None;
        }
        let number = self.results.len();
        let own_turns = self.log.iter().filter(|line| line.seat == own);
        let turns = own_turns.filter(|line| line.round == number).count();
        let points = match self.record.ruleset.scoring() {
            Scoring::Game => 0,
            Scoring::Points => result.spoils.points(),
        };
        let winners = match self.record.ruleset.scoring() {
            Scoring::Game => None,
            Scoring::Points => self.winners(),
        };
        Some(FinishedRound {
            ruleset: self.record.ruleset,
            lineup: self.lineup.clone(),
            turns: u32::try_from(turns).unwrap_or(u32::MAX),
            win: (result.winner == own).then_some(Win {
                rule: result.rule,
                points,
            }),
            winner: result.winner,
            had_hints: self.hinted == number,
            won_match: winners.map(|winners| winners.contains(&own)),
            deal: (number == 1 && self.record.shuffles.is_none()).then_some(self.record.seed),
        })
    }
}
