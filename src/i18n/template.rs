//! Fills in message templates. `build/messages/template.rs` defines their format.

use std::fmt::Write;
use std::ptr;
use std::str::Chars;

use super::{CARD_FORMS, FIRST, Half, Localizer, NAME_FORMS, PLURALS, RichText};
use crate::game::{Card, Color, Seat};

/// Value of a placeholder.
#[derive(Clone, Copy)]
pub(super) enum Arg<'a> {
    /// A number, or the index of a card or a colour.
    Number(usize),
    Seat(Seat),
    Text(&'a str),
    Phrase(&'a RichText),
}

impl Arg<'_> {
    pub(super) const fn seat(seat: Seat) -> Self {
        Self::Seat(seat)
    }

    pub(super) const fn color(color: Color) -> Self {
        Self::Number(color.index())
    }

    pub(super) const fn card(card: Card) -> Self {
        Self::Number(card.rank())
    }
}

/// Key of a friend without a name.
const FRIEND: usize = 5;
/// Key of the first plural category; the keys from there on aren't exact numbers.
const CATEGORIES: usize = 100;
/// Key of the default.
const OTHER: usize = 105;

impl Localizer {
    /// A template, unfilled.
    pub(super) fn template(self, half: &'static Half, number: usize) -> &'static str {
        half.get(self.language(), number)
    }

    /// A message with its placeholders filled in.
    pub(super) fn fill(self, half: &'static Half, number: usize, args: &[Arg<'_>]) -> String {
        let mut text = String::new();
        self.append(half, number, args, &mut text);
        text
    }

    /// Appends a message to a text.
    fn append(self, half: &'static Half, number: usize, args: &[Arg<'_>], text: &mut String) {
        if ptr::eq(half, &FIRST)
            && let [Arg::Seat(seat)] = args
            && let Some(given) = self.form_for_given(number)
        {
            if let Some(name) = self.given_name(*seat) {
                return self.fill_in(self.template(half, given), &[Arg::Text(name)], text);
            }
            if self.is_friend(*seat) && begins_sentence(text) {
                let start = text.len();
                self.fill_in(self.template(half, number), args, text);
                if let Some(first) = text.get_mut(start..=start) {
                    first.make_ascii_uppercase();
                }
                return;
            }
        }
        self.fill_in(self.template(half, number), args, text);
    }

    /// For a message that names a player: the one for a player with a custom name.
    fn form_for_given(self, form: usize) -> Option<usize> {
        let mut forms = self.template(&FIRST, NAME_FORMS).chars();
        while !forms.as_str().is_empty() {
            let (name, given) = (number(&mut forms), number(&mut forms));
            if name == form {
                return Some(given);
            }
        }
        None
    }

    /// The message that names a card in a form. A sentence in another language may ask for a form that this one lacks.
    pub(super) fn card_form(self, form: usize) -> usize {
        let forms: Vec<char> = self.template(&FIRST, CARD_FORMS).chars().collect();
        let found = forms.get(form).or(forms.first());
        found.map_or(0, |&sign| decoded(sign))
    }

    fn fill_in(self, template: &str, args: &[Arg<'_>], text: &mut String) {
        let mut rest = template.chars();
        while let Some(sign) = rest.next() {
            if sign < '\u{5}' {
                let arg = args
                    .get(number(&mut rest))
                    .copied()
                    .unwrap_or(Arg::Number(0));
                match (sign, arg) {
                    ('\u{2}', arg) => {
                        self.append(&FIRST, number(&mut rest), &[arg], text);
                    }
                    ('\u{3}', Arg::Number(rank)) => {
                        text.push(RichText::card_sign(rank, number(&mut rest)));
                    }
                    ('\u{4}', arg) => self.choose_in(&mut rest, arg, args, text),
                    (_, Arg::Text(loc)) => text.push_str(loc),
                    (_, Arg::Phrase(phrase)) => text.push_str(phrase.signed()),
                    (_, Arg::Seat(seat)) => text.push_str(&self.name(seat)),
                    (_, Arg::Number(number)) => {
                        // Writing to a string never fails.
                        let _ = write!(text, "{number}");
                    }
                }
            } else {
                text.push(sign);
            }
        }
    }

    /// Key of a seat in messages: 0 for the player addressed.
    fn number_of(self, seat: Seat) -> usize {
        match seat.index() {
            _ if self.is_addressing(seat) => 0,
            _ if self.is_friend(seat) => FRIEND,
            0 => Seat::MAX,
            index => index,
        }
    }

    /// Fills in the first choice that fits, and skips the others.
    fn choose_in(self, rest: &mut Chars<'_>, by: Arg<'_>, args: &[Arg<'_>], text: &mut String) {
        let mut is_chosen = false;
        for _ in 0..number(rest) {
            let key = number(rest);
            let length = number(rest);
            let Some((inner, behind)) = rest.as_str().split_at_checked(length) else {
                return;
            };
            if !is_chosen && self.fits(key, by) {
                is_chosen = true;
                self.fill_in(inner, args, text);
            }
            *rest = behind.chars();
        }
    }

    fn fits(self, key: usize, by: Arg<'_>) -> bool {
        match (key, by) {
            (OTHER, _) => true,
            (CATEGORIES..OTHER, Arg::Number(number)) => self.category(number) == key,
            (_, Arg::Number(number)) => key == number,
            (_, Arg::Seat(seat)) => key == self.number_of(seat),
            (_, Arg::Text(_) | Arg::Phrase(_)) => false,
        }
    }

    /// The plural category of a number, by the CLDR plural rules of Unicode.
    pub(super) fn category(self, number: usize) -> usize {
        let table = self.template(&FIRST, PLURALS).as_bytes();
        let place = if number < 100 {
            number
        } else {
            100 + number % 100
        };
        let digit = table
            .get(place)
            .map_or(0, |digit| usize::from(digit.saturating_sub(b'0')));
        CATEGORIES + digit
    }
}

/// Returns `true` if the words after a text begin a sentence.
fn begins_sentence(text: &str) -> bool {
    let before = text.trim_end_matches("<b>").trim_end();
    before.is_empty() || before.ends_with(['.', '!', '?'])
}

/// The number encoded in the next character.
fn number(rest: &mut Chars<'_>) -> usize {
    rest.next().map_or(0, decoded)
}

/// The number encoded in a character.
const fn decoded(sign: char) -> usize {
    (sign as usize).saturating_sub(32)
}
