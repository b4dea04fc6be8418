//! Messages of one visit to a chair: presence and signs.

use super::byte_reader::ByteReader;
use super::content::Sign;

const VERSION: u8 = 1;

/// Random name of a connection. A will is fixed when one connects, so it can name nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct VisitId(pub [u8; 8]);

/// A message of a visit with a number that grows from one to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct VisitMessage<T> {
    pub visit: VisitId,
    pub number: u32,
    pub content: T,
}

/// Whether a visit goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presence {
    Here,
    /// The end of a visit.
    Gone,
}

/// Content of a message that fits into one byte.
pub(super) trait OneByte: Copy {
    fn to_byte(self) -> u8;
    fn from_byte(byte: u8) -> Option<Self>;
}

impl OneByte for Presence {
    fn to_byte(self) -> u8 {
        match self {
            Self::Gone => 0,
            Self::Here => 1,
        }
    }

    fn from_byte(byte: u8) -> Option<Self> {
        match byte {
            0 => Some(Self::Gone),
            1 => Some(Self::Here),
            _ => None,
        }
    }
}

impl OneByte for Sign {
    fn to_byte(self) -> u8 {
        self.index() as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        Self::new(usize::from(byte))
    }
}

impl<T: OneByte> VisitMessage<T> {
    pub fn to_bytes(self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        bytes.extend(self.visit.0);
        bytes.extend(self.number.to_be_bytes());
        bytes.push(self.content.to_byte());
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
            content: T::from_byte(reader.byte()?)?,
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
            content: Presence::Here,
        };
        let bytes = message.to_bytes();
        assert_eq!(VisitMessage::parse(&bytes), Some(message));
        assert_eq!(VisitMessage::<Presence>::parse(&bytes[1..]), None);
        assert_eq!(
            VisitMessage::<Presence>::parse(&[&bytes[..], &[0]].concat()),
            None
        );
        let sign = VisitMessage {
            visit: VisitId([5; 8]),
            number: 9,
            content: Sign::new(5).expect("a sign"),
        };
        assert_eq!(VisitMessage::parse(&sign.to_bytes()), Some(sign));
        assert_eq!(VisitMessage::<Presence>::parse(&sign.to_bytes()), None);
    }
}
