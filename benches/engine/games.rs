//! Native thinking time of the bots, in the same games as in WebAssembly.

use std::time::{Duration, Instant};

use red7::bots::Level;

use crate::workload::{BOT_TABLES, BOT_TURNS, Games};

/// Prints for `tools/bench.mjs` the total time of all turns, for each level at each table: rows `LEVEL<TAB>TABLE
/// INDEX<TAB>MILLISECONDS`.
pub fn print() {
    for level in Level::ALL {
        for (number, table) in BOT_TABLES.into_iter().enumerate() {
            let mut games = Games::new(level, table);
            let mut time = Duration::ZERO;
            for _ in 0..BOT_TURNS {
                let start = Instant::now();
                let turn = games.find();
                time += start.elapsed();
                games.make(turn);
            }
            println!("{level}\t{number}\t{}", time.as_secs_f64() * 1_000.0);
        }
    }
}
