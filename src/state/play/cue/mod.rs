//! What of a game is worth a sound, or a tick that can be felt.

mod pulse;
mod sound;

pub use pulse::HapticCue;
pub use sound::SoundCue;
