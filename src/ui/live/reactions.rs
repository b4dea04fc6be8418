//! Painted reactions that players show each other.

use yew::prelude::*;

use super::client::LiveClient;
use crate::i18n::Localizer;
use crate::live::Reaction;
use crate::state::{LiveSession, LiveView};

/// Paths of the reactions, in a box of 24 by 24, with the colour of their paint.
const PAINTED: [(&str, &str); Reaction::COUNT] = [
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

fn name(loc: Localizer, reaction: Reaction) -> &'static str {
    let names = [
        loc.live_sign_played(),
        loc.live_sign_ouch(),
        loc.live_sign_hmm(),
        loc.live_sign_clever(),
        loc.live_sign_hello(),
        loc.live_sign_again(),
    ];
    names[reaction.index()]
}

fn painted(reaction: Reaction) -> Html {
    let (color, path) = PAINTED[reaction.index()];
    html! {
        <svg class={classes!("painted", color)} viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
    }
}

/// A button for each reaction.
pub fn reaction_buttons(loc: Localizer, client: &LiveClient) -> Html {
    let reactions = (0..Reaction::COUNT).filter_map(Reaction::new);
    let button = |reaction: Reaction| {
        let client = client.clone();
        let onclick = move |_: MouseEvent| client.show_reaction(reaction);
        html! {
            <button key={reaction.index()} type="button" class="btn" {onclick}>
                { painted(reaction) }
                <span>{ name(loc, reaction) }</span>
            </button>
        }
    };
    html! {
        <div class="signs" role="group" aria-label={loc.live_signs()}>{ for reactions.map(button) }</div>
    }
}

/// The reaction that a friend shows now.
pub fn shown_reaction(loc: Localizer, client: &LiveClient, view: &LiveView) -> Option<Html> {
    let (chair, reaction) = client.look(LiveSession::reaction)??;
    let friend = view.friends.iter().find(|friend| friend.chair == chair)?;
    let says = match friend.seat {
        Some(seat) => loc.live_shows(name(loc, reaction), seat),
        None => name(loc, reaction).to_owned(),
    };
    Some(html! {
        <p key={reaction.index()} class="shown-sign" role="status">{ painted(reaction) }<span>{ says }</span></p>
    })
}
