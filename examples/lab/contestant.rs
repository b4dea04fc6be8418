//! Players in the arena.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use red7::game::{PlayerCount, Round, Ruleset, Turn};

use super::built_in::BuiltIn;
use super::program::Program;

/// Start of the name of a program.
const EXEC: &str = "exec:";

/// What can take a seat in the arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    BuiltIn(BuiltIn),
    /// A program, with its arguments: it gets what its seat knows (docs/protocol.md).
    Program(String),
}

/// A contestant that is ready to play.
pub enum Player {
    BuiltIn(BuiltIn),
    Program(Program),
}

impl Contestant {
    /// Returns an error if it can't play at such a table.
    pub fn check(&self, ruleset: &Ruleset, players: PlayerCount) -> Result<(), String> {
        match self {
            Self::BuiltIn(bot) => bot.check(ruleset, players),
            Self::Program(_) => Ok(()),
        }
    }

    /// Starts a program, which then has this time for each turn; a bot is always ready.
    pub fn start(&self, limit: Duration) -> Result<Player, String> {
        match self {
            Self::BuiltIn(bot) => Ok(Player::BuiltIn(*bot)),
            Self::Program(command) => Program::start(command, limit).map(Player::Program),
        }
    }
}

impl Player {
    /// Returns the turn of the player to move, and the time to find it.
    pub fn play(&mut self, round: &Round, seed: u64) -> Result<(Turn, Duration), String> {
        let start = Instant::now();
        let turn = match self {
            Self::BuiltIn(bot) => bot.turn(round, seed)?,
            Self::Program(program) => program.turn(round),
        };
        Ok((turn, start.elapsed()))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BuiltIn(bot) => bot.fmt(f),
            Self::Program(program) => write!(f, "{EXEC}{}", program.command()),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BuiltIn(bot) => bot.fmt(f),
            Self::Program(command) => write!(f, "{EXEC}{command}"),
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.strip_prefix(EXEC) {
            Some(command) if command.trim().is_empty() => Err("exec: needs a program".to_owned()),
            Some(command) => Ok(Self::Program(command.to_owned())),
            None => text.parse().map(Self::BuiltIn),
        }
    }
}
