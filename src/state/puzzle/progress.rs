//! Puzzle progress: a document of its own in the browser's storage.

use serde::{Deserialize, Serialize};

use super::elo;
use crate::game::PlayerCount;
use crate::puzzle::{Grade, PuzzleId};
use crate::state::day::Day;
use crate::state::document::Document;
use crate::state::document::DocumentKind;
use crate::state::document::{LoadError, VERSION, read, to_json, unreadable};

/// Puzzle rating, counts and preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleProgress {
    pub rating: i32,
    /// Number of puzzles tried, without those in rushes.
    pub tried: u32,
    /// Number of these solved by the first turn.
    pub solved: u32,
    /// Number of puzzles solved in a row, up to the last one.
    pub streak: u32,
    /// The most puzzles solved in a rush.
    pub best_rush: u32,
    /// The last two days whose puzzle was tried, the later one first, and `true` if it was solved. Two, since a puzzle may
    /// be open over midnight while another tab shows the next one.
    pub days: [Option<(Day, bool)>; 2],
    /// Number of players in the next puzzle.
    pub players: PlayerCount,
    /// Grade of the next puzzle.
    pub grade: Grade,
}

impl Default for PuzzleProgress {
    fn default() -> Self {
        Self {
            rating: elo::FIRST,
            tried: 0,
            solved: 0,
            streak: 0,
            best_rush: 0,
            days: [None; 2],
            players: PlayerCount::TWO,
            grade: Grade::Easy,
        }
    }
}

impl PuzzleProgress {
    /// Counts the first turn tried in a puzzle. The puzzle of a day counts only once.
    pub fn count(&mut self, puzzle: PuzzleId, is_solved: bool, day: Option<Day>) {
        if day.is_some_and(|day| self.of_day(day).is_some()) {
            return;
        }
        let against = elo::rating_of(puzzle);
        self.rating = elo::after(self.rating, self.tried, against, is_solved);
        self.tried = self.tried.saturating_add(1);
        self.solved = self.solved.saturating_add(u32::from(is_solved));
        self.streak = if is_solved {
            self.streak.saturating_add(1)
        } else {
            0
        };
        if let Some(day) = day {
            self.note_day(day, is_solved);
        }
    }

    fn note_day(&mut self, day: Day, is_solved: bool) {
        let tried = Some((day, is_solved));
        let [last, earlier] = self.days;
        self.days = if last < tried {
            [tried, last]
        } else {
            [last, earlier.max(tried)]
        };
    }

    /// Counts a rush with this many puzzles solved.
    pub fn count_rush(&mut self, solved: u32) {
        self.best_rush = self.best_rush.max(solved);
    }

    /// Returns `true` if the puzzle of `day` was solved; `None` if it isn't one of the last two tried.
    #[must_use]
    pub fn of_day(&self, day: Day) -> Option<bool> {
        let mut days = self.days.into_iter().flatten();
        days.find_map(|(tried, is_solved)| (tried == day).then_some(is_solved))
    }
}

/// Missing fields take their values for a new user.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct PuzzleProgressDocument {
    version: u32,
    rating: Option<i32>,
    tried: u32,
    solved: u32,
    #[serde(skip_serializing_if = "is_zero")]
    streak: u32,
    best_rush: u32,
    day: Option<(String, bool)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    day_before: Option<(String, bool)>,
    /// Players and grade, as in a puzzle ID: `2e`.
    kind: String,
}

/// Documents from before the streak was counted have none.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_zero(streak: &u32) -> bool {
    *streak == 0
}

impl Document for PuzzleProgress {
    const KIND: DocumentKind = DocumentKind::Puzzles;
    const NAME: &'static str = "puzzles";

    fn write(&self) -> String {
        let [day, day_before] = self
            .days
            .map(|tried| tried.map(|(day, is_solved)| (day.to_string(), is_solved)));
        to_json(&PuzzleProgressDocument {
            version: VERSION,
            rating: Some(self.rating),
            tried: self.tried,
            solved: self.solved,
            streak: self.streak,
            best_rush: self.best_rush,
            day,
            day_before,
            kind: format!("{}{}", self.players, self.grade.letter()),
        })
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let document: PuzzleProgressDocument = read(text)?;
        let new = Self::default();
        let rating = document.rating.unwrap_or(new.rating);
        if !(-1_000..=9_999).contains(&rating)
            || document.streak > document.solved
            || document.solved > document.tried
        {
            return Err(LoadError::Unreadable);
        }
        let (players, grade) = match document.kind.as_str() {
            "" => (new.players, new.grade),
            kind => {
                let named: PuzzleId = format!("{kind}-22222222").parse().map_err(unreadable)?;
                (named.players, named.grade)
            }
        };
        let mut progress = Self {
            rating,
            tried: document.tried,
            solved: document.solved,
            streak: document.streak,
            best_rush: document.best_rush,
            players,
            grade,
            ..new
        };
        for (day, is_solved) in [document.day, document.day_before].into_iter().flatten() {
            progress.note_day(day.parse().map_err(unreadable)?, is_solved);
        }
        Ok(progress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().expect(text)
    }

    #[test]
    fn a_book_comes_back() {
        let mut progress = PuzzleProgress {
            best_rush: 7,
            days: [
                Some((day("20261121"), true)),
                Some((day("20261119"), false)),
            ],
            players: PlayerCount::FOUR,
            grade: Grade::Hard,
            ..PuzzleProgress::default()
        };
        let puzzle = "3h-red7game".parse().expect("a puzzle");
        progress.count(puzzle, true, None);
        progress.count(puzzle, false, None);
        assert_eq!(
            (progress.tried, progress.solved, progress.streak),
            (2, 1, 0)
        );
        progress.count(puzzle, true, None);
        assert_eq!(progress.streak, 1);
        assert_eq!(PuzzleProgress::read(&progress.write()), Ok(progress));
        assert_eq!(
            PuzzleProgress::read(r#"{"version":1}"#),
            Ok(PuzzleProgress::default())
        );
        let tried =
            ["20261119", "20261120", "20261121", "20261122"].map(|text| progress.of_day(day(text)));
        assert_eq!(tried, [Some(false), None, Some(true), None]);
    }

    #[test]
    fn the_best_rush_stays() {
        let mut progress = PuzzleProgress::default();
        for (solved, best) in [(3, 3), (5, 5), (2, 5)] {
            progress.count_rush(solved);
            assert_eq!(progress.best_rush, best);
        }
    }

    #[test]
    fn the_puzzle_of_a_day_counts_once() {
        let puzzle = "2e-red7game".parse().expect("a puzzle");
        let today = day("20261121");
        let mut progress = PuzzleProgress::default();
        progress.count(puzzle, false, Some(today));
        progress.count(puzzle, true, Some(today));
        assert_eq!((progress.tried, progress.of_day(today)), (1, Some(false)));
    }

    #[test]
    fn the_puzzles_of_two_days_count_once_in_whatever_order() {
        let puzzle = "2e-red7game".parse().expect("a puzzle");
        let days = ["20261121", "20261122"].map(day);
        for order in [[0, 1], [1, 0]] {
            let mut progress = PuzzleProgress::default();
            for _ in 0..2 {
                for place in order {
                    progress.count(puzzle, place == 0, Some(days[place]));
                }
            }
            let tried = days.map(|day| progress.of_day(day));
            assert_eq!((progress.tried, tried), (2, [Some(true), Some(false)]));
            progress.count(puzzle, true, Some(day("20261123")));
            assert_eq!(
                (progress.of_day(days[0]), progress.of_day(days[1])),
                (None, Some(false))
            );
        }
    }

    #[test]
    fn damage_and_newer_versions_are_found_out() {
        for text in [
            "",
            "{}",
            "[1]",
            r#"{"version":1,"rating":"high"}"#,
            r#"{"version":1,"rating":100000}"#,
            r#"{"version":1,"tried":1,"solved":2}"#,
            r#"{"version":1,"tried":3,"solved":1,"streak":2}"#,
            r#"{"version":1,"kind":"5e"}"#,
            r#"{"version":1,"day":["20261121"]}"#,
            r#"{"version":1,"day":["20261131",true]}"#,
            r#"{"version":1,"day_before":["20261131",true]}"#,
        ] {
            assert_eq!(
                PuzzleProgress::read(text),
                Err(LoadError::Unreadable),
                "{text}"
            );
        }
        let newer = r#"{"version":2,"kind":7}"#;
        assert_eq!(PuzzleProgress::read(newer), Err(LoadError::Newer(2)));
    }
}
