//! Choices of a turn in games for two, with what the solver says of each turn.

use red7::bots::{Candidate, Level, OUTLOOK, candidates, outlook, solve};
use red7::game::{PlayerCount, Round, Ruleset};

use super::super::built_in::BuiltIn;
use super::super::facts::{Deal, draw};

/// Players of the games, one drawn for each seat: positions are to be like those that people get into.
const PLAYERS: [BuiltIn; 3] = [
    BuiltIn::Simple,
    BuiltIn::Level(Level::Skilled),
    BuiltIn::Random,
];

/// The outlook after a turn, in cards or doublings, and whether the turn wins with all cards open.
pub struct Outcome {
    pub outlook: [f64; OUTLOOK.len()],
    pub wins: bool,
}

/// The turns after which a player would lead, of which some win and some don't.
pub struct Decision(pub Vec<Outcome>);

impl Decision {
    /// Returns the chance that the turn valued most wins; of several it may be any.
    pub fn chance_to_win(&self, weights: &[f64]) -> f64 {
        let value = |turn: &Outcome| -> f64 {
            let numbers = turn.outlook.iter().zip(weights);
            numbers.map(|(number, weight)| number * weight).sum()
        };
        let values: Vec<f64> = self.0.iter().map(value).collect();
        let best = values.iter().copied().fold(f64::MIN, f64::max);
        let valued = self.0.iter().zip(values);
        let tops: Vec<bool> = valued
            .filter(|&(_, value)| value > best - 1e-9)
            .map(|(turn, _)| turn.wins)
            .collect();
        tops.iter().filter(|&&wins| wins).count() as f64 / tops.len().max(1) as f64
    }
}

/// Plays a deal, and returns its choices that decide the round.
pub fn decisions(seed: u64, number: u64) -> Result<Vec<Decision>, String> {
    let deal = Deal::new(Ruleset::default(), PlayerCount::TWO, seed, number);
    let mut rng = deal.rng(0);
    let mut round = deal.round().clone();
    let players = [(); 2].map(|()| PLAYERS[rng.below(PLAYERS.len())]);
    let mut found = Vec::new();
    while round.table().winner().is_none() {
        found.extend(decision(&round)?);
        let turn = players[round.table().turn().index()].turn(&round, draw(&mut rng))?;
        round
            .play_turn(&turn)
            .map_err(|illegal| illegal.to_string())?;
    }
    Ok(found)
}

fn decision(round: &Round) -> Result<Option<Decision>, String> {
    let winning = solve(round).map_err(|reason| reason.to_string())?;
    let turns = candidates(&round.view(round.table().turn())).into_iter();
    let outcomes: Vec<Outcome> = turns
        .filter(Candidate::stays)
        .map(|candidate| Outcome {
            outlook: outlook(candidate.end()).map(|number| number as f64 / 256.0),
            wins: winning.contains(candidate.turn()),
        })
        .collect();
    let matters = !winning.is_empty() && winning.len() < outcomes.len();
    Ok(matters.then_some(Decision(outcomes)))
}
