//! Positions that are set to somebody: lessons, and puzzles.

mod lesson;
mod puzzle;

pub use lesson::{Deed, Feedback, Goal, LESSONS, Left, Lesson, LessonAction, LessonScene};
pub use puzzle::{
    Attempt, Occasion, Outcome, PuzzleAction, PuzzleBook, PuzzleScene, Rush, RushTry, Sitting,
    rating_of,
};
