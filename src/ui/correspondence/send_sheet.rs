//! The sheet that sends a game to the next player.

use yew::prelude::*;

use crate::state::{Action, CorrespondenceAction, Link, NavigationAction};
use crate::ui::context::{PageContext, use_page};
use crate::ui::widgets::{DeviceCapabilities, ShareButtons, Shareable, address, code, icon};

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
    let Some(address) = address(&props.link, &props.device) else {
        return html! { <p class="error">{ icon("warn") }<span>{ loc.share_failed() }</span></p> };
    };
    let message = format!("{} {address}", props.line);
    // A message of a sealed game counts as sent once it is shown.
    let on_given = matches!(props.link, Link::Correspondence(_)).then(|| {
        Callback::from(move |is_shared| {
            dispatch.emit(Action::Correspondence(CorrespondenceAction::Sent));
            // A copy is still to be pasted: the sheet says so.
            if is_shared {
                dispatch.emit(Action::Navigate(NavigationAction::CloseSheet));
            }
        })
    });
    html! {
        <div class="share">
            <p>{ &props.says }</p>
            <textarea class="text message" readonly=true rows="4" aria-label={loc.share_address()} value={message.clone()} />
            <ShareButtons content={Shareable::Text(message.into())} can_share={props.device.can_share} {on_given} />
            { code(loc, &address) }
        </div>
    }
}
