//! How fast the rules and the opponents are: `make bench`.

use divan::{Bencher, black_box};
use red7::bots::Level;
use red7::game::{CardSet, Move, Players, Round, Rule, Ruleset, Seed, perft};

fn main() {
    divan::main();
}

fn round(rules: &str, players: usize) -> Round {
    let ruleset: Ruleset = rules.parse().expect("rules");
    let players = Players::new(players).expect("two to four");
    Round::deal(ruleset, players, "benchdat".parse().expect("a seed"))
}

/// Palettes of one to nine cards.
fn palettes() -> Vec<CardSet> {
    let mut generator = "palettes".parse::<Seed>().expect("a seed").generator(0);
    let mut cards: Vec<_> = red7::game::Card::all().collect();
    let sizes = (1..=9).cycle().take(90);
    sizes
        .map(|size| {
            generator.shuffle(&mut cards);
            cards.iter().copied().take(size).collect()
        })
        .collect()
}

/// The standings of 90 palettes under one rule.
#[divan::bench(args = ["R", "O", "Y", "G", "B", "I", "V"])]
fn standings_of_90_palettes(bencher: Bencher<'_, '_>, rule: &str) {
    let rule = Rule::from_letter(rule.chars().next().expect("a letter")).expect("a rule");
    let palettes = palettes();
    bencher.bench(|| {
        for &palette in &palettes {
            black_box(rule.standing(black_box(palette)));
        }
    });
}

/// A whole round of random moves.
#[divan::bench(args = [("1.3", 2), ("1.3", 4), ("1.3ax", 3)])]
fn random_round(bencher: Bencher<'_, '_>, (rules, players): (&str, usize)) {
    let start = round(rules, players);
    bencher.bench(|| {
        let mut generator = "playouts".parse::<Seed>().expect("a seed").generator(0);
        let mut round = start.clone();
        while round.table().winner().is_none() {
            let moves = round.legal_moves();
            let choice: Move = moves[generator.below(moves.len())];
            round.play(choice).expect("a legal move");
        }
        round
    });
}

/// All sequences of two turns.
#[divan::bench(args = [("1.3", 2), ("1.3ax", 2)])]
fn perft_2(bencher: Bencher<'_, '_>, (rules, players): (&str, usize)) {
    let start = round(rules, players);
    bencher.bench(|| perft(black_box(&start), 2));
}

/// An opponent's first turn.
#[divan::bench(args = [Level::Novice, Level::Skilled])]
fn choose(bencher: Bencher<'_, '_>, level: Level) {
    let start = round("1.3", 2);
    let view = start.view(start.table().turn());
    bencher.bench(|| level.choose(black_box(&view), 7));
}
