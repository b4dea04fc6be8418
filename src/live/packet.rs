//! MQTT packets, written and read by the crate mqtt-protocol-core.

use mqtt_protocol_core::mqtt::packet::v3_1_1::{
    Connack, Connect, Disconnect, Pingreq, Publish, Subscribe,
};
use mqtt_protocol_core::mqtt::packet::{PacketType, Qos, SubEntry, SubOpts};
use mqtt_protocol_core::mqtt::result_code::{ConnectReturnCode, MqttError};

/// Most bytes of a packet that is read.
pub(super) const LARGEST_PACKET: usize = 65_536;

/// After one and a half times as many seconds of silence a relay takes a connection for lost. Browsers let the timers
/// of hidden pages fire once a minute.
const KEEP_ALIVE: u16 = 60;

/// A message for a topic.
pub(super) struct Publication<'a> {
    pub topic: &'a str,
    pub payload: &'a [u8],
    /// The relay keeps it for those who come later.
    pub is_retained: bool,
}

// Writing fails for topics that no room has, and too many bytes. Then nothing is sent, and a relay that hears nothing
// proves not to work.

/// Packet that opens a connection, with a retained message that the relay publishes if the connection is lost.
pub(super) fn connect(client: &str, will: Option<(&str, &[u8])>) -> Vec<u8> {
    let write = || -> Result<Vec<u8>, MqttError> {
        let mut packet = Connect::builder()
            .client_id(client)?
            .clean_session(true)
            .keep_alive(KEEP_ALIVE);
        if let Some((topic, payload)) = will {
            packet = packet.will_message(topic, payload.to_vec(), Qos::AtMostOnce, true)?;
        }
        Ok(packet.build()?.to_continuous_buffer())
    };
    write().unwrap_or_default()
}

/// Packet that subscribes to topics.
pub(super) fn subscribe(topics: &[String]) -> Vec<u8> {
    let write = || -> Result<Vec<u8>, MqttError> {
        let entries = topics
            .iter()
            .map(|topic| SubEntry::new(topic.as_str(), SubOpts::new()));
        let entries = entries.collect::<Result<Vec<SubEntry>, MqttError>>()?;
        Ok(Subscribe::builder()
            .packet_id(1)
            .entries(entries)
            .build()?
            .to_continuous_buffer())
    };
    write().unwrap_or_default()
}

/// Packet that publishes a message, at most once.
pub(super) fn publish(publication: &Publication<'_>) -> Vec<u8> {
    let write = || -> Result<Vec<u8>, MqttError> {
        let packet = Publish::builder()
            .topic_name(publication.topic)?
            .qos(Qos::AtMostOnce);
        let packet = packet
            .retain(publication.is_retained)
            .payload(publication.payload);
        Ok(packet.build()?.to_continuous_buffer())
    };
    write().unwrap_or_default()
}

/// Packet that asks for an answer.
pub(super) fn ping() -> Vec<u8> {
    Pingreq::new().to_continuous_buffer()
}

/// Packet that ends a connection, so that the relay doesn't take it for lost.
pub(super) fn disconnect() -> Vec<u8> {
    Disconnect::new().to_continuous_buffer()
}

/// A packet from the relay.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Packet {
    /// The connection is accepted.
    Accepted,
    /// The connection is refused.
    Refused,
    /// A message.
    Message {
        topic: String,
        payload: Vec<u8>,
        is_retained: bool,
    },
    /// A message that is too large, which was not read.
    TooLarge,
    /// Something that needs no answer.
    Other,
}

/// Bytes that make no packet, or none that a relay sends.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct PacketError;

/// Packets from bytes, however these are cut.
pub(super) struct PacketReader {
    /// Bytes of a packet that isn't whole yet.
    taken: Vec<u8>,
    /// Number of bytes still to be passed over, of a message that is too large: anybody can send one, and a connection
    /// that ended with it would end again with the next, as long as the relay keeps the message.
    unread: usize,
}

impl PacketReader {
    pub const fn new() -> Self {
        Self {
            taken: Vec::new(),
            unread: 0,
        }
    }

    /// Takes bytes from the front until they complete a packet. Returns `None` if all are taken before that. After an
    /// error, nothing more can be read.
    pub fn next(&mut self, bytes: &mut &[u8]) -> Option<Result<Packet, PacketError>> {
        self.unread -= take(self.unread, bytes).len();
        let size = loop {
            match size(&self.taken) {
                Ok(Some(size)) => break size,
                Ok(None) if bytes.is_empty() => return None,
                Ok(None) => self.taken.extend(take(1, bytes)),
                Err(error) => return Some(Err(error)),
            }
        };
        if size > LARGEST_PACKET {
            self.unread = size - self.taken.len();
            let is_message = self.taken.first().is_some_and(|head| head >> 4 == PUBLISH);
            self.taken.clear();
            return Some(if is_message {
                Ok(Packet::TooLarge)
            } else {
                Err(PacketError)
            });
        }
        self.taken.extend(take(size - self.taken.len(), bytes));
        if self.taken.len() < size {
            return None;
        }
        Some(parse(&std::mem::take(&mut self.taken)).ok_or(PacketError))
    }
}

/// Takes up to so many bytes from the front.
fn take<'a>(most: usize, bytes: &mut &'a [u8]) -> &'a [u8] {
    let (taken, rest) = bytes.split_at(most.min(bytes.len()));
    *bytes = rest;
    taken
}

/// Number of bytes of a packet that starts like this. Returns `None` if the number isn't there yet: it follows the first
/// byte, in up to four bytes of seven bits, the lowest first, of which all but the last have the highest bit set.
fn size(start: &[u8]) -> Result<Option<usize>, PacketError> {
    let digits = start.get(1..).unwrap_or_default();
    let Some(last) = digits.iter().position(|digit| digit & 0x80 == 0) else {
        return if digits.len() < 4 {
            Ok(None)
        } else {
            Err(PacketError)
        };
    };
    let digits = digits[..=last].iter().rev();
    let rest = digits.fold(0, |sum, digit| sum << 7 | usize::from(digit & 0x7f));
    Ok(Some(2 + last + rest))
}

const CONNACK: u8 = PacketType::Connack as u8;
const PUBLISH: u8 = PacketType::Publish as u8;
const SUBACK: u8 = PacketType::Suback as u8;
const PINGRESP: u8 = PacketType::Pingresp as u8;

/// Parses a whole packet.
fn parse(packet: &[u8]) -> Option<Packet> {
    let head = *packet.first()?;
    let lengths = packet[1..].iter().position(|digit| digit & 0x80 == 0)?;
    let body = packet.get(2 + lengths..)?;
    match head >> 4 {
        PUBLISH => {
            let (packet, _) = Publish::parse(head & 0xf, body.into()).ok()?;
            (packet.qos() == Qos::AtMostOnce).then(|| Packet::Message {
                topic: packet.topic_name().to_owned(),
                payload: packet.payload().as_slice().to_vec(),
                is_retained: packet.retain(),
            })
        }
        CONNACK => match Connack::parse(body).ok()? {
            (_, length) if length != body.len() => None,
            (packet, _) if packet.return_code() == ConnectReturnCode::Accepted => {
                Some(Packet::Accepted)
            }
            _ => Some(Packet::Refused),
        },
        // A subscription that was granted proves nothing, so what is in its packet is not read.
        SUBACK | PINGRESP => Some(Packet::Other),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONNACK: [u8; 4] = [0x20, 2, 0, 0];

    fn read_all(reader: &mut PacketReader, mut bytes: &[u8]) -> Vec<Result<Packet, PacketError>> {
        let mut packets = Vec::new();
        while let Some(packet) = reader.next(&mut bytes) {
            packets.push(packet);
            if packets.last() == Some(&Err(PacketError)) {
                break;
            }
        }
        packets
    }

    #[test]
    fn packets_are_those_of_the_standard() {
        let will = Some(("w", &[9u8, 8][..]));
        let expected = b"\x10\x15\0\x04MQTT\x04\x26\0\x3c\0\x02me\0\x01w\0\x02\x09\x08";
        assert_eq!(connect("me", will), expected);
        assert_eq!(
            connect("me", None),
            b"\x10\x0e\0\x04MQTT\x04\x02\0\x3c\0\x02me"
        );
        let topics = ["a".to_owned(), "b".to_owned()];
        assert_eq!(subscribe(&topics), b"\x82\x0a\0\x01\0\x01a\0\0\x01b\0");
        let kept = Publication {
            topic: "a",
            payload: b"xy",
            is_retained: true,
        };
        assert_eq!(publish(&kept), b"\x31\x05\0\x01axy");
        assert_eq!(ping(), [0xc0, 0]);
        assert_eq!(disconnect(), [0xe0, 0]);
    }

    #[test]
    fn packets_are_read_however_they_are_cut() {
        let stream = [
            &CONNACK[..],
            b"\x90\x04\0\x01\0\x80",
            b"\x31\x05\0\x01axy",
            b"\x30\x03\0\x01a",
            &[0xd0, 0],
        ]
        .concat();
        let message = |payload: &[u8], is_retained| Packet::Message {
            topic: "a".to_owned(),
            payload: payload.to_vec(),
            is_retained,
        };
        for size in 1..stream.len() {
            let mut reader = PacketReader::new();
            let packets: Vec<_> = stream
                .chunks(size)
                .flat_map(|chunk| read_all(&mut reader, chunk))
                .collect();
            let expected = [
                Packet::Accepted,
                Packet::Other,
                message(b"xy", true),
                message(b"", false),
                Packet::Other,
            ];
            assert_eq!(packets, expected.map(Ok), "{size}");
        }
    }

    #[test]
    fn other_bytes_are_errors() {
        let wrong: [&[u8]; 8] = [
            // A topic longer than its packet, no topic, a quality that nobody asked for, a topic that is no text.
            b"\x30\x04\0\x0aab\0\0\0\0\0\0\0\0",
            b"\x30\0",
            b"\x32\x05\0\x01a\0\x01",
            b"\x30\x03\0\x01\xff",
            // A packet that only clients send, one that doesn't exist, a length without an end, one that is too large and
            // no message.
            b"\x10\0",
            b"\xf0\0",
            b"\x30\xff\xff\xff\xff\x01",
            b"\x90\x80\x80\x04",
        ];
        for bytes in wrong {
            let packets = read_all(&mut PacketReader::new(), bytes);
            assert_eq!(packets.last(), Some(&Err(PacketError)), "{bytes:x?}");
        }
        assert_eq!(
            read_all(&mut PacketReader::new(), &[0x20, 2, 0, 5]),
            [Ok(Packet::Refused)]
        );
    }

    #[test]
    fn a_message_that_is_too_large_is_passed_over() {
        let payload = vec![7; LARGEST_PACKET - 7];
        let large = [&[0x31, 0x80, 0x80, 0x04][..], &[7; LARGEST_PACKET]].concat();
        let largest = [&[0x30, 0xfc, 0xff, 0x03, 0, 1, b'a'][..], &payload].concat();
        let stream = [&large[..], &CONNACK, &large, &largest, &[0xd0, 0]].concat();
        for size in [1, 7, 5_000, stream.len()] {
            let mut reader = PacketReader::new();
            let chunks = stream.chunks(size);
            let packets: Vec<_> = chunks
                .flat_map(|chunk| read_all(&mut reader, chunk))
                .collect();
            let message = Packet::Message {
                topic: "a".to_owned(),
                payload: payload.clone(),
                is_retained: false,
            };
            let expected = [
                Packet::TooLarge,
                Packet::Accepted,
                Packet::TooLarge,
                message,
                Packet::Other,
            ];
            assert!(packets == expected.map(Ok), "{size}");
        }
    }
}
