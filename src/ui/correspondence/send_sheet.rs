//! The sheet by which a game is sent to whoever moves next.

use yew::prelude::*;

use crate::state::Link;
use crate::ui::context::use_localizer;
use crate::ui::widgets::{DeviceCapabilities, ShareButtons, Shareable, address, code, icon};

/// What [`Sent`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct SendSheetProps {
    /// The link that is sent.
    pub link: Link,
    /// What is said before it.
    pub line: AttrValue,
    /// What is said of it here.
    pub says: AttrValue,
    /// The device.
    pub device: DeviceCapabilities,
}

/// A message with the link, the ways to give it on, and the link as a code for a camera.
#[component]
pub fn SendSheet(props: &SendSheetProps) -> Html {
    let loc = use_localizer();
    let Some(address) = address(&props.link, &props.device) else {
        return html! { <p class="error">{ icon("warn") }<span>{ loc.share_failed() }</span></p> };
    };
    let message = format!("{} {address}", props.line);
    html! {
        <div class="share">
            <p>{ &props.says }</p>
            <textarea class="text message" readonly=true rows="4" aria-label={loc.share_address()} value={message.clone()} />
            <ShareButtons content={Shareable::Text(message.into())} can_share={props.device.can_share} />
            { code(loc, &address) }
        </div>
    }
}
