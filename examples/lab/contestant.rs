//! Players in the arena.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use red7::bots::{Level, solve};
use red7::game::{PlayerCount, Round, Ruleset, Turn};

/// A player in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A bot, which gets the view of its seat.
    Level(Level),
    /// Any turn that leaves it in the lead, chosen uniformly: the Novice, named by its behaviour.
    Random,
    /// Sees all cards and plays exactly, at tables of two without Actions or points. In a lost position all turns are
    /// equal to it, so it plays like [`Self::Random`].
    Cheater,
    /// The same, but in a lost position it hopes for a mistake and plays like the Skilled level.
    Trickster,
}

impl Contestant {
    /// Returns an error if it can't play at such a table.
    pub fn check(self, ruleset: &Ruleset, players: PlayerCount) -> Result<(), String> {
        let is_solved = players.get() == 2 && !ruleset.is_advanced() && ruleset.actions().is_none();
        if matches!(self, Self::Cheater | Self::Trickster) && !is_solved {
            return Err("cheaters play Basic without Actions, for two".to_owned());
        }
        Ok(())
    }

    /// The turn of the player to move, and the time to find it.
    pub fn play(self, round: &Round, seed: u64) -> Result<(Turn, Duration), String> {
        match self {
            Self::Level(level) => Ok(turn_of_level(level, round, seed)),
            Self::Random => Ok(turn_of_level(Level::Novice, round, seed)),
            Self::Cheater => exact_or(Level::Novice, round, seed),
            Self::Trickster => exact_or(Level::Skilled, round, seed),
        }
    }
}

/// A turn that wins with all cards open; if there is none, that of a level.
fn exact_or(level: Level, round: &Round, seed: u64) -> Result<(Turn, Duration), String> {
    let start = Instant::now();
    let winning = solve(round).map_err(|reason| reason.to_string())?;
    let (turn, _) = match winning.into_iter().next() {
        Some(turn) => (turn, Duration::ZERO),
        None => turn_of_level(level, round, seed),
    };
    Ok((turn, start.elapsed()))
}

/// The whole turn of a level, and the time to find it.
fn turn_of_level(level: Level, round: &Round, seed: u64) -> (Turn, Duration) {
    let start = Instant::now();
    let turn = level.whole_turn(round, seed);
    (turn, start.elapsed())
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Random => f.write_str("random"),
            Self::Cheater => f.write_str("cheater"),
            Self::Trickster => f.write_str("trickster"),
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "random" => Ok(Self::Random),
            "cheater" => Ok(Self::Cheater),
            "trickster" => Ok(Self::Trickster),
            _ => text
                .parse()
                .map(Self::Level)
                .map_err(|reason| format!("{reason}; or random, cheater or trickster")),
        }
    }
}
