//! Rating for solving puzzles: the system of Arpad Elo, with the tables and rules of the chess federation FIDE
//! (Handbook, B.02, 8.1 and 8.3). A puzzle counts as an opponent with a fixed rating.

use crate::puzzle::{Grade, PuzzleId};

/// Rating before the first puzzle.
pub(in crate::state) const FIRST: i32 = 1_200;

/// Largest rating difference for each expected score, from 50 % up in steps of one percent. A difference of more than
/// 400 counts as 400.
const UP_TO: [i32; 42] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391,
];

/// Expected score, in percent, against a rating that is lower by `difference`.
fn expected(difference: i32) -> i32 {
    let above = UP_TO.partition_point(|&last| last < difference.abs()) as i32;
    50 + above * difference.signum()
}

/// Rating of a puzzle: a player with this rating solves half of its kind.
#[must_use]
pub fn rating_of(puzzle: PuzzleId) -> i32 {
    let grade = match puzzle.grade {
        Grade::Easy => 1_000,
        Grade::Medium => 1_400,
        Grade::Hard => 1_800,
    };
    // Each additional opponent makes it a little harder.
    grade + 100 * (puzzle.players.get() as i32 - 2)
}

/// Rating after a puzzle with the rating `puzzle`, for a player who has tried `tried` puzzles before.
pub(in crate::state) fn after(rating: i32, tried: u32, puzzle: i32, is_solved: bool) -> i32 {
    let factor = match (tried, rating) {
        (..30, _) => 40,
        (_, ..2_400) => 20,
        _ => 10,
    };
    let score = if is_solved { 100 } else { 0 };
    let change = factor * (score - expected(rating - puzzle));
    // Rounds to the nearest integer.
    rating + (change + 50 * change.signum()) / 100
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_expected_score_is_that_of_the_table() {
        for (difference, score) in [
            (0, 50),
            (3, 50),
            (4, 51),
            (-4, 49),
            (100, 64),
            (200, 76),
            (-200, 24),
            (391, 91),
            (392, 92),
            (400, 92),
            (2_000, 92),
            (-2_000, 8),
        ] {
            assert_eq!(expected(difference), score, "{difference}");
        }
    }

    #[test]
    fn a_rating_moves_by_what_was_not_expected() {
        assert_eq!(after(1_400, 0, 1_400, true), 1_420);
        assert_eq!(after(1_400, 0, 1_400, false), 1_380);
        assert_eq!(after(1_400, 30, 1_400, true), 1_410);
        assert_eq!(after(2_400, 30, 2_400, false), 2_395);
        // The expected score was 24 %.
        assert_eq!(after(1_200, 0, 1_400, true), 1_230);
        assert_eq!(after(1_200, 0, 1_400, false), 1_190);
    }
}
