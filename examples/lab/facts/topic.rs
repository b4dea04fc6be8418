//! Subjects that deals are counted for.

use std::fmt;
use std::str::FromStr;

use super::super::contestant::Player;
use super::deal::Deal;
use super::ledger::{Answers, Ledger};
use super::survey::Survey;
use super::table::Table;
use super::{luck, principles, rounds, turns, winner, worth};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Who wins with all cards open.
    Winner,
    /// Worth of cards.
    Worth,
    /// Winning first turns.
    Turns,
    /// Principles for the first turn.
    Principles,
    /// Whole rounds of each bot against itself.
    Rounds,
    /// The first bot from every seat against the last one.
    Luck,
}

/// Generators of a deal that the bots use; those below are for principles.
const ROUNDS: u64 = 0x20;
const LUCK: u64 = 0x10;

impl Topic {
    pub const ALL: [Self; 6] = [
        Self::Winner,
        Self::Worth,
        Self::Turns,
        Self::Principles,
        Self::Rounds,
        Self::Luck,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Winner => "winner",
            Self::Worth => "worth",
            Self::Turns => "turns",
            Self::Principles => "principles",
            Self::Rounds => "rounds",
            Self::Luck => "luck",
        }
    }

    /// Returns `true` if the solver has to be asked.
    pub const fn needs_solver(self) -> bool {
        !matches!(self, Self::Rounds | Self::Luck)
    }

    /// Returns `true` if bots play.
    pub const fn needs_bots(self) -> bool {
        matches!(self, Self::Rounds | Self::Luck)
    }

    /// Counts a deal.
    pub fn count(
        self,
        deal: &Deal,
        players: &mut [Player],
        answers: &mut Answers,
    ) -> Result<(), String> {
        match self {
            Self::Winner => winner::count(deal, answers),
            Self::Worth => worth::count(deal, answers),
            Self::Turns => turns::count(deal, answers),
            Self::Principles => principles::count(deal, answers),
            Self::Rounds => {
                for (number, player) in (ROUNDS..).zip(players) {
                    rounds::count(deal, number, player, answers)?;
                }
            }
            Self::Luck => luck::count(deal, LUCK, players, answers)?,
        }
        Ok(())
    }

    /// Returns what was counted.
    pub fn tables(self, survey: &Survey, ledger: &Ledger) -> Vec<Table> {
        let players = survey.players.get();
        let names: Vec<String> = survey.bots.iter().map(ToString::to_string).collect();
        match self {
            Self::Winner => winner::tables(ledger),
            Self::Worth => worth::tables(ledger),
            Self::Turns => turns::tables(ledger),
            Self::Principles => principles::tables(ledger),
            Self::Rounds => {
                let of = |name: &String| rounds::tables(name, players, ledger);
                names.iter().flat_map(of).collect()
            }
            Self::Luck => luck::tables(&names, players, ledger),
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Topic {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Self::ALL.into_iter().find(|topic| topic.name() == text);
        known.ok_or_else(|| format!("one of {}", Self::ALL.map(Self::name).join(", ")))
    }
}
