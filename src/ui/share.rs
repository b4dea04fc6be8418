//! The addresses of a deal and of a game, to be given to others.

use qrcodegen::{QrCode, QrCodeEcc};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::art::icon;
use crate::platform;
use crate::state::{GameLink, Link};
use crate::words::Words;

/// The longest address that is drawn as a code: a camera finds larger ones hard to read.
const LONGEST_CODE: usize = 300;

/// What [`Share`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct ShareProps {
    /// The language.
    pub words: Words,
    /// The game that is shared, or of which the deal is.
    pub game: GameLink,
    /// Whether it is the moment of a game that is looked at.
    pub is_moment: bool,
}

/// Which address, the address, and the ways to give it on.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let words = props.words;
    let has_turns = !props.game.record.turns.is_empty();
    let is_game = use_state(|| props.is_moment);
    let is_copied = use_state(|| None);
    let shows_game = has_turns && *is_game;
    let link = match shows_game {
        true => props.game.clone(),
        false => props.game.to_deal(),
    };
    let Some(address) = address(&Link::Game(link)) else {
        return html! { <p class="error">{ icon("warn") }<span>{ words.share_failed() }</span></p> };
    };
    let choice = |game: bool, name: &'static str| {
        let (is_game, is_copied) = (is_game.clone(), is_copied.clone());
        let onchange = move |_: Event| {
            is_game.set(game);
            is_copied.set(None);
        };
        html! {
            <label>
                <input type="radio" name="share" checked={shows_game == game} {onchange} />
                <span>{ name }</span>
            </label>
        }
    };
    let copy = |text: String| {
        let is_copied = is_copied.clone();
        Callback::from(move |_: MouseEvent| {
            let is_copied = is_copied.clone();
            platform::copy(&text, move |is_done| is_copied.set(Some(is_done)));
        })
    };
    let send = {
        let address = address.clone();
        move |_: MouseEvent| platform::share("Red7", &address)
    };
    let says = match shows_game {
        true => words.share_game_says(),
        false => words.share_deal_says(),
    };
    let game_name = match props.is_moment {
        true => words.share_moment(),
        false => words.share_game(),
    };
    html! {
        <div class="share">
            if has_turns {
                <fieldset class="field">
                    <legend class="sr">{ words.share_what() }</legend>
                    <div class="seg">
                        { choice(false, words.share_deal()) }
                        { choice(true, game_name) }
                    </div>
                </fieldset>
            }
            <p>{ says }</p>
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
                if shows_game {
                    <button type="button" class="btn" onclick={copy(props.game.record.to_string())}>
                        { words.share_copy_text() }
                    </button>
                }
                <button type="button" class="btn go" onclick={copy(address.clone())}>
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
        </div>
    }
}

/// The address of a link, once it was seen that it leads back to that.
pub(super) fn address(link: &Link) -> Option<String> {
    let text = link.to_string();
    let is_read = text.parse().as_ref() == Ok(link);
    is_read.then(|| format!("{}#{text}", platform::bare_address()))
}

/// The address as a QR code, with the quiet zone that these need.
pub(super) fn code(words: Words, address: &str) -> Html {
    let code = match address.len() {
        0..=LONGEST_CODE => QrCode::encode_text(address, QrCodeEcc::Medium).ok(),
        _ => None,
    };
    let Some(code) = code else {
        return Html::default();
    };
    let size = code.size();
    let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let dark = dark.filter(|&(x, y)| code.get_module(x, y));
    let path: String = dark.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    let view = format!("-4 -4 {0} {0}", size + 8);
    html! {
        <svg class="code" viewBox={view} role="img" aria-label={words.share_code()}>
            <path d={path} />
        </svg>
    }
}
