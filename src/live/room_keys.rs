//! Everything that follows from the secret of a room: its topics and its key.

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use hkdf::Hkdf;
use sha2::Sha256;

use super::hex;
use super::secret::RoomSecret;

/// Number of bytes of a nonce.
pub(super) const NONCE: usize = 24;

/// Size of what a message is padded to before it is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Padding {
    /// Letters.
    Large,
    /// All other messages.
    Small,
}

impl Padding {
    const fn block(self) -> usize {
        match self {
            // Packets with one or two blocks fit into 4,096 bytes, as much as Mosquitto 2.0 sends at once; the rest
            // waits for up to 100 ms. All open games fit into one.
            Self::Large => 1984,
            Self::Small => 64,
        }
    }
}

/// The topics of a room, and its key.
pub(super) struct RoomKeys {
    root: String,
    cipher: XChaCha20Poly1305,
}

impl RoomKeys {
    /// Derives both by HKDF-SHA-256.
    pub fn new(secret: &RoomSecret) -> Self {
        let keys = Hkdf::<Sha256>::new(Some(b"red7-live-v1"), &secret.0);
        let mut root = String::from("red7/");
        // A String takes anything.
        let _ = hex::write(&expand::<16>(&keys, b"topic"), &mut root);
        Self {
            root,
            cipher: XChaCha20Poly1305::new(&expand::<32>(&keys, b"key").into()),
        }
    }

    /// Start of all topics of the room, without a slash at the end.
    pub fn root(&self) -> &str {
        &self.root
    }

    /// Pads, encrypts and authenticates a message for one topic. A nonce must never be used twice.
    pub fn seal(
        &self,
        topic: &str,
        nonce: [u8; NONCE],
        message: &[u8],
        padding: Padding,
    ) -> Vec<u8> {
        let mut padded = Vec::with_capacity((2 + message.len()).next_multiple_of(padding.block()));
        padded.extend((message.len() as u16).to_be_bytes());
        padded.extend(message);
        padded.resize(padded.len().next_multiple_of(padding.block()), 0);
        let payload = Payload {
            msg: &padded,
            aad: topic.as_bytes(),
        };
        let mut sealed = nonce.to_vec();
        // Encryption fails only for messages of many gigabytes.
        sealed.extend(
            self.cipher
                .encrypt(&XNonce::from(nonce), payload)
                .unwrap_or_default(),
        );
        sealed
    }

    /// Returns the message, if it was sealed for this topic in this room.
    pub fn open(&self, topic: &str, sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, text) = sealed.split_first_chunk::<NONCE>()?;
        let payload = Payload {
            msg: text,
            aad: topic.as_bytes(),
        };
        let mut padded = self.cipher.decrypt(&XNonce::from(*nonce), payload).ok()?;
        let length = usize::from(u16::from_be_bytes(*padded.first_chunk()?));
        if padded.len() < 2 + length {
            return None;
        }
        padded.truncate(2 + length);
        padded.drain(..2);
        Some(padded)
    }
}

/// `N` bytes that follow from a secret for a purpose.
pub(super) fn expand<const N: usize>(secret: &Hkdf<Sha256>, purpose: &[u8]) -> [u8; N] {
    const { assert!(N <= 255 * 32) };
    let mut bytes = [0; N];
    // Fails only for more bytes than that.
    let _ = secret.expand(purpose, &mut bytes);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(secret: u8) -> RoomKeys {
        RoomKeys::new(&RoomSecret([secret; RoomSecret::LEN]))
    }

    #[test]
    fn a_message_opens_in_its_room_and_topic_only() {
        let sealed = keys(1).seal("a", [5; NONCE], b"hello", Padding::Small);
        assert_eq!(keys(1).open("a", &sealed).as_deref(), Some(&b"hello"[..]));
        assert_eq!(keys(2).open("a", &sealed), None);
        assert_eq!(keys(1).open("b", &sealed), None);
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert_eq!(keys(1).open("a", &changed), None, "{at}");
            assert_eq!(keys(1).open("a", &sealed[..at]), None, "{at}");
        }
    }

    #[test]
    fn sizes_tell_nothing() {
        let size = |length, padding| {
            keys(1)
                .seal("a", [5; NONCE], &vec![7; length], padding)
                .len()
        };
        assert_eq!(size(0, Padding::Small), size(62, Padding::Small));
        assert_eq!(size(0, Padding::Large), size(1982, Padding::Large));
        assert_eq!(size(1983, Padding::Large), 24 + 2 * 1984 + 16);
    }

    /// Rooms that exist must be found again. The bytes are those of another implementation.
    #[test]
    fn keys_are_for_good() {
        let keys = keys(7);
        assert_eq!(keys.root(), "red7/00cd186b68ada3f910e15a5aa0ef302e");
        let nonce = std::array::from_fn(|place| place as u8);
        let mut sealed = String::new();
        hex::write(&keys.seal("a", nonce, b"x", Padding::Small), &mut sealed).expect("a text");
        let expected = "000102030405060708090a0b0c0d0e0f10111213141516175c5ac16567fa215f82e312edaa12909292b7b15e55187ae8\
            4530845f5849d8322330eaf4082f14e4410eb83204e569eb1e7824f6ef5b9e0628a8bd4de21c4b42a02897f667b31a41\
            950fd9a3adcb4428";
        assert_eq!(sealed, expected);
    }
}
