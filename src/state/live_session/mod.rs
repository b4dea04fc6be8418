//! Live games while the page is open: games with friends whose links travel by themselves, through a relay.

mod session;
#[cfg(test)]
mod tests;
mod view;

pub use session::{LiveEffect, LiveSession, LiveTable};
pub use view::{LiveFriend, LiveView, Presence};
