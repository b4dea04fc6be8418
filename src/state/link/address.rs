//! Deals, games and positions as the part of the page's address after `#`.
//!
//! | target | form |
//! |---|---|
//! | a deal | `1/RULES/SEATS/SEED`: `1/1.3ax/h43/k7q2m9xd` |
//! | a game | the same and `/TURNS`: turns separated by dots |
//! | a moment of a game | the same and `@PLY`: number of turns played |
//! | cards not shuffled from a seed | `SEED-SHUFFLES` as the seed, see [`DeckOrders`](crate::game::DeckOrders) |
//! | a challenge | `1/b/RULES/SEATS/SEED/TURNS`: a finished game to beat |
//! | a position | `1/p/POSITION` with `_` for each space |
//! | a daily deal | `1/d/DAY`: `1/d/20261121`; `1/d` for the day on which the link is opened |
//! | the match of a week | `1/w/MONDAY`: `1/w/20261214` |
//! | a puzzle | `1/q/NAME`: `1/q/2h-k7q2m9xd` |
//! | a correspondence game | `1/LINK`, see [`CorrespondenceLink`] |
//! | a message of a sealed game | `1/LINK`, see [`SealedLink`] |
//!
//! The 1 is the version of this format. Chat programs leave all of its characters unchanged.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use thiserror::Error;

use super::tidy::CUT;
use crate::game::{
    IllegalMove, ParseDealError, Record, ReplayError, Round, Ruleset, Seed, Setup, read_deal,
    read_turns, write_deal, write_turns,
};
use crate::puzzle::PuzzleId;
use crate::state::correspondence::{CorrespondenceLink, CorrespondenceLinkError};
use crate::state::day::Day;
use crate::state::lineup::{Lineup, ParseLineupError};
use crate::state::sealed_game::{SealedLink, SealedLinkError};

/// Version of the format.
const FORM: &str = "1";

/// Maximum length of a text in bytes: several times the length of the longest match.
const LONGEST: usize = 20_000;

/// Target of an address. All of its turns have been checked to be legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// A deal, or a game played from it.
    Game(GameLink),
    /// A finished game to beat. Its turns give the result.
    Challenge(GameLink),
    Position(Setup),
    Puzzle(PuzzleId),
    /// The daily deal of a day, or the match of a week; `None` stands for the day on which the link is opened.
    Day(Option<Day>),
    /// A correspondence game.
    Correspondence(CorrespondenceLink),
    Sealed(SealedLink),
    /// An invitation to a live game.
    Live(LiveLink),
}

/// An invitation to a live game, as text; `LiveInvitation` reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveLink(Rc<str>);

impl LiveLink {
    fn is_claimed_by(text: &str) -> bool {
        let version = text.split('/').next();
        let version = version.and_then(|part| part.strip_prefix('l'));
        version.is_some_and(|version| version.parse::<u32>().is_ok())
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A deal with its players and the turns played so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLink {
    pub lineup: Lineup,
    pub record: Record,
    /// Number of turns after which the game is shown; `None` shows it after all of them.
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
            Self::Day(Some(day)) => {
                let day = day.to_string();
                match day.strip_prefix('w') {
                    Some(monday) => write!(f, "{FORM}/w/{monday}"),
                    None => write!(f, "{FORM}/d/{day}"),
                }
            }
            Self::Day(None) => write!(f, "{FORM}/d"),
            Self::Correspondence(letter) => write!(f, "{FORM}/{letter}"),
            Self::Sealed(letter) => write!(f, "{FORM}/{letter}"),
            Self::Live(live) => write!(f, "{FORM}/{}", live.as_str()),
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
    /// Writes the link without the version of the format.
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

    /// Reads the part of an address after the `#`; `None` if it isn't a deal, which no turn was played of.
    #[must_use]
    pub fn read_deal(text: &str) -> Option<Self> {
        let text = text.strip_prefix(FORM)?.strip_prefix('/')?;
        let is_deal = text.len() <= LONGEST && text.split('/').count() == 3;
        is_deal.then(|| read_game(text).ok()).flatten()
    }

    /// Link to a deal.
    #[must_use]
    pub const fn deal(lineup: Lineup, ruleset: Ruleset, seed: Seed) -> Self {
        let record = Record::new(ruleset, lineup.players(), seed);
        Self {
            lineup,
            record,
            ply: None,
        }
    }

    /// Link to the deal of a game, for other players.
    #[must_use]
    pub fn of_deal(lineup: Lineup, game: &Record) -> Self {
        Self {
            lineup,
            record: game.at_start(),
            ply: None,
        }
    }

    /// Returns `true` if others can try to beat this result: the game is over and has only one human player.
    #[must_use]
    pub fn can_be_beaten(&self) -> bool {
        let end = self.record.replay(usize::MAX);
        !self.lineup.is_shared() && end.is_ok_and(|end| end.winners().is_some())
    }

    /// Link to the deal alone, with all humans at one device.
    #[must_use]
    pub fn to_deal(&self) -> Self {
        Self::of_deal(self.lineup.together(), &self.record)
    }
}

/// Error parsing a [`Link`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    #[error("{0} bytes are too many")]
    TooLong(usize),
    /// An ellipsis stands for a part of the link.
    #[error("a part is missing")]
    Cut,
    /// Unknown or missing version.
    #[error("an address starts with {FORM}/")]
    Form,
    /// Too few or too many parts.
    #[error("an address has 4 or 5 parts, not {0}")]
    Parts(usize),
    #[error("unknown rules")]
    Rules,
    #[error("players: {0}")]
    Players(#[from] ParseLineupError),
    /// A player is at another device, but the link is not a correspondence link.
    #[error("a friend plays by a letter alone")]
    Friend,
    /// Invalid deal.
    #[error("deal: {0}")]
    Deal(#[from] ParseDealError),
    /// Unreadable turn, numbered from 1.
    #[error("turn {0} cannot be read")]
    Turn(usize),
    #[error("turn {ply}: {reason}")]
    Illegal {
        /// Number of the turn, from 1.
        ply: usize,
        reason: IllegalMove,
    },
    /// No such moment in the game.
    #[error("there is no such moment")]
    Ply,
    /// Invalid position.
    #[error("no position")]
    Position,
    /// Invalid puzzle.
    #[error("no puzzle")]
    Puzzle,
    /// Invalid day, or a day without a deal.
    #[error("no day")]
    Day,
    /// The game to beat is not over, has several human players, or the link names a moment of it.
    #[error("nothing to be beaten")]
    Challenge,
    /// Invalid correspondence link.
    #[error("a game with friends: {0}")]
    Correspondence(#[from] CorrespondenceLinkError),
    /// Invalid message of a sealed game.
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

    /// Parses the part of an address after the `#`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > LONGEST {
            return Err(LinkError::TooLong(text.len()));
        }
        if text.contains(CUT) {
            return Err(LinkError::Cut);
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
        let day = rest.strip_prefix("d/").map(str::parse::<Day>);
        let week = rest.strip_prefix("w/");
        let week = week.map(|monday| format!("w{monday}").parse());
        if let Some(day) = day.or(week) {
            return day
                .map(|day| Self::Day(Some(day)))
                .map_err(|_| LinkError::Day);
        }
        if let Some(game) = rest.strip_prefix("b/") {
            return read_challenge(game).map(Self::Challenge);
        }
        if CorrespondenceLink::is_claimed_by(rest) {
            return Ok(Self::Correspondence(rest.parse()?));
        }
        if SealedLink::is_claimed_by(rest) {
            return Ok(Self::Sealed(rest.parse()?));
        }
        if LiveLink::is_claimed_by(rest) {
            return Ok(Self::Live(LiveLink(rest.into())));
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
    if game.ply.is_none() && game.can_be_beaten() {
        Ok(game)
    } else {
        Err(LinkError::Challenge)
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
            "1/w/20261214",
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
            ("1/1.3/h1/red7…", LinkError::Cut),
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
            ("1/w/20261215", LinkError::Day),
            ("1/w/20261207", LinkError::Day),
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
