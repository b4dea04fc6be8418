//! The one hash of the protocol, under a different name for each purpose: `expand_message_xmd` of RFC 9380 over
//! SHA-512. Where a number or a point is wanted, 64 bytes of it are taken modulo the order of the group, or mapped to
//! ristretto255, as that RFC and RFC 9497 have it.

use curve25519_dalek::{RistrettoPoint, Scalar};
use sha2::{Digest, Sha512};
use zeroize::Zeroizing;

/// What something is hashed for: no hash for one purpose is one for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HashDomain {
    /// The point of a card.
    Card,
    /// What somebody keeps secret in one round, out of what is secret in the whole game.
    Round,
    /// The number that hides all cards while they are shuffled.
    Mask,
    /// The key of one card.
    Key,
    /// The order to which somebody shuffles.
    Order,
    /// What is told of a secret before it is shown.
    Commitment,
    /// What a message says of all messages up to it.
    Chain,
}

impl HashDomain {
    const fn tag(self) -> &'static [u8] {
        match self {
            Self::Card => b"red7-sealed-v1-card",
            Self::Round => b"red7-sealed-v1-round",
            Self::Mask => b"red7-sealed-v1-mask",
            Self::Key => b"red7-sealed-v1-key",
            Self::Order => b"red7-sealed-v1-order",
            Self::Commitment => b"red7-sealed-v1-commitment",
            Self::Chain => b"red7-sealed-v1-chain",
        }
    }
}

/// How many bytes SHA-512 gives, and how many it takes at a time.
const DIGEST: usize = 64;
const BLOCK: usize = 128;

/// `expand_message_xmd` of RFC 9380, section 5.3.1: `N` bytes that follow from what the parts are together.
pub(super) fn expand<const N: usize>(purpose: HashDomain, parts: &[&[u8]]) -> Zeroizing<[u8; N]> {
    const { assert!(N.div_ceil(DIGEST) <= 255) };
    let tag = purpose.tag();
    let tag_length = [tag.len() as u8];
    let mut hash = Sha512::new_with_prefix([0; BLOCK]);
    for part in parts {
        hash.update(part);
    }
    hash.update((N as u16).to_be_bytes());
    hash.update([0]);
    hash.update(tag);
    hash.update(tag_length);
    let first = digest(hash);
    let mut block = Zeroizing::new([0; DIGEST]);
    let mut expanded = Zeroizing::new([0; N]);
    for (number, chunk) in (1..).zip(expanded.chunks_mut(DIGEST)) {
        let mut mixed = first.clone();
        for (mixed, byte) in mixed.iter_mut().zip(block.iter()) {
            *mixed ^= byte;
        }
        let mut hash = Sha512::new_with_prefix(mixed.as_slice());
        hash.update([number]);
        hash.update(tag);
        hash.update(tag_length);
        block = digest(hash);
        chunk.copy_from_slice(&block[..chunk.len()]);
    }
    expanded
}

fn digest(hash: Sha512) -> Zeroizing<[u8; DIGEST]> {
    let mut bytes = Zeroizing::new([0; DIGEST]);
    hash.finalize_into((&mut *bytes).into());
    bytes
}

/// A number modulo the order of the group: `HashToScalar` of RFC 9497, section 4.1.
pub(super) fn scalar(purpose: HashDomain, parts: &[&[u8]]) -> Zeroizing<Scalar> {
    Zeroizing::new(Scalar::from_bytes_mod_order_wide(&expand(purpose, parts)))
}

/// A point of which nobody knows how it follows from others: `hash_to_ristretto255` of RFC 9380, appendix B.
pub(super) fn point(purpose: HashDomain, parts: &[&[u8]]) -> RistrettoPoint {
    RistrettoPoint::from_uniform_bytes(&expand(purpose, parts))
}
