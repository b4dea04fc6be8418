//! Cards that are dragged to where they go.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::game::{Card, View};
use crate::i18n::Localizer;
use crate::platform::{self, Drag, Draggable};
use crate::state::{Action, TurnAction};
use crate::ui::table::turn_panel::destinations::{Destination, all_destinations};
use crate::ui::widgets::icon;

/// The cards that can be dragged, and where to. Out of a palette they are lifted above all that comes after it.
const CARDS: Draggable = Draggable {
    all: "button[data-card]:not([aria-disabled])",
    places: "[data-drop]",
    room: ".room",
    holder: ".pal",
};

/// Lets cards be dragged while the table is shown. One that is dropped on a place
/// presses the button that puts it there (`act/destinations.rs`).
#[hook]
pub fn use_dragging(dispatch: &Callback<Action>) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let turn = move |action| dispatch.emit(Action::Turn(action));
        let dragging = platform::on_drag(CARDS, move |drag| match drag {
            Drag::Lifted(card) => {
                let card = card.get_attribute("data-card");
                if let Some(Ok(card)) = card.map(|card| card.parse()) {
                    turn(TurnAction::TakeUp(card));
                }
            }
            Drag::Over(place) => mark(place.and_then(sign).as_deref()),
            Drag::Dropped(place) => {
                mark(None);
                if let Some(sign) = sign(place) {
                    platform::press_first(&format!(".target[data-place={sign}]"));
                }
            }
            Drag::Returned => {
                mark(None);
                turn(TurnAction::PutBack);
            }
        });
        move || drop(dragging)
    });
}

/// Which place it is that a card is over.
fn sign(place: HtmlElement) -> Option<String> {
    place.get_attribute("data-drop")
}

/// Marks a place, and the button that means the same; or none.
fn mark(sign: Option<&str>) {
    for (all, name) in [
        ("[data-drop]", "data-drop"),
        (".target[data-place]", "data-place"),
    ] {
        for each in platform::query_all(all) {
            let is_here = sign.is_some() && each.get_attribute(name).as_deref() == sign;
            let _ = each.toggle_attribute_with_force("data-hot", is_here);
        }
    }
}

/// The places for a card that is dragged, with what each would mean. They are seen
/// while it is, and the buttons say the same to all others.
pub fn drop_zones(loc: Localizer, view: &View, card: Card) -> Html {
    let places = all_destinations(loc, view, card);
    let has_deck = places.iter().any(|place| place.sign == "deck");
    let zones = places.into_iter().map(|place| {
        let Destination { sign, label, .. } = place;
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
                    <small>{ icon(place.mark()) }{ place.description(loc, view) }</small>
                </p>
            </div>
        }
    });
    html! { <>{ for zones }</> }
}
