//! Requests to the service for sealed games.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use thiserror::Error;

use crate::game::{ParseRulesetError, ParseTurnError, Ruleset, Turn};

/// Source of all secrets of a side: 32 bytes that no one else knows.
#[derive(Clone, PartialEq, Eq)]
pub struct Entropy(pub [u8; Self::LEN]);

impl Entropy {
    /// Number of bytes.
    pub const LEN: usize = 32;
}

/// Keeps the secret out of logs.
impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Entropy(..)")
    }
}

/// A request about a sealed game.
#[derive(Clone, PartialEq, Eq)]
pub enum SealedRequest {
    /// Start a game, under the player's name.
    Invite(Ruleset, Entropy, Rc<str>),
    /// Join the game of an invitation, under the player's name.
    Join(Entropy, Rc<str>, Rc<str>),
    /// Read a message from the opponent.
    Read {
        message: Rc<str>,
        /// The side as stored.
        side: Rc<str>,
    },
    Play {
        turn: Turn,
        /// The side as stored.
        side: Rc<str>,
    },
    /// Restore a stored side.
    Check(Rc<str>),
}

/// Keeps the secrets out of logs.
impl fmt::Debug for SealedRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Invite(..) => "Invite(..)",
            Self::Join(..) => "Join(..)",
            Self::Read { .. } => "Read(..)",
            Self::Play { .. } => "Play(..)",
            Self::Check(_) => "Check(..)",
        })
    }
}

const INVITE: &str = "invite";
const JOIN: &str = "join";
const READ: &str = "read";
const PLAY: &str = "play";
const CHECK: &str = "check";

impl fmt::Display for SealedRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invite(ruleset, entropy, name) => {
                write!(f, "{INVITE} {ruleset} {} {name}", digits(entropy))
            }
            Self::Join(entropy, message, name) => {
                write!(f, "{JOIN} {message} {} {name}", digits(entropy))
            }
            Self::Read { message, side } => write!(f, "{READ} {message} {side}"),
            Self::Play { turn, side } => write!(f, "{PLAY} {turn} {side}"),
            Self::Check(side) => write!(f, "{CHECK} {side}"),
        }
    }
}

fn digits(entropy: &Entropy) -> String {
    entropy.0.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Error parsing a [`SealedRequest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseSealedRequestError {
    /// Too few words, or an unknown first word.
    #[error("no question about a sealed game")]
    Form,
    #[error(transparent)]
    Rules(#[from] ParseRulesetError),
    #[error("entropy is {} bytes in hexadecimal digits", Entropy::LEN)]
    Entropy,
    #[error(transparent)]
    Turn(#[from] ParseTurnError),
}

impl FromStr for SealedRequest {
    type Err = ParseSealedRequestError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (kind, rest) = text.split_once(' ').ok_or(ParseSealedRequestError::Form)?;
        if kind == CHECK {
            return Ok(Self::Check(rest.into()));
        }
        let (first, rest) = rest.split_once(' ').ok_or(ParseSealedRequestError::Form)?;
        Ok(match kind {
            INVITE => {
                let (entropy, name) = read_player(rest)?;
                Self::Invite(first.parse()?, entropy, name)
            }
            JOIN => {
                let (entropy, name) = read_player(rest)?;
                Self::Join(entropy, first.into(), name)
            }
            READ => Self::Read {
                message: first.into(),
                side: rest.into(),
            },
            PLAY => Self::Play {
                turn: first.parse()?,
                side: rest.into(),
            },
            _ => return Err(ParseSealedRequestError::Form),
        })
    }
}

/// Parses the entropy and the name of a player.
fn read_player(text: &str) -> Result<(Entropy, Rc<str>), ParseSealedRequestError> {
    let (entropy, name) = text.split_once(' ').ok_or(ParseSealedRequestError::Form)?;
    Ok((read_digits(entropy)?, name.into()))
}

fn read_digits(text: &str) -> Result<Entropy, ParseSealedRequestError> {
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let byte = |pair: &[u8; 2]| {
        let pair = str::from_utf8(pair).ok()?;
        u8::from_str_radix(pair, 16).ok()
    };
    let bytes: Option<Vec<u8>> = pairs.iter().map(byte).collect();
    let bytes = bytes.filter(|_| rest.is_empty());
    let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
    bytes.map(Entropy).ok_or(ParseSealedRequestError::Entropy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_gives_the_question_back() {
        let entropy = "00ff".repeat(16);
        for text in [
            format!("invite 1.3a {entropy} Ann B"),
            format!("invite 1.3a {entropy} "),
            format!("join AQAB_-x {entropy} Żółć"),
            "read AQAC red7-sealed-1\n1\nsecret\nAQAB".to_owned(),
            "play pR7cG4d red7-sealed-1\n1\nsecret\nAQAB".to_owned(),
            "check red7-sealed-1\n1\nsecret\nAQAB".to_owned(),
        ] {
            let question: Result<SealedRequest, _> = text.parse();
            assert_eq!(question.map(|question| question.to_string()), Ok(text));
        }
    }

    #[test]
    fn what_is_no_question_is_told() {
        let read = |text: &str| text.parse::<SealedRequest>();
        let nameless = format!("invite 1.3 {}", "00".repeat(32));
        for text in ["", "invite", "invite 1.3", "open a b", &nameless] {
            assert_eq!(read(text), Err(ParseSealedRequestError::Form), "{text}");
        }
        for digits in ["00", "zz", "é"] {
            let text = format!("invite 1.3 {digits} Ann");
            assert_eq!(read(&text), Err(ParseSealedRequestError::Entropy), "{text}");
        }
        let odd = format!("invite 1.3 {}0 Ann", "00".repeat(32));
        assert_eq!(read(&odd), Err(ParseSealedRequestError::Entropy));
    }

    #[test]
    fn a_secret_is_not_shown_by_accident() {
        assert_eq!(format!("{:?}", Entropy([7; 32])), "Entropy(..)");
    }
}
