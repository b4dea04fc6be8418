//! Puzzles.

use super::Words;
use crate::game::Seat;
use crate::puzzle::{Grade, PuzzleId};
use crate::state::{Outcome, PuzzleBook, PuzzleScene, Rush, Stage, Verdict};

impl Words {
    /// How hard a puzzle is, in a word.
    #[must_use]
    pub fn grade(self, grade: Grade) -> &'static str {
        match grade {
            Grade::Easy => self.puzzle_grade_easy(),
            Grade::Medium => self.puzzle_grade_medium(),
            Grade::Hard => self.puzzle_grade_hard(),
        }
    }

    /// What that means.
    #[must_use]
    pub fn grade_says(self, grade: Grade) -> String {
        self.puzzle_grade_says(grade as usize + 1)
    }

    /// How one stands with puzzles; what they are, if none was tried.
    #[must_use]
    pub fn puzzles_so_far(self, book: &PuzzleBook) -> String {
        match book.tried {
            0 => self.puzzles_says().to_owned(),
            tried => self.puzzles_solved(
                book.rating.max(0) as usize,
                book.solved as usize,
                tried as usize,
            ),
        }
    }

    /// Of what kind a puzzle is.
    #[must_use]
    pub fn puzzle_kind(self, id: PuzzleId) -> String {
        let players = self.puzzle_title_players(id.players.get());
        format!("{players} · {}", self.grade(id.grade))
    }

    /// What is asked.
    #[must_use]
    pub fn puzzle_asks(self, id: PuzzleId) -> String {
        let rival = id.players.after(Seat::FIRST);
        self.puzzle_task(id.players.get(), rival)
    }

    /// What came of a try: in a word, and in a sentence.
    #[must_use]
    pub fn outcome(self, outcome: Outcome) -> (&'static str, &'static str) {
        match outcome {
            Outcome::Right => (self.puzzle_right(), self.puzzle_right_says()),
            Outcome::Wrong => (self.puzzle_wrong(), self.puzzle_wrong_says()),
            Outcome::Out => (self.puzzle_out(), self.puzzle_out_says()),
        }
    }

    /// The time that is left, in minutes and seconds.
    #[must_use]
    pub fn time_left(self, seconds: u32) -> String {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }

    /// How a rush stands.
    #[must_use]
    pub fn rush_score(self, rush: &Rush) -> String {
        self.puzzle_rush_score(rush.missed as usize, rush.solved as usize)
    }

    /// What came of the last puzzle of a rush.
    #[must_use]
    pub fn rush_last(self, rush: &Rush) -> &'static str {
        match rush.last {
            None => "",
            Some(true) => self.puzzle_rush_right(),
            Some(false) => self.puzzle_rush_wrong(),
        }
    }

    /// How things stand in a puzzle, for a screen reader.
    #[must_use]
    pub fn puzzle_news(self, puzzle: &PuzzleScene, rush: Option<&Rush>) -> String {
        let Some(scene) = &puzzle.scene else {
            return self.puzzle_seeking().to_owned();
        };
        if let Some(outcome) = puzzle.outcome {
            let (title, says) = self.outcome(outcome);
            let last = scene.log.last().filter(|_| puzzle.shown > 0);
            return match last {
                Some(line) => self.log_of(line).plain(self),
                None => format!("{} {says}", self.stopped(title)),
            };
        }
        let news = self.news(scene, &Verdict::of(scene.view.table()), false);
        if scene.stage != Stage::Idle || !scene.staged.is_empty() {
            return news;
        }
        match rush {
            Some(rush) => format!(
                "{} {} {news}",
                self.rush_last(rush),
                self.stopped(self.rush_score(rush))
            ),
            None => format!("{} {news}", self.puzzle_asks(puzzle.id)),
        }
    }
}
