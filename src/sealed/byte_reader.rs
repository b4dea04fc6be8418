//! Reading bytes from the front.

use curve25519_dalek::Scalar;

use super::message_error::MessageError;

/// Unread bytes of a message.
pub(super) struct ByteReader<'a>(pub &'a [u8]);

impl<'a> ByteReader<'a> {
    /// Next `count` bytes.
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], MessageError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(MessageError::Short)?;
        self.0 = rest;
        Ok(taken)
    }

    /// All bytes that are left.
    pub fn rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.0)
    }

    /// Checks that no bytes are left.
    pub const fn end(&self) -> Result<(), MessageError> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(MessageError::Long)
        }
    }

    /// Next `N` bytes.
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], MessageError> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(MessageError::Short)?;
        self.0 = rest;
        Ok(*taken)
    }

    /// Next byte.
    pub fn byte(&mut self) -> Result<u8, MessageError> {
        self.array().map(|[byte]| byte)
    }

    /// A byte that is 0 or 1.
    pub fn flag(&mut self) -> Result<bool, MessageError> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            other => Err(MessageError::Flag(other)),
        }
    }

    /// A text, preceded by its length in bytes.
    pub fn text(&mut self) -> Result<&'a str, MessageError> {
        let length = usize::from(self.byte()?);
        str::from_utf8(self.take(length)?).map_err(|_| MessageError::Text)
    }

    /// A scalar in its canonical encoding, other than zero.
    pub fn scalar(&mut self) -> Result<Scalar, MessageError> {
        let scalar = Scalar::from_canonical_bytes(self.array()?).into_option();
        let scalar = scalar.filter(|&scalar| scalar != Scalar::ZERO);
        scalar.ok_or(MessageError::Key)
    }
}
