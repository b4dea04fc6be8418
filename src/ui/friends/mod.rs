//! Games with friends: the list of them, the links that come, and the way to send one.

mod agreement;
mod letter;
mod list;
mod send;

pub use agreement::agreement;
pub use letter::LetterScreen;
pub use list::FriendGames;
pub use send::Sent;
