//! Deals, games and positions as the part of the page's address after `#`.
//!
//! | what | how it is written |
//! |---|---|
//! | a deal | `1/RULES/SEATS/SEED`: `1/1.3ax/h43/k7q2m9xd` |
//! | a game | the same, and `/TURNS`: turns with dots between them |
//! | a moment of it | the same, and `@PLY`: after so many turns |
//! | cards that no seed has shuffled | `SEED-SHUFFLES` instead of the seed, see [`DeckOrders`](crate::game::DeckOrders) |
//! | a game to be beaten | `1/b/RULES/SEATS/SEED/TURNS`: it is over, and its turns say how |
//! | a position | `1/p/POSITION` with `_` for each space |
//! | the deal of a day | `1/d/DAY`: `1/d/20261121`; `1/d` for the day on which it is opened |
//! | a puzzle | `1/q/NAME`: `1/q/2h-k7q2m9xd` |
//! | a game with friends | `1/LETTER`, see [`CorrespondenceLink`] |
//! | a message of a sealed game | `1/LETTER`, see [`SealedLink`] |
//!
//! The 1 is the version of this form. All signs in it come through chat programs unharmed.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::game::{
    IllegalMove, ParseDealError, Record, ReplayError, Round, Ruleset, Seed, Setup, read_deal,
    read_turns, write_deal, write_turns,
};
use crate::puzzle::PuzzleId;
use crate::state::correspondence::{CorrespondenceLink, CorrespondenceLinkError};
use crate::state::day::Day;
use crate::state::lineup::{Lineup, ParseLineupError};
use crate::state::sealed_game::{SealedLink, SealedLinkError};

/// The version of the form.
const FORM: &str = "1";

/// The longest text that is read: several times what the longest match needs.
const LONGEST: usize = 20_000;

/// What an address leads to. It has been checked: all of its turns are legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// A deal, or a game from it.
    Game(GameLink),
    /// A game that is over, to be beaten: how it ended, its turns say.
    Challenge(GameLink),
    /// A position.
    Position(Setup),
    /// A puzzle.
    Puzzle(PuzzleId),
    /// The deal of a day: of the one on which it is opened, where none is named.
    Day(Option<Day>),
    /// A game with friends.
    Letter(CorrespondenceLink),
    /// A message of a sealed game.
    Sealed(SealedLink),
}

/// A deal and who plays, with the turns since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLink {
    /// Who plays.
    pub lineup: Lineup,
    /// The deal, and the turns.
    pub record: Record,
    /// After how many turns it is to be shown; after all of them if nothing is said.
    pub ply: Option<usize>,
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => game.fmt(f),
            Self::Challenge(game) => {
                write!(f, "{FORM}/b/")?;
                game.write(f)
            }
            Self::Puzzle(id) => write!(f, "{FORM}/q/{id}"),
            Self::Day(Some(day)) => write!(f, "{FORM}/d/{day}"),
            Self::Day(None) => write!(f, "{FORM}/d"),
            Self::Letter(letter) => write!(f, "{FORM}/{letter}"),
            Self::Sealed(letter) => write!(f, "{FORM}/{letter}"),
            Self::Position(setup) => write!(f, "{FORM}/p/{}", setup.to_word()),
        }
    }
}

impl fmt::Display for GameLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{FORM}/")?;
        self.write(f)
    }
}

impl GameLink {
    /// Writes it without the version of the form.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Record {
            ruleset,
            seed,
            shuffles,
            turns,
            ..
        } = &self.record;
        let deal = write_deal(*seed, shuffles);
        write!(f, "{ruleset}/{}/{deal}", self.lineup)?;
        if !turns.is_empty() {
            write!(f, "/{}", write_turns(turns))?;
        }
        match self.ply {
            Some(ply) => write!(f, "@{ply}"),
            None => Ok(()),
        }
    }

    /// A deal.
    #[must_use]
    pub const fn deal(lineup: Lineup, ruleset: Ruleset, seed: Seed) -> Self {
        let record = Record::new(ruleset, lineup.players(), seed);
        Self {
            lineup,
            record,
            ply: None,
        }
    }

    /// The deal of a game, for other players.
    #[must_use]
    pub fn of_deal(lineup: Lineup, game: &Record) -> Self {
        Self {
            lineup,
            record: game.at_start(),
            ply: None,
        }
    }

    /// Whether others can try to do better with its deal: it is over, and there is one person in it.
    #[must_use]
    pub fn can_be_beaten(&self) -> bool {
        let end = self.record.replay(usize::MAX);
        !self.lineup.is_shared() && end.is_ok_and(|end| end.winners().is_some())
    }

    /// The deal alone, with all persons at one device.
    #[must_use]
    pub fn to_deal(&self) -> Self {
        Self::of_deal(self.lineup.together(), &self.record)
    }
}

/// Why an address leads nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// It is far too long.
    #[error("{0} bytes are too many")]
    TooLong(usize),
    /// It is of another version, or of none.
    #[error("an address starts with {FORM}/")]
    Form,
    /// Something is missing, or too much.
    #[error("an address has 4 or 5 parts, not {0}")]
    Parts(usize),
    /// The rules are none.
    #[error("unknown rules")]
    Rules,
    /// The players are none.
    #[error("players: {0}")]
    Players(#[from] ParseLineupError),
    /// A player is elsewhere, and nothing says where.
    #[error("a friend plays by a letter alone")]
    Friend,
    /// The deal is none.
    #[error("deal: {0}")]
    Deal(#[from] ParseDealError),
    /// A turn cannot be read.
    #[error("turn {0} cannot be read")]
    Turn(usize),
    /// A turn is against the rules.
    #[error("turn {ply}: {reason}")]
    Illegal {
        /// The number of the turn, from 1.
        ply: usize,
        /// What is wrong with it.
        reason: IllegalMove,
    },
    /// The moment is none of the game.
    #[error("there is no such moment")]
    Ply,
    /// The position is none.
    #[error("no position")]
    Position,
    /// The puzzle is none.
    #[error("no puzzle")]
    Puzzle,
    /// The day is none, or has no deal.
    #[error("no day")]
    Day,
    /// The game that is to be beaten is not over, or there is not one person in it who ended it.
    #[error("nothing to be beaten")]
    Challenge,
    /// The game with friends is none.
    #[error("a game with friends: {0}")]
    Letter(#[from] CorrespondenceLinkError),
    /// The message of a sealed game is none.
    #[error("a sealed game: {0}")]
    Sealed(#[from] SealedLinkError),
}

impl From<ReplayError> for LinkError {
    fn from(ReplayError { ply, reason }: ReplayError) -> Self {
        Self::Illegal { ply, reason }
    }
}

impl FromStr for Link {
    type Err = LinkError;

    /// Reads what stands after the `#`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > LONGEST {
            return Err(LinkError::TooLong(text.len()));
        }
        let (form, rest) = text.split_once('/').ok_or(LinkError::Form)?;
        if form != FORM {
            return Err(LinkError::Form);
        }
        if let Some(name) = rest.strip_prefix("q/") {
            let id = name.parse().map_err(|_| LinkError::Puzzle)?;
            return Ok(Self::Puzzle(id));
        }
        if let "d" | "d/" = rest {
            return Ok(Self::Day(None));
        }
        if let Some(day) = rest.strip_prefix("d/") {
            let day = day.parse().map_err(|_| LinkError::Day)?;
            return Ok(Self::Day(Some(day)));
        }
        if let Some(game) = rest.strip_prefix("b/") {
            return read_challenge(game).map(Self::Challenge);
        }
        if CorrespondenceLink::is_claimed_by(rest) {
            return Ok(Self::Letter(rest.parse()?));
        }
        if SealedLink::is_claimed_by(rest) {
            return Ok(Self::Sealed(rest.parse()?));
        }
        match rest.strip_prefix("p/") {
            Some(position) => read_position(position).map(Self::Position),
            None => read_game(rest).map(Self::Game),
        }
    }
}

fn read_position(text: &str) -> Result<Setup, LinkError> {
    let setup = Setup::from_word(text).map_err(|_| LinkError::Position)?;
    match Round::try_from(setup.clone()) {
        Ok(_) => Ok(setup),
        Err(_) => Err(LinkError::Position),
    }
}

fn read_challenge(text: &str) -> Result<GameLink, LinkError> {
    let game = read_game(text)?;
    match game.ply.is_none() && game.can_be_beaten() {
        true => Ok(game),
        false => Err(LinkError::Challenge),
    }
}

fn read_game(text: &str) -> Result<GameLink, LinkError> {
    let (text, ply) = match text.split_once('@') {
        Some((text, ply)) => (text, Some(ply)),
        None => (text, None),
    };
    let parts: Vec<&str> = text.split('/').collect();
    let (rules, seats, deal, turns) = match parts[..] {
        [rules, seats, deal] => (rules, seats, deal, None),
        [rules, seats, deal, turns] => (rules, seats, deal, Some(turns)),
        _ => return Err(LinkError::Parts(1 + parts.len())),
    };
    let ruleset: Ruleset = rules.parse().map_err(|_| LinkError::Rules)?;
    let lineup: Lineup = seats.parse()?;
    if lineup.has_friends() {
        return Err(LinkError::Friend);
    }
    let (seed, shuffles) = read_deal(deal)?;
    let mut record = Record::new(ruleset, lineup.players(), seed);
    record.shuffles = shuffles;
    if let Some(turns) = turns {
        record.turns = read_turns(turns).map_err(|error| LinkError::Turn(error.ply))?;
    }
    record.replay(usize::MAX)?;
    let ply = match ply.map(str::parse) {
        None => None,
        Some(Ok(ply)) if ply <= record.turns.len() => Some(ply),
        Some(_) => return Err(LinkError::Ply),
    };
    Ok(GameLink {
        lineup,
        record,
        ply,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::ParseSeedError;

    fn read(text: &str) -> Result<Link, LinkError> {
        text.parse()
    }

    #[test]
    fn an_address_is_read_as_it_is_written() {
        for text in [
            "1/1.3ax/h43/k7q2m9xd",
            "1/bgaaxu/4h/red7game",
            "1/1.3a/h2/red7game/x.pO6.pG7",
            "1/1.3a/h2/red7game/x.pO6.pG7@2",
            "1/1.3a/h2/red7game@0",
            "1/1.3/hh/red7game-ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw/x",
            "1/p/1.3_V2_R1_2_O7/B6/-_G5Y1/O2/-",
            "1/q/2h-k7q2m9xd",
            "1/d",
            "1/d/20261121",
            "1/b/1.3/h1/red7game/x",
        ] {
            assert_eq!(read(text).map(|link| link.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_wrong_is_told() {
        let seed = ParseDealError::Seed(ParseSeedError::Length(3));
        let over = "1/1.3/h1/red7game/x.x";
        for (text, error) in [
            ("", LinkError::Form),
            ("2/1.3/h1/red7game", LinkError::Form),
            ("1/1.3/h1", LinkError::Parts(3)),
            ("1/1.3/h1/red7game/x/x", LinkError::Parts(6)),
            ("1/9.9/h1/red7game", LinkError::Rules),
            ("1/1.3/11/red7game", ParseLineupError::Human.into()),
            ("1/1.3/h1/red", seed.into()),
            ("1/1.3/hf/red7game", LinkError::Friend),
            ("1/f2/any", CorrespondenceLinkError::Newer.into()),
            ("1/f1/any", CorrespondenceLinkError::Parts(2).into()),
            ("1/d/2026", LinkError::Day),
            ("1/d/20261131", LinkError::Day),
            ("1/d20261121", LinkError::Parts(2)),
            ("1/deal", LinkError::Parts(2)),
            ("1/1.3/h1/red7game/", LinkError::Turn(1)),
            ("1/1.3/h1/red7game/x.<b>", LinkError::Turn(2)),
            (
                over,
                LinkError::Illegal {
                    ply: 2,
                    reason: IllegalMove::Over,
                },
            ),
            ("1/1.3/h1/red7game/x@2", LinkError::Ply),
            ("1/1.3/h1/red7game@-1", LinkError::Ply),
            ("1/p/1.3_V2_V2_2_O7/B6/-_G5Y1/O2/-", LinkError::Position),
            ("1/p/", LinkError::Position),
            ("1/q/", LinkError::Puzzle),
            ("1/q/2h-k7q", LinkError::Puzzle),
            ("1/q/5h-k7q2m9xd", LinkError::Puzzle),
            ("1/q/2h-k7q2m9xd/x", LinkError::Puzzle),
            ("1/b/1.3/h1/red7game", LinkError::Challenge),
            ("1/b/1.3/hh/red7game/x", LinkError::Challenge),
            ("1/b/1.3/h1/red7game/x@1", LinkError::Challenge),
            ("1/b/1.3a/h2/red7game/x", LinkError::Challenge),
        ] {
            assert_eq!(read(text), Err(error), "{text}");
        }
        let noise = "1/".repeat(50_000);
        assert_eq!(read(&noise), Err(LinkError::TooLong(100_000)));
    }
}
