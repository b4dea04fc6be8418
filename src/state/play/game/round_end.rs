//! Rounds that came to their end.

use crate::game::Scoring;
use crate::state::archive::{FinishedRound, Win};
use crate::state::play::game::Game;

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
            deal: (number == 1).then_some(self.record.seed),
        })
    }
}
