//! Buttons to share something: by the device's share sheet, or by copying.

use yew::prelude::*;

use super::art::icon;
use super::buttons::text_button;
use crate::platform;
use crate::ui::context::use_localizer;

#[derive(Clone, Debug, PartialEq)]
pub enum Shareable {
    Address(AttrValue),
    Text(AttrValue),
}

#[derive(Clone, PartialEq, Properties)]
pub struct ShareButtonsProps {
    pub content: Shareable,
    /// The same in another form, if there is one; the user can copy it too.
    #[prop_or_default]
    pub text: Option<String>,
    /// `true` if the device has a share sheet.
    pub can_share: bool,
}

/// Returns whether the last copy of this content succeeded, `None` before the first, and a callback that copies a text.
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

/// A button for each way to share, and the result of the last copy, or that the browser refuses the share sheet.
#[component]
pub fn ShareButtons(props: &ShareButtonsProps) -> Html {
    let loc = use_localizer();
    let (is_copied, copies) = use_copy(props.content.clone());
    let is_refused = use_state_eq(|| false);
    let copy = |text: &str| {
        let (text, is_refused) = (text.to_owned(), is_refused.setter());
        copies.reform(move |_: MouseEvent| {
            is_refused.set(false);
            text.clone()
        })
    };
    let (content, refuse) = (props.content.clone(), is_refused.setter());
    let send = move |_: MouseEvent| {
        let refuse = refuse.clone();
        let on_done = move |is_done: bool| refuse.set(!is_done);
        match &content {
            Shareable::Address(address) => platform::share("Red7", address, on_done),
            Shareable::Text(text) => platform::share_text(text, on_done),
        }
    };
    let says = match is_copied {
        _ if *is_refused => Some(loc.share_not_sent()),
        Some(true) => Some(loc.share_copied()),
        Some(false) => Some(loc.share_not_copied()),
        None => None,
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
                <button type="button" class="btn primary" onclick={copy(given)}>
                    { icon("link") }
                    { loc.share_copy() }
                </button>
            </div>
            <p class="muted" role="status">{ for says }</p>
        </>
    }
}
