//! Counting of many deals on all cores.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use red7::game::{PlayerCount, Ruleset};

use super::super::contestant::{Contestant, Player};
use super::super::program::TIME_LIMIT;
use super::checkpoint::{Checkpoint, Counted};
use super::deal::Deal;
use super::ledger::{Answers, Ledger};
use super::progress::Progress;
use super::topic::Topic;

/// Deals, and what is counted in them.
pub struct Survey {
    pub ruleset: Ruleset,
    pub players: PlayerCount,
    pub seed: u64,
    pub topics: Vec<Topic>,
    pub bots: Vec<Contestant>,
}

/// Time between two saves of the counts.
const PORTION: Duration = Duration::from_secs(1);

impl Survey {
    /// Returns everything that the counts depend on, except the number of deals.
    pub fn description(&self) -> String {
        let list = |names: Vec<String>| names.join(",");
        let topics = list(self.topics.iter().map(ToString::to_string).collect());
        let bots = list(self.bots.iter().map(ToString::to_string).collect());
        let (rules, players, seed) = (self.ruleset, self.players.get(), self.seed);
        format!("rules {rules}, players {players}, seed {seed}, about {topics}, bots {bots}")
    }

    /// Counts the deals that are not counted yet, and stores the counts every second.
    pub fn run(
        &self,
        deals: u64,
        threads: usize,
        checkpoint: Option<&Checkpoint>,
    ) -> Result<Counted, String> {
        let mut counted = match checkpoint {
            Some(checkpoint) => checkpoint.load()?,
            None => Counted::default(),
        };
        if counted.deals > deals {
            return Err(format!("{} deals are counted already", counted.deals));
        }
        let crew = |_| -> Result<Vec<Player>, String> {
            let start = |bot: &Contestant| bot.start(TIME_LIMIT);
            self.bots.iter().map(start).collect()
        };
        let mut crews: Vec<_> = (0..threads).map(crew).collect::<Result<_, _>>()?;
        let progress = Progress::new(counted.deals, deals);
        progress.show(counted.deals);
        while counted.deals < deals {
            self.count_portion(deals, &mut crews, &mut counted)?;
            if let Some(checkpoint) = checkpoint {
                checkpoint.save(&counted)?;
            }
            progress.show(counted.deals);
        }
        Ok(counted)
    }

    /// Counts deals for about a second. No thread leaves a deal that it has begun, so all numbers up to some one are
    /// counted then.
    fn count_portion(
        &self,
        deals: u64,
        crews: &mut [Vec<Player>],
        counted: &mut Counted,
    ) -> Result<(), String> {
        let next = AtomicU64::new(counted.deals);
        let end = Instant::now() + PORTION;
        let count_some = |players: &mut [Player]| {
            let mut ledger = Ledger::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= deals {
                    return Ok(ledger);
                }
                ledger.add_deal(&self.count(number, players)?);
                if Instant::now() >= end {
                    return Ok(ledger);
                }
            }
        };
        let parts: Vec<Result<Ledger, String>> = thread::scope(|scope| {
            let threads: Vec<_> = crews
                .iter_mut()
                .map(|players| scope.spawn(|| count_some(players)))
                .collect();
            let parts = threads.into_iter().map(|thread| {
                let failed = |_| "a thread failed".to_owned();
                thread.join().map_err(failed)?
            });
            parts.collect()
        });
        for part in parts {
            counted.ledger.add(&part?);
        }
        counted.deals = next.into_inner().min(deals);
        Ok(())
    }

    /// Asks everything about one deal.
    fn count(&self, number: u64, players: &mut [Player]) -> Result<Answers, String> {
        let deal = Deal::new(self.ruleset, self.players, self.seed, number);
        let mut answers = Answers::default();
        for topic in &self.topics {
            topic.count(&deal, players, &mut answers)?;
        }
        Ok(answers)
    }
}
