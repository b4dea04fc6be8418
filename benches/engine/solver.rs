//! How long it takes to solve a round as it is dealt, with all cards open.

use std::hint::black_box;
use std::time::{Duration, Instant};

use red7::bots::is_won;
use red7::game::{Players, Round, Ruleset, Seed};

const DEALS: u64 = 500;

/// Prints the median and the 95th percentile of so many deals for two.
pub fn print() {
    let players = Players::new(2).expect("two to four");
    let mut won = 0;
    let mut times: Vec<Duration> = (0..DEALS)
        .map(|number| {
            let seed = Seed::from_entropy(number);
            let round = Round::deal(Ruleset::default(), players, seed);
            let start = Instant::now();
            let is_won = is_won(black_box(&round)).expect("in reach");
            won += u64::from(is_won);
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    let milliseconds = |percent: usize| {
        let place = times.len() * percent / 100;
        times[place].as_secs_f64() * 1_000.0
    };
    println!(
        "{:<36}{:>10.3} ms median, {:.3} ms p95; {won} of {DEALS} won",
        "a deal solved, 1.3, 2 players",
        milliseconds(50),
        milliseconds(95),
    );
}
