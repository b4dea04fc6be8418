//! The ways to give something to others: the device's own sheet, and copying.

use yew::prelude::*;

use super::art::icon;
use super::buttons::text_button;
use crate::platform;
use crate::ui::context::use_localizer;

/// Something that can be given to others.
#[derive(Clone, Debug, PartialEq)]
pub enum Shareable {
    /// An address.
    Address(AttrValue),
    /// A text.
    Text(AttrValue),
}

/// What [`ShareButtons`] gives.
#[derive(Clone, PartialEq, Properties)]
pub struct ShareButtonsProps {
    /// What is given.
    pub content: Shareable,
    /// The same in another form, if there is one, which can be copied too.
    #[prop_or_default]
    pub text: Option<String>,
    /// Whether the device has a sheet of its own.
    pub can_share: bool,
}

/// Whether the last copy went well, if one of this content was made, and what copies a text.
#[hook]
pub fn use_copy<T: PartialEq + 'static>(content: T) -> (Option<bool>, Callback<String>) {
    let is_copied = use_state_eq(|| None);
    {
        let is_copied = is_copied.setter();
        use_effect_with(content, move |_| is_copied.set(None));
    }
    let copies = {
        let is_copied = is_copied.setter();
        use_callback((), move |text: String, ()| {
            let is_copied = is_copied.clone();
            platform::copy(&text, move |is_done| is_copied.set(Some(is_done)));
        })
    };
    (*is_copied, copies)
}

/// A button for each way, and whether copying went well.
#[component]
pub fn ShareButtons(props: &ShareButtonsProps) -> Html {
    let loc = use_localizer();
    let (is_copied, copies) = use_copy(props.content.clone());
    let copy = |text: &str| {
        let text = text.to_owned();
        copies.reform(move |_: MouseEvent| text.clone())
    };
    let content = props.content.clone();
    let send = move |_: MouseEvent| match &content {
        Shareable::Address(address) => platform::share("Red7", address),
        Shareable::Text(text) => platform::share_text(text),
    };
    let (Shareable::Address(given) | Shareable::Text(given)) = &props.content;
    html! {
        <>
            <div class="row">
                if props.can_share {
                    <button type="button" class="btn" onclick={send}>
                        { icon("share") }
                        { loc.share_send() }
                    </button>
                }
                { for props.text.iter().map(|text| text_button(None, loc.share_copy_text(), copy(text))) }
                <button type="button" class="btn go" onclick={copy(given)}>
                    { icon("link") }
                    { loc.share_copy() }
                </button>
            </div>
            <p class="muted" role="status">
                { for is_copied.map(|is_done| match is_done {
                    true => loc.share_copied(),
                    false => loc.share_not_copied(),
                }) }
            </p>
        </>
    }
}
