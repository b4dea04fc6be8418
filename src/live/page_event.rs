//! Texts from the page to the module.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

use super::body::Body;
use super::chair::{ChairCount, ClaimedChair};
use super::counters::Counters;
use super::hex;
use super::message_error::MessageError;
use super::reaction::Reaction;
use super::relay_url::RelayUrl;
use super::secret::{RoomSecret, VisitSeed};

/// Something that has happened, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Time in milliseconds. Only differences count; earlier than before is taken for the same time.
    pub now: u64,
    /// The event.
    pub event: PageEvent,
}

/// Something that has happened on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageEvent {
    /// Live play starts over, in this room.
    Begin(Box<Begin>),
    /// The socket is open.
    Opened,
    /// The socket is closed, or could not be opened. A socket that the module closed itself says nothing any more.
    Closed,
    /// Bytes have come from the socket.
    Bytes(Vec<u8>),
    /// The time asked for has passed.
    Tick,
    /// The page is seen again, or the network is back: it is worth trying at once.
    Wake,
    /// The player takes a chair.
    Sit(ClaimedChair),
    /// The host's letters list this claim from now on.
    Seat(ClaimedChair),
    /// The newest letter says this.
    Say(Body),
    /// The player shows a reaction.
    Reaction(Reaction),
    /// The game is over, and everybody knows it: the letter is not needed any more.
    Clear,
    /// The player leaves.
    Leave,
}

/// The room, and what this device knows of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begin {
    /// Secret of the room.
    pub secret: RoomSecret,
    /// Number of its chairs.
    pub chairs: ChairCount,
    /// The own chair, if there is one.
    pub own: Option<ClaimedChair>,
    /// Counters as the last [`Command::Counters`](super::Command::Counters) had them.
    pub seen: Counters,
    /// Random bytes, new for every visit.
    pub seed: VisitSeed,
    /// Addresses of relays, best first.
    pub relays: Vec<RelayUrl>,
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { now, event } = self;
        match event {
            PageEvent::Begin(begin) => {
                let Begin {
                    secret,
                    chairs,
                    own,
                    seen,
                    seed,
                    relays,
                } = &**begin;
                write!(f, "begin {now} {secret} {} ", chairs.get())?;
                match own {
                    Some(ClaimedChair { chair, claim }) => write!(f, "{chair} {claim}")?,
                    None => f.write_str("- -")?,
                }
                write!(f, " {seen} {seed}")?;
                relays.iter().try_for_each(|relay| write!(f, " {relay}"))
            }
            PageEvent::Opened => write!(f, "opened {now}"),
            PageEvent::Closed => write!(f, "closed {now}"),
            PageEvent::Bytes(bytes) => {
                write!(f, "bytes {now} ")?;
                hex::write(bytes, f)
            }
            PageEvent::Tick => write!(f, "tick {now}"),
            PageEvent::Wake => write!(f, "wake {now}"),
            PageEvent::Sit(ClaimedChair { chair, claim }) => write!(f, "sit {now} {chair} {claim}"),
            PageEvent::Seat(ClaimedChair { chair, claim }) => {
                write!(f, "seat {now} {chair} {claim}")
            }
            PageEvent::Say(body) => write!(f, "say {now} {body}"),
            PageEvent::Reaction(reaction) => write!(f, "sign {now} {reaction}"),
            PageEvent::Clear => write!(f, "clear {now}"),
            PageEvent::Leave => write!(f, "leave {now}"),
        }
    }
}

impl FromStr for Call {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let mut words = text.split_whitespace();
        let name = words.next().ok_or(MessageError)?;
        let now = next(&mut words)?;
        let event = match name {
            "begin" => PageEvent::Begin(Box::new(parse_begin(&mut words)?)),
            "opened" => PageEvent::Opened,
            "closed" => PageEvent::Closed,
            "bytes" => {
                PageEvent::Bytes(hex::parse(words.next().unwrap_or_default()).ok_or(MessageError)?)
            }
            "tick" => PageEvent::Tick,
            "wake" => PageEvent::Wake,
            "sit" => PageEvent::Sit(parse_chair(&mut words)?),
            "seat" => PageEvent::Seat(parse_chair(&mut words)?),
            "say" => PageEvent::Say(next(&mut words)?),
            "sign" => PageEvent::Reaction(next(&mut words)?),
            "clear" => PageEvent::Clear,
            "leave" => PageEvent::Leave,
            _ => return Err(MessageError),
        };
        match words.next() {
            None => Ok(Self { now, event }),
            Some(_) => Err(MessageError),
        }
    }
}

fn next<T: FromStr>(words: &mut SplitWhitespace<'_>) -> Result<T, MessageError> {
    let word = words.next().ok_or(MessageError)?;
    word.parse().map_err(|_| MessageError)
}

fn parse_chair(words: &mut SplitWhitespace<'_>) -> Result<ClaimedChair, MessageError> {
    Ok(ClaimedChair {
        chair: next(words)?,
        claim: next(words)?,
    })
}

fn parse_begin(words: &mut SplitWhitespace<'_>) -> Result<Begin, MessageError> {
    let secret = next(words)?;
    let chairs = ChairCount::new(next(words)?).ok_or(MessageError)?;
    let own = match (words.next(), words.next()) {
        (Some("-"), Some("-")) => None,
        (Some(chair), Some(claim)) => Some(ClaimedChair {
            chair: chair.parse()?,
            claim: claim.parse()?,
        }),
        _ => return Err(MessageError),
    };
    if own.is_some_and(|own| !chairs.has(own.chair)) {
        return Err(MessageError);
    }
    Ok(Begin {
        secret,
        chairs,
        own,
        seen: next(words)?,
        seed: next(words)?,
        relays: words.map(str::parse).collect::<Result<_, _>>()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Chair, Claim};

    fn own() -> ClaimedChair {
        ClaimedChair {
            chair: Chair::HOST,
            claim: Claim([7; Claim::LEN]),
        }
    }

    fn begin() -> Begin {
        Begin {
            secret: RoomSecret([1; RoomSecret::LEN]),
            chairs: ChairCount::new(3).expect("a room"),
            own: Some(own()),
            seen: Counters([9, 0, (1 << 53) - 1, 0]),
            seed: VisitSeed([0xab; VisitSeed::LEN]),
            relays: vec![
                "wss://relay.example:8084/mqtt".parse().expect("a relay"),
                "ws://127.0.0.1:9/".parse().expect("a relay"),
            ],
        }
    }

    #[test]
    fn every_event_is_read_back() {
        let events = [
            PageEvent::Begin(Box::new(begin())),
            PageEvent::Begin(Box::new(Begin {
                own: None,
                relays: Vec::new(),
                ..begin()
            })),
            PageEvent::Opened,
            PageEvent::Closed,
            PageEvent::Bytes(vec![0, 0x10, 0xff]),
            PageEvent::Bytes(Vec::new()),
            PageEvent::Tick,
            PageEvent::Wake,
            PageEvent::Sit(own()),
            PageEvent::Seat(own()),
            PageEvent::Say("1/f1/a.B_~-".parse().expect("a body")),
            PageEvent::Reaction(Reaction::new(5).expect("a reaction")),
            PageEvent::Clear,
            PageEvent::Leave,
        ];
        for event in events {
            let call = Call {
                now: 1_234_567_890_123,
                event,
            };
            assert_eq!(call.to_string().parse(), Ok(call));
        }
    }

    #[test]
    fn texts_are_as_agreed() {
        let text = Call {
            now: 5,
            event: PageEvent::Begin(Box::new(begin())),
        }
        .to_string();
        let expected = "begin 5 01010101010101010101010101010101 3 0 0707070707070707 9,0,9007199254740991,0 \
            abababababababababababababababababababababababababababababababab \
            wss://relay.example:8084/mqtt ws://127.0.0.1:9/";
        assert_eq!(text, expected);
        let text = Call {
            now: 0,
            event: PageEvent::Bytes(vec![1, 0xfe]),
        }
        .to_string();
        assert_eq!(text, "bytes 0 01fe");
    }

    #[test]
    fn other_texts_are_no_events() {
        let whole = Call {
            now: 5,
            event: PageEvent::Begin(Box::new(begin())),
        }
        .to_string();
        let wrong = [
            "",
            " ",
            "tick",
            "tick -1",
            "tick 1 2",
            "tick 18446744073709551616",
            "bytes 1 0",
            "bytes 1 AB",
            "bytes 1 é",
            "say 1",
            "say 1 ",
            "say 1 a b",
            "say 1 a+b",
            "say 1 ż",
            "sign 1 6",
            "sign 1 00",
            "sit 1 4 0707070707070707",
            "sit 1 0 07",
            "seat 1 0",
            "opened 1 0",
            "nothing 1",
        ];
        for text in wrong {
            assert_eq!(text.parse::<Call>(), Err(MessageError), "{text}");
        }
        for (from, to) in [
            (" 3 0 ", " 5 0 "),
            (" 3 0 ", " 3 3 "),
            (" 3 0 ", " 3 - "),
            ("9,0,", "9,"),
            ("wss:", "https:"),
            ("0101", "01"),
        ] {
            let text = whole.replacen(from, to, 1);
            assert_ne!(text, whole);
            assert_eq!(text.parse::<Call>(), Err(MessageError), "{text}");
        }
        let long = format!("say 1 {}", "a".repeat(Body::MAX));
        assert!(long.parse::<Call>().is_ok());
        assert_eq!(format!("{long}a").parse::<Call>(), Err(MessageError));
    }

    #[test]
    fn secrets_are_not_printed() {
        let text = format!(
            "{:?}",
            Call {
                now: 5,
                event: PageEvent::Begin(Box::new(begin()))
            }
        );
        assert!(!text.contains("171"), "{text}");
        assert!(text.contains("RoomSecret"), "{text}");
    }
}
