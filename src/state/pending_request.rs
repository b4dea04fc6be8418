//! A request to the engine, and the game that it belongs to.

use crate::engine::EngineRequest;

/// A request to the engine, and the game that its reply belongs to.
///
/// Two of them are equal only if they are about the same moment of the same game. A late reply therefore differs from
/// the one that is awaited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingRequest {
    /// Number of the game in this session, if it is about a game in progress.
    pub game: Option<u32>,
    /// The request.
    pub request: EngineRequest,
}
