//! A correspondence link that needs an answer: an invitation, or a version of a game that conflicts with the stored
//! one.

use yew::prelude::*;

use super::invitation::Invitation;
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{
    Action, CorrespondenceAction, CorrespondenceLink, GameSlot, IncomingLinkKind, NavigationAction,
    Party,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::widgets::{all_rules, page_bar, text_button};

#[derive(Clone, PartialEq, Properties)]
pub struct IncomingLinkScreenProps {
    pub link: CorrespondenceLink,
    pub kind: IncomingLinkKind,
    /// Slot of the game that the link belongs to, if it is stored here.
    pub slot: Option<GameSlot>,
    /// Name of the user on the rest of the page.
    pub own_name: AttrValue,
    /// `true` if the user has done no lesson yet.
    pub is_new: bool,
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
            html! { <JoinForm ..props.clone() /> }
        }
    };
    html! {
        <div class="page">
            { page_bar(loc, &dispatch) }
            <main class="sent"><section class="box" aria-labelledby="letter">{ all_rules() }{ content }</section></main>
        </div>
    }
}

#[component]
fn JoinForm(props: &IncomingLinkScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let letter = &props.link;
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
    let host = letter.seating.seats_of(Party::FIRST).next();
    let begun = match letter.plies() {
        0 => loc.friends_first().to_owned(),
        turns => loc.friends_since(turns),
    };
    let rules = loc.rules_in_force(&letter.record.ruleset);
    let invitation = Invitation {
        loc,
        names: letter.names,
        lineup: letter.seating.seen_from(None),
        host: host.unwrap_or(Seat::FIRST),
        seat,
        terms: format!("{rules} · {begun}"),
        says: loc.friends_invited_description(),
        name: &name,
        join: loc.friends_join(),
        is_joining: false,
        is_new: props.is_new,
        consent: Html::default(),
        ways: Html::default(),
        notes: html! { <p class="muted">{ loc.friends_honest() }</p> },
        onsubmit,
        dispatch: &dispatch,
    };
    invitation.view()
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
