//! Live games while the page is open: games with friends whose links travel by themselves, through a relay.

mod effect;
mod inbox;
mod outbox;
mod presence;
mod rematch_choice;
mod sealed_games;
mod session;
mod table;
#[cfg(test)]
mod tests;
mod view;

pub use effect::LiveEffect;
pub use presence::Presence;
pub use session::LiveSession;
pub use table::LiveTable;
pub use view::{LiveFriend, LiveView};
