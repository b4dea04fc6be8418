//! The strongest opponent.

use super::Bot;
use super::determinize::Worlds;
use super::playout::play_out;
use super::race::{Race, Runner, Terms};
use super::skilled::Skilled;
use super::solver::Duel;
use super::stakes::{WIN, passing_can_pay, worth};
use super::turns::candidates;
use crate::game::{Generator, Move, Phase, Turn, View};

/// After how many states of the solver no further world is looked at.
const STATES: u64 = 60_000;
/// How many playouts there are at most; those with actions take longer.
const PLAYOUTS: usize = 5_000;
const PLAYOUTS_WITH_ACTIONS: usize = 1_600;

/// Worlds that are solved tell much.
const SOLVED: Terms = Terms {
    first: 24,
    weight: 100,
};
/// Playouts tell less, and with actions they tell little: there hands change most.
const PLAYED: Terms = Terms {
    first: 24,
    weight: 20,
};
const PLAYED_WITH_ACTIONS: Terms = Terms {
    first: 12,
    weight: 4,
};

/// Deals the hidden cards in many ways that fit what it knows, and plays the turn that
/// does best over all of them: determinization, or perfect information Monte Carlo.
///
/// In a duel of Basic each of these worlds is played exactly, by the solver. Elsewhere
/// it is played out by chance. Bad turns are given up early, so that most of the worlds
/// go into the choice between the good ones. Of turns that do equally well it takes the
/// one that [`Skilled`] likes better.
#[derive(Clone, Copy, Debug, Default)]
pub struct Master;

impl Bot for Master {
    fn choose(&self, view: &View, seed: u64) -> Turn {
        let mut generator = Generator::new(seed);
        let runners = runners(view);
        let winner = match Duel::of(view) {
            Some(duel) => solved(Race::new(runners, SOLVED), duel, view, &mut generator),
            None => {
                let has_actions = view.table().ruleset().actions().is_some();
                let terms = if has_actions {
                    PLAYED_WITH_ACTIONS
                } else {
                    PLAYED
                };
                played_out(Race::new(runners, terms), view, &mut generator)
            }
        };
        winner.unwrap_or_else(|| Skilled.choose(view, seed))
    }
}

/// The turns to choose from: those that stay in, and where it may pay, to pass.
fn runners(view: &View) -> Vec<Runner> {
    let mut runners: Vec<Runner> = candidates(view)
        .iter()
        .filter(|candidate| candidate.stays())
        .map(Runner::of)
        .collect();
    if !runners.is_empty() && view.table().phase() == Phase::Start && passing_can_pay(view) {
        runners.push(Runner::pass());
    }
    runners
}

/// Every world is solved after every turn.
fn solved(mut race: Race, mut duel: Duel, view: &View, generator: &mut Generator) -> Option<Turn> {
    let mut left = STATES;
    for world in Worlds::of(view, generator) {
        if left == 0 || race.is_decided() {
            break;
        }
        duel.open(&world)?;
        let spent = race.step(|turn| {
            let (is_won, states) = duel.is_won_by(turn)?;
            Some((if is_won { WIN } else { 0 }, states))
        })?;
        left = left.saturating_sub(spent);
    }
    race.winner()
}

/// Every world is played out once after every turn.
fn played_out(mut race: Race, view: &View, generator: &mut Generator) -> Option<Turn> {
    let mut chance = generator.clone();
    let has_actions = view.table().ruleset().actions().is_some();
    let mut left = if has_actions {
        PLAYOUTS_WITH_ACTIONS
    } else {
        PLAYOUTS
    };
    for world in Worlds::of(view, generator) {
        if left == 0 || race.is_decided() {
            break;
        }
        left = left.saturating_sub(race.len());
        race.step(|turn| {
            let mut round = world.clone();
            for &mv in turn.moves() {
                round.play(mv).ok()?;
            }
            if round.table().turn() == view.seat() && round.table().winner().is_none() {
                round.play(Move::End).ok()?;
            }
            play_out(&mut round, &mut chance);
            Some((worth(&round, view.seat()), 1))
        })?;
    }
    race.winner()
}
