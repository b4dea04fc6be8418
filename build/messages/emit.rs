//! The messages as Rust: tables of templates, and a method of `Words` for each message, so
//! that a wrong key or a forgotten placeholder does not compile.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::catalogue::Catalogue;
use super::check::{is_bold, used};
use super::kind::Kind;
use super::template::{Numbers, template};

/// The file whose messages stand in `index.html`: the program does not need them.
const PAGE: &str = "page.ftl";

/// What stands after each template.
const END: &str = "\0";

/// A message as the methods of `Words` see it.
struct Method<'a> {
    key: &'a str,
    arguments: Vec<String>,
    gives: Gives,
}

/// What a method gives.
enum Gives {
    /// The message as it stands.
    Static,
    /// A text.
    Text,
    /// A text with cards in it, or with words that stand out.
    Sentence,
}

/// Writes the Rust file for the languages of these names; the messages have been checked.
pub fn emit(names: &[&str], catalogues: &[Catalogue]) -> String {
    let methods = methods(catalogues);
    let mut code = String::new();
    for (name, catalogue) in names.iter().zip(catalogues) {
        let _ = writeln!(code, "{}", tables(name, catalogue, &methods));
    }
    let _ = writeln!(code, "impl Words {{");
    for (number, method) in methods.iter().enumerate() {
        let _ = writeln!(code, "{}", write_method(number, method, &catalogues[0]));
    }
    code.push_str("}\n\n");
    let _ = writeln!(
        code,
        "/// The messages by number, each with its placeholders."
    );
    let _ = writeln!(code, "#[cfg(test)]\nstatic KEYS: &[(&str, &[&str])] = &[");
    for method in &methods {
        let _ = writeln!(code, "    ({:?}, &{:?}),", method.key, method.arguments);
    }
    code.push_str("];\n\n");
    let _ = writeln!(code, "/// The files of each language.");
    let _ = writeln!(code, "#[cfg(test)]\nstatic SOURCES: &[&[&str]] = &[");
    for catalogue in catalogues {
        let files: BTreeSet<&str> = catalogue
            .messages
            .values()
            .map(|message| message.file.as_str())
            .collect();
        let _ = writeln!(code, "    &[");
        for file in files {
            let _ = writeln!(
                code,
                "        include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{file}\")),"
            );
        }
        let _ = writeln!(code, "    ],");
    }
    code.push_str("];\n");
    code
}

fn methods(catalogues: &[Catalogue]) -> Vec<Method<'_>> {
    let first = catalogues[0].messages.iter();
    let shared = first.filter(|(key, message)| !key.contains('.') && !message.file.ends_with(PAGE));
    let method = |key: &str| {
        let all = || catalogues.iter().filter_map(|one| one.messages.get(key));
        let arguments: BTreeSet<String> = all().flat_map(|message| used(&message.parts)).collect();
        let has_card = |name: &String| matches!(Kind::of(name), Some(Kind::Card | Kind::Phrase));
        let gives =
            if arguments.iter().any(has_card) || all().any(|message| is_bold(&message.parts)) {
                Gives::Sentence
            } else if arguments.is_empty() {
                Gives::Static
            } else {
                Gives::Text
            };
        (arguments.into_iter().collect(), gives)
    };
    shared
        .map(|(key, _)| {
            let (arguments, gives) = method(key);
            Method {
                key,
                arguments,
                gives,
            }
        })
        .collect()
}

/// The templates of a language, and which of them name cards.
fn tables(name: &str, catalogue: &Catalogue, methods: &[Method<'_>]) -> String {
    let is_form = |key: &&String| key.contains('.');
    let forms: Vec<&str> = catalogue
        .messages
        .keys()
        .filter(is_form)
        .map(String::as_str)
        .collect();
    let keys: Vec<&str> = methods
        .iter()
        .map(|method| method.key)
        .chain(forms)
        .collect();
    let number_of = |key: &str| {
        keys.iter()
            .position(|known| *known == key)
            .unwrap_or_default()
    };
    let cards: Vec<&str> = keys
        .iter()
        .copied()
        .filter(|key| *key == "card" || key.starts_with("card."))
        .collect();
    let card_form = |form: &str| {
        let found = cards
            .iter()
            .position(|key| key.strip_prefix("card.") == Some(form));
        found.unwrap_or_default()
    };
    // The templates are one text: a table of hundreds of small ones compresses badly.
    let mut code = format!(
        "static {}: Templates = Templates {{\n    texts: LazyLock::new(|| split(concat!(\n",
        name.to_uppercase()
    );
    for key in &keys {
        // A form has the placeholders of its message.
        let base = key.split('.').next().unwrap_or(key);
        let method = methods.iter().find(|method| method.key == base);
        let numbers = Numbers {
            arguments: method.map_or(&[], |method| method.arguments.as_slice()),
            message: &number_of,
            card_form: &card_form,
        };
        let text = template(&catalogue.messages[*key].parts, &numbers);
        let _ = writeln!(code, "        {:?},", text + END);
    }
    let names: Vec<(usize, usize)> = keys
        .iter()
        .filter_map(|key| {
            let form = key
                .strip_prefix("name")
                .filter(|form| form.is_empty() || form.starts_with('.'))?;
            Some((number_of(key), number_of(&format!("name-given{form}"))))
        })
        .collect();
    let cards: Vec<usize> = cards.into_iter().map(number_of).collect();
    let _ = write!(
        code,
        "    ))),\n    cards: &{cards:?},\n    names: &{names:?},\n}};"
    );
    code
}

fn write_method(number: usize, method: &Method<'_>, first: &Catalogue) -> String {
    let name = method.key.replace('-', "_");
    let file = &first.messages[method.key].file;
    let mut parameters = String::from("self");
    let mut values = Vec::new();
    for argument in &method.arguments {
        let (kind, value) = match Kind::of(argument) {
            Some(Kind::Seat) => ("Seat", "Arg::seat"),
            Some(Kind::Card) => ("Card", "Arg::card"),
            Some(Kind::Color) => ("Color", "Arg::color"),
            Some(Kind::Number) => ("usize", "Arg::Number"),
            Some(Kind::Phrase) => ("&Sentence", "Arg::Phrase"),
            Some(Kind::Text) | None => ("&str", "Arg::Text"),
        };
        let _ = write!(parameters, ", {argument}: {kind}");
        values.push(format!("{value}({argument})"));
    }
    let values = values.join(", ");
    let (kind, body) = match method.gives {
        Gives::Static => ("&'static str", format!("self.template({number})")),
        Gives::Text => ("String", format!("self.fill({number}, &[{values}])")),
        Gives::Sentence => (
            "Sentence",
            format!("Sentence(self.fill({number}, &[{values}]))"),
        ),
    };
    format!(
        "    /// `{}` of `{file}`.\n    #[must_use]\n    pub fn {name}({parameters}) -> {kind} {{\n        {body}\n    }}\n",
        method.key
    )
}
