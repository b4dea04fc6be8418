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

/// A button for each way to share, and the result of the last copy.
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
                { for is_copied.map(|is_done| if is_done { loc.share_copied() } else { loc.share_not_copied() }) }
            </p>
        </>
    }
}
