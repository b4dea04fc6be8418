//! How hard puzzles are.

use std::ops::RangeInclusive;

use super::leading_turns;
use crate::game::{Players, Round, Turn};

/// How hard a puzzle is, measured by what it takes to solve it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// A turn that saves cards wins, and few of these lead.
    Easy,
    /// A turn that saves cards wins, but many lead.
    Medium,
    /// Who saves cards loses: the key takes two cards where one is enough to lead.
    Hard,
}

impl Grade {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The letter that names it in texts.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Easy => 'e',
            Self::Medium => 'm',
            Self::Hard => 'h',
        }
    }

    /// How many turns leave the player leading in a puzzle of this grade. The more play, the
    /// fewer such turns there are.
    pub(super) const fn turns(self, players: Players) -> RangeInclusive<usize> {
        match (self, players.get()) {
            (Self::Easy, 2 | 3) => 8..=10,
            (Self::Medium, 2 | 3) => 11..=14,
            (Self::Hard, 2 | 3) => 15..=usize::MAX,
            (Self::Easy, _) => 8..=9,
            (Self::Medium, _) => 10..=11,
            (Self::Hard, _) => 11..=usize::MAX,
        }
    }

    /// Whether a position with this key is of this grade, as far as that is seen from the turns
    /// of the player alone.
    pub(super) fn fits(self, round: &Round, key: &Turn) -> bool {
        let turns = leading_turns(round);
        let thrifty = turns
            .iter()
            .map(|(turn, _)| turn.moves().len())
            .filter(|&cards| cards == 1)
            .count();
        let is_thrifty = key.moves().len() == 1;
        self.turns(round.table().players()).contains(&turns.len())
            && match self {
                Self::Easy => is_thrifty && FEW.contains(&thrifty),
                Self::Medium => is_thrifty && thrifty > *FEW.end(),
                Self::Hard => !is_thrifty && thrifty > 0,
            }
    }
}

/// How many turns of one card are few. A single one would give itself away.
const FEW: RangeInclusive<usize> = 2..=3;
