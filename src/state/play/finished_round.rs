//! Finished rounds, for the statistics.

use super::game::Game;
use crate::game::{Rule, Ruleset, Scoring, Seat, Seed};
use crate::state::lineup::Lineup;

/// A finished round, as the player sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedRound {
    pub ruleset: Ruleset,
    pub lineup: Lineup,
    /// Number of the player's turns in it.
    pub turns: u32,
    pub winner: Seat,
    /// Details of the player's win; `None` if an opponent won.
    pub win: Option<Win>,
    /// `true` if the player asked for a hint in it.
    pub had_hints: bool,
    /// `Some(true)` if the player won the match with it; `None` if no match for points ended.
    pub won_match: Option<bool>,
    /// The seed, if this is the first round of its game and the cards were dealt by a seed.
    pub deal: Option<Seed>,
}

/// A round that the player won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    /// The rule in effect at the end.
    pub rule: Rule,
    pub points: u32,
}

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
