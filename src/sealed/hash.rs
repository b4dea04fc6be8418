//! The single hash function of the protocol, with domain separation: `expand_message_xmd` of RFC
//! 9380 over SHA-512. For a scalar or a point, 64 bytes of it are reduced modulo the group order or
//! mapped to ristretto255, as that RFC and RFC 9497 specify.

use curve25519_dalek::{RistrettoPoint, Scalar};
use sha2::{Digest, Sha512};
use zeroize::Zeroizing;

/// Domain of a hash: the same input gives unrelated hashes in different domains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HashDomain {
    /// Point of a card.
    Card,
    /// Secret of one round, derived from that of the whole game.
    Round,
    /// Scalar that masks all cards while they are shuffled.
    Mask,
    /// Key of one card.
    Key,
    /// Order of a player's shuffle.
    Order,
    /// Commitment to a secret.
    Commitment,
    /// Head of the chain of messages.
    Chain,
    /// Key that signs the messages of a side.
    Signing,
    /// Nonce of a signature.
    Nonce,
    /// Challenge of a signature.
    Challenge,
    /// Code that the players of a game compare.
    Code,
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
            Self::Signing => b"red7-sealed-v2-signing",
            Self::Nonce => b"red7-sealed-v2-nonce",
            Self::Challenge => b"red7-sealed-v2-challenge",
            Self::Code => b"red7-sealed-v2-code",
        }
    }
}

/// Output size and block size of SHA-512, in bytes.
const DIGEST: usize = 64;
const BLOCK: usize = 128;

/// `expand_message_xmd` of RFC 9380, section 5.3.1: `N` bytes derived from the concatenated parts.
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

/// A scalar modulo the group order: `HashToScalar` of RFC 9497, section 4.1.
pub(super) fn scalar(purpose: HashDomain, parts: &[&[u8]]) -> Zeroizing<Scalar> {
    Zeroizing::new(Scalar::from_bytes_mod_order_wide(&expand(purpose, parts)))
}

/// A point with an unknown discrete logarithm relative to any other: `hash_to_ristretto255` of RFC
/// 9380, appendix B.
pub(super) fn point(purpose: HashDomain, parts: &[&[u8]]) -> RistrettoPoint {
    RistrettoPoint::from_uniform_bytes(&expand(purpose, parts))
}
