//! Time to solve a dealt round with all cards open.

use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::workload;

const DEALS: u64 = 500;

/// Number of times each deal is solved; the fastest counts.
const PASSES: u64 = 5;

/// Prints the median and the 95th percentile over the deals for two players.
pub fn print() {
    let mut won = 0;
    let mut times = vec![Duration::MAX; DEALS as usize];
    for _ in 0..PASSES {
        for (number, time) in (0..).zip(&mut times) {
            let start = Instant::now();
            won += u64::from(workload::solve_deal(black_box(number)));
            *time = start.elapsed().min(*time);
        }
    }
    let won = won / PASSES;
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
