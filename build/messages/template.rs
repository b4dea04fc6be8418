//! Messages in the compact form in which the page carries them: a text in which control
//! characters say what stands between the words. `src/i18n/template.rs` fills it in.
//!
//! | what | how it is written |
//! |---|---|
//! | a number, or words | 1, the place of the argument |
//! | a name | 2, the place, the number of the message that names it |
//! | a card | 3, the place, the form: its number among the forms of `card` |
//! | one of several | 4, the place, how many; then for each a key, its length, and itself |
//!
//! Everything after the first sign is a number, written as a character: its code is the
//! number, and 32 more. A key is such a number as well; 100 is the category `one`, 101 is
//! `few`, 102 is all else.

use super::catalogue::{Key, Part};
use super::kind::PlaceholderKind;

/// What a template needs to know of its language.
pub struct Numbers<'a> {
    /// The placeholders of the message, in the order of the arguments.
    pub arguments: &'a [String],
    /// The number of a message.
    pub message: &'a dyn Fn(&str) -> usize,
    /// The number of a form of a card's name; the plain one is 0.
    pub card_form: &'a dyn Fn(&str) -> usize,
}

/// Writes a message.
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
        Key::One => 100,
        Key::Few => 101,
        Key::Other => 102,
    }
}

/// A number as a character.
fn sign(number: usize) -> char {
    let code = u32::try_from(number + 32).ok();
    // Lengths and numbers of messages are some hundreds, far below the first gap among the
    // characters.
    code.and_then(char::from_u32).unwrap_or_default()
}
