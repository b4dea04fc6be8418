//! A game as its start and its turns: the state is derived.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::deck_orders::{DeckOrders, ParseDeckOrdersError};
use super::legality::IllegalMove;
use super::matches::Match;
use super::ruleset::{ParseRulesetError, Ruleset};
use super::seat::{ParsePlayerCountError, PlayerCount};
use super::seed::{ParseSeedError, Seed};
use super::turn::{ParseTurnError, ParseTurnsError, Turn, read_turns, write_turns};

/// A game as it is kept: how it was dealt, and every turn since, through all its rounds.
/// Everything else follows from that.
///
/// The text form is `RULES PLAYERS SEED TURNS`, with one space between fields and dots
/// between turns. If there are no turns yet, `-` stands in their place. Where no seed has shuffled the cards, their
/// orders follow the seed after a `-`: see [`DeckOrders`].
///
/// ```
/// use red7::game::Record;
///
/// let text = "1.3a 2 red7game x.pO6.pG7";
/// let record: Record = text.parse()?;
/// let game = record.replay(usize::MAX)?;
/// assert_eq!(game.round_number(), 2);
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The rules it is played by.
    pub ruleset: Ruleset,
    /// How many play.
    pub players: PlayerCount,
    /// The seed that all its rounds are dealt from, unless there are shuffles. What else is left to chance follows from
    /// it in any case.
    pub seed: Seed,
    /// The orders of its cards, if no seed has shuffled them.
    pub shuffles: DeckOrders,
    /// The turns, in the order in which they were made.
    pub turns: Vec<Turn>,
}

/// Which turn of a record is the first that is not legal, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("turn {ply}: {reason}")]
pub struct ReplayError {
    /// The number of the turn in the record, counted from 1.
    pub ply: usize,
    /// What is wrong with it. A turn after the end of the game is [`IllegalMove::Over`].
    #[source]
    pub reason: IllegalMove,
}

impl Record {
    /// The record of a game in which no turn was made yet.
    #[must_use]
    pub const fn new(ruleset: Ruleset, players: PlayerCount, seed: Seed) -> Self {
        let turns = Vec::new();
        Self {
            ruleset,
            players,
            seed,
            shuffles: DeckOrders::NONE,
            turns,
        }
    }

    /// The record of the same game, in which no turn was made yet.
    #[must_use]
    pub fn at_start(&self) -> Self {
        Self {
            shuffles: self.shuffles.clone(),
            ..Self::new(self.ruleset, self.players, self.seed)
        }
    }

    /// The record of the same game after its first `plies` turns.
    #[must_use]
    pub fn until(&self, plies: usize) -> Self {
        let turns = self.turns.iter().take(plies).cloned().collect();
        Self {
            turns,
            ..self.at_start()
        }
    }

    /// The game before its first turn.
    #[must_use]
    pub fn deal(&self) -> Match {
        Match::deal_shuffled(self.ruleset, self.players, self.seed, self.shuffles.clone())
    }

    /// The game after the first `plies` turns, or after all of them if there are fewer.
    /// If the last of these turns ends a round, the next one is not dealt yet.
    ///
    /// # Errors
    ///
    /// If one of these turns is not legal: the first that is not, and why.
    pub fn replay(&self, plies: usize) -> Result<Match, ReplayError> {
        let mut game = self.deal();
        for (ply, turn) in (1..=plies).zip(&self.turns) {
            game.next_round();
            game.play_turn(turn).map_err(|illegal| ReplayError {
                ply,
                reason: illegal.reason,
            })?;
        }
        Ok(game)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns = write_turns(&self.turns);
        let deal = write_deal(self.seed, &self.shuffles);
        write!(f, "{} {} {deal} {turns}", self.ruleset, self.players)
    }
}

/// Why a text is not a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseRecordError {
    /// A record has four fields, not this many.
    #[error("a record has 4 fields with one space between them, not {0}")]
    Fields(usize),
    /// The first field is not a ruleset.
    #[error("rules: {0}")]
    Rules(#[from] ParseRulesetError),
    /// The second field is not a number of players.
    #[error("players: {0}")]
    Players(#[from] ParsePlayerCountError),
    /// The third field is not a seed, nor one with shuffles.
    #[error("seed: {0}")]
    Deal(#[from] ParseDealError),
    /// One of the turns cannot be read.
    #[error("turn {ply}: {reason}")]
    Turn {
        /// The number of the turn, counted from 1.
        ply: usize,
        /// What is wrong with it.
        #[source]
        reason: ParseTurnError,
    },
}

impl From<ParseTurnsError> for ParseRecordError {
    fn from(ParseTurnsError { ply, reason }: ParseTurnsError) -> Self {
        Self::Turn { ply, reason }
    }
}

impl FromStr for Record {
    type Err = ParseRecordError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [ruleset, players, deal, turns] = fields[..] else {
            return Err(ParseRecordError::Fields(fields.len()));
        };
        let (ruleset, players) = (ruleset.parse()?, players.parse()?);
        let (seed, shuffles) = read_deal(deal)?;
        Ok(Self {
            ruleset,
            players,
            seed,
            shuffles,
            turns: read_turns(turns)?,
        })
    }
}

/// Writes a seed, and the shuffles if there are any.
#[must_use]
pub fn write_deal(seed: Seed, shuffles: &DeckOrders) -> String {
    match shuffles.is_none() {
        true => seed.to_string(),
        false => format!("{seed}-{shuffles}"),
    }
}

/// Why a text tells of no deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseDealError {
    /// It begins with no seed.
    #[error(transparent)]
    Seed(#[from] ParseSeedError),
    /// What follows the seed are no shuffles.
    #[error(transparent)]
    Shuffles(#[from] ParseDeckOrdersError),
}

/// Reads what [`write_deal`] has written.
///
/// # Errors
///
/// If the text begins with no seed, or what follows are no shuffles.
pub fn read_deal(text: &str) -> Result<(Seed, DeckOrders), ParseDealError> {
    Ok(match text.split_once('-') {
        None => (text.parse()?, DeckOrders::NONE),
        Some((seed, shuffles)) => (seed.parse()?, shuffles.parse()?),
    })
}
