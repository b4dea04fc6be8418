//! Finished rounds of games.

use super::FinishedRound;
use crate::game::Scoring;
use crate::state::day::Day;
use crate::state::play::game::Game;
use crate::state::play::log::LogLine;

impl FinishedRound {
    /// The last finished round, if it counts for the statistics: one player against opponents, without take-backs.
    pub(in crate::state) fn counted_of(game: &Game) -> Option<Self> {
        Self::last_of(game).filter(|_| game.taken_back() == 0)
    }

    /// The last finished round, if one player played it against opponents.
    pub(in crate::state) fn last_of(game: &Game) -> Option<Self> {
        let core = game.core();
        let result = core.results().last()?;
        let own = game.lineup().lone_person()?;
        let (record, number) = (core.record(), core.results().len());
        let lines = core.log().iter().filter(|line| line.round == number);
        let own_turns: Vec<&LogLine> = lines.filter(|line| line.seat == own).collect();
        let out = own_turns.last().filter(|line| line.out);
        let is_for_points = record.ruleset.scoring() == Scoring::Points;
        let points = if is_for_points {
            result.scored_cards.points()
        } else {
            0
        };
        let winners = game.winners().filter(|_| is_for_points);
        Some(Self {
            ruleset: record.ruleset,
            lineup: game.lineup().clone(),
            turns: u32::try_from(own_turns.len()).unwrap_or(u32::MAX),
            winner: result.winner,
            rule: out.map_or(result.rule, |line| {
                line.lead.map_or(line.rule, |(_, rule)| rule)
            }),
            win: (result.winner == own).then_some(points),
            had_hints: game.last_hinted() == number,
            won_match: winners.map(|winners| winners.contains(&own)),
            seed: record.shuffles.is_none().then_some(record.seed),
            number,
            is_known: is_known(game),
        })
    }
}

/// Returns `true` if the player may know the cards of a game from elsewhere.
fn is_known(game: &Game) -> bool {
    let record = game.core().record();
    let of_a_day = || Day::of_deal(game.lineup(), &record.ruleset, &record.seed.to_string());
    game.taken_back() > 0
        || game.challenge_turns().is_some()
        || game.retry_from().is_some()
        || (game.day().is_none() && of_a_day().is_some())
}
