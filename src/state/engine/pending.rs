//! What is asked, and of which game.

use super::request::EngineRequest;

/// A question, and where its answer belongs. Two are the same only if they are about the same moment of the same
/// game: so an answer that comes late is told from one that is awaited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingRequest {
    /// The number of the game in this visit, if it is one that is played.
    pub game: Option<u32>,
    /// What is asked.
    pub question: EngineRequest,
}
