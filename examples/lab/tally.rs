//! Results of a tournament, by bot.

use std::time::Duration;

use serde_json::{Value, json};

use super::estimate::wilson;

/// Results of a bot.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    games: u64,
    /// A shared win counts as a fraction for each winner.
    wins: f64,
    points: u64,
    times: Vec<Duration>,
}

impl Tally {
    /// Adds a game from one seat.
    pub fn game(&mut self, share_of_win: f64, points: u32) {
        self.games += 1;
        self.wins += share_of_win;
        self.points += u64::from(points);
    }

    /// Adds the thinking time of a turn.
    pub fn turn(&mut self, time: Duration) {
        self.times.push(time);
    }

    /// Adds the same bot's results from other games.
    pub fn add(&mut self, more: Self) {
        self.games += more.games;
        self.wins += more.wins;
        self.points += more.points;
        self.times.extend(more.times);
    }

    fn figures(mut self) -> Figures {
        let games = self.games.max(1) as f64;
        let win_rate = self.wins / games;
        let (low, high) = wilson(win_rate, games);
        self.times.sort_unstable();
        Figures {
            win_rate,
            low,
            high,
            points: self.points as f64 / games,
            ms_median: milliseconds(&self.times, 50),
            ms_p95: milliseconds(&self.times, 95),
        }
    }
}

struct Figures {
    win_rate: f64,
    low: f64,
    high: f64,
    points: f64,
    ms_median: f64,
    ms_p95: f64,
}

/// Percentile of sorted times.
fn milliseconds(sorted: &[Duration], percent: usize) -> f64 {
    let place = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted
        .get(place)
        .map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
}

/// A row for each bot, separated by tabs.
pub fn report(names: &[String], tallies: Vec<Tally>) -> String {
    let mut rows = vec!["bot\twin rate\tlow\thigh\tpoints\tms median\tms p95".to_owned()];
    for (name, tally) in names.iter().zip(tallies) {
        let is = tally.figures();
        rows.push(format!(
            "{name}\t{:.4}\t{:.4}\t{:.4}\t{:.2}\t{:.3}\t{:.3}",
            is.win_rate, is.low, is.high, is.points, is.ms_median, is.ms_p95
        ));
    }
    rows.join("\n")
}

/// The same as a JSON object.
pub fn report_as_json(rules: &str, deals: u64, names: &[String], tallies: Vec<Tally>) -> String {
    let figures = names.iter().zip(tallies).map(|(name, tally)| {
        let is = tally.figures();
        json!({
            "name": name,
            "win_rate": rounded(is.win_rate),
            "low": rounded(is.low),
            "high": rounded(is.high),
            "points": rounded(is.points),
            "ms_median": rounded(is.ms_median),
            "ms_p95": rounded(is.ms_p95),
        })
    });
    let bots: Vec<Value> = figures.collect();
    json!({ "rules": rules, "deals": deals, "bots": bots }).to_string()
}

/// Rounds to four decimal places.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
