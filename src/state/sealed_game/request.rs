//! What can be asked.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use thiserror::Error;

use crate::game::{ParseRulesetError, ParseTurnError, Ruleset, Turn};

/// What all secrets of a side follow from: 32 bytes that nobody else knows.
#[derive(Clone, PartialEq, Eq)]
pub struct Entropy(pub [u8; Self::LEN]);

impl Entropy {
    /// How many bytes there are.
    pub const LEN: usize = 32;
}

/// A secret is not shown by accident.
impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Entropy(..)")
    }
}

/// Something that is asked about a sealed game.
#[derive(Clone, PartialEq, Eq)]
pub enum SealedRequest {
    /// Begin a game by these rules.
    Invite(Ruleset, Entropy),
    /// Join the game of a message.
    Join(Entropy, Rc<str>),
    /// Read a message of the other, as this side.
    Read {
        /// The message.
        message: Rc<str>,
        /// The side, as it was stored.
        side: Rc<str>,
    },
    /// Make a turn, as this side.
    Play {
        /// The turn.
        turn: Turn,
        /// The side, as it was stored.
        side: Rc<str>,
    },
}

/// A secret is not shown by accident.
impl fmt::Debug for SealedRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Invite(..) => "Invite(..)",
            Self::Join(..) => "Join(..)",
            Self::Read { .. } => "Read(..)",
            Self::Play { .. } => "Play(..)",
        })
    }
}

const INVITE: &str = "invite";
const JOIN: &str = "join";
const READ: &str = "read";
const PLAY: &str = "play";

impl fmt::Display for SealedRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invite(ruleset, entropy) => write!(f, "{INVITE} {ruleset} {}", digits(entropy)),
            Self::Join(entropy, message) => write!(f, "{JOIN} {} {message}", digits(entropy)),
            Self::Read { message, side } => write!(f, "{READ} {message} {side}"),
            Self::Play { turn, side } => write!(f, "{PLAY} {turn} {side}"),
        }
    }
}

fn digits(entropy: &Entropy) -> String {
    entropy.0.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Why a text asks nothing about a sealed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseSealedRequestError {
    /// It has not three words, or its first is unknown.
    #[error("no question about a sealed game")]
    Form,
    /// It names no rules.
    #[error(transparent)]
    Rules(#[from] ParseRulesetError),
    /// It brings no entropy.
    #[error("entropy is {} bytes in hexadecimal digits", Entropy::LEN)]
    Entropy,
    /// It names no turn.
    #[error(transparent)]
    Turn(#[from] ParseTurnError),
}

impl FromStr for SealedRequest {
    type Err = ParseSealedRequestError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (kind, rest) = text.split_once(' ').ok_or(ParseSealedRequestError::Form)?;
        let (first, rest) = rest.split_once(' ').ok_or(ParseSealedRequestError::Form)?;
        Ok(match kind {
            INVITE => Self::Invite(first.parse()?, read_digits(rest)?),
            JOIN => Self::Join(read_digits(first)?, rest.into()),
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
            format!("invite 1.3a {entropy}"),
            format!("join {entropy} AQAB_-x"),
            "read AQAC red7-sealed-1\n1\nsecret\nAQAB".to_owned(),
            "play pR7cG4d red7-sealed-1\n1\nsecret\nAQAB".to_owned(),
        ] {
            let question: Result<SealedRequest, _> = text.parse();
            assert_eq!(question.map(|question| question.to_string()), Ok(text));
        }
    }

    #[test]
    fn what_is_no_question_is_told() {
        let read = |text: &str| text.parse::<SealedRequest>();
        for text in ["", "invite", "invite 1.3", "open a b"] {
            assert_eq!(read(text), Err(ParseSealedRequestError::Form), "{text}");
        }
        for digits in ["00", "zz", "é"] {
            let text = format!("invite 1.3 {digits}");
            assert_eq!(read(&text), Err(ParseSealedRequestError::Entropy), "{text}");
        }
        let odd = format!("invite 1.3 {}0", "00".repeat(32));
        assert_eq!(read(&odd), Err(ParseSealedRequestError::Entropy));
    }

    #[test]
    fn a_secret_is_not_shown_by_accident() {
        assert_eq!(format!("{:?}", Entropy([7; 32])), "Entropy(..)");
    }
}
