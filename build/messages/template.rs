//! Compact form of messages in the files of texts: text with control characters for the parts between the
//! words. `src/i18n/template.rs` fills it in.
//!
//! | part | encoding |
//! |---|---|
//! | a number, or text | 1, the index of the argument |
//! | a name | 2, the index, the number of the message that names it |
//! | a card | 3, the index, the form: its number among the forms of `card` |
//! | a choice | 4, the index, the number of variants; then the key, length and text of each |
//!
//! Everything after the control character is a number, encoded as the character with that number
//! plus 32 as its code. So is a key; from 100 on, it is a plural category in the order of CLDR, 105 is the default.

use super::catalogue::{Key, Part};
use super::kind::PlaceholderKind;

/// Numbers of a language's messages and forms, for its templates.
pub struct Numbers<'a> {
    /// Placeholders of the message, in the order of the arguments.
    pub arguments: &'a [String],
    /// Returns the number of a message.
    pub message: &'a dyn Fn(&str) -> usize,
    /// Returns the number of a form of a card's name; the plain form is 0.
    pub card_form: &'a dyn Fn(&str) -> usize,
}

/// Encodes a message.
pub fn template(parts: &[Part], numbers: &Numbers<'_>) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Text(words) => text.push_str(words),
            Part::Value(name, form) => value(name, form.as_deref(), numbers, &mut text),
            Part::Choice(name, choice) => {
                text.push('\u{4}');
                text.push(place(name, numbers));
                text.push(sign(choice.len()));
                for (key, parts) in choice {
                    let inner = template(parts, numbers);
                    text.push(sign(code(*key)));
                    text.push(sign(inner.len()));
                    text.push_str(&inner);
                }
            }
        }
    }
    text
}

fn value(name: &str, form: Option<&str>, numbers: &Numbers<'_>, text: &mut String) {
    let kind = PlaceholderKind::of(name);
    match kind {
        Some(PlaceholderKind::Card) => {
            text.push('\u{3}');
            text.push(place(name, numbers));
            text.push(sign(form.map_or(0, numbers.card_form)));
        }
        Some(PlaceholderKind::Seat | PlaceholderKind::Color) => {
            let naming = kind.and_then(PlaceholderKind::naming).unwrap_or_default();
            let key = form.map_or_else(|| naming.to_owned(), |form| format!("{naming}.{form}"));
            text.push('\u{2}');
            text.push(place(name, numbers));
            text.push(sign((numbers.message)(&key)));
        }
        Some(PlaceholderKind::Number | PlaceholderKind::Text | PlaceholderKind::Phrase) | None => {
            text.push('\u{1}');
            text.push(place(name, numbers));
        }
    }
}

fn place(name: &str, numbers: &Numbers<'_>) -> char {
    let found = numbers.arguments.iter().position(|known| known == name);
    sign(found.unwrap_or_default())
}

const fn code(key: Key) -> usize {
    match key {
        Key::Exactly(number) => number as usize,
        Key::Zero => 100,
        Key::One => 101,
        Key::Two => 102,
        Key::Few => 103,
        Key::Many => 104,
        Key::Other => 105,
    }
}

/// Encodes a number as a character.
pub fn sign(number: usize) -> char {
    let code = u32::try_from(number + 32).ok();
    // Lengths and message numbers are some hundreds, far below the first gap among the characters.
    code.and_then(char::from_u32).unwrap_or_default()
}
