//! Dragging cards to their destinations.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::game::{Card, View};
use crate::i18n::Localizer;
use crate::platform::{self, Drag, Draggable};
use crate::state::{Action, TurnAction};
use crate::ui::effect::use_effect_with;
use crate::ui::table::turn_panel::destinations::{Destination, all_destinations};
use crate::ui::widgets::icon;

/// Cards that can be dragged, and their drop zones. A card dragged out of a palette is lifted above everything after
/// it.
const CARDS: Draggable = Draggable {
    all: "button[data-card]:not([aria-disabled])",
    places: "[data-drop]",
    room: ".screen",
    holder: ".palette",
};

/// Enables dragging while the table is shown. Dropping a card on a zone presses the button of that destination
/// (`turn_panel/destinations.rs`).
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

/// Name of the destination under a dragged card.
fn sign(place: HtmlElement) -> Option<String> {
    place.get_attribute("data-drop")
}

/// Marks the drop zone and the button of a destination; `None` clears the marks.
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

/// Drop zones for a dragged card, each with the effect of dropping it there. They are visible only while dragging; the
/// buttons give the same information to everyone else.
pub fn drop_zones(loc: Localizer, view: &View, card: Card) -> Html {
    let places = all_destinations(loc, view, card);
    let has_deck = places.iter().any(|place| place.sign == "deck");
    let zones = places.into_iter().map(|place| {
        let Destination { sign, label, .. } = place;
        // The deck lies on the canvas and covers part of it.
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
