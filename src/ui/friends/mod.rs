//! Games with friends: the list of them, the links that come, and the way to send one.

mod agreement;
mod letter;
mod list;
mod name_field;
mod sealed;
mod send;

pub use agreement::{InviteOptions, agreement};
pub use letter::IncomingLinkScreen;
pub use list::{friend_games, friends_of, told_of};
pub use sealed::{SealedLobbyScreen, begin_sealed, seal_again};
pub use send::SendSheet;
