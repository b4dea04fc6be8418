//! Puzzles: attempts, sessions, rushes, progress and ratings.

mod attempt;
mod elo;
mod progress;
mod rush;
mod session;

pub use attempt::{FirstTry, Outcome, PuzzleAttempt, PuzzleScene};
pub use elo::rating_of;
pub use progress::PuzzleProgress;
pub use rush::{Rush, RushAttempt};
pub use session::{PuzzleAction, PuzzleMode, PuzzleSession};
