//! The correspondence games on the start page.

use yew::prelude::*;

use super::FriendParts;
use crate::i18n::Localizer;
use crate::platform;
use crate::state::{
    Action, Company, CorrespondenceSummary, GameSlot, NavigationAction, NewGameAction, SecondPart,
    WaitingFor,
};
use crate::ui::context::on_click;
use crate::ui::widgets::{avatar, icon};

/// The list of games, with those that wait for the player first, each of which opens its table; and the two ways to
/// start one.
pub fn friend_games(
    loc: Localizer,
    games: &[(GameSlot, CorrespondenceSummary)],
    dispatch: &Callback<Action>,
) -> Html {
    let way = |company, sign, title, says| {
        let begin = on_click(dispatch, Action::NewGame(NewGameAction::Company(company)));
        html! { <li>{ way_to_begin(sign, title, says, begin) }</li> }
    };
    let parts = FriendParts::loaded();
    let class = (!games.is_empty()).then_some("ways");
    let with_friend = if platform::offers_live() {
        loc.friends_live_description()
    } else {
        loc.friends_by_link_description()
    };
    html! {
        <section class="friends box" aria-labelledby="friends">
            <h2 id="friends">{ loc.friends_title() }</h2>
            if !games.is_empty() {
                <ul class="games">
                    { for games.iter().map(|(place, summary)| {
                        let open = Action::Navigate(NavigationAction::Resume(*place));
                        html! { <li key={place.name()}>{ for parts.map(|parts| (parts.friend_game)(loc, summary, on_click(dispatch, open))) }</li> }
                    }) }
                </ul>
            }
            <ul {class}>
                { way(Company::Friends, "link", loc.form_friend(), with_friend) }
                { way(Company::Device, "person", loc.friends_here(), loc.friends_here_description()) }
            </ul>
        </section>
    }
}

/// A game, as a button that opens it.
pub fn friend_game(
    loc: Localizer,
    summary: &CorrespondenceSummary,
    onclick: Callback<MouseEvent>,
) -> Html {
    let (title, says) = told_of(loc, summary);
    let is_yours = summary.is_yours().then_some("yours");
    html! {
        <button type="button" class={classes!("action", is_yours)} {onclick}>
            { for friends_of(loc, summary).into_iter().take(1) }
            <b>{ title }</b>
            { " " }
            <span class="s">{ says }</span>
            { icon("next") }
        </button>
    }
}

/// A button that opens the form for a two-player game.
fn way_to_begin(
    sign: &'static str,
    title: &'static str,
    says: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="action" {onclick}>
            <span class="rule-icon plain">{ icon(sign) }</span>
            <b>{ title }</b>
            { " " }
            <span class="s">{ says }</span>
            { icon("next") }
        </button>
    }
}

/// The localizer for a game, with its names.
fn addressing(loc: Localizer, summary: &CorrespondenceSummary) -> Localizer {
    let only = match summary.others[..] {
        [seat] => Some(seat),
        _ => None,
    };
    loc.with_friends(summary.names, only)
        .addressing(summary.you)
}

/// Avatars of the other players.
pub fn friends_of(loc: Localizer, summary: &CorrespondenceSummary) -> Vec<Html> {
    let loc = addressing(loc, summary);
    let friends = summary.others.iter();
    friends.map(|&seat| avatar(loc, seat)).collect()
}

/// The status of a game (the player it waits for, or its result), and a line with the other players and the rules.
pub fn told_of(loc: Localizer, summary: &CorrespondenceSummary) -> (String, String) {
    let loc = addressing(loc, summary);
    let sealed = summary.is_sealed.then(|| loc.sealed().to_owned());
    let says = [
        loc.with_players(&summary.others),
        loc.rules_in_force(&summary.ruleset),
    ];
    let says = says.into_iter().chain(sealed).collect::<Vec<_>>();
    let is_over = summary.winners.is_some() || summary.waiting_for == WaitingFor::Nobody;
    let doubt = summary.doubt.filter(|_| is_over);
    let title = match (&summary.waiting_for, &summary.winners) {
        (WaitingFor::You, _) => loc.friends_yours().to_owned(),
        (WaitingFor::SendTo(seat), _) => loc.friends_sending(*seat),
        _ if let Some(doubt) = doubt => loc.doubt(doubt),
        (WaitingFor::Friend(seat), _) => loc.friends_waiting(*seat),
        (WaitingFor::Nobody, Some(winners)) => loc.game_result(&summary.ruleset, winners),
        (WaitingFor::Nobody, None) => loc.friends_over().to_owned(),
    };
    (title, says.join(" · "))
}
