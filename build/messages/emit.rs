//! Generates Rust from the messages: tables of templates, and a method of `Localizer` for each
//! message, so a wrong key or a forgotten placeholder does not compile.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::catalogue::Catalogue;
use super::check::{NAMES, is_bold, used};
use super::kind::PlaceholderKind;
use super::template::{Numbers, template};

/// File with the messages of `index.html`, which the program does not need.
const PAGE: &str = "page.ftl";

/// Terminator of each template.
const END: &str = "\0";

/// A message as a method of `Localizer`.
struct Method<'a> {
    key: &'a str,
    arguments: Vec<String>,
    gives: ReturnKind,
}

/// Return type of a method.
enum ReturnKind {
    /// The message, which has no placeholders.
    Static,
    /// Plain text.
    Text,
    /// Text with cards or bold words in it.
    Sentence,
}

/// Generates the Rust file for the languages, whose messages have been checked.
pub fn emit(catalogues: &[Catalogue]) -> String {
    let files = files(catalogues);
    let mut code = String::new();
    for (stem, methods) in &files {
        let _ = writeln!(code, "/// The messages of `{stem}.ftl`.");
        let _ = writeln!(code, "static {}: MessageFile = [", name_of(stem));
        for catalogue in catalogues {
            let _ = writeln!(code, "{},", templates(catalogue, methods, &files[NAMES]));
        }
        code.push_str("];\n\n");
    }
    let _ = writeln!(code, "impl Localizer {{");
    for (stem, methods) in &files {
        for (number, method) in methods.iter().enumerate() {
            let _ = writeln!(code, "{}", write_method(stem, number, method));
        }
    }
    code.push_str("}\n\n");
    let _ = writeln!(
        code,
        "/// The key of a message, and its placeholders.\n#[cfg(test)]\ntype Key = (&'static str, &'static [&'static str]);\n"
    );
    let _ = writeln!(code, "/// The messages of each file by number.");
    let _ = writeln!(
        code,
        "#[cfg(test)]\nstatic KEYS: &[(&MessageFile, &[Key])] = &["
    );
    for (stem, methods) in &files {
        let _ = writeln!(code, "    (&{}, &[", name_of(stem));
        for method in methods {
            let _ = writeln!(code, "        ({:?}, &{:?}),", method.key, method.arguments);
        }
        code.push_str("    ]),\n");
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

/// Name of the static that holds the messages of a file.
fn name_of(stem: &str) -> String {
    format!("{}_FTL", stem.to_uppercase())
}

/// Methods of each file, by the stem of its name.
fn files(catalogues: &[Catalogue]) -> BTreeMap<&str, Vec<Method<'_>>> {
    let mut files: BTreeMap<&str, Vec<Method<'_>>> = BTreeMap::new();
    for (key, message) in &catalogues[0].messages {
        if !key.contains('.') && !message.file.ends_with(PAGE) {
            let methods = files.entry(stem(&message.file)).or_default();
            methods.push(method(key, catalogues));
        }
    }
    files
}

fn stem(file: &str) -> &str {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.strip_suffix(".ftl").unwrap_or(name)
}

fn method<'a>(key: &'a str, catalogues: &[Catalogue]) -> Method<'a> {
    let all = || catalogues.iter().filter_map(|one| one.messages.get(key));
    let arguments: BTreeSet<String> = all().flat_map(|message| used(&message.parts)).collect();
    let has_card = |name: &String| {
        matches!(
            PlaceholderKind::of(name),
            Some(PlaceholderKind::Card | PlaceholderKind::Phrase)
        )
    };
    let gives = if arguments.iter().any(has_card) || all().any(|message| is_bold(&message.parts)) {
        ReturnKind::Sentence
    } else if arguments.is_empty() {
        ReturnKind::Static
    } else {
        ReturnKind::Text
    };
    Method {
        key,
        arguments: arguments.into_iter().collect(),
        gives,
    }
}

/// Keys of a file's messages in numerical order, followed by their forms.
fn keys<'a>(catalogue: &'a Catalogue, methods: &[Method<'a>]) -> Vec<&'a str> {
    let is_form = |key: &&str| {
        let message = key.split_once('.').map(|(message, _)| message);
        methods.iter().any(|method| Some(method.key) == message)
    };
    let forms = catalogue
        .messages
        .keys()
        .map(String::as_str)
        .filter(is_form);
    methods
        .iter()
        .map(|method| method.key)
        .chain(forms)
        .collect()
}

/// Generates the templates of a file in one language, with the numbers of those that name cards and
/// players.
fn templates(catalogue: &Catalogue, methods: &[Method<'_>], names: &[Method<'_>]) -> String {
    let place = |keys: &[&str], key: &str| keys.iter().position(|known| *known == key);
    let named = keys(catalogue, names);
    let number_of = |key: &str| place(&named, key).unwrap_or_default();
    let is_card = |key: &&str| *key == "card" || key.starts_with("card.");
    let cards: Vec<&str> = named.iter().copied().filter(is_card).collect();
    let card_form = |form: &str| place(&cards, &format!("card.{form}")).unwrap_or_default();

    // The templates of a file form a single text, because a table of many small texts compresses
    // badly.
    let mut code = String::from("    Templates::of(concat!(\n");
    let keys = keys(catalogue, methods);
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
    let (cards, names) = if keys == named {
        naming(&named, &cards)
    } else {
        Default::default()
    };
    let _ = write!(code, "    ), &{cards:?}, &{names:?})");
    code
}

/// Numbers of the messages that name cards, and for each form of a player's name two numbers: that
/// of the form, and that of the message for a name chosen by the player.
fn naming(keys: &[&str], cards: &[&str]) -> (Vec<usize>, Vec<(usize, usize)>) {
    let number_of = |key: &str| keys.iter().position(|known| *known == key);
    let names = keys.iter().filter_map(|key| {
        let form = key
            .strip_prefix("name")
            .filter(|form| form.is_empty() || form.starts_with('.'))?;
        Some((number_of(key)?, number_of(&format!("name-given{form}"))?))
    });
    let cards = cards.iter().filter_map(|key| number_of(key));
    (cards.collect(), names.collect())
}

fn write_method(stem: &str, number: usize, method: &Method<'_>) -> String {
    let name = method.key.replace('-', "_");
    let file = name_of(stem);
    let mut parameters = String::from("self");
    let mut values = Vec::new();
    for argument in &method.arguments {
        let (kind, value) = match PlaceholderKind::of(argument) {
            Some(PlaceholderKind::Seat) => ("Seat", "Arg::seat"),
            Some(PlaceholderKind::Card) => ("Card", "Arg::card"),
            Some(PlaceholderKind::Color) => ("Color", "Arg::color"),
            Some(PlaceholderKind::Number) => ("usize", "Arg::Number"),
            Some(PlaceholderKind::Phrase) => ("&RichText", "Arg::Phrase"),
            Some(PlaceholderKind::Text) | None => ("&str", "Arg::Text"),
        };
        let _ = write!(parameters, ", {argument}: {kind}");
        values.push(format!("{value}({argument})"));
    }
    let values = values.join(", ");
    let (kind, body) = match method.gives {
        ReturnKind::Static => ("&'static str", format!("self.template(&{file}, {number})")),
        ReturnKind::Text => (
            "String",
            format!("self.fill(&{file}, {number}, &[{values}])"),
        ),
        ReturnKind::Sentence => (
            "RichText",
            format!("RichText(self.fill(&{file}, {number}, &[{values}]))"),
        ),
    };
    format!(
        "    /// `{}` of `{stem}.ftl`.\n    #[must_use]\n    pub fn {name}({parameters}) -> {kind} {{\n        {body}\n    }}\n",
        method.key
    )
}
