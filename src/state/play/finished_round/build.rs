//! Finished rounds of games.

use super::{FinishedRound, Win};
use crate::game::Scoring;
use crate::state::play::game::Game;

impl FinishedRound {
    /// The last finished round, if it counts for the statistics: one player against opponents, without take-backs.
    pub(in crate::state) fn last_of(game: &Game) -> Option<Self> {
        let core = game.core();
        let result = core.results().last()?;
        let mut persons = game.lineup().persons();
        let own = persons.next()?;
        if persons.next().is_some() || game.lineup().has_friends() || game.taken_back() > 0 {
            return None;
        }
        let (record, number) = (core.record(), core.results().len());
        let own_turns = core.log().iter().filter(|line| line.seat == own);
        let turns = own_turns.filter(|line| line.round == number).count();
        let is_for_points = record.ruleset.scoring() == Scoring::Points;
        let points = if is_for_points {
            result.spoils.points()
        } else {
            0
        };
        let winners = game.winners().filter(|_| is_for_points);
        Some(Self {
            ruleset: record.ruleset,
            lineup: game.lineup().clone(),
            turns: u32::try_from(turns).unwrap_or(u32::MAX),
            win: (result.winner == own).then_some(Win {
                rule: result.rule,
                points,
            }),
            winner: result.winner,
            had_hints: game.last_hinted() == number,
            won_match: winners.map(|winners| winners.contains(&own)),
            deal: (number == 1 && record.shuffles.is_none()).then_some(record.seed),
        })
    }
}
