//! The counters of letters.

use std::fmt;
use std::str::FromStr;

use super::chair::Chair;
use super::message_error::MessageError;

/// The counter of the newest letter of each chair that a device has seen or sent; 0 before the first. On a chair they
/// only grow, also over rematches; a device without one goes back to what the relay keeps.
///
/// A counter is a number and, in its lowest 20 bits, a random tag of the visit that wrote the letter. So two devices on
/// one chair that write at the same time don't write two letters with the same counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters(pub [u64; Chair::MAX]);

impl Counters {
    /// Returns the counter of a chair.
    #[must_use]
    pub const fn at(&self, chair: Chair) -> u64 {
        self.0[chair.index()]
    }

    /// Raises the counter of a chair. One that is no greater than before changes nothing.
    pub const fn raise(&mut self, chair: Chair, counter: u64) {
        let last = &mut self.0[chair.index()];
        if *last < counter {
            *last = counter;
        }
    }

    /// Raises the counter of each chair.
    pub fn raise_all(&mut self, others: Self) {
        for (chair, counter) in Chair::ALL.into_iter().zip(others.0) {
            self.raise(chair, counter);
        }
    }
}

/// Number of bits of a tag.
#[cfg(feature = "live")]
const TAG: u32 = 20;

/// Greatest counter: every number of 53 bits survives in any format for numbers.
pub(super) const GREATEST: u64 = (1 << 53) - 1;

/// Returns the counter of the letter after another one, by a visit with a tag. Returns `None` at the end of all
/// counters.
#[cfg(feature = "live")]
pub(super) fn next_counter(last: u64, tag: u32) -> Option<u64> {
    let next = ((last >> TAG) + 1) << TAG | u64::from(tag) & ((1 << TAG) - 1);
    (next <= GREATEST).then_some(next)
}

impl fmt::Display for Counters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, rest @ ..] = &self.0;
        first.fmt(f)?;
        rest.iter().try_for_each(|counter| write!(f, ",{counter}"))
    }
}

impl FromStr for Counters {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let counters = text
            .split(',')
            .map(str::parse)
            .collect::<Result<Vec<u64>, _>>();
        let counters = counters.map_err(|_| MessageError)?;
        if counters.iter().any(|&counter| counter > GREATEST) {
            return Err(MessageError);
        }
        counters.try_into().map(Self).map_err(|_| MessageError)
    }
}

#[cfg(all(test, feature = "live"))]
mod tests {
    use super::*;

    #[test]
    fn a_stored_counter_is_one_that_a_letter_can_have() {
        let greatest = Counters([0, 1, GREATEST, 0]);
        assert_eq!(greatest.to_string().parse(), Ok(greatest));
        let text = format!("0,1,{},0", GREATEST + 1);
        assert_eq!(text.parse::<Counters>(), Err(MessageError));
    }

    #[test]
    fn the_next_counter_is_greater_whatever_the_tags() {
        let first = next_counter(0, u32::MAX).expect("a counter");
        let second = next_counter(first, 0).expect("a counter");
        assert_eq!([first, second], [0x1f_ffff, 0x20_0000]);
        assert_ne!(next_counter(first, 1), next_counter(first, 2));
        assert_eq!(next_counter(GREATEST, 0), None);
        let before = next_counter(0, 7).map_or(0, |_| GREATEST - (1 << TAG));
        assert_eq!(next_counter(before, u32::MAX), Some(GREATEST));
    }
}
