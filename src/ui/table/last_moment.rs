//! The last moment of a round: the table stays for it before its place is taken by how the round ended.

use yew::prelude::*;

use crate::platform::Timer;
use crate::state::{Pace, Scene};

/// What ends the last moment of a round before its time, as long as it lasts: from the turn that ended the round, for
/// as long as the pace says, or until the player asks. A round that was over when its table came to be seen has none.
#[hook]
pub fn use_last_moment(scene: &Scene, pace: Option<Pace>) -> Option<Callback<()>> {
    let is_over = scene.view.table().winner().is_some();
    let last = scene.log.last().filter(|_| is_over).map(|line| line.ply);
    let seen = use_state_eq(|| last);
    let is_new = last.is_some() && *seen != last;
    let millis = pace.unwrap_or(Pace::Brisk).millis();
    let setter = seen.setter();
    let end = use_callback(last, move |(), &last| setter.set(last));
    // Where nothing is over, or nothing is to wait for, nothing is left to show.
    let is_seen = last.is_none() || millis == Some(0);
    use_effect_with((is_new, is_seen, millis, end.clone()), |deps| {
        let (is_new, is_seen, millis, end) = deps.clone();
        let stays = millis.filter(|_| is_new && !is_seen);
        if is_seen {
            end.emit(());
        }
        let timer = stays.map(|millis| Timer::after(millis, move || end.emit(())));
        move || drop(timer)
    });
    (is_new && !is_seen).then_some(end)
}
