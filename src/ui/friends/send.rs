//! The sheet by which a game is sent to whoever moves next.

use yew::prelude::*;

use crate::game::Seat;
use crate::state::{Letter, Link};
use crate::ui::context::use_words;
use crate::ui::widgets::{Device, ShareButtons, Shareable, address, code, icon};

/// What [`Sent`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct SentProps {
    /// The game as it stands.
    pub letter: Letter,
    /// Who moves next; nobody once it is over.
    pub to: Option<Seat>,
    /// The device.
    pub device: Device,
}

/// A message with the link, the ways to give it on, and the link as a code for a camera.
#[component]
pub fn Sent(props: &SentProps) -> Html {
    let words = use_words();
    let link = Link::Letter(props.letter.clone());
    let Some(address) = address(&link, &props.device) else {
        return html! { <p class="error">{ icon("warn") }<span>{ words.share_failed() }</span></p> };
    };
    let line = props.to.map_or_else(
        || words.friends_line_over().to_owned(),
        |seat| words.friends_line(seat),
    );
    let message = format!("{line} {address}");
    html! {
        <div class="share">
            <p>{ words.friends_send_says() }</p>
            <textarea class="text message" readonly=true rows="4" aria-label={words.share_address()} value={message.clone()} />
            <ShareButtons content={Shareable::Text(message.into())} can_share={props.device.can_share} />
            { code(words, &address) }
        </div>
    }
}
