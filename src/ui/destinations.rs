//! Where a chosen card may go, and what would come of it.

use yew::prelude::*;

use super::act::{ActProps, on};
use super::art::{icon, sentence};
use super::keys::shortcut;
use crate::game::{Card, Move, Phase, RecycleDeck, View};
use crate::state::{Action, Outlook};

/// The places for a chosen card, with what each would mean.
pub fn destinations(props: &ActProps, card: Card) -> Html {
    let (words, view) = (props.words, &props.scene.view);
    let table = view.table();
    let actions = table.ruleset().actions();
    let may_return = actions.is_some_and(|actions| actions.recycle_deck == RecycleDeck::Always);
    let palette = || target(props, view, Move::Play(card), "palette", words.to_palette());
    let canvas = || {
        target(
            props,
            view,
            Move::ToCanvas(card),
            "canvas",
            words.to_canvas(),
        )
    };
    let deck = || target(props, view, Move::ToDeck(card), "deck", words.to_deck());
    let places = match table.phase() {
        Phase::Take => html! { <>{ back(props, words.back_another()) }{ deck() }</> },
        Phase::Recycle(_) if may_return => html! { <>{ canvas() }{ deck() }</> },
        Phase::Recycle(_) => html! { <>{ back(props, words.back_another()) }{ canvas() }</> },
        Phase::Played => html! { <>{ back(props, words.back_played()) }{ canvas() }</> },
        Phase::Discarded => {
            html! { <>{ palette() }{ back(props, words.back_discarded()) }</> }
        }
        _ => html! { <>{ palette() }{ canvas() }</> },
    };
    html! {
        <>
            <p class="line">
                <span>{ sentence(words, &words.where_to(table.phase(), card)) }</span>
                <span class="muted opt">{ words.where_put_back() }</span>
            </p>
            <div class="row">{ places }</div>
        </>
    }
}

/// Stands where a destination would that the card cannot go to in this turn.
fn back(props: &ActProps, reason: &'static str) -> Html {
    html! {
        <button key="back" type="button" class="target warns" onclick={on(props, Action::PutBack)}>
            { icon("back") }
            <b>{ props.words.button_back() }</b>
            <small>{ reason }</small>
        </button>
    }
}

/// One of the places where a chosen card can go, and what that would mean.
fn target(
    props: &ActProps,
    view: &View,
    mv: Move,
    sign: &'static str,
    label: &'static str,
) -> Html {
    let outlook = Outlook::of(view, mv);
    let (class, mark, is_legal) = match outlook {
        Outlook::Leads => (None, "check", true),
        Outlook::Behind(_) => (Some("warns"), "warn", true),
        Outlook::Illegal(_) => (None, "cross", false),
    };
    let onclick = match is_legal {
        true => on(props, Action::Play(mv)),
        false => Callback::noop(),
    };
    let keys = match (sign, view.table().phase()) {
        ("deck", Phase::Take) => "deck-alone",
        _ => sign,
    };
    let keys = shortcut(&props.settings, keys);
    html! {
        <button
            key={sign}
            type="button"
            class={classes!("target", class)}
            aria-disabled={(!is_legal).then_some("true")}
            aria-keyshortcuts={keys}
            {onclick}
        >
            { icon(sign) }
            <b>{ label }</b>
            <small>
                { icon(mark) }
                { props.words.outlook(outlook, view, mv) }
            </small>
        </button>
    }
}
