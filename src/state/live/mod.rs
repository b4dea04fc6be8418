//! Rooms of live games, and the links that invite to them.

mod invitation;
mod room;
mod rooms;

pub use invitation::{LiveInvitation, LiveInvitationError, LiveTerms};
pub use room::LiveRoom;
pub use rooms::LiveRooms;
