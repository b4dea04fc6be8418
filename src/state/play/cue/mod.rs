//! Sounds and vibrations for the events of a game.

mod haptic;
mod sound;

pub use haptic::HapticCue;
pub use sound::SoundCue;
