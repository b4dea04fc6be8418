//! Buttons that move through the turns of a replay, with arrow keys as shortcuts.

use yew::prelude::*;

use super::art::icon;
use crate::i18n::Localizer;
use crate::state::Step;

/// The button of a step from the position after `ply` of `plies` turns. `is_go` makes it the primary one.
pub fn step_button(
    loc: Localizer,
    step: Step,
    (ply, plies): (usize, usize),
    is_go: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let (name, sign) = match step {
        Step::First => (loc.replay_first(), "first"),
        Step::Previous => (loc.replay_back(), "back"),
        Step::Next => (loc.replay_next(), "next"),
        Step::Last => (loc.replay_last(), "last"),
    };
    let is_there = step.from(ply, plies) == ply;
    html! {
        <button
            type="button"
            class={classes!("btn", "tool", is_go.then_some("primary"))}
            aria-label={name}
            aria-keyshortcuts={key(step)}
            aria-disabled={is_there.then_some("true")}
            {onclick}
        >
            { icon(sign) }
        </button>
    }
}

fn key(step: Step) -> &'static str {
    match step {
        Step::First => "Home",
        Step::Previous => "ArrowLeft",
        Step::Next => "ArrowRight",
        Step::Last => "End",
    }
}
