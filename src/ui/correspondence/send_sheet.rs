//! The sheet that sends a game to the next player.

use yew::prelude::*;

use crate::platform::{self, ShareEnd};
use crate::state::{Action, CorrespondenceAction, Link, NavigationAction};
use crate::ui::context::{PageContext, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::widgets::{DeviceCapabilities, Given, ShareButtons, Shareable, address, code, icon};

#[derive(Clone, PartialEq, Properties)]
pub struct SendSheetProps {
    pub link: Link,
    /// Text of the message before the link.
    pub line: AttrValue,
    /// Explanation above the message.
    pub says: AttrValue,
    pub device: DeviceCapabilities,
}

/// A message with the link, the share buttons, and the link as a QR code.
#[component]
pub fn SendSheet(props: &SendSheetProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let can_share = props.device.can_share;
    let address = address(&props.link, &props.device);
    let message = address.map(|address| (format!("{} {address}", props.line), address));
    // A message of a sealed game counts as sent once it is shown.
    let on_given = matches!(props.link, Link::Correspondence(_)).then(|| {
        Callback::from(move |given| {
            dispatch.emit(Action::Correspondence(CorrespondenceAction::Sent));
            // A copy is still to be pasted: the sheet says so.
            if given == Given::Shared {
                dispatch.emit(Action::Navigate(NavigationAction::CloseSheet));
            }
        })
    });
    let text = message.as_ref().map(|(message, _)| message.clone());
    let is_copied = use_given_at_once(text, can_share, on_given.clone());
    let Some((message, address)) = message else {
        return html! { <p class="error">{ icon("warn") }<span>{ loc.share_failed() }</span></p> };
    };
    html! {
        <div class="share">
            <p>{ &props.says }</p>
            <textarea class="text message" readonly=true rows="4" aria-label={loc.share_address()} value={message.clone()} />
            <ShareButtons content={Shareable::Text(message.into())} {can_share} {on_given} {is_copied} />
            { code(loc, &address) }
        </div>
    }
}

/// Shares or copies a message as the sheet opens, if somebody is to hear of it: the press that opened it asked for that.
/// Returns `true` once it was copied. A browser that refuses has buttons for it.
#[hook]
fn use_given_at_once(
    message: Option<String>,
    can_share: bool,
    on_given: Option<Callback<Given>>,
) -> bool {
    let is_copied = use_state_eq(|| false);
    let set = is_copied.setter();
    use_effect_with((), move |()| {
        let (Some(message), Some(on_given)) = (message, on_given) else {
            return;
        };
        if can_share {
            platform::share_text(&message, move |end| {
                if end == ShareEnd::Shared {
                    on_given.emit(Given::Shared);
                }
            });
        } else {
            platform::copy(&message, move |is_done| {
                if is_done {
                    set.set(true);
                    on_given.emit(Given::Copied);
                }
            });
        }
    });
    *is_copied
}
