//! What is kept of the puzzles of a visitor: a document of its own in the browser's storage.

use serde::{Deserialize, Serialize};

use super::day::Day;
use super::rating;
use super::save::{LoadError, read, to_json, unreadable};
use crate::game::Players;
use crate::puzzle::{Grade, PuzzleId};

/// What is kept of the puzzles of a visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleBook {
    /// The rating.
    pub rating: i32,
    /// How many were tried; those of a rush do not count.
    pub tried: u32,
    /// How many of these were solved by the first turn.
    pub solved: u32,
    /// The most that were solved in a rush.
    pub best_rush: u32,
    /// The day of the last puzzle of the day that was tried, and whether it was solved.
    pub day: Option<(Day, bool)>,
    /// How many play in the next puzzle.
    pub players: Players,
    /// How hard the next puzzle is.
    pub grade: Grade,
}

impl Default for PuzzleBook {
    fn default() -> Self {
        Self {
            rating: rating::FIRST,
            tried: 0,
            solved: 0,
            best_rush: 0,
            day: None,
            players: Players::ALL[0],
            grade: Grade::Easy,
        }
    }
}

impl PuzzleBook {
    /// Counts the first turn that was tried in a puzzle.
    pub(super) fn count(&mut self, puzzle: PuzzleId, is_solved: bool) {
        let against = rating::rating_of(puzzle);
        self.rating = rating::after(self.rating, self.tried, against, is_solved);
        self.tried += 1;
        self.solved += u32::from(is_solved);
    }

    /// Whether the puzzle of a day was solved; nothing if it was not tried.
    #[must_use]
    pub fn of_day(&self, day: Day) -> Option<bool> {
        let (_, is_solved) = self.day.filter(|&(last, _)| last == day)?;
        Some(is_solved)
    }
}

/// The version that is written.
const VERSION: u32 = 1;

/// A field that is not there is as it is for a new visitor.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Document {
    version: u32,
    rating: Option<i32>,
    tried: u32,
    solved: u32,
    best_rush: u32,
    day: Option<(String, bool)>,
    /// Players and grade, as a puzzle's name has them: `2e`.
    kind: String,
}

/// Writes what is kept of puzzles.
#[must_use]
pub fn save_puzzles(book: &PuzzleBook) -> String {
    to_json(&Document {
        version: VERSION,
        rating: Some(book.rating),
        tried: book.tried,
        solved: book.solved,
        best_rush: book.best_rush,
        day: book
            .day
            .map(|(day, is_solved)| (day.to_string(), is_solved)),
        kind: format!("{}{}", book.players, book.grade.letter()),
    })
}

/// Reads what is kept of puzzles.
///
/// # Errors
///
/// If the text is no such document, or one that this version cannot read.
pub fn load_puzzles(text: &str) -> Result<PuzzleBook, LoadError> {
    let document: Document = read(text)?;
    let new = PuzzleBook::default();
    let rating = document.rating.unwrap_or(new.rating);
    if !(-1_000..=9_999).contains(&rating) || document.solved > document.tried {
        return Err(LoadError::Unreadable);
    }
    let (players, grade) = match document.kind.as_str() {
        "" => (new.players, new.grade),
        kind => {
            let named: PuzzleId = format!("{kind}-22222222").parse().map_err(unreadable)?;
            (named.players, named.grade)
        }
    };
    let day = match document.day {
        None => None,
        Some((day, is_solved)) => Some((day.parse().map_err(unreadable)?, is_solved)),
    };
    Ok(PuzzleBook {
        rating,
        tried: document.tried,
        solved: document.solved,
        best_rush: document.best_rush,
        day,
        players,
        grade,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().expect(text)
    }

    #[test]
    fn a_book_comes_back() {
        let mut book = PuzzleBook {
            best_rush: 7,
            day: Some((day("20261121"), true)),
            players: Players::ALL[2],
            grade: Grade::Hard,
            ..PuzzleBook::default()
        };
        let puzzle = "3h-red7game".parse().expect("a puzzle");
        book.count(puzzle, true);
        book.count(puzzle, false);
        assert_eq!((book.tried, book.solved), (2, 1));
        assert_eq!(load_puzzles(&save_puzzles(&book)), Ok(book));
        assert_eq!(load_puzzles(r#"{"version":1}"#), Ok(PuzzleBook::default()));
        assert_eq!(
            (book.of_day(day("20261121")), book.of_day(day("20261122"))),
            (Some(true), None)
        );
    }

    #[test]
    fn damage_and_newer_versions_are_found_out() {
        for text in [
            "",
            "{}",
            r#"{"version":1,"rating":"high"}"#,
            r#"{"version":1,"rating":100000}"#,
            r#"{"version":1,"tried":1,"solved":2}"#,
            r#"{"version":1,"kind":"5e"}"#,
            r#"{"version":1,"day":["20261121"]}"#,
            r#"{"version":1,"day":["20261131",true]}"#,
        ] {
            assert_eq!(load_puzzles(text), Err(LoadError::Unreadable), "{text}");
        }
        let newer = r#"{"version":2,"kind":7}"#;
        assert_eq!(load_puzzles(newer), Err(LoadError::Newer(2)));
    }
}
