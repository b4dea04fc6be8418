//! What is asked before one goes out.

use yew::prelude::*;

use super::{TurnPanelView, button, verdict};
use crate::game::Seat;
use crate::state::{Action, Scene, TurnAction};

/// Asks whether the player really wants to pass.
pub fn passing(act: &TurnPanelView<'_>) -> Html {
    let words = act.words;
    let says = words.pass(&others(act.scene));
    confirming(
        act,
        words.pass_question(),
        &says,
        "pass",
        words.button_pass(),
    )
}

/// Asks the same of the end of a turn that does not lead.
pub fn leaving(act: &TurnPanelView<'_>) -> Html {
    let words = act.words;
    let says = words.leave(&others(act.scene));
    confirming(
        act,
        words.leave_question(),
        &says,
        "leave",
        words.button_leave(),
    )
}

/// Who else is still in the round.
fn others(scene: &Scene) -> Vec<Seat> {
    let seats = scene.view.table().seats_in();
    seats.filter(|&seat| seat != scene.view.seat()).collect()
}

/// What is asked before one goes out, with the way back and the way out.
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
                // What asks lay on the right: a tap too many there leads back.
                { button(act, key, "go out", go, html! { out }) }
                { button(act, "back", classes!("half"), back, html! { act.words.button_back() }) }
            </div>
        </>
    }
}
