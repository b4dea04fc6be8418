//! Chairs of a room, and the claims to them.

use std::fmt;
use std::str::FromStr;

use super::hex;
use super::message_error::MessageError;

/// A chair of the room. Each belongs to one person; bots have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chair(u8);

impl Chair {
    /// The chair of whoever opened the room.
    pub const HOST: Self = Self(0);
    /// Most chairs that a room has.
    pub const MAX: usize = 4;
    /// All chairs that any room has.
    pub const ALL: [Self; Self::MAX] = [Self(0), Self(1), Self(2), Self(3)];

    /// Returns the chair with this index, from 0 to 3.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::MAX {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Returns the index, from 0 to 3.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Chair {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let chair = Self::ALL
            .into_iter()
            .find(|chair| chair.to_string() == text);
        chair.ok_or(MessageError)
    }
}

/// Number of chairs in a room: from 2 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChairCount(u8);

impl ChairCount {
    /// Returns the number, if it is one from 2 to 4.
    #[must_use]
    pub const fn new(count: usize) -> Option<Self> {
        if 2 <= count && count <= Chair::MAX {
            Some(Self(count as u8))
        } else {
            None
        }
    }

    /// Returns the number.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Returns the chairs of the room.
    pub fn chairs(self) -> impl Iterator<Item = Chair> {
        Chair::ALL.into_iter().take(self.get())
    }

    /// Returns whether the room has this chair.
    #[must_use]
    pub const fn has(self, chair: Chair) -> bool {
        chair.index() < self.get()
    }
}

/// A device's claim to a chair: random bytes that it keeps. Copied to another device, the claim lets both sit there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Claim(pub [u8; Self::LEN]);

impl Claim {
    /// Number of bytes.
    pub const LEN: usize = 8;
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl FromStr for Claim {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        hex::parse_array(text).map(Self).ok_or(MessageError)
    }
}

/// A chair with the claim to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimedChair {
    /// The chair.
    pub chair: Chair,
    /// The claim.
    pub claim: Claim,
}

/// The claims that the host lists for all chairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatedClaims(pub [Option<Claim>; Chair::MAX]);

impl SeatedClaims {
    /// Returns the claim that is listed for a chair.
    #[must_use]
    pub const fn at(&self, chair: Chair) -> Option<Claim> {
        self.0[chair.index()]
    }

    /// Returns the list with this claim for a chair.
    #[must_use]
    pub const fn with(mut self, ClaimedChair { chair, claim }: ClaimedChair) -> Self {
        self.0[chair.index()] = Some(claim);
        self
    }
}

impl fmt::Display for SeatedClaims {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, claim) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            match claim {
                Some(claim) => claim.fmt(f)?,
                None => f.write_str("-")?,
            }
        }
        Ok(())
    }
}

impl FromStr for SeatedClaims {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let claims = text.split(',').map(|claim| match claim {
            "-" => Ok(None),
            claim => claim.parse().map(Some),
        });
        let claims: Vec<Option<Claim>> = claims.collect::<Result<_, MessageError>>()?;
        claims.try_into().map(Self).map_err(|_| MessageError)
    }
}
