//! Confirmations before the player goes out.

use yew::prelude::*;

use super::{TurnPanelView, button, verdict};
use crate::game::{Move, Scoring};
use crate::state::{Action, MovePreview, TurnAction};
use crate::ui::widgets::sentence;

/// Asks for confirmation to pass, and names a move with which the player can still lead: choosing it tells no less. Where
/// the player is to find a turn, or friends play without hints, none is named.
pub fn passing(act: &TurnPanelView<'_>) -> Html {
    let (loc, view) = (act.loc, &act.scene.view);
    let leads = |mv: Move| MovePreview::of(view, mv) == MovePreview::Leads;
    let is_helped = act.scene.friends.is_none() || act.scene.turn.may_be_advised;
    let may_tell = act.task.is_none() && is_helped;
    let mut hand = view.hand().iter().filter(|_| may_tell);
    let still = hand.find_map(|card| match leads(Move::Play(card)) {
        true => Some(loc.pass_still_play(card)),
        false => leads(Move::ToCanvas(card)).then(|| loc.pass_still_discard(card)),
    });
    let says = html! {
        <>
            <p>{ outcome(act, loc.pass(&act.scene.others_in()), Move::Pass) }</p>
            { for still.map(|says| html! { <p>{ sentence(loc, &says) }</p> }) }
        </>
    };
    confirming(act, loc.pass_question(), says, "pass", loc.button_pass())
}

/// The consequence of going out, and a note if the match ends with it.
fn outcome(act: &TurnPanelView<'_>, says: String, mv: Move) -> String {
    let (loc, view) = (act.loc, &act.scene.view);
    let has_points = view.table().ruleset().scoring() == Scoring::Points;
    let ends = view
        .after(mv)
        .is_ok_and(|after| after.table().game_winners().is_some());
    match has_points && ends {
        true => loc.sentences(&[&says, loc.pass_ends_match()]),
        false => says,
    }
}

/// Asks for confirmation to end a turn without the lead.
pub fn leaving(act: &TurnPanelView<'_>) -> Html {
    let loc = act.loc;
    let says = outcome(act, loc.leave(&act.scene.others_in()), Move::End);
    confirming(
        act,
        loc.leave_question(),
        html! { <p>{ says }</p> },
        "leave",
        loc.button_leave(),
    )
}

/// A confirmation, with buttons to go out and to cancel.
fn confirming(
    act: &TurnPanelView<'_>,
    title: &str,
    says: Html,
    key: &'static str,
    out: &'static str,
) -> Html {
    let back = act.on(Action::Turn(TurnAction::PutBack));
    let go = act.on(Action::Turn(TurnAction::EndTurn));
    html! {
        <>
            { verdict("bad whole", Some("warn"), title, says) }
            <div class="row">
                // The button that raised the question was on the right, so a second tap there cancels.
                { button(act, key, "primary out", go, html! { out }) }
                { button(act, "back", classes!("half"), back, html! { act.loc.button_back() }) }
            </div>
        </>
    }
}
