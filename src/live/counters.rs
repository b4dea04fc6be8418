//! The counters of letters.

use std::fmt;
use std::str::FromStr;

use super::chair::Chair;
use super::message_error::MessageError;

/// The counter of the newest letter of each chair that a device has seen or sent; 0 before the first. They only grow, also over
/// rematches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters(pub [u32; Chair::MAX]);

impl Counters {
    /// Returns the counter of a chair.
    #[must_use]
    pub const fn at(&self, chair: Chair) -> u32 {
        self.0[chair.index()]
    }

    /// Raises the counter of a chair. One that is no greater than before changes nothing.
    pub const fn raise(&mut self, chair: Chair, counter: u32) {
        let last = &mut self.0[chair.index()];
        if *last < counter {
            *last = counter;
        }
    }
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
            .collect::<Result<Vec<u32>, _>>();
        let counters = counters.map_err(|_| MessageError)?.try_into();
        counters.map(Self).map_err(|_| MessageError)
    }
}
