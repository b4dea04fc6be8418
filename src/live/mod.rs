//! Live play: a game by link whose links travel by themselves, over an MQTT relay.
//!
//! The page and this module exchange texts: each [`Call`] tells what has happened, and is answered by [`Command`]s. The module
//! uses no clock, no entropy and no socket of its own. docs/live.md describes what travels, and what a relay can do.

#![deny(missing_docs)]

mod chair;
mod command;
mod content;
mod counters;
mod event;
mod hex;
mod message_error;
mod relay_url;
mod secret;

pub use chair::{Chair, ChairCount, Claim, ClaimedChair, SeatedClaims};
pub use command::{Command, Status};
pub use content::{Body, Sign};
pub use counters::Counters;
pub use event::{Begin, Call, Event};
pub use message_error::MessageError;
pub use relay_url::RelayUrl;
pub use secret::{RoomSecret, VisitSeed};
