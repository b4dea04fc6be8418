//! Cards that are dragged to where they go.

use yew::prelude::*;

use crate::game::{Card, View};
use crate::platform::{self, Drag};
use crate::state::{Action, TurnAction};
use crate::ui::table::act::destinations::{Place, places};
use crate::ui::widgets::icon;
use crate::words::Words;

/// Lets cards be dragged while the table is shown. One that is dropped on a place
/// presses the button that puts it there.
#[hook]
pub fn use_dragging(dispatch: &Callback<Action>) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let dragging = platform::on_drag(move |drag| match drag {
            Drag::Up(card) => {
                if let Ok(card) = card.parse() {
                    dispatch.emit(Action::Turn(TurnAction::TakeUp(card)));
                }
            }
            Drag::On(place) => platform::press_first(&format!(".target[data-place={place}]")),
            Drag::Back => dispatch.emit(Action::Turn(TurnAction::PutBack)),
        });
        move || drop(dragging)
    });
}

/// The places for a card that is dragged, with what each would mean. They are seen
/// while it is, and the buttons say the same to all others.
pub fn drops(words: Words, view: &View, card: Card) -> Html {
    let places = places(words, view, card);
    let has_deck = places.iter().any(|place| place.sign == "deck");
    let drops = places.into_iter().map(|place| {
        let Place { sign, label, .. } = place;
        // The deck lies on the canvas, and takes a part of it.
        let halved = (has_deck && sign == "canvas").then_some("halved");
        html! {
            <div
                key={sign}
                class={classes!("drop", format!("to-{sign}"), halved, place.class())}
                data-drop={sign}
                aria-hidden="true"
            >
                <p>
                    <b>{ icon(sign) }{ label }</b>
                    <small>{ icon(place.mark()) }{ place.says(words, view) }</small>
                </p>
            </div>
        }
    });
    html! { <>{ for drops }</> }
}
