//! Requests to the service that keeps the secrets of sealed games, its replies, and the text forms of both. The page
//! itself can neither shuffle nor open a card; `red7::sealed` does that, in a separate module.
//!
//! A request is sent as `NUMBER REQUEST`, and its reply as `NUMBER REPLY`.
//!
//! | action | request |
//! |---|---|
//! | start a game | `invite RULES ENTROPY NAME` |
//! | join a game | `join MESSAGE ENTROPY NAME` |
//! | read the opponent's message | `read MESSAGE SIDE` |
//! | send a turn | `play TURN SIDE` |
//! | check a stored side | `check SIDE` |
//!
//! Entropy is 32 bytes in hexadecimal digits; the name is the player's. The reply is the updated [side](SealedSide), or `refused` and the
//! [reason](SealedRejection).

mod game;
mod link;
mod request;
#[cfg(feature = "sealed")]
mod service;
mod side;

pub use game::{SealedGame, SideCheck};
pub use link::{SealedLink, SealedLinkError};
pub use request::{Entropy, ParseSealedRequestError, SealedRequest};
#[cfg(feature = "sealed")]
pub use service::SealedService;
pub use side::{
    Doubt, ProofStatus, SealedAwaiting, SealedRefusal, SealedRejection, SealedSide, read_answer,
};
