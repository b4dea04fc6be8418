//! Texts from the module to the page.

use std::fmt;
use std::str::FromStr;

use super::body::Body;
use super::chair::{Chair, Claim, SeatedClaims};
use super::counters::Counters;
use super::hex;
use super::message_error::MessageError;
use super::reaction::Reaction;
use super::relay_url::RelayUrl;

/// Something that the page has to do, or to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Open a socket to this relay. There is none open.
    Open(RelayUrl),
    /// Close the socket, and tell nothing of it any more.
    Close,
    /// Send these bytes as one message.
    Send(Vec<u8>),
    /// Call back after so many milliseconds, instead of any time asked for before.
    Timer(u64),
    /// The connection has changed.
    Status(Status),
    /// A letter that is newer than all that were seen of its chair, also of the own chair from another device that sits
    /// there.
    Letter {
        /// Chair of the sender.
        chair: Chair,
        /// Counter of the letter.
        counter: u64,
        /// The sender's claim to the chair.
        claim: Claim,
        /// Text of the letter.
        body: Body,
    },
    /// The host's newest letter lists these claims.
    Seated(SeatedClaims),
    /// Somebody else's claim to the own chair holds: the device has none any more.
    Taken(Chair),
    /// The letter of a chair was cleared.
    Cleared(Chair),
    /// Somebody is at a chair, other than the own one.
    Here(Chair),
    /// Nobody is at a chair any more, or it is the own one now.
    Gone(Chair),
    /// A device has come to the own chair: this one, or another one of the player.
    Arrived,
    /// The player of a chair shows a reaction.
    Reaction(Chair, Reaction),
    /// Store these counters, after what came before, and before anything that follows is done.
    Counters(Counters),
    /// So many messages were dropped so far, since they could not be read.
    Dropped(u32),
}

/// State of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A relay is being looked for.
    Connecting,
    /// A message of our own came back over this relay.
    Ready,
    /// No relay answers, or the connection was lost. Relays are still being tried.
    Away,
}

impl Status {
    const NAMES: [(&'static str, Self); 3] = [
        ("connecting", Self::Connecting),
        ("ready", Self::Ready),
        ("away", Self::Away),
    ];
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Connecting => "connecting",
            Self::Ready => "ready",
            Self::Away => "away",
        })
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(relay) => write!(f, "open {relay}"),
            Self::Close => f.write_str("close"),
            Self::Send(bytes) => {
                f.write_str("send ")?;
                hex::write(bytes, f)
            }
            Self::Timer(ms) => write!(f, "timer {ms}"),
            Self::Status(status) => write!(f, "status {status}"),
            Self::Letter {
                chair,
                counter,
                claim,
                body,
            } => write!(f, "letter {chair} {counter} {claim} {body}"),
            Self::Seated(claims) => write!(f, "seated {claims}"),
            Self::Taken(chair) => write!(f, "taken {chair}"),
            Self::Cleared(chair) => write!(f, "cleared {chair}"),
            Self::Here(chair) => write!(f, "here {chair}"),
            Self::Gone(chair) => write!(f, "gone {chair}"),
            Self::Arrived => f.write_str("arrived"),
            Self::Reaction(chair, reaction) => write!(f, "sign {chair} {reaction}"),
            Self::Counters(seen) => write!(f, "counters {seen}"),
            Self::Dropped(count) => write!(f, "dropped {count}"),
        }
    }
}

impl FromStr for Command {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
        let mut words = rest.split(' ');
        let mut word = || words.next().unwrap_or_default();
        let command = match name {
            "open" => Self::Open(word().parse()?),
            "close" if rest.is_empty() => Self::Close,
            "send" => Self::Send(hex::parse(word()).ok_or(MessageError)?),
            "timer" => Self::Timer(word().parse().map_err(|_| MessageError)?),
            "status" => Self::Status(parse_status(word())?),
            "letter" => Self::Letter {
                chair: word().parse()?,
                counter: word().parse().map_err(|_| MessageError)?,
                claim: word().parse()?,
                body: word().parse()?,
            },
            "seated" => Self::Seated(word().parse()?),
            "taken" => Self::Taken(word().parse()?),
            "cleared" => Self::Cleared(word().parse()?),
            "here" => Self::Here(word().parse()?),
            "gone" => Self::Gone(word().parse()?),
            "arrived" if rest.is_empty() => Self::Arrived,
            "sign" => Self::Reaction(word().parse()?, word().parse()?),
            "counters" => Self::Counters(word().parse()?),
            "dropped" => Self::Dropped(word().parse().map_err(|_| MessageError)?),
            _ => return Err(MessageError),
        };
        match words.next() {
            Some(_) if !matches!(command, Self::Close | Self::Arrived) => Err(MessageError),
            _ => Ok(command),
        }
    }
}

fn parse_status(text: &str) -> Result<Status, MessageError> {
    let status = Status::NAMES.into_iter().find(|(name, _)| *name == text);
    status.map(|(_, status)| status).ok_or(MessageError)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn commands() -> Vec<Command> {
        let chair = Chair::new(3).expect("a chair");
        let claim = Claim([0x0f; Claim::LEN]);
        vec![
            Command::Open("wss://relay.example/".parse().expect("a relay")),
            Command::Close,
            Command::Send(vec![0xc0, 0]),
            Command::Timer(30_000),
            Command::Status(Status::Connecting),
            Command::Status(Status::Ready),
            Command::Status(Status::Away),
            Command::Letter {
                chair,
                counter: (1 << 53) - 1,
                claim,
                body: "1/f1/ab".parse().expect("a body"),
            },
            Command::Seated(SeatedClaims([Some(claim), None, Some(claim), None])),
            Command::Taken(chair),
            Command::Cleared(chair),
            Command::Here(chair),
            Command::Gone(chair),
            Command::Arrived,
            Command::Reaction(chair, Reaction::new(0).expect("a reaction")),
            Command::Counters(Counters([1, 2, 3, 4])),
            Command::Dropped(17),
        ]
    }

    #[test]
    fn every_command_is_read_back() {
        for command in commands() {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
    }

    #[test]
    fn texts_are_as_agreed() {
        let texts: Vec<String> = commands().iter().map(ToString::to_string).collect();
        let expected = "open wss://relay.example/\nclose\nsend c000\ntimer 30000\nstatus connecting\nstatus ready\nstatus away\n\
            letter 3 9007199254740991 0f0f0f0f0f0f0f0f 1/f1/ab\nseated 0f0f0f0f0f0f0f0f,-,0f0f0f0f0f0f0f0f,-\ntaken 3\ncleared 3\n\
            here 3\ngone 3\narrived\nsign 3 0\ncounters 1,2,3,4\ndropped 17";
        assert_eq!(texts.join("\n"), expected);
    }

    #[test]
    fn other_texts_are_no_commands() {
        for command in commands() {
            let more = format!("{command} 1");
            assert_eq!(more.parse::<Command>(), Err(MessageError), "{more}");
        }
        for text in [
            "",
            "open",
            "open http://a/",
            "send 1",
            "timer",
            "timer x",
            "status",
            "here 4",
            "seated -",
            "letter 0 1 -",
            "counters 1",
        ] {
            assert_eq!(text.parse::<Command>(), Err(MessageError), "{text}");
        }
    }
}
