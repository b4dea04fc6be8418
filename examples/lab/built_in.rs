//! Bots of this program, some of which see all cards.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use red7::bots::{Candidate, Level, candidates, solve};
use red7::game::{Card, GameRng, Move, PlayerCount, Round, Ruleset, Turn, View};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuiltIn {
    /// A bot, which gets the view of its seat.
    Level(Level),
    /// Any turn that leaves it in the lead, chosen uniformly: the Novice, named by its behaviour.
    Random,
    /// The first card that leads, if played, else if discarded; else the first two that do; else it passes. It takes
    /// no draw and looks no further: the measure for programs of others.
    Simple,
    /// Sees all cards and plays exactly, at tables of two without Actions or points. In a lost position all turns are
    /// equal to it, so it plays like [`Self::Random`].
    Cheater,
    /// The same, but in a lost position it hopes for a mistake and plays like the Skilled level.
    Trickster,
    /// The same as [`Self::Cheater`], but of several winning turns it makes any, chosen uniformly.
    Perfect,
}

impl BuiltIn {
    const NAMED: [(&str, Self); 5] = [
        ("random", Self::Random),
        ("simple", Self::Simple),
        ("cheater", Self::Cheater),
        ("trickster", Self::Trickster),
        ("perfect", Self::Perfect),
    ];

    /// Returns an error if it can't play at such a table.
    pub fn check(self, ruleset: &Ruleset, players: PlayerCount) -> Result<(), String> {
        let is_solved = players.get() == 2 && !ruleset.is_advanced() && ruleset.actions().is_none();
        if matches!(self, Self::Cheater | Self::Trickster | Self::Perfect) && !is_solved {
            return Err("cheaters play Basic without Actions, for two".to_owned());
        }
        Ok(())
    }

    /// Returns the turn of the player to move.
    pub fn turn(self, round: &Round, seed: u64) -> Result<Turn, String> {
        match self {
            Self::Level(level) => Ok(level.whole_turn(round, seed)),
            Self::Random => Ok(Level::Novice.whole_turn(round, seed)),
            Self::Simple => Ok(simple_turn(&round.view(round.table().turn()))),
            Self::Cheater => exact_or(Level::Novice, round, seed, |_| 0),
            Self::Trickster => exact_or(Level::Skilled, round, seed, |_| 0),
            Self::Perfect => exact_or(Level::Novice, round, seed, |turns| {
                GameRng::new(seed).below(turns)
            }),
        }
    }
}

/// A turn that wins with all cards open, chosen by its place among them; if there is none, that of a level.
fn exact_or(
    level: Level,
    round: &Round,
    seed: u64,
    choose: impl Fn(usize) -> usize,
) -> Result<Turn, String> {
    let winning = solve(round).map_err(|reason| reason.to_string())?;
    let chosen = winning.get(choose(winning.len())).cloned();
    Ok(chosen.unwrap_or_else(|| level.whole_turn(round, seed)))
}

fn simple_turn(view: &View) -> Turn {
    let turns = candidates(view).into_iter();
    let ranked = turns
        .filter(Candidate::stays)
        .filter_map(|candidate| Some((simple_order(candidate.turn())?, candidate)));
    let first = ranked.min_by_key(|&(order, _)| order);
    first.map_or_else(
        || Turn::from(Move::Pass),
        |(_, candidate)| candidate.turn().clone(),
    )
}

/// Place of a turn among those that [`BuiltIn::Simple`] tries; `None` if it doesn't.
fn simple_order(turn: &Turn) -> Option<(u8, Reverse<Card>, Option<Reverse<Card>>)> {
    match *turn.moves() {
        [Move::Play(card)] => Some((0, Reverse(card), None)),
        [Move::ToCanvas(card)] => Some((1, Reverse(card), None)),
        [Move::Play(card), Move::ToCanvas(discard)] => {
            Some((2, Reverse(card), Some(Reverse(discard))))
        }
        _ => None,
    }
}

impl fmt::Display for BuiltIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = Self::NAMED.into_iter().find(|(_, bot)| bot == self);
        match (self, named) {
            (Self::Level(level), _) => level.fmt(f),
            (_, Some((name, _))) => f.write_str(name),
            (_, None) => Ok(()),
        }
    }
}

impl FromStr for BuiltIn {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some((_, bot)) = Self::NAMED.into_iter().find(|&(name, _)| name == text) {
            return Ok(bot);
        }
        let names = Self::NAMED.map(|(name, _)| name).join(", ");
        text.parse()
            .map(Self::Level)
            .map_err(|reason| format!("{reason}; or {names}, or exec:PROGRAM"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_give_the_bots_back() {
        let levels = Level::ALL.map(BuiltIn::Level);
        for bot in BuiltIn::NAMED.map(|(_, bot)| bot).into_iter().chain(levels) {
            assert_eq!(bot.to_string().parse(), Ok(bot));
        }
        let refused = "expert".parse::<BuiltIn>();
        assert!(refused.is_err_and(|reason| reason.contains("simple")));
    }

    #[test]
    fn simple_tries_plays_then_discards_then_both() {
        for (position, turn) in [
            ("1.3 - - 1 R7G7R1/Y1/- G4G3/O5/-", "pR7"),
            ("1.3 - - 1 V2I3/Y1V3/- G4G3/O5/-", "cV2"),
            ("1.3 - - 1 B3V2/Y1/- G4G3/O3/-", "pB3cV2"),
            ("1.3 - - 1 G1/Y1/- G4G3/O5/-", "x"),
        ] {
            let setup: red7::game::Setup = position.parse().expect(position);
            let round = Round::try_from(setup).expect(position);
            let made = BuiltIn::Simple.turn(&round, 1).map(|turn| turn.to_string());
            assert_eq!(made.as_deref(), Ok(turn), "{position}");
        }
    }
}
