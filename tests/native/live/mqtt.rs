//! MQTT 3.1.1 as a relay speaks it, written from the standard.

/// A packet from a client.
#[derive(Debug)]
pub enum ClientPacket {
    Connect { client: String, will: Option<Will> },
    Subscribe { id: [u8; 2], topics: Vec<String> },
    Publish(Message),
    Ping,
    Disconnect,
}

/// Message that the relay publishes if the connection is lost. It is retained.
pub type Will = Message;

/// A message for a topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub topic: String,
    pub payload: Vec<u8>,
    pub is_retained: bool,
}

/// Packets from whole bytes. Clients never send anything else.
pub fn parse(mut bytes: &[u8]) -> Vec<ClientPacket> {
    let mut packets = Vec::new();
    while let Some((&head, rest)) = bytes.split_first() {
        let end = rest
            .iter()
            .position(|byte| byte & 0x80 == 0)
            .expect("a length");
        let length = rest[..=end]
            .iter()
            .rev()
            .fold(0, |sum, byte| sum << 7 | usize::from(byte & 0x7f));
        let (body, after) = rest[end + 1..].split_at(length);
        packets.push(parse_one(head, body));
        bytes = after;
    }
    packets
}

fn parse_one(head: u8, mut body: &[u8]) -> ClientPacket {
    match head {
        0x10 => {
            assert_eq!(&body[..7], b"\0\x04MQTT\x04");
            let flags = body[7];
            assert!(
                [0x02, 0x26].contains(&flags),
                "clean, with a retained will or none"
            );
            body = &body[10..];
            let client = text(&mut body);
            let will = (flags & 4 != 0).then(|| Message {
                topic: text(&mut body),
                payload: field(&mut body).to_vec(),
                is_retained: true,
            });
            assert!(body.is_empty());
            ClientPacket::Connect { client, will }
        }
        0x82 => {
            let id = [body[0], body[1]];
            body = &body[2..];
            let mut topics = Vec::new();
            while !body.is_empty() {
                topics.push(text(&mut body));
                assert_eq!(body[0], 0);
                body = &body[1..];
            }
            ClientPacket::Subscribe { id, topics }
        }
        0x30 | 0x31 => ClientPacket::Publish(Message {
            topic: text(&mut body),
            payload: body.to_vec(),
            is_retained: head == 0x31,
        }),
        0xc0 => ClientPacket::Ping,
        0xe0 => ClientPacket::Disconnect,
        _ => unreachable!("no packet begins with {head:x}"),
    }
}

fn field<'a>(body: &mut &'a [u8]) -> &'a [u8] {
    let length = usize::from(u16::from_be_bytes([body[0], body[1]]));
    let (field, rest) = body[2..].split_at(length);
    *body = rest;
    field
}

fn text(body: &mut &[u8]) -> String {
    String::from_utf8(field(body).to_vec()).expect("a text")
}

pub const CONNACK: [u8; 4] = [0x20, 2, 0, 0];
pub const PONG: [u8; 2] = [0xd0, 0];

pub fn suback(id: [u8; 2], topics: usize) -> Vec<u8> {
    let mut packet = vec![0x90, 2 + topics as u8, id[0], id[1]];
    packet.resize(4 + topics, 0);
    packet
}

pub fn publish(message: &Message) -> Vec<u8> {
    let mut packet = vec![0x30 | u8::from(message.is_retained)];
    let mut length = 2 + message.topic.len() + message.payload.len();
    while length >= 0x80 {
        packet.push(length as u8 | 0x80);
        length >>= 7;
    }
    packet.push(length as u8);
    packet.extend((message.topic.len() as u16).to_be_bytes());
    packet.extend(message.topic.as_bytes());
    packet.extend(&message.payload);
    packet
}
