//! Buttons used in many places.

use yew::prelude::*;

use super::art::brand;
use crate::i18n::Localizer;
use crate::state::{Action, NavigationAction};
use crate::ui::context::on_click;

/// A button with a text. `class` adds a style.
pub fn text_button(
    class: Option<&'static str>,
    text: impl Into<AttrValue>,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" class={classes!("btn", class)} {onclick}>{ text.into() }</button> }
}

/// The name of the game, as a button to the start page.
pub fn home_button(loc: Localizer, dispatch: &Callback<Action>) -> Html {
    let onclick = on_click(dispatch, Action::Navigate(NavigationAction::Home));
    html! {
        <button type="button" class="brand" aria-label={loc.table_home()} {onclick}>
            { brand() }
        </button>
    }
}
