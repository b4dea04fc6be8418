//! An address of something on this page, to be given to others.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::art::icon;
use super::share::{address, code};
use crate::platform;
use crate::state::Link;
use crate::words::Words;

/// What [`Address`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct AddressProps {
    /// The language.
    pub words: Words,
    /// Where the address leads.
    pub link: Link,
}

/// The address, the ways to give it on, and its code for a camera.
#[component]
pub fn Address(props: &AddressProps) -> Html {
    let words = props.words;
    let is_copied = use_state(|| None);
    {
        let is_copied = is_copied.clone();
        use_effect_with(props.link.clone(), move |_| is_copied.set(None));
    }
    let Some(address) = address(&props.link) else {
        return html! { <p class="error">{ icon("warn") }<span>{ words.share_failed() }</span></p> };
    };
    let copy = {
        let (address, is_copied) = (address.clone(), is_copied.clone());
        move |_: MouseEvent| {
            let is_copied = is_copied.clone();
            platform::copy(&address, move |is_done| is_copied.set(Some(is_done)));
        }
    };
    let send = {
        let address = address.clone();
        move |_: MouseEvent| platform::share("Red7", &address)
    };
    html! {
        <>
            <input
                class="text"
                type="text"
                readonly=true
                aria-label={words.share_address()}
                value={address.clone()}
                onfocus={|event: FocusEvent| {
                    let input: HtmlInputElement = event.target_unchecked_into();
                    input.select();
                }}
            />
            <div class="row">
                if platform::can_share() {
                    <button type="button" class="btn" onclick={send}>
                        { icon("share") }
                        { words.share_send() }
                    </button>
                }
                <button type="button" class="btn go" onclick={copy}>
                    { icon("link") }
                    { words.share_copy() }
                </button>
            </div>
            <p class="muted" role="status">
                { for is_copied.map(|is_done| match is_done {
                    true => words.share_copied(),
                    false => words.share_not_copied(),
                }) }
            </p>
            { code(words, &address) }
        </>
    }
}
