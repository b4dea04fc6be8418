//! A confirmation within a sheet.

use yew::prelude::*;

use super::buttons::text_button;
use super::focus::use_lost_focus;

#[derive(Clone, PartialEq, Properties)]
pub struct ConfirmationProps {
    pub text: AttrValue,
    /// Label of the button that cancels.
    pub leave: &'static str,
    /// Label of the button that confirms.
    pub go: &'static str,
    /// `true` if confirming loses something.
    pub is_loss: bool,
    pub on_leave: Callback<MouseEvent>,
    pub on_go: Callback<MouseEvent>,
}

/// A question with two buttons. It gets the focus if the button that opened it is gone.
#[component]
pub fn Confirmation(props: &ConfirmationProps) -> Html {
    let place = use_lost_focus(());
    html! {
        <div class="asks" tabindex="-1" ref={place}>
            <p role="alert">{ &props.text }</p>
            <div class="row">
                { text_button(None, props.leave, props.on_leave.clone()) }
                { text_button(Some(if props.is_loss { "primary out" } else { "primary" }), props.go, props.on_go.clone()) }
            </div>
        </div>
    }
}
