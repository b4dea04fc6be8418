//! What is measured natively and in WebAssembly alike.
//!
//! Every function gives back a number that follows from all its results: it is the same
//! wherever it runs.

use std::hint::black_box;

use red7::game::{Card, CardSet, Generator, Match, Players, Rule, Ruleset, Seed};

/// The tables that random games are played at.
pub const TABLES: [(&str, usize); 4] = [("1.3", 2), ("1.3", 4), ("1.3ax", 2), ("1.3ax", 3)];

/// How many standings a pass of [`standings`] has: of 90 palettes under each rule.
pub const STANDINGS: u64 = 90 * 7;

/// The standings of [`palettes`] under all rules.
pub fn standings(passes: u64) -> u64 {
    let palettes = palettes();
    let mut sum = 0;
    for _ in 0..passes {
        for &palette in &palettes {
            for rule in Rule::ALL {
                if let Some(standing) = black_box(rule).standing(black_box(palette)) {
                    sum += (standing.count() + standing.top().rank()) as u64;
                }
            }
        }
    }
    sum
}

/// Ninety palettes of one to nine cards.
pub fn palettes() -> Vec<CardSet> {
    let mut generator = Generator::new(90);
    let mut cards = Card::ALL;
    let sizes = (1..=9).cycle().take(90);
    sizes
        .map(|size| {
            generator.shuffle(&mut cards);
            cards.into_iter().take(size).collect()
        })
        .collect()
}

/// Deals rounds and plays them to their ends, each move as likely as any other that is
/// legal; counts the moves.
pub fn random_games((rules, players): (&str, usize), games: u64) -> u64 {
    let ruleset: Ruleset = rules.parse().expect("rules");
    let players = Players::new(players).expect("two to four");
    let mut generator = Generator::new(games);
    let mut moves_made = 0;
    for number in 0..games {
        let deal = Match::deal(ruleset, players, Seed::from_entropy(number));
        let mut round = deal.round().clone();
        while round.table().winner().is_none() {
            let moves = round.legal_moves();
            let choice = moves[generator.below(moves.len())];
            round.play(choice).expect("a legal move");
            moves_made += 1;
        }
    }
    moves_made
}
