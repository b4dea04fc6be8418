//! Sounds of the table. Every sound accompanies something visible.

use std::rc::Rc;

use yew::prelude::*;

use crate::game::Color;
use crate::platform::{Sounds, Tone};
use crate::state::{Scene, SoundCue};
use crate::ui::effect::use_effect_with;

/// A seven-note scale, in hertz: a note for each colour, the highest for red.
const SCALE: [f32; 7] = [262.0, 294.0, 330.0, 349.0, 392.0, 440.0, 494.0];

/// Delay between the sounds of simultaneous events, in seconds: a card lands before the rule changes.
const APART: f64 = 0.24;

/// Plays sounds for events on the table while sound is on; in a rush, for the result of a puzzle (its index, and `true`
/// if solved). Also plays one when the user turns sound on.
#[hook]
pub fn use_sound(scene: Option<Rc<Scene>>, tried: Option<(usize, bool)>, is_on: bool) {
    let sounds = use_memo((), |()| Sounds::default());
    let last = use_mut_ref(|| (None::<Rc<Scene>>, tried, is_on));
    use_effect_with((scene, tried, is_on), move |(scene, tried, is_on)| {
        let (before, earlier, was_on) = last.replace((scene.clone(), *tried, *is_on));
        let cues = match (before, scene) {
            _ if !is_on => return sounds.stop(),
            _ if !was_on => vec![SoundCue::Turn],
            _ if *tried != earlier => tried
                .iter()
                .map(|&(_, is_solved)| cue_of(is_solved))
                .collect(),
            (Some(before), Some(after)) => SoundCue::between(&before, after),
            _ => Vec::new(),
        };
        let mut at = 0.0;
        for cue in cues {
            sounds.play(tones(cue).into_iter().map(|tone| Tone {
                at: tone.at + at,
                ..tone
            }));
            at += APART;
        }
    });
}

/// A rising sound for a solved puzzle, a falling one for a failed one.
const fn cue_of(is_solved: bool) -> SoundCue {
    if is_solved {
        SoundCue::Turn
    } else {
        SoundCue::Out
    }
}

fn tones(cue: SoundCue) -> Vec<Tone> {
    match cue {
        // The tick of a card, higher for a higher value.
        SoundCue::Card(value) => {
            let pitch = 500.0 + 90.0 * f32::from(value.get());
            vec![tone(0.0, (0.004, 0.06), (pitch, pitch / 3.0), 0.12)]
        }
        // A brush stroke.
        SoundCue::Rule(color) => vec![note(color, 0.0, (0.12, 0.4))],
        // Two taps on wood.
        SoundCue::Turn => {
            let tap = |at, pitch| tone(at, (0.003, 0.07), (pitch, pitch * 0.8), 0.16);
            vec![tap(0.0, 620.0), tap(0.12, 780.0)]
        }
        // The turning of a page.
        SoundCue::Out => vec![tone(0.0, (0.05, 0.35), (190.0, 95.0), 0.14)],
        // The scale upwards, a note with each stroke.
        SoundCue::Win => {
            let up = Color::ALL.into_iter().rev().zip(0_u8..);
            up.map(|(color, nth)| note(color, 0.09 * f64::from(nth), (0.02, 0.45)))
                .collect()
        }
        // Its lowest three notes, downwards.
        SoundCue::Loss => {
            let down = [Color::Blue, Color::Indigo, Color::Violet].into_iter();
            down.zip(0_u8..)
                .map(|(color, nth)| note(color, 0.18 * f64::from(nth), (0.02, 0.45)))
                .collect()
        }
    }
}

/// Note of a colour.
fn note(color: Color, at: f64, times: (f64, f64)) -> Tone {
    let rank = Color::ALL
        .into_iter()
        .rev()
        .position(|other| other == color);
    let pitch = SCALE[rank.unwrap_or_default()];
    tone(at, times, (pitch, pitch), 0.1)
}

fn tone(at: f64, (swell, fade): (f64, f64), (from, to): (f32, f32), volume: f32) -> Tone {
    Tone {
        at,
        swell,
        fade,
        from,
        to,
        volume,
    }
}
