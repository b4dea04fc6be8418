//! A question within a sheet, before something happens.

use yew::prelude::*;

use super::buttons::text_button;
use super::focus::use_lost_focus;

/// What [`Confirmation`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct ConfirmationProps {
    /// What is asked.
    pub text: AttrValue,
    /// What the button says that leaves all as it is.
    pub leave: &'static str,
    /// What the button says that goes on.
    pub go: &'static str,
    /// Whether something is lost by that.
    pub is_loss: bool,
    /// All is left as it is.
    pub on_leave: Callback<MouseEvent>,
    /// It goes on.
    pub on_go: Callback<MouseEvent>,
}

/// A question with two ways. It gets the focus, if the button that led to it is gone.
#[component]
pub fn Confirmation(props: &ConfirmationProps) -> Html {
    let place = use_lost_focus(());
    html! {
        <div class="asks" tabindex="-1" ref={place}>
            <p role="alert">{ &props.text }</p>
            <div class="row">
                { text_button(None, props.leave, props.on_leave.clone()) }
                { text_button(Some(if props.is_loss { "go out" } else { "go" }), props.go, props.on_go.clone()) }
            </div>
        </div>
    }
}
