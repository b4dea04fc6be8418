//! The table of the deals of the days: `days`.

use std::thread;

use red7::bots::{DealGames, Level};
use red7::game::Round;
use red7::state::{Day, GameLink, PlayerKind};

use super::Output;
use super::commands::parse;

/// Weeks in the table.
const WEEKS: u16 = 522;

/// Candidates that the characters of the table can name.
const CANDIDATES: u8 = 79;

/// Games by which candidates are screened. Who is far outside the band after these is not counted further.
const SCREENING: u64 = 100;

/// How far outside the band a candidate may then be, in percent.
const LEEWAY: u8 = 10;

/// Games of the candidates that are left.
const GAMES: u64 = 1_000;

struct Options {
    weeks: u16,
    threads: u16,
    /// `true` to compare with the table in the code.
    is_check: bool,
}

/// `days [--weeks N] [--threads T] [--check]`
pub fn days(options: &[&str]) -> Output {
    let options = Options::parse(options)?;
    let weeks = options.weeks()?;
    if !options.is_check {
        return Ok(weeks.join("\n"));
    }
    let known = (0..options.weeks).map(|week| {
        let entry = |day: Day| {
            let seed = day.deal().record.seed;
            let is_chosen = |&number: &u8| day.candidate(Some(number)).record.seed == seed;
            Some((day, (0..CANDIDATES).find(is_chosen)?, day.win_share()?))
        };
        written(days_of(week).filter_map(entry))
    });
    let wrong = known
        .zip(&weeks)
        .position(|(known, counted)| known != *counted);
    match wrong {
        Some(week) => Err(format!("the table differs in week {}", week + 1)),
        None => Ok(format!("{} days are right", weeks.len() * 7)),
    }
}

impl Options {
    fn parse(options: &[&str]) -> Result<Self, String> {
        let mut parsed = Self {
            weeks: WEEKS,
            threads: 1,
            is_check: false,
        };
        let mut options = options.iter();
        while let Some(&option) = options.next() {
            let mut value = || {
                options
                    .next()
                    .copied()
                    .ok_or(format!("{option}: a value is missing"))
            };
            match option {
                "--weeks" => parsed.weeks = parse(value()?, "number of weeks")?,
                "--threads" => parsed.threads = parse(value()?, "number of threads")?,
                "--check" => parsed.is_check = true,
                _ => return Err(format!("unknown option {option}")),
            }
        }
        if !(1..=WEEKS).contains(&parsed.weeks) || parsed.threads == 0 {
            return Err(format!("--weeks: 1 to {WEEKS}; --threads: at least 1"));
        }
        Ok(parsed)
    }

    /// Lines of the table. Each week depends on nothing else, so the number of threads makes no difference.
    fn weeks(&self) -> Result<Vec<String>, String> {
        let some = |thread: u16| -> Result<Vec<(u16, String)>, String> {
            let weeks = (thread..self.weeks).step_by(self.threads.into());
            weeks.map(|week| Ok((week, line(week)?))).collect()
        };
        let mut lines = Vec::new();
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads)
                .map(|number| scope.spawn(move || some(number)))
                .collect();
            for thread in threads {
                lines.extend(thread.join().map_err(|_| "a thread failed".to_owned())??);
            }
            Ok::<(), String>(())
        })?;
        lines.sort();
        Ok(lines.into_iter().map(|(_, line)| line).collect())
    }
}

fn days_of(week: u16) -> impl Iterator<Item = Day> {
    (0..7).map(move |day| Day::FIRST_OF_ONE_ROUND.after(week * 7 + day))
}

fn line(week: u16) -> Output {
    let entries: Result<Vec<_>, String> = days_of(week).map(entry).collect();
    Ok(written(entries?.into_iter()))
}

/// Writes days with their candidates and win shares.
fn written(entries: impl Iterator<Item = (Day, u8, u8)>) -> String {
    let character = |number: u8| char::from(b'0' + number);
    let pairs = entries.map(|(day, number, share)| {
        let above = share - day.win_share_band().start();
        (character(number), character(above))
    });
    let (candidates, shares): (String, String) = pairs.unzip();
    format!("{candidates}\t{shares}")
}

/// The first candidate in the band of its weekday, and its win share.
fn entry(day: Day) -> Result<(Day, u8, u8), String> {
    let band = day.win_share_band();
    let mut all = (0..CANDIDATES).filter_map(|number| {
        let deal = day.candidate(Some(number));
        let (round, opponents) = table(&deal);
        let mut games = DealGames::new(round, deal.record.seed, &opponents);
        let screened = percent(games.wins(0..SCREENING), SCREENING);
        if screened + LEEWAY < *band.start() || screened > band.end() + LEEWAY {
            return None;
        }
        let share = percent(games.wins(0..GAMES), GAMES);
        band.contains(&share).then_some((day, number, share))
    });
    all.next().ok_or_else(|| format!("no candidate for {day}"))
}

fn table(deal: &GameLink) -> (Round, Vec<Level>) {
    let lineup = &deal.lineup;
    let others = lineup.others().into_iter();
    let levels = others.filter_map(|player| match player {
        PlayerKind::Bot(level) => Some(level),
        PlayerKind::Human | PlayerKind::Friend => None,
    });
    (deal.record.deal().round().clone(), levels.collect())
}

fn percent(wins: usize, games: u64) -> u8 {
    ((wins as u64 * 100 + games / 2) / games) as u8
}
