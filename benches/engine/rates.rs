//! Time per standing and random games per second: the same figures that `tools/bench.mjs` measures in WebAssembly,
//! printed in the same format.

use std::hint::black_box;
use std::time::Instant;

use crate::workload;

/// Number of times each is timed; the fastest counts.
const PASSES: usize = 5;
const STANDING_PASSES: u64 = 2_000;
const GAMES: u64 = 20_000;

/// Prints the table.
pub fn print() {
    println!("\nnative, opt-level 3, one thread");
    let (_, seconds) = quickest(|| workload::standings(black_box(STANDING_PASSES)));
    let standings = (STANDING_PASSES * workload::STANDINGS) as f64;
    println!("{:<36}{:>10.1} ns", "a standing", seconds * 1e9 / standings);
    for table in workload::TABLES {
        let (moves, seconds) = quickest(|| workload::random_games(table, black_box(GAMES)));
        let (rules, players) = table;
        println!(
            "{:<36}{:>10.0} a second, {:.1} moves each",
            format!("random games, {rules}, {players} players"),
            GAMES as f64 / seconds,
            moves as f64 / GAMES as f64,
        );
    }
}

/// The result, and the shortest time in seconds.
fn quickest(work: impl Fn() -> u64) -> (u64, f64) {
    let mut least = f64::INFINITY;
    let mut result = 0;
    for _ in 0..PASSES {
        let start = Instant::now();
        result = work();
        least = least.min(start.elapsed().as_secs_f64());
    }
    (result, least)
}
