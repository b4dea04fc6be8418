//! Sentences with cards in them, drawn on the page and named for screen readers.

use super::{FIRST, Localizer};
use crate::game::Card;

/// Text with cards in it, and with bold parts.
///
/// It is stored as one string. Each card is a character of the private use area, and `<b>` tags surround the bold
/// parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RichText(pub(super) String);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    Text(&'a str),
    Bold(&'a str),
    /// A card, with the grammatical form of its name in this sentence.
    Card(Card, NameForm),
}

/// The grammatical form of a card's name, as an index into the forms of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameForm(usize);

/// The first of the private use characters that stand for cards.
const CARDS: u32 = 0xE000;

/// Number of these characters per form; at least the number of cards.
const FORM: u32 = 64;

impl From<&str> for RichText {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl From<String> for RichText {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl From<Card> for RichText {
    fn from(card: Card) -> Self {
        Self(Self::card_sign(card.rank(), 0).to_string())
    }
}

impl RichText {
    pub(super) fn bold(text: &str) -> Self {
        Self(format!("<b>{text}</b>"))
    }

    /// The character that stands for a card, with its name in `form`.
    pub(super) fn card_sign(rank: usize, form: usize) -> char {
        let code = CARDS + form as u32 * FORM + rank as u32;
        char::from_u32(code).unwrap_or_default()
    }

    /// The stored string, with its card characters and tags.
    pub(super) fn signed(&self) -> &str {
        &self.0
    }

    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    #[must_use]
    pub fn spans(&self) -> Vec<Span<'_>> {
        let mut pieces = Vec::new();
        // The text between an opening and a closing tag is bold.
        for (number, part) in self.0.split("<b>").enumerate() {
            let (bold, plain) = match part.split_once("</b>") {
                Some((bold, plain)) if number > 0 => (bold, plain),
                _ => ("", part),
            };
            split(bold, Span::Bold, &mut pieces);
            split(plain, Span::Text, &mut pieces);
        }
        pieces
    }

    /// Text with the names of the cards.
    #[must_use]
    pub fn plain(&self, loc: Localizer) -> String {
        let pieces = self.spans().into_iter();
        let named = pieces.map(|piece| match piece {
            Span::Text(text) | Span::Bold(text) => text.to_owned(),
            Span::Card(card, form) => loc.card_in(card, form),
        });
        named.collect()
    }
}

/// Splits text at its card characters.
fn split<'a>(mut text: &'a str, plain: fn(&'a str) -> Span<'a>, pieces: &mut Vec<Span<'a>>) {
    while let Some((at, sign, card)) = text
        .char_indices()
        .find_map(|(at, sign)| Some((at, sign, card(sign)?)))
    {
        if at > 0 {
            pieces.push(plain(&text[..at]));
        }
        pieces.push(card);
        text = &text[at + sign.len_utf8()..];
    }
    if !text.is_empty() {
        pieces.push(plain(text));
    }
}

/// The card that a character stands for, or `None` for any other character.
fn card<'a>(sign: char) -> Option<Span<'a>> {
    let number = (sign as u32).checked_sub(CARDS)?;
    let card = Card::from_rank((number % FORM) as usize)?;
    let form = (number / FORM) as usize;
    (form < 100).then_some(Span::Card(card, NameForm(form)))
}

impl Localizer {
    /// Name of a card in a grammatical form.
    #[must_use]
    pub fn card_in(self, card: Card, form: NameForm) -> String {
        self.fill(&FIRST, self.card_form(form.0), &Self::card_args(card))
    }
}
