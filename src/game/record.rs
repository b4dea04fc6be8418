//! A game as its start and its turns: the state is derived.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::legality::IllegalMove;
use super::matches::Match;
use super::ruleset::{ParseRulesetError, Ruleset};
use super::seat::{ParsePlayersError, Players};
use super::seed::{ParseSeedError, Seed};
use super::turn::{ParseTurnError, ParseTurnsError, Turn, read_turns, write_turns};

/// What is kept of a game: how it was dealt, and every turn since, of all its rounds
/// one after another.
///
/// Its text form is `RULES PLAYERS SEED TURNS` with one space between. Turns are
/// separated by dots; `-` stands for none.
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
    /// The rules.
    pub ruleset: Ruleset,
    /// How many play.
    pub players: Players,
    /// The seed of the deals.
    pub seed: Seed,
    /// The turns in order.
    pub turns: Vec<Turn>,
}

/// At which turn a record goes wrong, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("turn {ply}: {reason}")]
pub struct ReplayError {
    /// The number of the turn, from 1.
    pub ply: usize,
    /// What is wrong with it. A turn after the end of the game is [`IllegalMove::Over`].
    #[source]
    pub reason: IllegalMove,
}

impl Record {
    /// A record without turns.
    #[must_use]
    pub const fn new(ruleset: Ruleset, players: Players, seed: Seed) -> Self {
        let turns = Vec::new();
        Self {
            ruleset,
            players,
            seed,
            turns,
        }
    }

    /// The game as dealt.
    #[must_use]
    pub fn deal(&self) -> Match {
        Match::deal(self.ruleset, self.players, self.seed)
    }

    /// The game after the first `plies` turns, or after all if there are fewer. The
    /// first turn after the end of a round is made in the next one; a round that
    /// the last turn ends stays as it is.
    ///
    /// # Errors
    ///
    /// Names the first of these turns that is not legal, and says why.
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
        write!(f, "{} {} {} {turns}", self.ruleset, self.players, self.seed)
    }
}

/// Why a text is not a record, and in which field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseRecordError {
    /// A record has four fields.
    #[error("a record has 4 fields with one space between them, not {0}")]
    Fields(usize),
    /// The rules are none.
    #[error("rules: {0}")]
    Rules(#[from] ParseRulesetError),
    /// The number of players is none.
    #[error("players: {0}")]
    Players(#[from] ParsePlayersError),
    /// The seed is none.
    #[error("seed: {0}")]
    Seed(#[from] ParseSeedError),
    /// A turn is none.
    #[error("turn {ply}: {reason}")]
    Turn {
        /// The number of the turn, from 1.
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
        let [ruleset, players, seed, turns] = fields[..] else {
            return Err(ParseRecordError::Fields(fields.len()));
        };
        Ok(Self {
            ruleset: ruleset.parse()?,
            players: players.parse()?,
            seed: seed.parse()?,
            turns: read_turns(turns)?,
        })
    }
}
