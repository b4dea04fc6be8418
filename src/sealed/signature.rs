//! Signatures: Schnorr's over ristretto255, with everything derived from the secret of a game.

use curve25519_dalek::constants::RISTRETTO_BASEPOINT_POINT;
use curve25519_dalek::ristretto::CompressedRistretto;
use curve25519_dalek::traits::IsIdentity;
use curve25519_dalek::{RistrettoPoint, Scalar};
use zeroize::Zeroizing;

use super::byte_reader::ByteReader;
use super::chain::ChainHead;
use super::hash::{HashDomain, scalar};
use super::message_error::MessageError;
use super::secret::Secret;

/// Key that signs the messages of a side.
pub(super) struct SigningKey {
    /// The secret of the game, from which the key and the nonces follow.
    secret: Secret,
    key: Zeroizing<Scalar>,
    public: PublicKey,
}

/// Key that verifies the signatures of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PublicKey(CompressedRistretto);

/// Signature of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Signature {
    /// Point of the nonce.
    nonce: [u8; 32],
    response: Scalar,
}

impl SigningKey {
    /// Derives the key from the secret of a game.
    pub fn of_game(secret: &Secret) -> Self {
        let key = scalar(HashDomain::Signing, &[secret.bytes()]);
        let public = PublicKey((RISTRETTO_BASEPOINT_POINT * *key).compress());
        Self {
            secret: secret.clone(),
            key,
            public,
        }
    }

    pub const fn public(&self) -> PublicKey {
        self.public
    }

    /// Signs the message with this head. The same message always gets the same signature.
    pub fn sign(&self, head: &ChainHead) -> Signature {
        let secret_nonce = scalar(HashDomain::Nonce, &[self.secret.bytes(), head.bytes()]);
        let nonce = (RISTRETTO_BASEPOINT_POINT * *secret_nonce)
            .compress()
            .to_bytes();
        let response = *secret_nonce + *self.public.challenge(&nonce, head) * *self.key;
        Signature { nonce, response }
    }
}

impl PublicKey {
    pub fn read(bytes: &mut ByteReader<'_>) -> Result<Self, MessageError> {
        let key = Self(CompressedRistretto(bytes.array()?));
        key.point().map(|_| key).ok_or(MessageError::Key)
    }

    /// `None` if the bytes are no point, or the neutral one.
    fn point(&self) -> Option<RistrettoPoint> {
        self.0.decompress().filter(|point| !point.is_identity())
    }

    pub fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.0.to_bytes());
    }

    fn challenge(&self, nonce: &[u8; 32], head: &ChainHead) -> Zeroizing<Scalar> {
        scalar(
            HashDomain::Challenge,
            &[nonce, self.0.as_bytes(), head.bytes()],
        )
    }

    /// Returns `true` if the owner of the key signed the message with this head.
    pub fn verifies(&self, head: &ChainHead, signature: &Signature) -> bool {
        let Some(point) = self.point() else {
            return false;
        };
        let challenge = self.challenge(&signature.nonce, head);
        let nonce = RISTRETTO_BASEPOINT_POINT * signature.response - point * *challenge;
        nonce.compress().to_bytes() == signature.nonce
    }
}

impl Signature {
    /// Number of bytes.
    pub const LEN: usize = 64;

    pub fn read(bytes: &mut ByteReader<'_>) -> Result<Self, MessageError> {
        Ok(Self {
            nonce: bytes.array()?,
            response: bytes.scalar()?,
        })
    }

    pub fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.nonce);
        bytes.extend(self.response.to_bytes());
    }
}
