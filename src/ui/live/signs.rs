//! Painted signs that players show each other.

use yew::prelude::*;

use super::client::LiveClient;
use crate::i18n::Localizer;
use crate::live::Sign;
use crate::state::{LiveSession, LiveView};

/// Paths of the signs, in a box of 24 by 24, with the colour of their paint.
const PAINTED: [(&str, &str); Sign::COUNT] = [
    (
        "s-Y",
        "M12 7a5 5 0 1 0 .01 0M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1",
    ),
    ("s-R", "M3 19 7.5 5 12 17 16.5 5 21 19"),
    (
        "s-V",
        "M12 12a2 2 0 1 1 2 2 4.5 4.5 0 1 1 2.5-4 7 7 0 1 1-7-5",
    ),
    ("s-G", "M3 13 9 19 21 5"),
    (
        "s-B",
        "M2 9c3.5-4 6.500 4 10 0s6.500 4 10 0M2 17c3.500-4 6.500 4 10 0s6.500 4 10 0",
    ),
    ("s-I", "M20 12a8 8 0 1 1-3-6.200M17 1v5h-5"),
];

fn name(loc: Localizer, sign: Sign) -> &'static str {
    let names = [
        loc.live_sign_played(),
        loc.live_sign_ouch(),
        loc.live_sign_hmm(),
        loc.live_sign_clever(),
        loc.live_sign_hello(),
        loc.live_sign_again(),
    ];
    names[sign.index()]
}

fn painted(sign: Sign) -> Html {
    let (color, path) = PAINTED[sign.index()];
    html! {
        <svg class={classes!("painted", color)} viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
    }
}

/// A button for each sign.
pub fn sign_buttons(loc: Localizer, client: &LiveClient) -> Html {
    let signs = (0..Sign::COUNT).filter_map(Sign::new);
    let button = |sign: Sign| {
        let client = client.clone();
        let onclick = move |_: MouseEvent| client.show_sign(sign);
        html! {
            <button key={sign.index()} type="button" class="btn" {onclick}>
                { painted(sign) }
                <span>{ name(loc, sign) }</span>
            </button>
        }
    };
    html! {
        <div class="signs" role="group" aria-label={loc.live_signs()}>{ for signs.map(button) }</div>
    }
}

/// The sign that a friend shows now.
pub fn shown_sign(loc: Localizer, client: &LiveClient, view: &LiveView) -> Option<Html> {
    let (chair, sign) = client.look(LiveSession::sign)??;
    let friend = view.friends.iter().find(|friend| friend.chair == chair)?;
    let says = match friend.seat {
        Some(seat) => loc.live_shows(name(loc, sign), seat),
        None => name(loc, sign).to_owned(),
    };
    Some(html! {
        <p key={sign.index()} class="shown-sign" role="status">{ painted(sign) }<span>{ says }</span></p>
    })
}
