//! Instant replay of turns: each is shown for a moment, or until the player does something else.

use std::rc::Rc;

use yew::prelude::*;

use crate::platform::{self, Timer};
use crate::state::{Action, GameAction, ReplayFrame, Scene};
use crate::ui::effect::use_effect_with;

/// Time a turn is shown, in milliseconds.
const SHOWN: u32 = 2000;

/// Time the moment before it is shown, in milliseconds.
const BEFORE: u32 = 500;

/// Returns the scene the table shows: the current frame of the instant replay, if any, else `scene`. A timer advances
/// the replay; any key, touch or mouse input ends it.
#[hook]
pub fn use_recall(scene: &Rc<Scene>, dispatch: &Callback<Action>) -> Rc<Scene> {
    let time = |moment: &ReplayFrame| (moment.ply, if moment.is_before { BEFORE } else { SHOWN });
    let time = scene.instant_replay.as_ref().map(time);
    let on = dispatch.clone();
    use_effect_with(time, move |time| {
        let timer = time.map(|(_, millis)| {
            Timer::after(millis, move || {
                on.emit(Action::Game(GameAction::ReplayNext));
            })
        });
        move || drop(timer)
    });
    let no_more = dispatch.clone();
    use_effect_with(time.is_some(), move |&is_shown| {
        let listening = is_shown.then(|| {
            platform::before_input(move || no_more.emit(Action::Game(GameAction::StopReplay)))
        });
        move || drop(listening)
    });
    match &scene.instant_replay {
        Some(moment) => moment.scene.clone(),
        None => scene.clone(),
    }
}
