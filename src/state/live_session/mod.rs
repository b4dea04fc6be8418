//! Live games while the page is open: games with friends whose links travel by themselves, through a relay.

mod presence;
mod session;
#[cfg(test)]
mod tests;
mod view;

pub use presence::Presence;
pub use session::{LiveEffect, LiveSession, LiveTable};
pub use view::{LiveFriend, LiveView};
