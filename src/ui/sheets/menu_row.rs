//! A row of a menu: a sign, what it does, and what else is to be said of it.

use yew::prelude::*;

use crate::ui::widgets::icon;

pub struct MenuRow {
    pub sign: &'static str,
    pub text: &'static str,
    /// Consequence or object of the action, below its name.
    pub detail: Option<String>,
    /// Key, at the other end of the row.
    pub end: Html,
    /// `true` if it has the focus when the menu opens.
    pub is_first: bool,
    pub node: NodeRef,
    pub onclick: Callback<MouseEvent>,
}

impl MenuRow {
    pub fn new(sign: &'static str, text: &'static str, onclick: Callback<MouseEvent>) -> Self {
        Self {
            sign,
            text,
            detail: None,
            end: Html::default(),
            is_first: false,
            node: NodeRef::default(),
            onclick,
        }
    }

    pub fn view(self) -> Html {
        html! {
            <button type="button" class="item" ref={self.node} autofocus={self.is_first} onclick={self.onclick}>
                { icon(self.sign) }
                <b>{ self.text }</b>
                if let Some(detail) = self.detail {
                    { " " }
                    <small>{ detail }</small>
                }
                { self.end }
            </button>
        }
    }
}
