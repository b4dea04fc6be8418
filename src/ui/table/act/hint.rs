//! The button that asks what a master would do, and the answer.

use yew::prelude::*;

use crate::state::{Action, HintState, TurnAction};
use crate::ui::shell::shortcut;
use crate::ui::table::act::{ActView, verdict};
use crate::ui::widgets::{icon, sentence};

/// Asks for a hint, until there is one. In the deal of a day nothing is advised.
pub fn hint(act: &ActView<'_>) -> Html {
    if act.scene.day.is_some() {
        return Html::default();
    }
    let is_asked = act.scene.hint != HintState::None;
    html! {
        <button
            key="hint"
            type="button"
            class="btn tool"
            aria-disabled={is_asked.then_some("true")}
            aria-keyshortcuts={shortcut(act.settings, "hint")}
            onclick={act.on(Action::Turn(TurnAction::AskForHint))}
        >
            { icon("hint") }
            <span>{ act.words.button_hint() }</span>
        </button>
    }
}

/// The hint, if one was asked for.
pub fn advice(act: &ActView<'_>) -> Option<Html> {
    let words = act.words;
    let text = match &act.scene.hint {
        HintState::None => return None,
        HintState::Asked => html! { <p>{ words.hint_asked() }</p> },
        HintState::Given(hint) => html! {
            <p>{ sentence(words, &words.hint(hint)) }{ " " }{ words.hint_reason(hint) }</p>
        },
    };
    Some(verdict(
        "calm advice",
        Some("hint"),
        words.button_hint(),
        text,
    ))
}
