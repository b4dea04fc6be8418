//! Buttons to share something: by the device's share sheet, or by copying.

use yew::prelude::*;

use super::art::icon;
use super::buttons::text_button;
use crate::platform::{self, ShareEnd};
use crate::ui::context::use_localizer;
use crate::ui::effect::use_effect_with;

#[derive(Clone, Debug, PartialEq)]
pub enum Shareable {
    Address(AttrValue),
    Text(AttrValue),
}

/// Way in which something was given to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    Shared,
    /// It is still to be pasted.
    Copied,
}

#[derive(Clone, PartialEq, Properties)]
pub struct ShareButtonsProps {
    pub content: Shareable,
    /// The same in other forms, which the user can copy too, with the names of their buttons.
    #[prop_or_default]
    pub others: Vec<(&'static str, String)>,
    /// `true` if the device has a share sheet.
    pub can_share: bool,
    /// Called once something has been shared or copied.
    #[prop_or_default]
    pub on_given: Option<Callback<Given>>,
    /// `true` if it has been copied before the buttons appeared.
    #[prop_or_default]
    pub is_copied: bool,
}

/// Returns whether the last copy of this content succeeded, `None` before the first, and a callback that copies a text.
/// `on_given` hears of a copy that did.
#[hook]
pub fn use_copy<T: PartialEq + 'static>(
    content: T,
    on_given: Option<Callback<Given>>,
) -> (Option<bool>, Callback<String>) {
    let is_copied = use_state_eq(|| None);
    {
        let is_copied = is_copied.setter();
        use_effect_with(content, move |_| is_copied.set(None));
    }
    let copies = {
        let is_copied = is_copied.setter();
        use_callback(on_given, move |text: String, on_given| {
            let (is_copied, on_given) = (is_copied.clone(), on_given.clone());
            platform::copy(&text, move |is_done| {
                is_copied.set(Some(is_done));
                if let Some(on_given) = on_given.filter(|_| is_done) {
                    on_given.emit(Given::Copied);
                }
            });
        })
    };
    (*is_copied, copies)
}

/// A button for each way to share, and the result of the last copy, or that the browser refuses the share sheet.
#[component]
pub fn ShareButtons(props: &ShareButtonsProps) -> Html {
    let loc = use_localizer();
    let (is_copied, copies) = use_copy(props.content.clone(), props.on_given.clone());
    let is_refused = use_state_eq(|| false);
    let copy = |text: &str| {
        let (text, is_refused) = (text.to_owned(), is_refused.setter());
        copies.reform(move |_: MouseEvent| {
            is_refused.set(false);
            text.clone()
        })
    };
    let (content, refuse, on_given) = (
        props.content.clone(),
        is_refused.setter(),
        props.on_given.clone(),
    );
    let send = move |_: MouseEvent| {
        let (refuse, on_given) = (refuse.clone(), on_given.clone());
        let end = move |end| {
            refuse.set(end == ShareEnd::Refused);
            if let Some(on_given) = on_given.filter(|_| end == ShareEnd::Shared) {
                on_given.emit(Given::Shared);
            }
        };
        match &content {
            Shareable::Address(address) => platform::share("Red7", address, end),
            Shareable::Text(text) => platform::share_text(text, end),
        }
    };
    let says = match is_copied.or(props.is_copied.then_some(true)) {
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
                <button type="button" class="btn primary" onclick={copy(given)}>
                    { icon("link") }
                    { loc.share_copy() }
                </button>
            </div>
            if !props.others.is_empty() {
                <div class="row">
                    { for props.others.iter().map(|(name, text)| text_button(Some("small"), *name, copy(text))) }
                </div>
            }
            <p class="muted" role="status">{ for says }</p>
        </>
    }
}
