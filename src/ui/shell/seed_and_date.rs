//! What every game and every day begins with.

use crate::game::Seed;
use crate::platform::{self, EntropyError};
use crate::state::{Day, Entropy};

/// The day it is, as far as the device knows.
pub fn today() -> Day {
    Day::at(platform::seconds())
}

/// A seed that nobody has chosen. Where the browser gives no random numbers it is
/// the same one each time, and can still be typed over.
pub fn fresh_seed() -> Seed {
    Seed::from_entropy(platform::entropy().unwrap_or_default())
}

/// What the secrets of a sealed game follow from.
///
/// # Errors
///
/// If the browser gives no random numbers: nothing else will do.
pub fn fresh_entropy() -> Result<Entropy, EntropyError> {
    platform::entropy_bytes().map(Entropy)
}
