//! Live play: the connection, and what the page shows of it. All of it is in the lazy chunk.

mod client;
mod guest;
mod keeper;
mod offer;
mod page;
mod panel;
mod reactions;
mod room_sheet;
mod slots;
mod table;

#[cfg(test)]
pub use client::LiveClient;
pub use keeper::LiveKeeper;
pub use page::LivePage;
#[cfg(test)]
pub use panel::FriendsTurn;
#[cfg(test)]
pub use room_sheet::room_sheet;
