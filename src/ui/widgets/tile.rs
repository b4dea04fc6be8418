//! A way to something else than a game, on the start page and among the puzzles.

use yew::prelude::*;

use super::art::icon;

/// The way there: what it is called, what there is to say of it, and its sign.
pub fn tile(
    name: &'static str,
    says: &str,
    sign: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="tile" {onclick}>
            <span class="dab plain">{ icon(sign) }</span>
            <b>{ name }</b>
            <span class="s">{ says }</span>
            { icon("next") }
        </button>
    }
}
