//! Sounds, synthesised from tones by the browser. They are optional: failures are ignored.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// A short tone that swells and fades. Times are in seconds, pitches in hertz.
#[derive(Clone, Copy, Debug)]
pub struct Tone {
    /// Start of the tone, counted from now.
    pub at: f64,
    /// Duration of the swell.
    pub swell: f64,
    /// Duration of the fade after it.
    pub fade: f64,
    /// Pitch at the start.
    pub from: f32,
    /// Pitch at the end.
    pub to: f32,
    /// Maximum volume, up to 1.
    pub volume: f32,
}

/// Practically silent: an exponential ramp cannot start or end at 0.
const SILENCE: f32 = 0.0001;

/// Plays sounds. The audio context is created for the first one.
#[derive(Debug, Default)]
pub struct Sounds(RefCell<Option<AudioContext>>);

impl Sounds {
    /// Plays tones together.
    pub fn play(&self, tones: impl IntoIterator<Item = Tone>) {
        // A browser without sound stays silent.
        let _ = self.try_play(tones);
    }

    /// Stops all tones, and frees the audio context.
    pub fn stop(&self) {
        if let Some(context) = self.0.take() {
            let _ = context.close();
        }
    }

    fn try_play(&self, tones: impl IntoIterator<Item = Tone>) -> Result<(), JsValue> {
        let context = match self.0.take() {
            Some(context) => context,
            None => AudioContext::new()?,
        };
        self.0.replace(Some(context.clone()));
        // The browser may have suspended the context, or wait for a click. A running context
        // ignores this.
        let _ = context.resume()?;
        tones.into_iter().try_for_each(|tone| tone.play(&context))
    }
}

impl Tone {
    fn play(self, context: &AudioContext) -> Result<(), JsValue> {
        let start = context.current_time() + self.at;
        let peak = start + self.swell;
        let end = peak + self.fade;
        let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
        oscillator.set_type(OscillatorType::Triangle);
        let pitch = oscillator.frequency();
        pitch.set_value_at_time(self.from, start)?;
        pitch.exponential_ramp_to_value_at_time(self.to, end)?;
        let loudness = gain.gain();
        loudness.set_value_at_time(SILENCE, start)?;
        loudness.exponential_ramp_to_value_at_time(self.volume, peak)?;
        loudness.exponential_ramp_to_value_at_time(SILENCE, end)?;
        oscillator.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        oscillator.start_with_when(start)?;
        oscillator.stop_with_when(end)
    }
}
