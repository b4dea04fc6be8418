//! The messages of one language, read from its Fluent files by Project Fluent's own parser. Fluent
//! features that this project doesn't need are errors.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;

use super::kind::PlaceholderKind;
use super::language::Language;

/// A part of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// Plain text.
    Text(String),
    /// Value of a placeholder as it is; a name may be in a certain form.
    Value(String, Option<String>),
    /// One of several variants, chosen by a placeholder. The last variant is the default.
    Choice(String, Vec<(Key, Vec<Part>)>),
}

/// Key of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// An exact number; players and colours are numbered.
    Exactly(u32),
    /// The plural categories of CLDR.
    Zero,
    One,
    Two,
    Few,
    Many,
    /// All other values.
    Other,
}

/// A message, or a form of a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// Name of its file.
    pub file: String,
    pub parts: Vec<Part>,
}

/// The messages of one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Catalogue {
    pub language: Language,
    /// Messages by key. The key of a form is the message's key, a dot, and the form's own key.
    pub messages: BTreeMap<String, Message>,
}

impl Catalogue {
    /// Returns a catalogue without messages.
    pub const fn new(language: Language) -> Self {
        Self {
            language,
            messages: BTreeMap::new(),
        }
    }

    /// Reads all files of the folder that a language has in `locales`.
    pub fn read(locales: &Path, language: Language, faults: &mut Vec<String>) -> Self {
        let mut paths: Vec<_> = fs::read_dir(locales.join(&language.tag))
            .into_iter()
            .flatten()
            .filter_map(|entry| Some(entry.ok()?.path()))
            .collect();
        paths.sort();
        let mut catalogue = Self::new(language);
        for path in paths {
            match fs::read_to_string(&path) {
                Ok(text) => catalogue.add(&path.display().to_string(), &text, faults),
                Err(error) => faults.push(format!("{}: {error}", path.display())),
            }
        }
        catalogue
    }

    /// Takes the messages and forms that are missing here from another language.
    pub fn fill_in(&mut self, from: &Self) {
        for (key, message) in &from.messages {
            let known = self.messages.entry(key.clone());
            known.or_insert_with(|| message.clone());
        }
    }

    /// Adds the messages of one file.
    pub fn add(&mut self, file: &str, text: &str, faults: &mut Vec<String>) {
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((_, errors)) => {
                let at = |at: usize| 1 + text[..at].matches('\n').count();
                faults.extend(
                    errors
                        .iter()
                        .map(|error| format!("{file}:{}: {}", at(error.pos.start), error.kind)),
                );
                return;
            }
        };
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    let mut patterns: Vec<_> = message
                        .attributes
                        .iter()
                        .map(|form| (format!("{id}.{}", form.id.name), &form.value))
                        .collect();
                    patterns.extend(message.value.as_ref().map(|value| (id.to_owned(), value)));
                    for (key, pattern) in patterns {
                        match parts(pattern) {
                            Ok(parts) => self.insert(file, key, parts, faults),
                            Err(fault) => faults.push(format!("{file}: {key}: {fault}")),
                        }
                    }
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(term) => faults.push(format!("{file}: -{} is a term", term.id.name)),
                Entry::Junk { content } => faults.push(format!("{file}: {content:?}")),
            }
        }
    }

    fn insert(&mut self, file: &str, key: String, parts: Vec<Part>, faults: &mut Vec<String>) {
        let file = file.to_owned();
        let message = Message { file, parts };
        if let Some(old) = self.messages.insert(key.clone(), message) {
            faults.push(format!("{key} stands in {} as well", old.file));
        }
    }
}

fn parts(pattern: &Pattern<&str>) -> Result<Vec<Part>, String> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            // A long message may span several lines.
            PatternElement::TextElement { value } => Part::Text(value.replace('\n', " ")),
            PatternElement::Placeable { expression } => part(expression)?,
        };
        match (parts.last_mut(), part) {
            (Some(Part::Text(text)), Part::Text(more)) => text.push_str(&more),
            (_, part) => parts.push(part),
        }
    }
    Ok(parts)
}

fn part(expression: &Expression<&str>) -> Result<Part, String> {
    match expression {
        Expression::Inline(inline) => value(inline),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                return Err("only a placeholder can choose".to_owned());
            };
            let kind =
                PlaceholderKind::of(id.name).ok_or_else(|| format!("${} has no kind", id.name))?;
            let mut choice = Vec::new();
            for Variant {
                key,
                value,
                default,
            } in variants
            {
                let key = if *default {
                    Key::Other
                } else {
                    self::key(kind, key)?
                };
                choice.push((key, parts(value)?));
            }
            choice.sort_by_key(|(key, _)| *key);
            Ok(Part::Choice(id.name.to_owned(), choice))
        }
    }
}

fn key(kind: PlaceholderKind, key: &VariantKey<&str>) -> Result<Key, String> {
    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = key;
    let place = || kind.keys().iter().position(|known| known == name);
    let found = match (kind, *name) {
        (PlaceholderKind::Number, "zero") => Some(Key::Zero),
        (PlaceholderKind::Number, "one") => Some(Key::One),
        (PlaceholderKind::Number, "two") => Some(Key::Two),
        (PlaceholderKind::Number, "few") => Some(Key::Few),
        (PlaceholderKind::Number, "many") => Some(Key::Many),
        (PlaceholderKind::Number, exact) => exact.parse().ok().map(Key::Exactly),
        _ => place()
            .and_then(|place| u32::try_from(place).ok())
            .map(Key::Exactly),
    };
    found.ok_or_else(|| format!("[{name}] is no key"))
}

fn value(inline: &InlineExpression<&str>) -> Result<Part, String> {
    let known =
        |name: &str| PlaceholderKind::of(name).ok_or_else(|| format!("${name} has no kind"));
    match inline {
        InlineExpression::StringLiteral { value } => Ok(Part::Text((*value).to_owned())),
        InlineExpression::VariableReference { id } => {
            known(id.name)?;
            Ok(Part::Value(id.name.to_owned(), None))
        }
        InlineExpression::FunctionReference { id, arguments } => {
            let (name, form) =
                form(arguments).ok_or("a function takes a placeholder and a case")?;
            if known(name)?.function() != Some(id.name) {
                return Err(format!("{} does not take ${name}", id.name));
            }
            Ok(Part::Value(name.to_owned(), Some(form.to_owned())))
        }
        _ => Err("only placeholders and functions stand in braces".to_owned()),
    }
}

/// Placeholder and form that a function gets: `($card, case: "small")`.
fn form<'a>(arguments: &CallArguments<&'a str>) -> Option<(&'a str, &'a str)> {
    match (arguments.positional.as_slice(), arguments.named.as_slice()) {
        ([InlineExpression::VariableReference { id }], [named]) if named.name.name == "case" => {
            match named.value {
                InlineExpression::StringLiteral { value } => Some((id.name, value)),
                _ => None,
            }
        }
        _ => None,
    }
}
