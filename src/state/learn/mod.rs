//! Learning from a review: turns with a clearly better alternative are tried again before that is shown.

mod attempt;
mod mistakes;
mod progress;
mod session;
#[cfg(test)]
mod tests;

pub use attempt::{LearnAnswer, LearnStage};
pub use mistakes::{Mistake, Mistakes};
pub use progress::{LearnProgress, ReturningMoments, TurnToLearn};
pub use session::{LearnAction, LearnMoment, LearnScene, LearnSession};
