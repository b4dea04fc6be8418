//! Links that carry a correspondence game between devices.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::name_encoding;
use super::options::GameOptions;
use super::packed_turns::{PackedTurns, UnpackError, pack, unpack};
use super::seating::{ParseSeatingError, Party, Seating};
use crate::game::{Match, ParseSeedError, Record, Ruleset, Seat, Seed};
use crate::state::fnv::fnv1a;
use crate::state::settings::PlayerNames;

/// Identifier of a game, the same on every device and unique. It is drawn when the game starts, or follows from the game
/// before with the same players, or from the first message of a sealed game; and it isn't the seed of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GameId(pub Seed);

impl GameId {
    /// Identifier of the next game with the same players, if `first` starts it. Each of their devices can tell it from
    /// this one.
    pub(in crate::state) fn rematch(self, first: Party) -> Self {
        Self(Seed::from_entropy(self.0.bot_seed(first.index())))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A correspondence game as sent between devices, with everything that each device needs to know.
///
/// | part | example |
/// |---|---|
/// | format version | `f1` |
/// | rules | `1.3ax` |
/// | seating | `ab3` |
/// | seed of the deal | `k7q2m9xd` |
/// | game ID | `h3k2m9xq` |
/// | names of all seats | `Ann.Ben.` |
/// | options | `ht` |
/// | turns, packed | `3.aB3x` |
/// | checksum of everything before | `01x7k2p` |
///
/// The parts are separated by `/`. A link is meant for the player who moves next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrespondenceLink {
    pub id: GameId,
    pub seating: Seating,
    pub record: Record,
    pub names: PlayerNames,
    pub options: GameOptions,
    /// Plies (1-based) at which a player resigned. These turns are passes, and so are all later turns of that seat.
    pub resigned: Vec<usize>,
}

/// Format version.
const FORM: &str = "f1";

/// Number of parts.
const PARTS: usize = 9;

impl CorrespondenceLink {
    /// Creates the link that starts a game.
    #[must_use]
    pub fn begin(
        id: GameId,
        seating: Seating,
        ruleset: Ruleset,
        seed: Seed,
        names: PlayerNames,
        agreed: GameOptions,
    ) -> Self {
        let players = seating.players();
        Self {
            id,
            seating,
            record: Record::new(ruleset, players, seed),
            names: names.among(players),
            options: agreed,
            resigned: Vec::new(),
        }
    }

    /// Returns `true` if `text` looks like a correspondence link of any version.
    pub(in crate::state) fn is_claimed_by(text: &str) -> bool {
        let version = text
            .split('/')
            .next()
            .and_then(|part| part.strip_prefix('f'));
        version.is_some_and(|version| version.parse::<u32>().is_ok())
    }

    #[must_use]
    pub fn plies(&self) -> usize {
        self.record.turns.len()
    }

    /// Returns `true` if both links have the same deal, seating and options.
    pub(in crate::state) fn has_same_start(&self, other: &Self) -> bool {
        let deal = |link: &Self| (link.record.ruleset, link.record.seed, link.options);
        deal(self) == deal(other) && self.seating == other.seating
    }

    /// The seat to move next, in the next round if one is over; `None` once the game is over.
    #[must_use]
    pub fn next(&self) -> Option<Seat> {
        let mut gave_up = [false; Seat::MAX];
        let game = self.replay(|seat, ply| gave_up[seat.index()] |= self.resigned.contains(&ply));
        let mut game = game?;
        let is_round_over = game.round().table().winner().is_some();
        let left = self
            .seating
            .winners_by_resignation(|seat| gave_up[seat.index()]);
        if is_round_over && (left.is_some() || !game.next_round()) {
            return None;
        }
        Some(game.round().table().turn())
    }

    /// Returns `true` if a player of `party` has made a turn.
    #[must_use]
    pub fn has_moved(&self, party: Party) -> bool {
        let mut has_moved = false;
        let _ = self.replay(|seat, _| has_moved |= self.seating.party_at(seat) == Some(party));
        has_moved
    }

    /// Returns `true` if a player of another party than the one that made the turn at `ply` (1-based) has moved after it.
    #[must_use]
    pub(in crate::state) fn is_taken_up_after(&self, ply: usize) -> bool {
        let mut before = None;
        let mut is_taken_up = false;
        let _ = self.replay(|seat, at| {
            let party = self.seating.party_at(seat);
            if at == ply {
                before = party;
            }
            is_taken_up |= at > ply && party.is_some() && party != before;
        });
        is_taken_up
    }

    /// Replays all turns, and calls `visit` with the seat and the ply of each. Returns `None` if a turn is illegal.
    fn replay(&self, mut visit: impl FnMut(Seat, usize)) -> Option<Match> {
        let mut game = self.record.deal();
        for (ply, turn) in (1..).zip(&self.record.turns) {
            game.next_round();
            visit(game.round().table().turn(), ply);
            game.play_turn(turn).ok()?;
        }
        Some(game)
    }

    fn without_sum(&self) -> String {
        let record = &self.record;
        let turns = PackedTurns {
            turns: record.turns.clone(),
            resigned: self.resigned.clone(),
        };
        format!(
            "{FORM}/{}/{}/{}/{}/{}/{}/{}",
            record.ruleset,
            self.seating,
            record.seed,
            self.id,
            name_encoding::encode_names(&self.names, record.players),
            self.options,
            // Illegal turns produce a text that can't be parsed.
            pack(&record.at_start(), &self.seating, &turns).unwrap_or_default(),
        )
    }
}

/// Checksum of a text: its hash in base 36.
pub(in crate::state) fn checksum(text: &str) -> String {
    let mut rest = fnv1a(text);
    let mut digits = [0; 7];
    for digit in digits.iter_mut().rev() {
        *digit = rest % 36;
        rest /= 36;
    }
    let signs = digits.map(|digit| char::from_digit(digit, 36).unwrap_or('0'));
    signs.iter().collect()
}

impl fmt::Display for CorrespondenceLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.without_sum();
        write!(f, "{text}/{}", checksum(&text))
    }
}

/// Error parsing a [`CorrespondenceLink`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CorrespondenceLinkError {
    #[error("written by a newer version")]
    Newer,
    #[error("a letter has {PARTS} parts, not {0}")]
    Parts(usize),
    /// The checksum is wrong: the link was changed or cut off.
    #[error("damaged on the way")]
    Damaged,
    #[error("unknown rules")]
    Rules,
    #[error("seats: {0}")]
    Seating(#[from] ParseSeatingError),
    /// Invalid seed or game ID.
    #[error("seed: {0}")]
    Seed(#[from] ParseSeedError),
    #[error("no names")]
    Names,
    #[error("unknown terms")]
    Agreed,
    #[error("no turns")]
    Turns,
    /// Illegal turn, by ply (1-based).
    #[error("turn {0} is against the rules")]
    Turn(usize),
}

impl From<UnpackError> for CorrespondenceLinkError {
    fn from(error: UnpackError) -> Self {
        match error {
            UnpackError::Form | UnpackError::Rest => Self::Turns,
            UnpackError::Turn(ply) => Self::Turn(ply),
        }
    }
}

impl FromStr for CorrespondenceLink {
    type Err = CorrespondenceLinkError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts: Vec<&str> = text.split('/').collect();
        if parts.first() != Some(&FORM) && Self::is_claimed_by(text) {
            return Err(CorrespondenceLinkError::Newer);
        }
        let [FORM, rules, seats, seed, id, names, agreed, turns, _] = parts[..] else {
            return Err(CorrespondenceLinkError::Parts(parts.len()));
        };
        match text.rsplit_once('/') {
            Some((before, expected)) if checksum(before) == expected => {}
            _ => return Err(CorrespondenceLinkError::Damaged),
        }
        let ruleset: Ruleset = rules.parse().map_err(|_| CorrespondenceLinkError::Rules)?;
        let seating: Seating = seats.parse()?;
        let names =
            name_encoding::read(names, seating.players()).ok_or(CorrespondenceLinkError::Names)?;
        let agreed = GameOptions::read(agreed).ok_or(CorrespondenceLinkError::Agreed)?;
        let id = GameId(id.parse()?);
        let mut link = Self::begin(id, seating, ruleset, seed.parse()?, names, agreed);
        let read = unpack(&link.record, &link.seating, turns)?;
        link.record.turns = read.turns;
        link.resigned = read.resigned;
        Ok(link)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Appends the correct checksum.
    fn summed(text: &str) -> String {
        format!("{text}/{}", checksum(text))
    }

    #[test]
    fn what_is_wrong_is_told() {
        let read = |text: &str| {
            text.parse::<CorrespondenceLink>()
                .map(|link| link.to_string())
        };
        for (text, error) in [
            ("", CorrespondenceLinkError::Parts(1)),
            ("f2/what/ever", CorrespondenceLinkError::Newer),
            ("f1/1.3/ab/red7game", CorrespondenceLinkError::Parts(4)),
            (
                "f1/1.3/ab/red7game/h3k2m9xq/./-/0./0000000",
                CorrespondenceLinkError::Damaged,
            ),
        ] {
            assert_eq!(read(text), Err(error), "{text}");
        }
        for (text, error) in [
            (
                "f1/9.9/ab/red7game/h3k2m9xq/./-/0.",
                CorrespondenceLinkError::Rules,
            ),
            (
                "f1/1.3/aa/red7game/h3k2m9xq/./-/0.",
                ParseSeatingError::Parties.into(),
            ),
            (
                "f1/1.3/ab/red7game/h3k/./-/0.",
                ParseSeedError::Length(3).into(),
            ),
            (
                "f1/1.3/ab/red7game/h3k2m9xq/-41-./-/0.",
                CorrespondenceLinkError::Names,
            ),
            (
                "f1/1.3/ab/red7game/h3k2m9xq/./th/0.",
                CorrespondenceLinkError::Agreed,
            ),
            (
                "f1/1.3/ab/red7game/h3k2m9xq/./-/0.A",
                CorrespondenceLinkError::Turns,
            ),
            (
                "f1/1.3/ab/red7game/h3k2m9xq/./-/00.",
                CorrespondenceLinkError::Turns,
            ),
            (
                "f1/1.3/ab/red7game/h3k2m9xq/./-/1.",
                CorrespondenceLinkError::Turn(1),
            ),
            (
                "f1/1.3/ab/red7game/h3k2m9xq/./-/1.__",
                CorrespondenceLinkError::Turn(1),
            ),
        ] {
            assert_eq!(read(&summed(text)), Err(error), "{text}");
        }
        let whole = summed("f1/1.3/ab/red7game/h3k2m9xq/Ann.Ben/ht/0.");
        assert_eq!(read(&whole), Ok(whole));
    }
}
