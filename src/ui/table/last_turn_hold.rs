//! Holds the opponent's last turn before the player's own on screen as long as the turns before it.

use yew::prelude::*;

use crate::platform::Timer;
use crate::state::{Pace, Scene, Stage};
use crate::ui::effect::use_effect_with;

/// Hold time if the player steps through the turns, in milliseconds.
const STEP: u32 = 2600;

/// Returns `true` while the opponent's last turn is still shown: from the start of the player's turn for as long as the
/// pace sets, or until the player begins a move. A turn already made when the table opened is not held.
#[hook]
pub fn use_last_turn_hold(scene: &Scene, pace: Option<Pace>) -> bool {
    let last = scene.narrated_turn().map(|line| line.ply);
    let (is_idle, has_begun) = match scene.turn.stage {
        Stage::Idle => (true, scene.instant_replay.is_some()),
        Stage::OpponentsTurn(_)
        | Stage::FriendsTurn(_)
        | Stage::Out(_)
        | Stage::HandingOver(_)
        | Stage::Over(_) => (false, false),
        Stage::Chosen(_)
        | Stage::Acting
        | Stage::Staged
        | Stage::ConfirmingPass
        | Stage::ConfirmingOut => (false, true),
    };
    let seen = use_state_eq(|| last.filter(|_| is_idle));
    let is_new = is_idle && last.is_some() && *seen != last;
    let millis = pace.unwrap_or(Pace::Brisk).millis().unwrap_or(STEP);
    let setter = seen.setter();
    use_effect_with(
        (last, is_new, has_begun, millis),
        move |&(last, is_new, has_begun, millis)| {
            let is_seen = has_begun || millis == 0;
            if is_new && is_seen || has_begun {
                setter.set(last);
            }
            let timer =
                (is_new && !is_seen).then(|| Timer::after(millis, move || setter.set(last)));
            move || drop(timer)
        },
    );
    is_new && millis > 0
}
