//! What every game and every day begins with.

use crate::game::Seed;
use crate::platform;
use crate::state::Day;

/// The day it is, as far as the device knows.
pub fn today() -> Day {
    Day::at(platform::seconds())
}

/// A seed that nobody has chosen. Where the browser gives no random numbers it is
/// the same one each time, and can still be typed over.
pub fn fresh_seed() -> Seed {
    Seed::from_entropy(platform::entropy().unwrap_or_default())
}
