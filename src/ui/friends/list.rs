//! The games with friends, on the start page.

use yew::prelude::*;

use crate::state::{Action, Awaits, FormAction, Glance, Navigation, Place};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::widgets::{avatar, icon, text_button};
use crate::words::Words;

/// What [`FriendGames`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct FriendGamesProps {
    /// The games, those that wait for the person first.
    pub games: Vec<(Place, Glance)>,
    /// Whether the way to another is shown: the form, if it is open, has its place.
    pub invites: bool,
}

/// The games, each a way to its table, and the way to another.
#[component]
pub fn FriendGames(props: &FriendGamesProps) -> Html {
    let PageContext { words, dispatch } = use_page();
    html! {
        <section class="friends box" aria-labelledby="friends">
            <header>
                <h2 id="friends">{ words.friends_title() }</h2>
                if props.invites {
                    { text_button(Some("plain"), words.friends_invite(), on_click(&dispatch, Action::Form(FormAction::Invite))) }
                }
            </header>
            if !props.games.is_empty() {
                <ul>
                    { for props.games.iter().map(|(place, glance)| {
                        let open = Action::Navigate(Navigation::Continue(*place));
                        html! { <li key={place.name()}>{ way(words, glance, on_click(&dispatch, open)) }</li> }
                    }) }
                </ul>
            }
        </section>
    }
}

fn way(words: Words, glance: &Glance, onclick: Callback<MouseEvent>) -> Html {
    let words = words.naming(glance.names).to(glance.you);
    let is_yours = matches!(glance.awaits, Awaits::You | Awaits::Sending(_));
    let others: Vec<String> = glance
        .others
        .iter()
        .map(|&seat| words.name(seat).to_string())
        .collect();
    let sealed = glance.is_sealed.then(|| words.sealed().to_owned());
    let says = [
        words.friends_with(&others.join(", ")),
        words.rules_in_force(&glance.ruleset),
    ];
    let says = says.into_iter().chain(sealed).collect::<Vec<_>>();
    let says = says.join(" · ");
    let title = match (&glance.awaits, &glance.winners) {
        (Awaits::You, _) => words.friends_yours().to_owned(),
        (Awaits::Sending(seat), _) if glance.is_sealed => words.sealed_sending(*seat),
        (Awaits::Sending(seat), _) => words.friends_sending(*seat),
        (Awaits::Friend(seat), _) => words.friends_waiting(*seat),
        (Awaits::Nobody, Some(winners)) => words.match_result(winners),
        (Awaits::Nobody, None) => words.friends_over().to_owned(),
    };
    html! {
        <button type="button" class={classes!("way", is_yours.then_some("yours"))} {onclick}>
            { for glance.others.first().map(|&seat| avatar(words, seat)) }
            <b>{ title }</b>
            <span class="s">{ says }</span>
            { icon("next") }
        </button>
    }
}
