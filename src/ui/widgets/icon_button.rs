//! A button with only an icon.

use yew::prelude::*;

use super::art::icon;
use crate::state::Action;
use crate::ui::context::on_click;

/// A button whose name is only for screen readers.
pub struct IconButton {
    name: AttrValue,
    sign: &'static str,
    class: Option<&'static str>,
    keys: Option<&'static str>,
    is_on: Option<&'static str>,
}

impl IconButton {
    pub fn new(name: impl Into<AttrValue>, sign: &'static str) -> Self {
        Self {
            name: name.into(),
            sign,
            class: None,
            keys: None,
            is_on: None,
        }
    }

    /// Adds a class, for example for the screen sizes that show it.
    pub const fn class(mut self, class: Option<&'static str>) -> Self {
        self.class = class;
        self
    }

    /// Adds a key that presses it.
    pub const fn keys(mut self, keys: Option<&'static str>) -> Self {
        self.keys = keys;
        self
    }

    /// Turns it into a switch that is on or off.
    pub const fn switched(mut self, is_on: bool) -> Self {
        self.is_on = Some(if is_on { "true" } else { "false" });
        self
    }

    /// Renders it; each click dispatches an action.
    pub fn sends(self, action: Action, dispatch: &Callback<Action>) -> Html {
        self.view(on_click(dispatch, action))
    }

    /// Renders it with a callback for clicks.
    pub fn view(self, onclick: Callback<MouseEvent>) -> Html {
        html! {
            <button
                type="button"
                class={classes!("icon-btn", self.class)}
                aria-label={self.name}
                aria-keyshortcuts={self.keys}
                aria-pressed={self.is_on}
                {onclick}
            >
                { icon(self.sign) }
            </button>
        }
    }
}
