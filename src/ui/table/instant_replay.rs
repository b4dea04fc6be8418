//! Turns that are shown once more: each for a moment, or until something else is done.

use std::rc::Rc;

use yew::prelude::*;

use crate::platform::{self, Timer};
use crate::state::{Action, GameAction, ReplayFrame, Scene};

/// How long a turn is shown, in milliseconds.
const SHOWN: u32 = 2000;

/// How long the moment before it is.
const BEFORE: u32 = 500;

/// What the table shows: the moment that is shown once more, if there is one, else the scene itself. Time leads from
/// one moment to the next; a key, a finger or the mouse leads back to the game.
#[hook]
pub fn use_recall(scene: &Rc<Scene>, dispatch: &Callback<Action>) -> Rc<Scene> {
    let time = |moment: &ReplayFrame| (moment.ply, if moment.is_before { BEFORE } else { SHOWN });
    let time = scene.instant_replay.as_ref().map(time);
    let on = dispatch.clone();
    use_effect_with(time, move |time| {
        let timer = time.map(|(_, millis)| {
            Timer::after(millis, move || {
                on.emit(Action::Game(GameAction::ReplayNext))
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
