//! Correspondence games: seats on several devices, and the link that carries a game from one to the next.

mod game;
mod history_relation;
mod link;
pub(in crate::state) mod name_encoding;
mod options;
mod packed_turns;
mod rematch;
mod seating;

pub use game::CorrespondenceGame;
pub use history_relation::HistoryRelation;
pub(in crate::state) use link::checksum;
pub use link::{CorrespondenceLink, CorrespondenceLinkError, GameId};
pub use options::GameOptions;
pub(in crate::state) use rematch::Rematch;
pub use seating::{Occupant, ParseSeatingError, Party, Seating};
