//! The player's own seat: palette, strength and points.

use yew::prelude::*;

use super::card_selection::CardSelection;
use super::palette::{Palette, fallen};
use super::seat::{points, strength};
use crate::game::{Card, CardSet, Rule, Seat};
use crate::i18n::Localizer;
use crate::ui::context::{PageContext, use_page};
use crate::ui::widgets::{avatar, paint_of};

#[derive(Clone, PartialEq, Properties)]
pub struct OwnSeatProps {
    pub seat: Seat,
    pub palette: CardSet,
    /// The palette whose strength is told: that one, or until its cards have landed the one before.
    pub landed: CardSet,
    pub rule: Rule,
    pub is_leading: bool,
    /// `true` if the player is out of the round.
    pub is_out: bool,
    /// `true` while its cards fall, at the end of the round.
    pub falls: bool,
    /// `true` if several players share the device.
    pub is_shared: bool,
    /// Cards played in the current turn.
    pub staged: CardSet,
    /// The chosen card, if it may be played to the palette.
    pub ghost: Option<Card>,
    /// The player's points, if the match is for points.
    pub points: Option<u32>,
    pub choosing: CardSelection,
}

#[component]
pub fn OwnSeat(props: &OwnSeatProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let class = classes!(
        "own-area",
        "seat",
        props.is_leading.then_some("leads"),
        props.is_out.then_some("is-out"),
        props.is_shared.then_some("shares"),
    );
    let paint = props.is_shared.then(|| paint_of(props.seat));
    // Players who share a device are all called by name.
    let called = if props.is_shared {
        loc.addressing(None)
    } else {
        loc
    };
    let cards = Palette {
        cards: props.palette,
        staged: props.staged,
        fresh: CardSet::EMPTY,
        ghost: props.ghost,
        picker: props.choosing.picker(loc, &dispatch),
    };
    let palette = if props.falls {
        fallen(loc, props.palette, "palette fallen")
    } else if props.is_out {
        cards.face_down()
    } else {
        cards.under(props.rule)
    };
    let is_yours = loc.is_addressing(props.seat);
    let name = loc.name(props.seat);
    let (narrow, wide) = if is_yours {
        (loc.palette_you(), loc.palette_yours())
    } else {
        (name.as_str(), name.as_str())
    };
    html! {
        <section {class} style={paint} aria-label={wide.to_owned()}>
            <header class="who">
                { avatar(called, props.seat) }
                <span class="name">
                    if props.is_shared {
                        { called.name(props.seat) }
                    } else {
                        <span class="narrow">{ narrow }</span>
                        { " " }
                        <span class="wide">{ wide }</span>
                    }
                </span>
            </header>
            <p class="why">{ reason(loc, props) }</p>
            { palette }
        </section>
    }
}

/// Strength of the palette, or that the player is out.
fn reason(loc: Localizer, props: &OwnSeatProps) -> Html {
    html! {
        <>
                if props.is_out {
                    <span class="mark outm">{ loc.seat_out() }</span>
                } else {
                    { strength(loc, props.rule, props.landed) }
                }
                { " " }
                { points(loc, props.points) }
        </>
    }
}
