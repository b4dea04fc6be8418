//! Seeds, entropy, and the date and the hour.

use crate::game::Seed;
use crate::platform::{self, EntropyError};
use crate::state::{DayHour, Entropy};

/// The date and the hour, by the clock of the device.
pub fn now() -> DayHour {
    DayHour::at(platform::seconds())
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
