//! A tile that opens something other than a game, on the start page and in the sheet of puzzles.

use yew::prelude::*;

use super::art::icon;

/// A tile with its name, its description and its icon.
pub fn tile(
    name: &'static str,
    says: &str,
    sign: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="tile" {onclick}>
            <span class="rule-icon plain">{ icon(sign) }</span>
            <b>{ name }</b>
            { " " }
            <span class="s">{ says }</span>
            { icon("next") }
        </button>
    }
}
