//! What the page asks of where sealed games are kept secret, and what it gets back: types, and the texts in which they
//! travel. The page itself can neither shuffle nor open a card; `red7::sealed` does, in a module of its own.
//!
//! A question is sent as `NUMBER QUESTION`, and answered by `NUMBER ANSWER`.
//!
//! | asked | question |
//! |---|---|
//! | begin a game | `invite RULES ENTROPY` |
//! | join one | `join ENTROPY MESSAGE` |
//! | read the other's message | `read MESSAGE SIDE` |
//! | send a turn | `play TURN SIDE` |
//!
//! Entropy is 32 bytes in hexadecimal digits. The answer is the [side](SealedSide) as it is then, or `refused` and
//! [why](SealedRejection).

mod game;
mod link;
mod request;
#[cfg(feature = "sealed")]
mod service;
mod side;

pub use game::SealedGame;
pub use link::{SealedLink, SealedLinkError};
pub use request::{Entropy, ParseSealedRequestError, SealedRequest};
#[cfg(feature = "sealed")]
pub use service::SealedService;
pub use side::{ProofStatus, SealedAwaiting, SealedRejection, SealedSide, read_answer};
