//! What of a game is worth a sound, or a tick that can be felt.

mod haptic;
mod sound;

pub use haptic::HapticCue;
pub use sound::SoundCue;
