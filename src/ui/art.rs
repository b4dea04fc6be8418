//! Small drawings: icons, pictograms, cards in running text.

use yew::prelude::*;

use super::words::{self, Piece, Sentence};
use crate::game::{Card, Color, Seat};

/// A drawing out of the sprite in `index.html`; the text around it names what it shows.
pub fn glyph(id: impl Into<AttrValue>, class: &'static str) -> Html {
    let href = format!("#{}", id.into());
    html! { <svg class={class} aria-hidden="true"><use href={href} /></svg> }
}

/// An icon at the size of text.
pub fn icon(name: &'static str) -> Html {
    glyph(format!("i-{name}"), "ic")
}

/// The class that gives an element the colours of a suit.
pub fn suit(color: Color) -> String {
    format!("s-{color}")
}

/// A card in running text.
pub fn pill(card: Card) -> Html {
    html! {
        <span class={classes!("pill", suit(card.color()))}>
            { glyph(format!("p{}", card.color()), "") }
            <span class="sr">{ words::color_name(card.color()) }{ " " }</span>
            { card.value() }
        </span>
    }
}

/// A rule's sign.
pub fn dab(color: Color) -> Html {
    html! {
        <span class={classes!("dab", suit(color))} title={words::color_name(color)}>
            { glyph(format!("p{color}"), "") }
        </span>
    }
}

/// A player's sign: a shape and a letter.
pub fn avatar(seat: Seat) -> Html {
    const SHAPES: [&str; Seat::MAX] = ["v-you", "v-a", "v-b", "v-c"];
    html! {
        <span class="av" aria-hidden="true">
            { glyph(SHAPES[seat.index()], "") }
            <span>{ &words::name(seat)[..1] }</span>
        </span>
    }
}

/// A sentence with its cards drawn. A full stop after a card stays on its line.
pub fn sentence(sentence: &Sentence) -> Html {
    let groups = sentence.0.chunk_by(|_, next| *next == Piece::Stop);
    let drawn = groups.map(|group| match group {
        [only] => piece(only),
        _ => html! { <span class="nowrap">{ for group.iter().map(piece) }</span> },
    });
    html! { <>{ for drawn }</> }
}

fn piece(piece: &Piece) -> Html {
    match piece {
        Piece::Text(text) => html! { text },
        Piece::Bold(text) => html! { <b>{ text }</b> },
        Piece::Card(card) => pill(*card),
        Piece::Stop => html! { "." },
    }
}

/// The name of the game, drawn.
pub fn brand() -> Html {
    html! {
        <>
            { glyph("wR", "ltr") }
            { glyph("we", "ltr") }
            { glyph("wd", "ltr wd") }
            <span class="card s-R">{ glyph("n7", "n") }</span>
        </>
    }
}
