//! The games with friends, on the start page.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{
    Action, CorrespondenceSummary, GameSlot, Navigation, NewGameAction, WaitingFor,
};
use crate::ui::context::on_click;
use crate::ui::widgets::{avatar, icon, text_button};

/// The games, those that wait for the person first: each is a way to its table, and there is a way to another. Before
/// there is one, the two ways to begin.
pub fn friend_games(
    words: Localizer,
    games: &[(GameSlot, CorrespondenceSummary)],
    dispatch: &Callback<Action>,
) -> Html {
    let begins = |way| on_click(dispatch, Action::NewGame(way));
    html! {
        <section class="friends box" aria-labelledby="friends">
            <header>
                <h2 id="friends">{ words.friends_title() }</h2>
                if !games.is_empty() {
                    { text_button(Some("plain"), words.friends_invite(), begins(NewGameAction::Invite)) }
                }
            </header>
            if games.is_empty() {
                <ul>
                    <li>{ first_way("link", words.friends_by_link(), words.friends_by_link_says(), begins(NewGameAction::Invite)) }</li>
                    <li>{ first_way("retry", words.friends_here(), words.friends_here_says(), begins(NewGameAction::ShareDevice)) }</li>
                </ul>
            } else {
                <ul>
                    { for games.iter().map(|(place, glance)| {
                        let open = Action::Navigate(Navigation::Resume(*place));
                        html! { <li key={place.name()}>{ row(words, glance, on_click(dispatch, open)) }</li> }
                    }) }
                </ul>
            }
        </section>
    }
}

fn row(words: Localizer, glance: &CorrespondenceSummary, onclick: Callback<MouseEvent>) -> Html {
    let (title, says) = told_of(words, glance);
    let is_yours = glance.is_yours().then_some("yours");
    html! {
        <button type="button" class={classes!("way", is_yours)} {onclick}>
            { for friends_of(words, glance).into_iter().take(1) }
            <b>{ title }</b>
            <span class="s">{ says }</span>
            { icon("next") }
        </button>
    }
}

/// A way to begin: for a game for two, which the form has then.
fn first_way(
    sign: &'static str,
    title: &'static str,
    says: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="way" {onclick}>
            <span class="dab plain">{ icon(sign) }</span>
            <b>{ title }</b>
            <span class="s">{ says }</span>
            { icon("next") }
        </button>
    }
}

/// The signs of the friends.
pub fn friends_of(words: Localizer, glance: &CorrespondenceSummary) -> Vec<Html> {
    let words = words.with_names(glance.names).addressing(glance.you);
    let friends = glance.others.iter();
    friends.map(|&seat| avatar(words, seat)).collect()
}

/// Whom a game waits for, or how it ended; and with whom it is, by which rules.
pub fn told_of(words: Localizer, glance: &CorrespondenceSummary) -> (String, String) {
    let words = words.with_names(glance.names).addressing(glance.you);
    let others = glance.others.iter();
    let others: Vec<String> = others.map(|&seat| words.name(seat).to_string()).collect();
    let sealed = glance.is_sealed.then(|| words.sealed().to_owned());
    let says = [
        words.friends_with(&others.join(", ")),
        words.rules_in_force(&glance.ruleset),
    ];
    let says = says.into_iter().chain(sealed).collect::<Vec<_>>();
    let title = match (&glance.awaits, &glance.winners) {
        (WaitingFor::You, _) => words.friends_yours().to_owned(),
        (WaitingFor::SendTo(seat), _) => words.friends_sending(*seat),
        (WaitingFor::Friend(seat), _) => words.friends_waiting(*seat),
        (WaitingFor::Nobody, Some(winners)) => words.match_result(winners),
        (WaitingFor::Nobody, None) => words.friends_over().to_owned(),
    };
    (title, says.join(" · "))
}
