//! Speed of the rules and the bots: `make bench`.
//!
//! Divan measures single parts. Then follow tables: the engine compared with the plain model of the tests, and figures
//! comparable with WebAssembly: rates, and the time of the solver. With the argument `bots`, only the thinking time of
//! the bots is measured.

mod contest;
mod games;
#[path = "../../tests/native/model/mod.rs"]
mod model;
mod rates;
mod solver;
mod workload;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use red7::bots::Level;
use red7::game::{PlayerCount, Round, Rule, Ruleset, perft};

fn main() {
    if std::env::args().any(|argument| argument == "bots") {
        return games::print();
    }
    divan::main();
    contest::print();
    rates::print();
    solver::print();
}

fn round(rules: &str, players: usize) -> Round {
    let ruleset: Ruleset = rules.parse().expect("rules");
    let players = PlayerCount::new(players).expect("two to four");
    Round::deal(ruleset, players, "benchdat".parse().expect("a seed"))
}

/// Standings of palettes of all sizes under one rule.
#[divan::bench(args = Rule::ALL)]
fn standing(bencher: Bencher<'_, '_>, rule: Rule) {
    let palettes = workload::palettes();
    bencher.counter(ItemsCount::new(palettes.len())).bench(|| {
        for &palette in &palettes {
            black_box(rule.standing(black_box(palette)));
        }
    });
}

/// Whole rounds of random moves, including the deal.
#[divan::bench(args = workload::TABLES)]
fn random_games(bencher: Bencher<'_, '_>, table: (&str, usize)) {
    const GAMES: u64 = 100;
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench(|| workload::random_games(table, black_box(GAMES)));
}

/// All sequences of two turns.
#[divan::bench(args = [("1.3", 2), ("1.3ax", 2)])]
fn perft_2(bencher: Bencher<'_, '_>, (rules, players): (&str, usize)) {
    let start = round(rules, players);
    bencher.bench(|| perft(black_box(&start), 2));
}

/// A bot's first turn.
#[divan::bench(args = Level::ALL)]
fn choose(bencher: Bencher<'_, '_>, level: Level) {
    let start = round("1.3", 2);
    let view = start.view(start.table().turn());
    bencher.bench(|| level.choose(black_box(&view), 7));
}
