//! The end of a round on the table, step by step until the result replaces it.

use yew::prelude::*;

use crate::platform::{self, Timer};
use crate::state::{Action, EndStep, GameAction, Pace, PlaybackMode, Scene};
use crate::ui::effect::use_effect_with;

/// The button to the result.
const RESULT: &str = ".turn-panel .primary";

/// Returns the step that the table shows, if any, and moves on after its time, or to the result with any key or tap.
///
/// Paused playback holds who is out until the player asks for the result, and so does a keyboard's focus on the button
/// for it. Else the result comes at once where nothing
/// moves, and if opponents don't take any time.
#[hook]
pub fn use_round_end(
    scene: &Scene,
    pace: Option<Pace>,
    dispatch: &Callback<Action>,
) -> Option<EndStep> {
    let ending = scene.round_end.ending;
    let pace = pace.unwrap_or(Pace::Brisk);
    // Tests render the table without styles.
    let has_motion = || cfg!(not(target_arch = "wasm32")) || platform::has_motion();
    let is_still = ending.is_some() && (pace == Pace::Instant || !has_motion());
    let is_focused = use_state_eq(|| false);
    let is_held = scene.flow == PlaybackMode::Paused
        || pace.millis().is_none()
        || *is_focused && ending.is_some();
    let hold = is_focused.setter();
    {
        let hold = hold.clone();
        use_effect_with(ending.is_some(), move |_| hold.set(false));
    }
    let step = ending.filter(|_| is_held || !is_still);
    let on = dispatch.clone();
    use_effect_with(
        (ending, is_still, is_held),
        move |&(ending, is_still, is_held)| {
            let send = move |action| on.emit(Action::Game(action));
            let timer = match ending {
                Some(EndStep::Fall) if is_held => None,
                Some(_) if is_still => {
                    send(if is_held {
                        GameAction::NextEndStep
                    } else {
                        GameAction::ShowResult
                    });
                    None
                }
                Some(step) => Some(Timer::after(step.millis(), move || {
                    if step == EndStep::Fall && platform::has_visible_focus(RESULT) {
                        hold.set(true);
                    } else {
                        send(GameAction::NextEndStep);
                    }
                })),
                None => None,
            };
            move || drop(timer)
        },
    );
    let skip = dispatch.clone();
    use_effect_with(step.is_some() && !is_held, move |&can_skip| {
        let listening = can_skip.then(|| {
            platform::on_any_input(move || skip.emit(Action::Game(GameAction::ShowResult)))
        });
        move || drop(listening)
    });
    step
}
