//! Sealed games: two players play by link, and neither can know a hidden card before it is opened.
//!
//! This is *mental poker* after Shamir, Rivest and Adleman, over the group ristretto255. Both
//! players shuffle the deck and hide every card with a key. To see a card, a player needs both keys
//! for it, so each player gives the other exactly the keys that the rules require. When a round is
//! over, both reveal their secrets, and each device repeats both shuffles. docs/sealed.md describes
//! the protocol message by message, its assumptions and its limits.
//!
//! This module uses no clock and no entropy. A [`Participant`] is one player's side; random bytes
//! enter once, as its [`Secret`].
//!
//! ```
//! use red7::sealed::{Awaiting, Participant, PlayerName, Secret, verify};
//!
//! let [ann, ben] = ["Ann", "Ben"].map(|name| PlayerName::new(name).unwrap_or_default());
//! let here = Participant::invite("1.3".parse()?, ann, Secret::new([1; Secret::LEN]))?;
//! let invitation = here.to_send().ok_or("nothing")?;
//! let there = Participant::join(invitation, ben, Secret::new([2; Secret::LEN]))?;
//! let here = here.read(there.to_send().ok_or("nothing")?)?;
//! let mut sides = [there, here];
//! while sides[0].due() != Awaiting::Nothing {
//!     // The player to move passes, and so goes out.
//!     let message = sides[1].to_send().ok_or("nothing")?.to_owned();
//!     sides[0] = sides[0].read(&message)?;
//!     if sides[0].due() == Awaiting::Turn {
//!         sides[0] = sides[0].play(&"x".parse()?)?;
//!     }
//!     sides.swap(0, 1);
//! }
//! let messages: Vec<&str> = sides[0].messages().iter().map(String::as_str).collect();
//! assert_eq!(verify(&messages)?.len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(missing_docs)]

mod base64url;
mod byte_reader;
mod chain;
mod constant_time_sort;
mod deck;
mod hash;
mod hidden_round;
mod introduction;
mod message;
mod message_error;
mod participant;
mod persistence;
mod proof;
mod protocol_error;
mod round_state;
mod secret;
mod signature;
#[cfg(test)]
pub(crate) mod tests;
mod transcript;

pub use base64url::Base64Error;
pub use deck::DeckError;
pub use introduction::PlayerName;
pub use message::Message;
pub use message_error::MessageError;
pub use participant::{Awaiting, Participant};
pub use persistence::RestoreError;
pub use proof::{Proof, ProofError};
pub use protocol_error::ProtocolError;
pub use secret::Secret;
pub use transcript::{VerifyError, to_record, verify};
