//! Messages of one visit to a chair: presence and reactions.

use super::byte_reader::ByteReader;
use super::counters::{Counters, GREATEST};
use super::reaction::Reaction;

const VERSION: u8 = 1;

/// Random name of a connection. A will is fixed when one connects, so it can name nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct VisitId(pub [u8; 8]);

/// A message of a visit with a number that grows from one to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct VisitMessage<T> {
    pub visit: VisitId,
    pub number: u32,
    pub payload: T,
}

/// Presence of a visit at its chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presence {
    /// Somebody is here, and has seen letters with these counters.
    Here(Counters),
    /// The end of a visit.
    Gone,
}

/// Payload of a message.
pub(super) trait Payload: Copy {
    fn write(self, bytes: &mut Vec<u8>);
    fn read(reader: &mut ByteReader<'_>) -> Option<Self>;
}

impl Payload for Presence {
    fn write(self, bytes: &mut Vec<u8>) {
        match self {
            Self::Gone => bytes.push(0),
            Self::Here(seen) => {
                bytes.push(1);
                bytes.extend(seen.0.into_iter().flat_map(u64::to_be_bytes));
            }
        }
    }

    fn read(reader: &mut ByteReader<'_>) -> Option<Self> {
        match reader.byte()? {
            0 => Some(Self::Gone),
            1 => {
                let mut seen = Counters::default();
                for counter in &mut seen.0 {
                    *counter = reader
                        .long_number()
                        .filter(|&counter| counter <= GREATEST)?;
                }
                Some(Self::Here(seen))
            }
            _ => None,
        }
    }
}

impl Payload for Reaction {
    fn write(self, bytes: &mut Vec<u8>) {
        bytes.push(self.index() as u8);
    }

    fn read(reader: &mut ByteReader<'_>) -> Option<Self> {
        Self::new(usize::from(reader.byte()?))
    }
}

impl<T: Payload> VisitMessage<T> {
    pub fn to_bytes(self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        bytes.extend(self.visit.0);
        bytes.extend(self.number.to_be_bytes());
        self.payload.write(&mut bytes);
        bytes
    }

    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let mut reader = ByteReader(bytes);
        if reader.byte()? != VERSION {
            return None;
        }
        let message = Self {
            visit: VisitId(reader.array()?),
            number: reader.number()?,
            payload: T::read(&mut reader)?,
        };
        reader.end()?;
        Some(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_back() {
        let message = VisitMessage {
            visit: VisitId([5; 8]),
            number: 0x0102_0304,
            payload: Presence::Here(Counters([1, 2, 3, GREATEST])),
        };
        let bytes = message.to_bytes();
        assert_eq!(VisitMessage::parse(&bytes), Some(message));
        assert_eq!(VisitMessage::<Presence>::parse(&bytes[1..]), None);
        assert_eq!(
            VisitMessage::<Presence>::parse(&[&bytes[..], &[0]].concat()),
            None
        );
        let reaction = VisitMessage {
            visit: VisitId([5; 8]),
            number: 9,
            payload: Reaction::new(5).expect("a reaction"),
        };
        assert_eq!(VisitMessage::parse(&reaction.to_bytes()), Some(reaction));
        assert_eq!(VisitMessage::<Presence>::parse(&reaction.to_bytes()), None);
    }
}
