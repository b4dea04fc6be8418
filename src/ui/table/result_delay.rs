//! Delay before the result replaces the table at the end of a round.

use yew::prelude::*;

use crate::platform::Timer;
use crate::state::{Pace, PlaybackMode, Scene};

/// Returns a callback that ends the delay early, while it lasts: from the turn that ended the round, for as long as the
/// pace sets, or until the player asks. Paused playback waits for the player. A round already over when its table
/// opened has no delay.
#[hook]
pub fn use_result_delay(scene: &Scene, pace: Option<Pace>) -> Option<Callback<()>> {
    let is_over = scene.view.table().winner().is_some();
    let last = scene.log.last().filter(|_| is_over).map(|line| line.ply);
    let seen = use_state_eq(|| last);
    let millis = match scene.flow {
        PlaybackMode::Paused => None,
        PlaybackMode::Timed | PlaybackMode::FastForward => pace.unwrap_or(Pace::Brisk).millis(),
    };
    let lasts = last.is_some() && *seen != last && millis != Some(0);
    let setter = seen.setter();
    let end = use_callback(last, move |(), &last| setter.set(last));
    use_effect_with((lasts, millis, end.clone()), |(lasts, millis, end)| {
        let end = end.clone();
        let timer = if *lasts {
            millis.map(|millis| Timer::after(millis, move || end.emit(())))
        } else {
            end.emit(());
            None
        };
        move || drop(timer)
    });
    lasts.then_some(end)
}
