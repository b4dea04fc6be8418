//! Positions that are set to somebody: lessons, and puzzles.

mod lesson;
mod puzzle;

pub use lesson::{LessonScreen, lessons};
pub use puzzle::{PuzzleScreen, on_rush, puzzle_address, puzzles, use_clock};
