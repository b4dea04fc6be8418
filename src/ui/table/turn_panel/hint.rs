//! The hint button, and the hint, which is given step by step.

use std::sync::OnceLock;

use yew::prelude::*;

use crate::state::{Action, HintState, SecondPart, Stage, TurnAction, is_stuck};
use crate::ui::shell::shortcut;
use crate::ui::table::turn_panel::{TurnPanelView, verdict};
use crate::ui::widgets::{icon, sentence};

/// The view of a hint, or of the news that a turn of a lesson is right. Its code is in the lazy chunk.
#[derive(Clone, Copy, Debug)]
pub struct Advice(fn(&TurnPanelView<'_>) -> Option<Html>);

impl SecondPart for Advice {
    const ALL: Self = Self(lazy_advice);

    fn place() -> &'static OnceLock<Self> {
        static PLACE: OnceLock<Advice> = OnceLock::new();
        &PLACE
    }
}

/// Element with the price of a hint.
pub const HINT_PRICE: &str = "hint-price";

/// Button that asks for a hint, and then for more of it. There is none in a daily deal, or if the player can only pass.
pub fn hint(act: &TurnPanelView<'_>) -> Html {
    let (loc, state) = (act.loc, &act.scene.turn.hint);
    let view = &act.scene.view;
    let can_only_pass =
        act.scene.turn.stage == Stage::Idle && (view.hand().is_empty() || is_stuck(view));
    if !act.scene.turn.may_be_advised || can_only_pass {
        return Html::default();
    }
    let label = match (act.coach, state) {
        (Some(_), HintState::None) => loc.button_show(),
        (None | Some(_), _) => loc.hint_button(state),
    };
    html! {
        <button
            key="hint"
            type="button"
            class="btn tool hint"
            aria-disabled={(!state.has_more()).then_some("true")}
            aria-keyshortcuts={shortcut(act.settings, "hint")}
            onclick={act.on_guarded(Action::Turn(TurnAction::AskForHint))}
        >
            { icon("hint") }
            <span>{ label }</span>
        </button>
    }
}

/// Replaces the verdict, once the lazy chunk has come, without which there is no hint.
pub fn advice(act: &TurnPanelView<'_>) -> Option<Html> {
    if act.scene.turn.hint == HintState::None && act.coach.is_none() {
        return None;
    }
    (Advice::loaded()?.0)(act)
}

/// The part of the hint requested so far, or, in a lesson, that the turn is right so far.
fn lazy_advice(act: &TurnPanelView<'_>) -> Option<Html> {
    let loc = act.loc;
    let text = match &act.scene.turn.hint {
        HintState::None => return greeting(act),
        HintState::Asked => html! { loc.hint_asked() },
        HintState::Given(hint) => {
            let told = loc.hint(hint).into_iter();
            told.map(|part| html! { <>{ sentence(loc, &part) }{ loc.sentence_gap() }</> })
                .collect()
        }
    };
    Some(verdict(
        "calm advice",
        Some("hint"),
        loc.button_hint(),
        html! { <p>{ text }</p> },
    ))
}

fn greeting(act: &TurnPanelView<'_>) -> Option<Html> {
    let (loc, drawn) = (act.loc, act.scene.turn.drawn);
    let (title, text) = loc.right_so_far(act.coach?.left?);
    let text = html! {
        <p>
            if !drawn.is_empty() {
                { sentence(loc, &loc.drew_cards(drawn)) }{ loc.sentence_gap() }
            }
            { text }
        </p>
    };
    Some(verdict("good", Some("check"), title, text))
}
