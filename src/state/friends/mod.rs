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

pub use agreed::Agreed;
pub use correspondence::Correspondence;
pub use letter::{GameId, Letter, LetterError};
pub use relation::Relation;
pub use sealed_game::SealedGame;
pub use sealed_letter::{SealedLetter, SealedLetterError};
pub use seating::{ParseSeatingError, Party, Seating, Sitter};
