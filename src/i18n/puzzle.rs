//! Puzzles.

use super::daily::sign;
use super::{Localizer, RichText};
use crate::game::Seat;
use crate::puzzle::{Grade, PuzzleId};
use crate::state::{
    Day, FirstTry, LeadStatus, Outcome, PuzzleAttempt, PuzzleProgress, PuzzleScene, Rush, Stage,
};

impl Localizer {
    #[must_use]
    pub fn grade(self, grade: Grade) -> &'static str {
        match grade {
            Grade::Easy => self.puzzle_grade_easy(),
            Grade::Medium => self.puzzle_grade_medium(),
            Grade::Hard => self.puzzle_grade_hard(),
        }
    }

    #[must_use]
    pub fn grade_description(self, grade: Grade) -> String {
        self.puzzle_grade_description(grade as usize + 1)
    }

    /// Puzzle rating and number of puzzles solved, or a description of puzzles if the player has tried none.
    #[must_use]
    pub fn puzzles_so_far(self, progress: &PuzzleProgress) -> String {
        match progress.tried {
            0 => self.puzzles_description().to_owned(),
            tried => self.puzzles_solved(
                progress.rating.max(0) as usize,
                progress.solved as usize,
                tried as usize,
            ),
        }
    }

    /// Number of players and grade of a puzzle.
    #[must_use]
    pub fn puzzle_kind(self, id: PuzzleId) -> String {
        let players = self.puzzle_title_players(id.players.get());
        format!("{players} · {}", self.grade(id.grade))
    }

    /// The task of a puzzle.
    #[must_use]
    pub fn puzzle_asks(self, id: PuzzleId) -> String {
        let rival = id.players.after(Seat::FIRST);
        self.puzzle_task(id.players.get(), rival)
    }

    /// Effect of the first try on the rating, and the streak; later tries have none. Where a right turn came too late to
    /// count, the reason is told first.
    #[must_use]
    pub fn puzzle_counted(
        self,
        progress: &PuzzleProgress,
        change: Option<i32>,
        first: Option<FirstTry>,
        outcome: Outcome,
    ) -> Option<String> {
        let reason = match (outcome, first) {
            (_, Some(FirstTry::Hinted)) if change.is_some() => Some(self.puzzle_told()),
            (Outcome::Right, Some(FirstTry::Hinted)) => Some(self.puzzle_told()),
            (Outcome::Right, Some(FirstTry::Missed)) => Some(self.puzzle_first_missed()),
            _ => None,
        };
        let rating = progress.rating.max(0) as usize;
        let counted = change.map(|change| {
            let by = change.unsigned_abs() as usize;
            let moved = match change {
                1.. => self.puzzle_rating_up(by, rating),
                0 => self.puzzle_rating_same(rating),
                _ => self.puzzle_rating_down(by, rating),
            };
            let streak = progress.streak as usize;
            let streak = (streak > 1).then(|| self.puzzle_streak(streak));
            let streak = streak.map(|streak| self.stopped(streak));
            self.sentences(&[&moved, streak.as_deref().unwrap_or_default()])
        });
        match (reason, counted) {
            (None, counted) => counted,
            (Some(reason), None) => Some(reason.to_owned()),
            (Some(reason), Some(counted)) => Some(self.sentences(&[reason, &counted])),
        }
    }

    /// Result of the daily puzzle, as a text to share.
    #[must_use]
    pub fn puzzle_day_result(self, day: Day, is_solved: bool) -> String {
        let came = if is_solved {
            self.puzzle_day_text_solved()
        } else {
            self.puzzle_day_text_missed()
        };
        format!("{}\n{came}", self.puzzle_day_text(&self.date_of(day)))
    }

    /// Result of a rush, as a text to share.
    #[must_use]
    pub fn rush_result(self, rush: &Rush) -> String {
        let signs = rush.tried.iter().map(|tried| {
            if tried.is_solved {
                sign(tried.verdict.rule, false)
            } else {
                '❌'
            }
        });
        let signs: String = signs.collect();
        format!("{}\n{signs}", self.puzzle_rush_text(rush.solved()))
    }

    /// Time left in a rush for screen readers, in seconds. The text changes at 60, 30 and 10 seconds only.
    #[must_use]
    pub fn time_told(self, left: u32) -> String {
        let told = [10, 30, 60].into_iter().find(|&time| left <= time);
        told.map_or_else(String::new, |left| {
            self.labelled(&self.time_left(left), self.puzzle_rush_left())
        })
    }

    /// Outcome of a try: a title and a sentence.
    #[must_use]
    pub fn outcome(self, outcome: Outcome) -> (&'static str, &'static str) {
        match outcome {
            Outcome::Right => (self.puzzle_right(), self.puzzle_right_description()),
            Outcome::Wrong => (self.puzzle_wrong(), self.puzzle_wrong_description()),
            Outcome::Out => (self.puzzle_out(), self.puzzle_out_description()),
        }
    }

    /// Time left, in minutes and seconds.
    #[must_use]
    pub fn time_left(self, seconds: u32) -> String {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }

    /// Score of a rush.
    #[must_use]
    pub fn rush_score(self, rush: &Rush) -> String {
        self.puzzle_rush_score(rush.missed(), rush.solved())
    }

    /// Note that the player left a rush, with the time that was left.
    #[must_use]
    pub fn rush_left(self, left: u32) -> String {
        self.puzzle_rush_left_early(&self.time_left(left))
    }

    /// Outcome of the last puzzle of a rush.
    #[must_use]
    pub fn rush_last(self, rush: &Rush) -> &'static str {
        match rush.last() {
            None => "",
            Some(true) => self.puzzle_rush_right(),
            Some(false) => self.puzzle_rush_wrong(),
        }
    }

    /// The task of a rush; after a miss, the reply that refuted it.
    #[must_use]
    pub fn rush_task(self, rush: &Rush) -> RichText {
        let missed = rush.last_miss();
        match missed.and_then(PuzzleAttempt::outcome) {
            Some(Outcome::Out) => self.puzzle_rush_out().into(),
            Some(Outcome::Wrong | Outcome::Right) => match missed.and_then(PuzzleAttempt::reply) {
                Some(line) => self.puzzle_rush_reply(&self.log_of(&line)),
                None => self.puzzle_rush_reply(&RichText::default()),
            },
            None => self.puzzle_rush_task().into(),
        }
    }

    /// Status of a puzzle for screen readers.
    #[must_use]
    pub fn puzzle_status(self, puzzle: &PuzzleScene, rush: Option<&Rush>) -> String {
        let Some(scene) = &puzzle.scene else {
            return self.puzzle_seeking().to_owned();
        };
        if let Some(outcome) = puzzle.outcome {
            let (title, says) = self.outcome(outcome);
            let last = scene.log.last().filter(|_| puzzle.shown > 0);
            return match last {
                Some(line) => self.log_of(line).plain(self),
                None => self.sentences(&[&self.stopped(title), says]),
            };
        }
        let news = self.status_text(scene, &LeadStatus::of(scene.view.table()), false);
        // The task isn't repeated here: it has the focus, so the screen reader reads it.
        match rush.filter(|_| scene.turn.stage == Stage::Idle && scene.turn.staged.is_empty()) {
            Some(rush) => {
                let score = self.stopped(self.rush_score(rush));
                self.sentences(&[self.rush_last(rush), &score, &news])
            }
            None => news,
        }
    }
}
