//! Games with friends at other devices: who sits where, and the link by which a game travels.

mod agreed;
mod correspondence;
mod letter;
mod packed;
mod relation;
mod sealed_game;
mod sealed_letter;
mod seating;
mod spelling;

pub use agreed::GameOptions;
pub use correspondence::CorrespondenceGame;
pub use letter::{CorrespondenceLink, CorrespondenceLinkError, GameId};
pub use relation::HistoryRelation;
pub use sealed_game::SealedGame;
pub use sealed_letter::{SealedLink, SealedLinkError};
pub use seating::{Occupant, ParseSeatingError, Party, Seating};
