//! Seeds, entropy and today's date.

use crate::game::Seed;
use crate::platform::{self, EntropyError};
use crate::state::{Day, Entropy};

/// Today's date, by the clock of the device.
pub fn today() -> Day {
    Day::at(platform::seconds())
}

/// A random seed. If the browser provides no random numbers it is the same each time; the user can still type another.
pub fn fresh_seed() -> Seed {
    Seed::from_entropy(platform::entropy().unwrap_or_default())
}

/// Entropy for the secrets of a sealed game.
///
/// # Errors
///
/// If the browser provides no random numbers: there is no safe substitute.
pub fn fresh_entropy() -> Result<Entropy, EntropyError> {
    platform::entropy_bytes().map(Entropy)
}
