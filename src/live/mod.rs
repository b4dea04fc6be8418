//! Live play: a game by link whose links travel by themselves, over an MQTT relay.
//!
//! The page and the module for live play exchange texts: a [`Call`] tells what has happened, and [`Command`]s answer
//! it. These are part of the page (feature `app`); the rest, from `Session` on, is part of the module only (feature
//! `live`). Neither uses a clock, entropy or a socket of its own. docs/live.md describes what travels, and what a relay
//! can do.

#![deny(missing_docs)]

mod body;
mod chair;
mod command;
mod counters;
mod hex;
mod message_error;
mod page_event;
mod reaction;
mod relay_url;
mod secret;

#[cfg(feature = "live")]
mod attendance;
#[cfg(feature = "live")]
mod byte_reader;
#[cfg(feature = "live")]
mod connection;
#[cfg(feature = "live")]
mod letter;
#[cfg(feature = "live")]
mod letter_box;
#[cfg(feature = "live")]
mod packet;
#[cfg(feature = "live")]
mod probe;
#[cfg(feature = "live")]
mod relay_rotation;
#[cfg(feature = "live")]
mod room_keys;
#[cfg(feature = "live")]
mod service;
#[cfg(feature = "live")]
mod session;
#[cfg(feature = "live")]
mod topic;
#[cfg(feature = "live")]
mod visit_message;
#[cfg(feature = "live")]
mod visit_random;

pub use body::Body;
pub use chair::{Chair, ChairCount, Claim, ClaimedChair, SeatedClaims};
pub use command::{Command, Status};
pub use counters::Counters;
pub use message_error::MessageError;
pub use page_event::{Begin, Call, PageEvent};
pub use reaction::Reaction;
pub use relay_url::RelayUrl;
pub use secret::{RoomSecret, VisitSeed};
#[cfg(feature = "live")]
pub use service::LiveService;
#[cfg(feature = "live")]
pub use session::Session;
