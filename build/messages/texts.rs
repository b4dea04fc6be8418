//! The files of texts, one for each language and half. A file is a list of records, separated by NUL characters: its
//! name, what the language needs beside messages (see [`Half::head`]), the templates of all messages, then the forms
//! of names that the language has. Its name comes again at the end, so that a file that is cut off is noticed.

use std::fmt::Write;

use super::catalogue::{Catalogue, Part};
use super::half::Half;
use super::method::{Method, PAGE, stem};
use super::template::{Numbers, sign, template};

/// Language of `index.html`.
const ENGLISH: &str = "en";

/// Separator of the records.
const SEPARATOR: char = '\0';

/// Messages of the start page that `index.html` shows as well, before the program has loaded. `tools/relays.mjs` puts one
/// of them in the place of another.
const FRAME: [&str; 5] = [
    "start-title",
    "start-description",
    "start-private",
    "start-private-live",
    "start-legal",
];

/// All records of a half in one language, but for its name.
pub fn records(
    catalogue: &Catalogue,
    half: Half,
    methods: &[Method<'_>],
    first: &[Method<'_>],
) -> Vec<String> {
    let named = keys(catalogue, Half::First, first);
    let place = |keys: &[&str], key: &str| keys.iter().position(|known| *known == key);
    let cards: Vec<&str> = forms(&named, "card").collect();
    let number_of = |key: &str| place(&named, key).unwrap_or_default();
    let card_form = |form: &str| place(&cards, &format!("card.{form}")).unwrap_or_default();

    let mut records: Vec<String> = Vec::new();
    if half == Half::First {
        records.push(frame(catalogue));
        records.push(catalogue.language.plurals.table.clone());
        records.push(cards.iter().map(|key| sign(number_of(key))).collect());
        records.push(
            forms(&named, "name")
                .flat_map(|key| [key.to_owned(), key.replacen("name", "name-given", 1)])
                .map(|key| sign(number_of(&key)))
                .collect(),
        );
    }
    for key in keys(catalogue, half, methods)
        .iter()
        .skip(half.head().len())
    {
        // A form has the placeholders of its message.
        let base = key.split('.').next().unwrap_or(key);
        let method = methods.iter().find(|method| method.key == base);
        let numbers = Numbers {
            arguments: method.map_or(&[], |method| method.arguments.as_slice()),
            message: &number_of,
            card_form: &card_form,
        };
        records.push(template(&catalogue.messages[*key].parts, &numbers));
    }
    records
}

/// A file, with the fingerprint of all of them in its name.
pub fn file(fingerprint: &str, catalogue: &Catalogue, half: Half, records: &[String]) -> String {
    let name = format!("{fingerprint} {}.{}", catalogue.language.tag, half.name());
    let mut text = name.clone();
    for record in records {
        text.push(SEPARATOR);
        text.push_str(record);
    }
    text.push(SEPARATOR);
    text + &name
}

/// Names of all records of a half by number: those before the messages, the keys of the messages, then those of forms.
fn keys<'a>(catalogue: &'a Catalogue, half: Half, methods: &[Method<'a>]) -> Vec<&'a str> {
    let is_form = |key: &&str| {
        let message = key.split_once('.').map(|(message, _)| message);
        methods.iter().any(|method| Some(method.key) == message)
    };
    let messages = catalogue.messages.keys().map(String::as_str);
    let head = half.head().iter().copied();
    head.chain(methods.iter().map(|method| method.key))
        .chain(messages.filter(is_form))
        .collect()
}

/// Keys of a message and its forms.
fn forms<'a>(keys: &[&'a str], message: &str) -> impl Iterator<Item = &'a str> {
    let of_message = |key: &&str| key.split('.').next() == Some(message);
    keys.iter().copied().filter(of_message)
}

/// Messages of `index.html` as JSON; none in English, which is there already.
fn frame(catalogue: &Catalogue) -> String {
    if catalogue.language.tag == ENGLISH {
        return String::new();
    }
    let is_shown = |key: &str, file: &str| stem(file) == PAGE || FRAME.contains(&key);
    let shown = catalogue.messages.iter();
    let shown = shown.filter(|(key, message)| is_shown(key, &message.file));
    let mut json = String::new();
    for (key, message) in shown {
        if let [Part::Text(text)] = message.parts.as_slice() {
            let text = text.replace('\\', "\\\\").replace('"', "\\\"");
            let comma = if json.is_empty() { "" } else { "," };
            let _ = write!(json, "{comma}\"{key}\":\"{text}\"");
        }
    }
    format!("{{{json}}}")
}
