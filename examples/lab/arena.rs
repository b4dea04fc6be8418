//! Matches between bots: `arena`.

use std::thread;
use std::time::Duration;

use red7::game::{GameRng, Match, PlayerCount, Ruleset, Seat, Seed};

use super::Output;
use super::chance::chance;
use super::contestant::{Contestant, Player};
use super::program::TIME_LIMIT;
use super::tally::{Tally, report, report_as_json};

/// Options of the command.
struct Tournament {
    ruleset: Ruleset,
    players: PlayerCount,
    bots: Vec<Contestant>,
    deals: u64,
    seed: u64,
    /// `true` to play whole games of several rounds, `false` for single rounds.
    is_match: bool,
    as_json: bool,
    threads: u64,
    /// Time that a program has for an answer.
    limit: Duration,
}

/// `arena --rules R --players N --bots A,B[,…] --deals D --seed S [--match] [--json] [--threads T]
/// [--limit MS]`: each bot plays each deal from every seat. The last bot takes all remaining seats.
pub fn arena(options: &[&str]) -> Output {
    let contest = Tournament::parse(options)?;
    let tallies = contest.run()?;
    let names: Vec<String> = contest.bots.iter().map(ToString::to_string).collect();
    Ok(if contest.as_json {
        report_as_json(&contest.ruleset.to_string(), contest.deals, &names, tallies)
    } else {
        report(&names, tallies)
    })
}

impl Tournament {
    fn parse(options: &[&str]) -> Result<Self, String> {
        let mut contest = Self {
            ruleset: Ruleset::default(),
            players: PlayerCount::TWO,
            bots: Vec::new(),
            deals: 100,
            seed: 1,
            is_match: false,
            as_json: false,
            threads: 1,
            limit: TIME_LIMIT,
        };
        let mut options = options.iter().copied();
        while let Some(option) = options.next() {
            let mut value = || {
                let value = options.next();
                value.ok_or_else(|| format!("{option} needs a value"))
            };
            match option {
                "--rules" => contest.ruleset = parse(option, value()?)?,
                "--players" => contest.players = parse(option, value()?)?,
                "--bots" => {
                    let names = value()?.split(',');
                    contest.bots = names
                        .map(|name| parse(option, name))
                        .collect::<Result<_, _>>()?;
                }
                "--deals" => contest.deals = parse(option, value()?)?,
                "--seed" => contest.seed = chance(value()?)?,
                "--threads" => contest.threads = parse(option, value()?)?,
                "--limit" => contest.limit = Duration::from_millis(parse(option, value()?)?),
                "--match" => contest.is_match = true,
                "--json" => contest.as_json = true,
                _ => return Err(format!("{option:?} is no option of arena")),
            }
        }
        contest.check()?;
        Ok(contest)
    }

    fn check(&self) -> Result<(), String> {
        let (bots, seats) = (self.bots.len(), self.players.get());
        if bots == 0 || bots > seats {
            return Err(format!("--bots: 1 to {seats} of them, not {bots}"));
        }
        if self.deals == 0 || self.threads == 0 {
            return Err("--deals and --threads: at least 1".to_owned());
        }
        let fits = |bot: &Contestant| bot.check(&self.ruleset, self.players);
        self.bots.iter().try_for_each(fits)
    }

    /// Plays all deals, distributed over the threads by their number's remainder.
    fn run(&self) -> Result<Vec<Tally>, String> {
        let play_some = |thread: u64| {
            let mut tallies = vec![Tally::default(); self.bots.len()];
            let start = |bot: &Contestant| bot.start(self.limit);
            let mut bots: Vec<Player> = self.bots.iter().map(start).collect::<Result<_, _>>()?;
            let deals = (thread..self.deals).step_by(self.threads as usize);
            for deal in deals {
                for shift in 0..self.players.get() {
                    self.play(deal, shift, &mut bots, &mut tallies)?;
                }
            }
            Ok(tallies)
        };
        let parts: Vec<Result<Vec<Tally>, String>> = thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads)
                .map(|number| scope.spawn(move || play_some(number)))
                .collect();
            threads
                .into_iter()
                .map(|thread| thread.join().map_err(|_| "a thread failed".to_owned())?)
                .collect()
        });
        let mut all = vec![Tally::default(); self.bots.len()];
        for part in parts {
            for (tally, more) in all.iter_mut().zip(part?) {
                tally.add(more);
            }
        }
        Ok(all)
    }

    /// Index of the bot that plays a seat if the first bot has seat `shift`.
    fn bot_at(&self, seat: Seat, shift: usize) -> usize {
        let players = self.players.get();
        let place = (seat.index() + players - shift) % players;
        place.min(self.bots.len() - 1)
    }

    /// Plays a deal to its end.
    fn play(
        &self,
        deal: u64,
        shift: usize,
        bots: &mut [Player],
        tallies: &mut [Tally],
    ) -> Result<(), String> {
        let mut chances = GameRng::new(self.seed ^ deal.rotate_left(32));
        let mut draw = || (chances.below(1 << 31) as u64) << 31 | chances.below(1 << 31) as u64;
        let mut game = Match::deal(self.ruleset, self.players, Seed::from_entropy(draw()));
        let winners = loop {
            if let Some(round_winner) = game.round().table().winner() {
                if let Some(winners) = game.winners().filter(|_| self.is_match) {
                    break winners;
                }
                if !self.is_match || !game.next_round() {
                    break vec![round_winner];
                }
            }
            let number = self.bot_at(game.round().table().turn(), shift);
            let (turn, time) = bots[number].play(game.round(), draw())?;
            tallies[number].turn(time);
            let refused = |illegal| format!("{}: {turn}: {illegal}", self.bots[number]);
            game.play_turn(&turn).map_err(refused)?;
        };
        for seat in self.players.seats() {
            let is_winner = winners.contains(&seat);
            let share = if is_winner {
                1.0 / winners.len() as f64
            } else {
                0.0
            };
            tallies[self.bot_at(seat, shift)].game(share, game.points(seat));
        }
        Ok(())
    }
}

fn parse<T: std::str::FromStr<Err: std::fmt::Display>>(
    what: &str,
    text: &str,
) -> Result<T, String> {
    let wrong = |reason| format!("{what} {text:?}: {reason}");
    text.parse().map_err(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skilled_is_better_than_a_ten_line_program_and_casual_is_not() {
        let rate = |bots: &str| {
            let options = ["--bots", bots, "--deals", "400", "--seed", "5", "--json"];
            let report: serde_json::Value =
                serde_json::from_str(&arena(&options).expect(bots)).expect("JSON");
            report["bots"][0]["win_rate"].as_f64().expect("a rate")
        };
        let skilled = rate("skilled-2,simple");
        assert!(skilled > 0.54, "{skilled}");
        let casual = rate("casual-2,simple");
        assert!((0.33..0.5).contains(&casual), "{casual}");
    }
}
