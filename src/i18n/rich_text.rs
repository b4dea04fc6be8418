//! Sentences with cards in them, which are drawn on the page and named for a screen reader.

use super::{Localizer, NAMES_FTL};
use crate::game::Card;

/// Words, with cards among them, and some that stand out.
///
/// It is kept as one text, in which a card is a character that no language uses, and tags
/// stand around what stands out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RichText(pub(super) String);

/// A part of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    /// Plain words.
    Text(&'a str),
    /// Words that stand out.
    Bold(&'a str),
    /// A card, with the form in which the sentence needs its name.
    Card(Card, NameForm),
}

/// The form of a card's name, of those that a language has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameForm(usize);

/// The first of the characters that stand for cards: they are of those that are for
/// private use.
const CARDS: u32 = 0xE000;

/// How many of those characters a form takes, at least as many as there are cards.
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
    /// Words that stand out.
    pub(super) fn bold(text: &str) -> Self {
        Self(format!("<b>{text}</b>"))
    }

    /// The character that stands for a card, with its name in a form.
    pub(super) fn card_sign(rank: usize, form: usize) -> char {
        let code = CARDS + form as u32 * FORM + rank as u32;
        char::from_u32(code).unwrap_or_default()
    }

    /// The sentence as it is kept.
    pub(super) fn signed(&self) -> &str {
        &self.0
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// This sentence, and another after it.
    pub(super) fn then(self, next: &Self) -> Self {
        Self(format!("{} {}", self.0, next.0))
    }

    /// Its parts, one after another.
    #[must_use]
    pub fn spans(&self) -> Vec<Span<'_>> {
        let mut pieces = Vec::new();
        // What follows an opening tag stands out up to the closing one.
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

    /// The sentence in words alone.
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

/// Splits words at the cards among them.
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

/// The card for which a character stands, if it is one of those.
fn card<'a>(sign: char) -> Option<Span<'a>> {
    let number = (sign as u32).checked_sub(CARDS)?;
    let card = Card::from_rank((number % FORM) as usize)?;
    let form = (number / FORM) as usize;
    (form < 100).then_some(Span::Card(card, NameForm(form)))
}

impl Localizer {
    /// The name of a card in a form.
    #[must_use]
    pub fn card_in(self, card: Card, form: NameForm) -> String {
        let forms = self.templates(&NAMES_FTL).cards;
        let number = forms
            .get(form.0)
            .or(forms.first())
            .copied()
            .unwrap_or_default();
        self.fill(&NAMES_FTL, number, &Self::card_args(card))
    }
}
