//! Sealed games: two play by link, and nobody can know a hidden card before it is shown.
//!
//! It is *mental poker* after Shamir, Rivest and Adleman, over the group ristretto255: both shuffle the deck and hide
//! every card by a key; a card is seen by whoever has both keys for it, so each player gives the other the keys that
//! the rules say, and no more. When a round is over both show what they kept secret, and each device repeats both
//! shuffles. docs/sealed.md has the protocol message by message, what it rests on, and what it does not protect against.
//!
//! There is no clock and no entropy here. A [`Participant`] is one player's side; random bytes come in as its
//! [`Secret`], once.
//!
//! ```
//! use red7::sealed::{Awaiting, Participant, Secret, verify};
//!
//! let here = Participant::invite("1.3".parse()?, Secret::new([1; Secret::LEN]))?;
//! let there = Participant::join(here.to_send().ok_or("nothing")?, Secret::new([2; Secret::LEN]))?;
//! let here = here.read(there.to_send().ok_or("nothing")?)?;
//! let mut sides = [there, here];
//! while sides[0].due() != Due::Nothing {
//!     // Whoever is to move passes, and so is out.
//!     let message = sides[1].to_send().ok_or("nothing")?.to_owned();
//!     sides[0] = sides[0].read(&message)?;
//!     if sides[0].due() == Due::Turn {
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
mod message;
mod message_error;
mod participant;
mod persistence;
mod proof;
mod protocol_error;
mod round_state;
mod secret;
#[cfg(test)]
mod tests;
mod transcript;

pub use base64url::Base64Error;
pub use deck::DeckError;
pub use message::Message;
pub use message_error::MessageError;
pub use participant::{Awaiting, Participant};
pub use persistence::RestoreError;
pub use proof::{Proof, ProofError};
pub use protocol_error::ProtocolError;
pub use secret::Secret;
pub use transcript::{VerifyError, to_record, verify};
