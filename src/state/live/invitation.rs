//! The link that invites to a live game.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::game::{Ruleset, Seat};
use crate::live::{ChairCount, RoomSecret};
use crate::state::correspondence::name_encoding::{encode_name, read_name};
use crate::state::correspondence::{CorrespondenceLink, checksum};
use crate::state::link::{Link, LiveLink};
use crate::state::settings::PlayerNames;

/// The game that a room was made for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LiveTerms {
    /// An open game, before its first turn.
    Open(Box<CorrespondenceLink>),
    /// A sealed game with these rules, and the name of its host.
    Sealed { ruleset: Ruleset, host: String },
}

/// An invitation to a live game.
///
/// | part | example |
/// |---|---|
/// | format version | `l1` |
/// | place of the relay in the list of the page | `3` |
/// | secret of the room | `00112233445566778899aabbccddeeff` |
/// | an open game before its first turn, as a correspondence link; or `s`, the rules and the name of the host of a sealed game | `s/1.3a/Ann` |
/// | checksum of everything before | `01x7k2p` |
///
/// The parts are separated by `/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveInvitation {
    /// Place of the relay in the list of the page. A place is never used for another relay.
    pub relay: u16,
    pub secret: RoomSecret,
    pub terms: LiveTerms,
}

/// Error parsing a [`LiveInvitation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LiveInvitationError {
    #[error("written by a newer version")]
    Newer,
    /// The checksum is wrong: the link was changed or cut off.
    #[error("damaged on the way")]
    Damaged,
    /// Not an invitation to a live game, or one with an invalid part.
    #[error("no invitation to a live game")]
    Form,
}

/// Format version.
const FORM: &str = "l1";

/// Marks a sealed game.
const SEALED: &str = "s";

/// Players of a sealed game.
const TWO: ChairCount = match ChairCount::new(2) {
    Some(two) => two,
    None => unreachable!(),
};

impl LiveInvitation {
    /// Number of chairs: one for each party.
    #[must_use]
    pub fn chairs(&self) -> ChairCount {
        match &self.terms {
            LiveTerms::Open(link) => ChairCount::new(link.seating.parties().count()).unwrap_or(TWO),
            LiveTerms::Sealed { .. } => TWO,
        }
    }

    /// The link, as part of an address.
    #[must_use]
    pub fn link(&self) -> Option<LiveLink> {
        match format!("1/{self}").parse() {
            Ok(Link::Live(live)) => Some(live),
            _ => None,
        }
    }

    fn without_sum(&self) -> String {
        let Self { relay, secret, .. } = self;
        let terms = match &self.terms {
            LiveTerms::Open(link) => link.to_string(),
            LiveTerms::Sealed { ruleset, host } => {
                format!("{SEALED}/{ruleset}/{}", encode_name(host))
            }
        };
        format!("{FORM}/{relay}/{secret}/{terms}")
    }
}

impl fmt::Display for LiveInvitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.without_sum();
        write!(f, "{text}/{}", checksum(&text))
    }
}

impl FromStr for LiveInvitation {
    type Err = LiveInvitationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.split('/').next() != Some(FORM) {
            return Err(LiveInvitationError::Newer);
        }
        let before = match text.rsplit_once('/') {
            Some((before, expected)) if checksum(before) == expected => before,
            _ => return Err(LiveInvitationError::Damaged),
        };
        let mut parts = before.splitn(4, '/').skip(1);
        let mut part = || parts.next().ok_or(LiveInvitationError::Form);
        let (relay, secret, terms) = (part()?, part()?, part()?);
        let invitation = Self {
            relay: relay.parse().map_err(|_| LiveInvitationError::Form)?,
            secret: secret.parse().map_err(|_| LiveInvitationError::Form)?,
            terms: read_terms(terms).ok_or(LiveInvitationError::Form)?,
        };
        // Accepts only the spelling that this code writes.
        if invitation.without_sum() == before {
            Ok(invitation)
        } else {
            Err(LiveInvitationError::Form)
        }
    }
}

fn read_terms(text: &str) -> Option<LiveTerms> {
    let Some((SEALED, rest)) = text.split_once('/') else {
        let link: CorrespondenceLink = text.parse().ok()?;
        return (link.plies() == 0).then(|| LiveTerms::Open(Box::new(link)));
    };
    let (rules, host) = rest.split_once('/')?;
    let mut names = PlayerNames::NONE;
    names.set(Seat::FIRST, &read_name(host)?);
    Some(LiveTerms::Sealed {
        ruleset: rules.parse().ok()?,
        host: names.of(Seat::FIRST).to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "00112233445566778899aabbccddeeff";

    /// Parses an invitation with the right checksum.
    fn read(without_sum: &str) -> Result<LiveInvitation, LiveInvitationError> {
        format!("{without_sum}/{}", checksum(without_sum)).parse()
    }

    #[test]
    fn what_is_written_is_read_back() {
        for relay in [0, 7, u16::MAX] {
            let text = format!("l1/{relay}/{SECRET}/s/1.3a/Ann");
            let invitation = read(&text).expect("an invitation");
            assert_eq!(invitation.relay, relay);
            assert_eq!(invitation.without_sum(), text);
        }
    }

    #[test]
    fn the_right_checksum_alone_makes_no_invitation() {
        let good = format!("l1/3/{SECRET}/s/1.3a/Ann");
        assert!(read(&good).is_ok());
        for (from, to) in [
            ("/3/", "/65536/"),
            ("/3/", "/-1/"),
            ("/3/", "/03/"),
            ("/3/", "/+3/"),
            ("/3/", "//"),
            ("/3/", "/wss:%2F%2Frelay.example.org/"),
            ("aabb", "AABB"),
            ("aabb", "aab"),
            ("aabb", "aabbcc"),
            ("aabb", "aabg"),
            ("1.3a", "9.9"),
            ("/Ann", "/Ann/1"),
            ("/Ann", ""),
            ("s/1.3a/Ann", "f1"),
            ("s/1.3a/Ann", ""),
        ] {
            let text = good.replacen(from, to, 1);
            assert_eq!(read(&text), Err(LiveInvitationError::Form), "{text}");
        }
        let newer = good.replacen("l1", "l2", 1);
        assert_eq!(read(&newer), Err(LiveInvitationError::Newer));
        let damaged = format!("{good}/0000000").parse::<LiveInvitation>();
        assert_eq!(damaged, Err(LiveInvitationError::Damaged));
    }
}
