//! Letters as they travel.

use super::body::Body;
use super::byte_reader::ByteReader;
use super::chair::{Chair, Claim, SeatedClaims};
use super::counters::GREATEST;

/// Version of the form of letters.
const VERSION: u8 = 1;

/// All of a letter but its counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LetterContent {
    /// The sender's claim to the chair.
    pub claim: Claim,
    /// Claims that the host lists; none in the letters of others.
    pub seated: SeatedClaims,
    pub body: Body,
}

/// A letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    pub counter: u64,
    pub content: LetterContent,
}

impl Letter {
    pub fn to_bytes(&self) -> Vec<u8> {
        let LetterContent {
            claim,
            seated,
            body,
        } = &self.content;
        let mut bytes = vec![VERSION];
        bytes.extend(self.counter.to_be_bytes());
        bytes.extend(claim.0);
        for claim in seated.0 {
            bytes.push(u8::from(claim.is_some()));
            bytes.extend(claim.unwrap_or(Claim([0; Claim::LEN])).0);
        }
        bytes.extend(body.as_str().as_bytes());
        bytes
    }

    /// Reads a letter of a chair.
    pub fn parse(chair: Chair, bytes: &[u8]) -> Option<Self> {
        let mut reader = ByteReader(bytes);
        if reader.byte()? != VERSION {
            return None;
        }
        let counter = reader.long_number()?;
        let claim = Claim(reader.array()?);
        let mut seated = SeatedClaims::default();
        for place in &mut seated.0 {
            let (flag, claim) = (reader.byte()?, Claim(reader.array()?));
            *place = match flag {
                0 => None,
                1 => Some(claim),
                _ => return None,
            };
        }
        let body = str::from_utf8(reader.rest()).ok()?.parse().ok()?;
        let is_fine = (1..=GREATEST).contains(&counter)
            && (chair == Chair::HOST || seated == SeatedClaims::default());
        let content = LetterContent {
            claim,
            seated,
            body,
        };
        is_fine.then_some(Self { counter, content })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(seated: SeatedClaims) -> Letter {
        let body = "a".repeat(Body::MAX).parse().expect("a body");
        Letter {
            counter: 7,
            content: LetterContent {
                claim: Claim([3; Claim::LEN]),
                seated,
                body,
            },
        }
    }

    #[test]
    fn a_letter_is_read_back() {
        let guest = Chair::ALL[1];
        let plain = letter(SeatedClaims::default());
        assert_eq!(Letter::parse(guest, &plain.to_bytes()), Some(plain));
        let listing = letter(SeatedClaims([
            Some(Claim([3; 8])),
            None,
            Some(Claim([0; 8])),
            None,
        ]));
        let bytes = listing.to_bytes();
        assert_eq!(Letter::parse(guest, &bytes), None);
        assert_eq!(Letter::parse(Chair::HOST, &bytes), Some(listing));
        for length in 0..50 {
            assert_eq!(Letter::parse(Chair::HOST, &bytes[..length]), None);
        }
    }

    #[test]
    fn other_bytes_are_no_letter() {
        let bytes = letter(SeatedClaims::default()).to_bytes();
        for (at, value) in [(0, 2), (2, 0x20), (8, 0), (17, 2), (60, b'+'), (60, 0xff)] {
            let mut changed = bytes.clone();
            changed[at] = value;
            assert_eq!(Letter::parse(Chair::HOST, &changed), None, "{at}");
        }
        assert_eq!(
            Letter::parse(Chair::HOST, &[bytes, vec![b'a']].concat()),
            None
        );
    }
}
