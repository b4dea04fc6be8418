//! Reading bytes from the front.

/// Unread bytes of a message. Each method returns `None` if there are too few.
pub(super) struct ByteReader<'a>(pub &'a [u8]);

impl<'a> ByteReader<'a> {
    /// Next `N` bytes.
    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    /// Next byte.
    pub fn byte(&mut self) -> Option<u8> {
        self.array().map(|[byte]| byte)
    }

    /// Next four bytes, highest first.
    pub fn number(&mut self) -> Option<u32> {
        self.array().map(u32::from_be_bytes)
    }

    /// Next eight bytes, highest first.
    pub fn long_number(&mut self) -> Option<u64> {
        self.array().map(u64::from_be_bytes)
    }

    /// All bytes that are left.
    pub fn rest(self) -> &'a [u8] {
        self.0
    }

    /// Checks that no bytes are left.
    pub fn end(self) -> Option<()> {
        self.0.is_empty().then_some(())
    }
}
