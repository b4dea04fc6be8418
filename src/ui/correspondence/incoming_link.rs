//! A correspondence link that needs an answer: an invitation, or a version of a game that conflicts with the stored
//! one.

use yew::prelude::*;

use super::name_field::name_field;
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{
    Action, CorrespondenceAction, CorrespondenceLink, GameSlot, IncomingLinkKind, NavigationAction,
    Party, PlayerKind, Seating,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::widgets::{Mood, all_rules, avatar_of, character, icon, page_bar, text_button};

#[derive(Clone, PartialEq, Properties)]
pub struct IncomingLinkScreenProps {
    pub link: CorrespondenceLink,
    pub kind: IncomingLinkKind,
    /// Slot of the game that the link belongs to, if it is stored here.
    pub slot: Option<GameSlot>,
    /// Name of the user on the rest of the page.
    pub own_name: AttrValue,
}

#[component]
pub fn IncomingLinkScreen(props: &IncomingLinkScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let loc = loc.with_names(props.link.names).addressing(None);
    let content = match props.kind {
        IncomingLinkKind::Conflict(ply, other) => {
            forked(loc, ply, [Some(other), props.slot], &dispatch)
        }
        IncomingLinkKind::Invitation | IncomingLinkKind::NotForYou => {
            html! { <Invitation ..props.clone() /> }
        }
    };
    html! {
        <div class="page">
            { page_bar(loc, &dispatch) }
            <main class="sent"><section class="box" aria-labelledby="letter">{ all_rules() }{ content }</section></main>
        </div>
    }
}

/// The inviting player, the other players, the rules, and the form to join.
#[component]
fn Invitation(props: &IncomingLinkScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let letter = &props.link;
    let loc = loc.with_names(letter.names).addressing(None);
    let seat = letter.next();
    let given = seat.map(|seat| letter.names.of(seat).to_owned());
    let first = given.filter(|name| !name.is_empty());
    let name = use_state(|| first.unwrap_or_else(|| props.own_name.to_string()));
    let onsubmit = {
        let name = name.clone();
        dispatch.reform(move |event: SubmitEvent| {
            event.prevent_default();
            Action::Correspondence(CorrespondenceAction::Join((*name).clone()))
        })
    };
    let host = letter
        .seating
        .seats_of(Party::FIRST)
        .next()
        .unwrap_or(Seat::FIRST);
    let begun = match letter.plies() {
        0 => loc.friends_first().to_owned(),
        turns => loc.friends_since(turns),
    };
    html! {
        <form class="join" {onsubmit}>
            <h1 id="letter">{ loc.friends_invited(host) }</h1>
            <p>{ loc.friends_invited_description() }</p>
            { players(loc, &letter.seating) }
            <p class="muted">{ loc.rules_in_force(&letter.record.ruleset) }{ " · " }{ begun }</p>
            { name_field(loc, seat, &name) }
            <div class="actions">
                <button type="submit" class="btn primary">{ icon("play") }{ loc.friends_join() }</button>
            </div>
            <p class="muted">{ loc.friends_honest() }</p>
        </form>
    }
}

/// The players of the game.
fn players(loc: Localizer, seating: &Seating) -> Html {
    let lineup = seating.seen_from(None);
    let seats = lineup.players().seats();
    html! {
        <ul class="players">
            { for seats.map(|seat| html! {
                <li>
                    { match lineup.at(seat) {
                        PlayerKind::Bot(_) => character(loc, seat, Some(Mood::Thinking)),
                        PlayerKind::Human | PlayerKind::Friend => avatar_of(&loc.name(seat)),
                    } }
                    <b>{ loc.name(seat) }</b>
                    { " " }
                    if let player @ PlayerKind::Bot(_) = lineup.at(seat) {
                        <span class="muted">{ loc.player(player) }</span>
                    }
                </li>
            }) }
        </ul>
    }
}

/// Two versions of one game, the stored one and the other one. Both are kept.
fn forked(
    loc: Localizer,
    ply: usize,
    [known, other]: [Option<GameSlot>; 2],
    dispatch: &Callback<Action>,
) -> Html {
    let way = |slot: Option<GameSlot>, name| {
        slot.map(|slot| {
            let open = Action::Navigate(NavigationAction::Resume(slot));
            text_button(None, name, on_click(dispatch, open))
        })
    };
    html! {
        <>
            <h1 id="letter">{ loc.friends_forked() }</h1>
            <p>{ loc.friends_forked_description(ply) }</p>
            <div class="actions">
                { for way(known, loc.friends_mine()) }
                { for way(other, loc.friends_theirs()) }
            </div>
        </>
    }
}
