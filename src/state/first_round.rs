//! Deals for a first round.

use crate::game::Seed;
use crate::state::link::GameLink;
use crate::state::settings::NewGameForm;

/// Numbers of the seeds `first000` to `first099` whose deals suit a newcomer: see the test.
const GENTLE: [u8; 9] = [6, 41, 42, 47, 74, 78, 80, 91, 98];

/// A deal against one Novice that leaves a newcomer many ways to win, and is soon over. `seed` chooses it.
#[must_use]
pub fn first_round(seed: Seed) -> GameLink {
    let form = NewGameForm::default();
    let number = GENTLE[seed.rng(0).below(GENTLE.len())];
    // Five letters and three digits are a valid seed.
    let gentle = format!("first{number:03}").parse().unwrap_or(seed);
    GameLink::deal(form.lineup(), form.ruleset(), gentle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Level, solve_bounded};
    use crate::game::{PlayerCount, Round, Ruleset, Seat};

    /// Number of rounds played with a deal, each by other turns of the newcomer.
    const ROUNDS: u64 = 60;

    /// Plays the deal against its Novice; the newcomer makes any turns that lead. Returns the number of turns of both,
    /// and whether the newcomer has won.
    fn play(seed: Seed, newcomer: u64) -> (usize, bool) {
        let mut round = Round::deal(Ruleset::default(), PlayerCount::TWO, seed);
        for ply in 0.. {
            if let Some(winner) = round.table().winner() {
                return (ply, winner == Seat::FIRST);
            }
            let own = Seed::from_entropy(newcomer);
            let chooser = if round.table().turn() == Seat::FIRST {
                own
            } else {
                seed
            };
            let turn = Level::Novice.whole_turn(&round, chooser.bot_seed(ply));
            round.play_turn(&turn).expect("a legal turn");
        }
        unreachable!("a round ends")
    }

    /// The newcomer moves first, can win by ten turns or more, and wins more than half of the rounds by chance alone;
    /// nine of ten are over within ten turns.
    fn is_gentle(seed: Seed) -> bool {
        let round = Round::deal(Ruleset::default(), PlayerCount::TWO, seed);
        let begins = round.table().turn() == Seat::FIRST;
        let has_many = || solve_bounded(&round).is_ok_and(|turns| turns.len() >= 10);
        let has_good_odds = || {
            let rounds: Vec<_> = (0..ROUNDS).map(|newcomer| play(seed, newcomer)).collect();
            let won = rounds.iter().filter(|(_, is_won)| *is_won).count();
            let short = rounds.iter().filter(|&&(turns, _)| turns <= 10).count();
            won * 2 > rounds.len() && short * 10 >= rounds.len() * 9
        };
        begins && has_many() && has_good_odds()
    }

    #[test]
    fn first_rounds_are_the_gentle_deals() {
        let all = (0..100)
            .filter(|number| is_gentle(format!("first{number:03}").parse().expect("a seed")));
        let all: Vec<u8> = all.collect();
        assert_eq!(all, GENTLE);
    }
}
