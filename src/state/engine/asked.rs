//! What is asked, and of which game.

use super::question::Question;

/// A question, and where its answer belongs. Two are the same only if they are about the same moment of the same
/// game: so an answer that comes late is told from one that is awaited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The number of the game in this visit, if it is one that is played.
    pub game: Option<u32>,
    /// What is asked.
    pub question: Question,
}
