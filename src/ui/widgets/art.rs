//! Small drawings: icons, pictograms, cards in running text.

use yew::prelude::*;

use crate::game::{Card, Color, Seat};
use crate::i18n::{Localizer, RichText, Span};

/// A drawing from the sprite in `index.html`. It is hidden from screen readers: the text around it names it.
pub fn glyph(id: impl Into<AttrValue>, class: &'static str) -> Html {
    let href = format!("#{}", id.into());
    html! { <svg class={class} aria-hidden="true"><use href={href} /></svg> }
}

/// An icon at the size of text.
pub fn icon(name: &'static str) -> Html {
    glyph(format!("i-{name}"), "icon")
}

/// The class that gives an element the colours of a suit.
pub fn suit(color: Color) -> String {
    format!("s-{color}")
}

/// A card in a row of such cards. White space separates it from the next.
pub fn inline_card(loc: Localizer, card: Card) -> Html {
    html! { <>{ pill_named(card, &loc.card_name(card)) }{ " " }</> }
}

/// A card in running text, with its name as the sentence needs it. The number is visible text, so only the rest of the
/// name is added for screen readers.
fn pill_named(card: Card, name: &str) -> Html {
    let value = card.value().to_string();
    let (before, after) = name.split_once(&value).unwrap_or((name, ""));
    let said = |part: &str| html! { <span class="sr">{ part.to_owned() }</span> };
    html! {
        <span class={classes!("inline-card", suit(card.color()))} translate="no">
            { glyph(format!("p{}", card.color()), "") }
            { said(before) }
            { &value }
            if !after.is_empty() {
                { said(after) }
            }
        </span>
    }
}

/// Icon of a rule.
pub fn rule_icon(loc: Localizer, color: Color) -> Html {
    html! {
        <span class={classes!("rule-icon", suit(color))} title={loc.color(color)}>
            { glyph(format!("p{color}"), "") }
        </span>
    }
}

/// Avatar of a person: a disc with a letter, or two if two names begin alike; with a head for the player addressed, as long as
/// there is no name.
pub fn avatar(loc: Localizer, seat: Seat) -> Html {
    match loc.initial(seat) {
        Some(letters) => disc(letters.into()),
        None => disc(icon("person")),
    }
}

/// Avatar colour of a person who shares the device. It isn't the colour of any suit.
pub fn paint_of(seat: Seat) -> String {
    format!("--pot: var(--pot-{})", seat.index() + 1)
}

/// Avatar for a given name.
pub fn avatar_of(name: &str) -> Html {
    disc(name.chars().take(1).collect::<String>().into())
}

fn disc(sign: Html) -> Html {
    html! {
        <span class="avatar" aria-hidden="true" translate="no">
            <span>{ sign }</span>
        </span>
    }
}

/// A sentence with its cards drawn. Punctuation after a card stays on the same line.
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

/// A sentence that can collapse to its cards and bold words: the other parts have a class that a style sheet can hide.
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

/// The punctuation mark at the start of a text, if there is one, with a no-break space before it.
fn stop(piece: Span<'_>) -> Option<&str> {
    let Span::Text(text) = piece else {
        return None;
    };
    let marked = text.trim_start_matches(['\u{a0}', '\u{202f}']);
    let mark = marked.strip_prefix(['.', ',', ':', '?', '。', '、', '？']);
    mark.map(|rest| &text[..text.len() - rest.len()])
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
