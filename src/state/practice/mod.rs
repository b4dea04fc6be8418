//! Positions that are set to somebody: lessons, and puzzles.

mod lesson;
mod puzzle;

pub use lesson::{
    Feedback, Goal, LESSONS, Lesson, LessonAction, LessonScene, RemainingStep, TurnPart,
};
pub use puzzle::{
    Outcome, PuzzleAction, PuzzleAttempt, PuzzleMode, PuzzleProgress, PuzzleScene, PuzzleSession,
    Rush, RushAttempt, rating_of,
};
