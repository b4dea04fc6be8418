//! Confirmations before the player goes out.

use yew::prelude::*;

use super::{TurnPanelView, button, verdict};
use crate::game::Seat;
use crate::state::{Action, Scene, TurnAction};

/// Asks for confirmation to pass.
pub fn passing(act: &TurnPanelView<'_>) -> Html {
    let loc = act.loc;
    let says = loc.pass(&others(act.scene));
    confirming(act, loc.pass_question(), &says, "pass", loc.button_pass())
}

/// Asks for confirmation to end a turn without the lead.
pub fn leaving(act: &TurnPanelView<'_>) -> Html {
    let loc = act.loc;
    let says = loc.leave(&others(act.scene));
    confirming(
        act,
        loc.leave_question(),
        &says,
        "leave",
        loc.button_leave(),
    )
}

/// Other players still in the round.
fn others(scene: &Scene) -> Vec<Seat> {
    let seats = scene.view.table().seats_in();
    seats.filter(|&seat| seat != scene.view.seat()).collect()
}

/// A confirmation, with buttons to go out and to cancel.
fn confirming(
    act: &TurnPanelView<'_>,
    title: &str,
    says: &str,
    key: &'static str,
    out: &'static str,
) -> Html {
    let back = act.on(Action::Turn(TurnAction::PutBack));
    let go = act.on(Action::Turn(TurnAction::EndTurn));
    html! {
        <>
            { verdict("bad", Some("warn"), title, html! { <p>{ says }</p> }) }
            <div class="row">
                // The button that raised the question was on the right, so a second tap there cancels.
                { button(act, key, "primary out", go, html! { out }) }
                { button(act, "back", classes!("half"), back, html! { act.loc.button_back() }) }
            </div>
        </>
    }
}
