//! A game as its start and its turns; every state is derived from them.

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

/// A game as it is stored: its deal, and every turn of all its rounds. Everything else follows from
/// these.
///
/// The text form is `RULES PLAYERS SEED TURNS`, with one space between fields and dots between
/// turns. If there are no turns yet, `-` takes their place. If players shuffled the cards instead
/// of a seed, the deck orders follow the seed after a `-`: see [`DeckOrders`].
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
    /// Rules of the game.
    pub ruleset: Ruleset,
    /// Number of players.
    pub players: PlayerCount,
    /// Seed of the deals, unless there are deck orders. All other random choices follow from it in
    /// any case.
    pub seed: Seed,
    /// Deck orders, if the players shuffled; else [`DeckOrders::NONE`].
    pub shuffles: DeckOrders,
    /// Turns, in the order they were made.
    pub turns: Vec<Turn>,
}

/// Error replaying a [`Record`]: its first illegal turn, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("turn {ply}: {reason}")]
pub struct ReplayError {
    /// Number of the turn in the record, counted from 1.
    pub ply: usize,
    /// Reason why the turn is illegal: [`IllegalMove::Over`] after the end of the game.
    #[source]
    pub reason: IllegalMove,
}

impl Record {
    /// Returns the record of a game without turns.
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

    /// Returns the record of the same game without its turns.
    #[must_use]
    pub fn at_start(&self) -> Self {
        Self {
            shuffles: self.shuffles.clone(),
            ..Self::new(self.ruleset, self.players, self.seed)
        }
    }

    /// Returns the record of the same game after its first `plies` turns.
    #[must_use]
    pub fn until(&self, plies: usize) -> Self {
        let turns = self.turns.iter().take(plies).cloned().collect();
        Self {
            turns,
            ..self.at_start()
        }
    }

    /// Returns the game before its first turn.
    #[must_use]
    pub fn deal(&self) -> Match {
        Match::deal_shuffled(self.ruleset, self.players, self.seed, self.shuffles.clone())
    }

    /// Returns the game after the first `plies` turns, or after all of them if there are fewer. If
    /// the last of these turns ends a round, the next round is not dealt yet.
    ///
    /// # Errors
    ///
    /// If one of these turns is illegal: the first illegal turn, and the reason.
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

/// Error parsing a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseRecordError {
    /// The text has this many fields; a record has four.
    #[error("a record has 4 fields with one space between them, not {0}")]
    Fields(usize),
    /// The first field is not a ruleset.
    #[error("rules: {0}")]
    Rules(#[from] ParseRulesetError),
    /// The second field is not a number of players.
    #[error("players: {0}")]
    Players(#[from] ParsePlayerCountError),
    /// The third field is not a seed, alone or with deck orders.
    #[error("seed: {0}")]
    Deal(#[from] ParseDealError),
    /// A turn is invalid.
    #[error("turn {ply}: {reason}")]
    Turn {
        /// Number of the turn, counted from 1.
        ply: usize,
        /// The fault in its text.
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

/// Writes a seed, and the deck orders if there are any.
#[must_use]
pub fn write_deal(seed: Seed, shuffles: &DeckOrders) -> String {
    if shuffles.is_none() {
        seed.to_string()
    } else {
        format!("{seed}-{shuffles}")
    }
}

/// Error parsing a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseDealError {
    /// The text does not begin with a seed.
    #[error(transparent)]
    Seed(#[from] ParseSeedError),
    /// The text after the seed is not a list of deck orders.
    #[error(transparent)]
    Shuffles(#[from] ParseDeckOrdersError),
}

/// Reads a deal written by [`write_deal`].
///
/// # Errors
///
/// If the seed or the deck orders are invalid.
pub fn read_deal(text: &str) -> Result<(Seed, DeckOrders), ParseDealError> {
    Ok(match text.split_once('-') {
        None => (text.parse()?, DeckOrders::NONE),
        Some((seed, shuffles)) => (seed.parse()?, shuffles.parse()?),
    })
}
