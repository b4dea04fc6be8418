//! Sounds, made of tones by the browser's own synthesiser. They are a pleasure and no
//! more: where there are none, nothing is told.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// A short tone that swells and dies away. Times are in seconds, pitches in hertz.
#[derive(Clone, Copy, Debug)]
pub struct Tone {
    /// When it begins, from now.
    pub at: f64,
    /// How long it takes to swell.
    pub swell: f64,
    /// How long it takes to die away after that.
    pub fade: f64,
    /// The pitch that it begins with.
    pub from: f32,
    /// The pitch that it ends with.
    pub to: f32,
    /// How loud it is at most, up to 1.
    pub volume: f32,
}

/// What a tone cannot rise from or fall to: nothing at all.
const SILENCE: f32 = 0.0001;

/// Plays sounds; until the first one it asks nothing of the browser.
#[derive(Debug, Default)]
pub struct Sounds(RefCell<Option<AudioContext>>);

impl Sounds {
    /// Plays some tones together.
    pub fn play(&self, tones: impl IntoIterator<Item = Tone>) {
        // A browser without sound stays silent.
        let _ = self.try_play(tones);
    }

    /// Stops all tones, and gives back what the browser keeps for them.
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
        // A browser may have put it to sleep, or wait for a click. Where it sounds, this does nothing.
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
