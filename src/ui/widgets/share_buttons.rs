//! Buttons to share something: by the device's share sheet, or by copying.

use yew::prelude::*;

use super::art::icon;
use super::buttons::text_button;
use crate::platform::{self, ShareEnd};
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
    /// Called once a text has been shared (`true`) or copied. It is then shared, or else copied, as the buttons appear:
    /// the press that brings them is the one that asks for it.
    #[prop_or_default]
    pub on_given: Option<Callback<bool>>,
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
    let (content, refuse, given) = (
        props.content.clone(),
        is_refused.setter(),
        props.on_given.clone(),
    );
    let send = move |_: MouseEvent| {
        let (refuse, given) = (refuse.clone(), given.clone());
        match &content {
            Shareable::Address(address) => {
                platform::share("Red7", address, move |is_done| refuse.set(!is_done));
            }
            Shareable::Text(text) => platform::send_text(text, move |end| {
                refuse.set(end == ShareEnd::Refused);
                if end == ShareEnd::Shared {
                    tell(given.as_ref(), true);
                }
            }),
        }
    };
    let is_copied_at_once = use_given_at_once(props);
    {
        let given = props.on_given.clone();
        use_effect_with(is_copied, move |&is_copied| {
            if is_copied == Some(true) {
                tell(given.as_ref(), false);
            }
        });
    }
    let says = match is_copied.or(is_copied_at_once.then_some(true)) {
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

/// Shares or copies a text as its buttons appear, if somebody is to hear of it; returns `true` once it was copied. A
/// browser that refuses has buttons for it.
#[hook]
fn use_given_at_once(props: &ShareButtonsProps) -> bool {
    let is_copied = use_state_eq(|| false);
    let set = is_copied.setter();
    let (given, content, can_share) = (
        props.on_given.clone(),
        props.content.clone(),
        props.can_share,
    );
    use_effect_with((), move |()| {
        let (Some(given), Shareable::Text(text)) = (given, content) else {
            return;
        };
        if can_share {
            platform::send_text(&text, move |end| {
                if end == ShareEnd::Shared {
                    given.emit(true);
                }
            });
        } else {
            platform::copy(&text, move |is_done| {
                if is_done {
                    set.set(true);
                    given.emit(false);
                }
            });
        }
    });
    *is_copied
}

fn tell(given: Option<&Callback<bool>>, is_shared: bool) {
    if let Some(given) = given {
        given.emit(is_shared);
    }
}
