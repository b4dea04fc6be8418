//! Random bytes of a visit.

use hkdf::Hkdf;
use sha2::Sha256;

use super::room_keys::{NONCE, expand};
use super::secret::VisitSeed;

/// All that is random in a visit follows from its seed, and nothing is drawn twice.
pub(super) struct VisitRandom {
    source: Hkdf<Sha256>,
    nonce_prefix: [u8; NONCE - 8],
    nonces: u64,
    drawn: u64,
}

impl VisitRandom {
    pub fn new(seed: &VisitSeed) -> Self {
        let source = Hkdf::new(Some(b"red7-live-v1-visit"), &seed.0);
        Self {
            nonce_prefix: expand(&source, b"nonce"),
            source,
            nonces: 0,
            drawn: 0,
        }
    }

    /// Next nonce. Within a visit the number at its end differs, between visits what comes before.
    pub fn nonce(&mut self) -> [u8; NONCE] {
        let mut nonce = [0; NONCE];
        nonce[..NONCE - 8].copy_from_slice(&self.nonce_prefix);
        nonce[NONCE - 8..].copy_from_slice(&self.nonces.to_be_bytes());
        self.nonces += 1;
        nonce
    }

    /// Next random bytes.
    pub fn draw<const N: usize>(&mut self) -> [u8; N] {
        let mut purpose = *b"draw\0\0\0\0\0\0\0\0";
        purpose[4..].copy_from_slice(&self.drawn.to_be_bytes());
        self.drawn += 1;
        expand(&self.source, &purpose)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_drawn_twice() {
        let mut visits = [1, 2].map(|seed| VisitRandom::new(&VisitSeed([seed; VisitSeed::LEN])));
        let mut nonces: Vec<[u8; NONCE]> = Vec::new();
        let mut draws: Vec<[u8; 8]> = Vec::new();
        for visit in &mut visits {
            for _ in 0..100 {
                nonces.push(visit.nonce());
                draws.push(visit.draw());
            }
        }
        nonces.sort_unstable();
        nonces.dedup();
        draws.sort_unstable();
        draws.dedup();
        assert_eq!((nonces.len(), draws.len()), (200, 200));
    }
}
