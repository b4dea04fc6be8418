//! Ids of puzzles.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::grade::Grade;
use crate::game::{GameRng, ParseSeedError, PlayerCount, Seed};

/// Id of a puzzle, which determines everything about it: the number of players, the grade, and a seed.
///
/// The text form is the number of players and the letter of the grade, then `-` and the seed.
///
/// ```
/// use red7::puzzle::{Grade, PuzzleId};
///
/// let id: PuzzleId = "2h-k7q2m9xd".parse()?;
/// assert_eq!((id.players.get(), id.grade), (2, Grade::Hard));
/// assert_eq!(id.to_string(), "2h-k7q2m9xd");
/// # Ok::<(), red7::puzzle::ParsePuzzleError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PuzzleId {
    /// Number of players.
    pub players: PlayerCount,
    /// Difficulty.
    pub grade: Grade,
    /// Seed, which determines the cards together with the other two.
    pub seed: Seed,
}

impl PuzzleId {
    /// Returns the puzzle for two after `number` others in a series, such as a rush against the clock.
    #[must_use]
    pub fn of_rush(seed: Seed, number: u32, grade: Grade) -> Self {
        let mut rng = seed.puzzle_generator(0);
        let numbers = (0..=number).map(|_| rng.below(1 << 30) as u64);
        Self {
            players: PlayerCount::TWO,
            grade,
            seed: Seed::from_entropy(numbers.last().unwrap_or_default()),
        }
    }

    /// Returns the random generator for the puzzle.
    pub(super) fn rng(self) -> GameRng {
        let kind = (self.players.get() << 4) as u8 | self.grade as u8;
        self.seed.puzzle_generator(kind)
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}-{}", self.players, self.grade.letter(), self.seed)
    }
}

/// Error parsing a [`PuzzleId`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParsePuzzleError {
    /// The text doesn't begin with a number of players, a grade and `-`.
    #[error("a puzzle is 2, 3 or 4, then e, m or h, then - and a seed")]
    Kind,
    /// The rest isn't a seed.
    #[error(transparent)]
    Seed(#[from] ParseSeedError),
}

impl FromStr for PuzzleId {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (kind, seed) = text.split_once('-').ok_or(ParsePuzzleError::Kind)?;
        let mut signs = kind.chars();
        let (Some(players), Some(grade), None) = (signs.next(), signs.next(), signs.next()) else {
            return Err(ParsePuzzleError::Kind);
        };
        let players = players
            .to_digit(10)
            .and_then(|n| PlayerCount::new(n as usize));
        let grade = Grade::ALL.into_iter().find(|known| known.letter() == grade);
        Ok(Self {
            players: players.ok_or(ParsePuzzleError::Kind)?,
            grade: grade.ok_or(ParsePuzzleError::Kind)?,
            seed: seed.parse()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parse_errors_name_the_fault() {
        for text in [
            "",
            "2h",
            "2hk7q2m9xd",
            "1h-k7q2m9xd",
            "5h-k7q2m9xd",
            "2x-k7q2m9xd",
            "22h-k7q2m9xd",
        ] {
            assert_eq!(
                text.parse::<PuzzleId>(),
                Err(ParsePuzzleError::Kind),
                "{text}"
            );
        }
        let seed = ParseSeedError::Length(3);
        assert_eq!("2h-red".parse::<PuzzleId>(), Err(seed.into()));
    }

    #[test]
    fn a_rush_has_different_puzzles() {
        let seed = "red7game".parse().expect("a seed");
        let first = PuzzleId::of_rush(seed, 0, Grade::Easy);
        assert_ne!(first, PuzzleId::of_rush(seed, 1, Grade::Easy));
        assert_eq!(first, PuzzleId::of_rush(seed, 0, Grade::Easy));
    }

    #[test]
    fn each_kind_has_its_own_random_numbers() {
        let draws = |text: &str| {
            let id: PuzzleId = text.parse().expect(text);
            let mut rng = id.rng();
            [(); 4].map(|()| rng.below(1 << 20))
        };
        assert_ne!(draws("2e-red7game"), draws("2m-red7game"));
        assert_ne!(draws("2e-red7game"), draws("3e-red7game"));
        assert_eq!(draws("2e-red7game"), draws("2e-red7game"));
    }
}
