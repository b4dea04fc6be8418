//! The way through turns that are looked at again: arrow keys, and buttons that do the same.

use yew::prelude::*;

use super::art::icon;
use crate::platform;
use crate::state::{Action, Step};
use crate::words::Words;

/// Lets arrows, Home and End lead through the turns, unless a sheet lies over them.
#[hook]
pub fn use_step_keys(dispatch: &Callback<Action>) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let listener = platform::on_key(move |event| {
            let pressed = event.key();
            let mut steps = [Step::First, Step::Back, Step::On, Step::Last].into_iter();
            let step = steps.find(|&step| key(step) == pressed);
            if let Some(step) = step.filter(|_| !platform::has_dialog()) {
                event.prevent_default();
                dispatch.emit(Action::Step(step));
            }
        });
        move || drop(listener)
    });
}

/// The button of a step from a moment after `ply` of `plies` turns.
pub fn step_button(
    words: Words,
    step: Step,
    (ply, plies): (usize, usize),
    dispatch: &Callback<Action>,
) -> Html {
    let (name, sign) = match step {
        Step::First => (words.replay_first(), "first"),
        Step::Back => (words.replay_back(), "back"),
        Step::On => (words.replay_next(), "next"),
        Step::Last => (words.replay_last(), "last"),
    };
    let is_there = step.from(ply, plies) == ply;
    html! {
        <button
            type="button"
            class="btn tool"
            aria-label={name}
            aria-keyshortcuts={key(step)}
            aria-disabled={is_there.then_some("true")}
            onclick={dispatch.reform(move |_: MouseEvent| Action::Step(step))}
        >
            { icon(sign) }
        </button>
    }
}

fn key(step: Step) -> &'static str {
    match step {
        Step::First => "Home",
        Step::Back => "ArrowLeft",
        Step::On => "ArrowRight",
        Step::Last => "End",
    }
}
