//! Cards.

use yew::prelude::*;

use super::art::{glyph, suit};
use crate::game::Card;
use crate::i18n::Localizer;

/// The drawings on the face of a card.
pub fn face(card: Card) -> Html {
    html! {
        <>
            { glyph(format!("n{}", card.value()), "n") }
            { glyph(format!("p{}", card.color()), "p") }
            { glyph(format!("p{}", card.color()), "g") }
        </>
    }
}

/// A card on the table.
pub fn lying(loc: Localizer, card: Card, extra: Classes) -> Html {
    html! {
        <div
            key={card.rank()}
            class={classes!("card", suit(card.color()), extra)}
            data-card={card.to_string()}
            role="img"
            aria-label={loc.card_name(card)}
        >
            { face(card) }
        </div>
    }
}

/// A card face down, the `nth` of a row.
pub fn face_down(label: &'static str, nth: usize) -> Html {
    let style = format!("--nth:{nth}");
    html! { <div class="card back" {style} role="img" aria-label={label} /> }
}
