//! Grades of puzzles.

use std::ops::RangeInclusive;

use crate::game::{PlayerCount, Turn};

/// Difficulty of a puzzle, measured by what it takes to solve it. The harder, the more turns leave the
/// player winning for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// The key takes one card, and two or three turns of one card leave the player winning.
    Easy,
    /// The key takes one card, but more than three such turns leave the player winning.
    Medium,
    /// The key takes two cards, though one card is enough to be winning at the end of the turn.
    Hard,
}

impl Grade {
    /// All grades, from the easiest to the hardest.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Returns the letter of the grade in a [`PuzzleId`](super::PuzzleId): `e`, `m` or `h`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Easy => 'e',
            Self::Medium => 'm',
            Self::Hard => 'h',
        }
    }

    /// Returns the number of turns that leave the player leading in a puzzle of this grade. With more
    /// players there are fewer such turns.
    const fn turns(self, players: PlayerCount) -> RangeInclusive<usize> {
        match (self, players.get()) {
            (Self::Easy, 2 | 3) => 8..=10,
            (Self::Medium, 2 | 3) => 11..=14,
            (Self::Hard, 2 | 3) => 15..=usize::MAX,
            (Self::Easy, _) => 8..=9,
            (Self::Medium, _) => 10..=11,
            (Self::Hard, _) => 11..=usize::MAX,
        }
    }

    /// Returns `true` if a position can be of this grade, as far as the turns that leave the player leading
    /// show before it is solved.
    pub(super) fn may_fit(self, players: PlayerCount, turns: &[Turn]) -> bool {
        let thrifty = turns.iter().filter(|turn| is_thrifty(turn)).count();
        self.turns(players).contains(&turns.len())
            && match self {
                Self::Easy => FEW.contains(&thrifty),
                Self::Medium => thrifty > *FEW.end(),
                Self::Hard => thrifty > 0,
            }
    }

    /// Returns `true` if such a position with this key is of this grade.
    pub(super) fn fits(self, key: &Turn) -> bool {
        is_thrifty(key) == (self != Self::Hard)
    }
}

/// Returns `true` if a turn takes only one card.
fn is_thrifty(turn: &Turn) -> bool {
    turn.moves().len() == 1
}

/// Number of turns of one card in an easy puzzle. A single one would give itself away.
const FEW: RangeInclusive<usize> = 2..=3;
