//! A progress bar on standard error.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use super::table::grouped;

/// Width of the bar, in characters.
const WIDTH: u64 = 30;

pub struct Progress {
    start: Instant,
    /// Number of deals that were done before.
    before: u64,
    deals: u64,
}

impl Progress {
    pub fn new(before: u64, deals: u64) -> Self {
        Self {
            start: Instant::now(),
            before,
            deals,
        }
    }

    /// Shows the number of deals done.
    pub fn show(&self, done: u64) {
        let line = self.line(done, self.start.elapsed());
        let end = if done >= self.deals { "\n" } else { "" };
        let mut out = io::stderr().lock();
        // Without a standard error there is nobody to show it to.
        let _ = write!(out, "\r{line}{end}").and_then(|()| out.flush());
    }

    fn line(&self, done: u64, elapsed: Duration) -> String {
        let deals = self.deals.max(1);
        let full = (WIDTH * done / deals) as usize;
        let bar = format!("{}{}", "#".repeat(full), ".".repeat(WIDTH as usize - full));
        let rate = (done - self.before) as f64 / elapsed.as_secs_f64().max(0.001);
        let left = (self.deals - done) as f64 / rate.max(0.001);
        let (done, deals) = (grouped(done), grouped(self.deals));
        format!("[{bar}] {done} of {deals}, {rate:.0}/s, {left:.0} s left ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rate_is_that_of_this_run() {
        let progress = Progress::new(1_000, 3_000);
        let line = progress.line(2_000, Duration::from_secs(10));
        let bar = format!("[{}{}]", "#".repeat(20), ".".repeat(10));
        assert_eq!(line, format!("{bar} 2,000 of 3,000, 100/s, 10 s left "));
    }
}
