//! What a device does while one plays: it can be felt, and its screen stays awake.

use std::rc::Rc;

use yew::prelude::*;

use crate::platform::{self, Awake};
use crate::state::{Pulse, Scene};

/// How long a tick is, in milliseconds.
const LIGHT: u32 = 8;
const STRONG: u32 = 45;

/// Lets what a person does at the table, and what becomes of one, be felt.
#[hook]
pub fn use_haptics(scene: Option<Rc<Scene>>, is_on: bool) {
    let last = use_mut_ref(|| None::<Rc<Scene>>);
    use_effect_with((scene, is_on), move |(scene, is_on)| {
        let before = last.replace(scene.clone());
        let pulse = match (before, scene) {
            (Some(before), Some(after)) if *is_on => Pulse::between(&before, after),
            _ => None,
        };
        match pulse {
            Some(Pulse::Light) => platform::tick(LIGHT),
            Some(Pulse::Strong) => platform::tick(STRONG),
            None => {}
        }
    });
}

/// Keeps the screen awake for as long as a game is played.
#[hook]
pub fn use_awake(is_playing: bool) {
    use_effect_with(is_playing, |&is_playing| {
        let awake = is_playing.then(Awake::keep);
        move || drop(awake)
    });
}
