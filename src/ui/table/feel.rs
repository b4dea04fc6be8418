//! Device features during a game: vibration and the screen wake lock.

use std::rc::Rc;

use yew::prelude::*;

use crate::platform::{self, WakeLock};
use crate::state::{HapticCue, Scene};
use crate::ui::effect::use_effect_with;

/// Length of a vibration, in milliseconds.
const LIGHT: u32 = 8;
const STRONG: u32 = 45;

/// Vibrates on the player's moves at the table and on events that affect them; in a rush, on the result of a puzzle
/// (its index, and `true` if solved).
#[hook]
pub fn use_haptics(scene: Option<Rc<Scene>>, tried: Option<(usize, bool)>, is_on: bool) {
    let last = use_mut_ref(|| (None::<Rc<Scene>>, tried));
    use_effect_with((scene, tried, is_on), move |(scene, tried, is_on)| {
        let (before, earlier) = last.replace((scene.clone(), *tried));
        let pulse = match (before, scene) {
            _ if *is_on && *tried != earlier => tried.map(|(_, is_solved)| {
                if is_solved {
                    HapticCue::Light
                } else {
                    HapticCue::Strong
                }
            }),
            (Some(before), Some(after)) if *is_on => HapticCue::between(&before, after),
            _ => None,
        };
        match pulse {
            Some(HapticCue::Light) => platform::vibrate(LIGHT),
            Some(HapticCue::Strong) => platform::vibrate(STRONG),
            None => {}
        }
    });
}

/// Keeps the screen on while a game is played.
#[hook]
pub fn use_wake_lock(is_playing: bool) {
    use_effect_with(is_playing, |&is_playing| {
        let awake = is_playing.then(WakeLock::acquire);
        move || drop(awake)
    });
}
