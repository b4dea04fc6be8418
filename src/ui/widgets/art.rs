//! Small drawings: icons, pictograms, cards in running text.

use yew::prelude::*;

use crate::game::{Card, Color, Seat};
use crate::i18n::{Localizer, RichText, Span};

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
pub fn inline_card(loc: Localizer, card: Card) -> Html {
    pill_named(card, &loc.card_name(card))
}

/// A card in running text, with the name that the text gives it. Its number is drawn, so
/// only the rest of the name has to be said.
fn pill_named(card: Card, name: &str) -> Html {
    let value = card.value().to_string();
    let said = name.strip_suffix(&value).unwrap_or(name).to_owned();
    html! {
        <span class={classes!("pill", suit(card.color()))}>
            { glyph(format!("p{}", card.color()), "") }
            <span class="sr">{ said }</span>
            { value }
        </span>
    }
}

/// A rule's sign.
pub fn rule_icon(loc: Localizer, color: Color) -> Html {
    html! {
        <span class={classes!("dab", suit(color))} title={loc.color(color)}>
            { glyph(format!("p{color}"), "") }
        </span>
    }
}

/// A person's sign: a disc with a letter.
pub fn avatar(loc: Localizer, seat: Seat) -> Html {
    avatar_of(&loc.name(seat))
}

/// The paint of a person who shares the device with others: no suit's.
pub fn paint_of(seat: Seat) -> String {
    format!("--pot: var(--pot-{})", seat.index() + 1)
}

/// The sign of a player who is called something else here.
pub fn avatar_of(name: &str) -> Html {
    html! {
        <span class="av" aria-hidden="true">
            <span>{ for name.chars().next() }</span>
        </span>
    }
}

/// A sentence with its cards drawn. A full stop after a card stays on its line.
pub fn sentence(loc: Localizer, sentence: &RichText) -> Html {
    let pieces = sentence.spans();
    let drawn = pieces.iter().enumerate().map(|(at, &current)| {
        let is_led = at
            .checked_sub(1)
            .is_some_and(|before| is_card(pieces[before]));
        let next = pieces.get(at + 1).and_then(|&next| stop(next));
        match (current, next) {
            (Span::Text(text), _) if is_led => {
                let taken = stop(current).map_or(0, str::len);
                html! { &text[taken..] }
            }
            (Span::Card(..), Some(stop)) => {
                html! { <span class="nowrap">{ piece(loc, current) }{ stop }</span> }
            }
            _ => piece(loc, current),
        }
    });
    html! { <>{ for drawn }</> }
}

/// A sentence of which, where there is no room, only cards and bold words stay: the others
/// are of a class that a stylesheet can hide.
pub fn collapsible_text(loc: Localizer, sentence: &RichText, class: &'static str) -> Html {
    let drawn = sentence.spans().into_iter().map(|current| match current {
        Span::Text(text) if !text.trim().is_empty() => html! { <span {class}>{ text }</span> },
        _ => piece(loc, current),
    });
    html! { <>{ for drawn }</> }
}

const fn is_card(piece: Span<'_>) -> bool {
    matches!(piece, Span::Card(..))
}

/// The mark that a text begins with, if it begins with one.
fn stop(piece: Span<'_>) -> Option<&str> {
    match piece {
        Span::Text(text) if text.starts_with(['.', ',', ':', '?']) => Some(&text[..1]),
        _ => None,
    }
}

fn piece(loc: Localizer, piece: Span<'_>) -> Html {
    match piece {
        Span::Text(text) => html! { text },
        Span::Bold(text) => html! { <b>{ text }</b> },
        Span::Card(card, form) => pill_named(card, &loc.card_in(card, form)),
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
