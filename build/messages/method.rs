//! The methods of `Localizer`, one for each message.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::catalogue::Catalogue;
use super::check::{is_bold, used};
use super::half::Half;
use super::kind::PlaceholderKind;

/// File with the messages of `index.html`, which the program does not need.
pub const PAGE: &str = "page";

/// A message as a method of `Localizer`.
pub struct Method<'a> {
    pub key: &'a str,
    /// Stem of its file.
    pub stem: &'a str,
    pub arguments: Vec<String>,
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

/// Methods for the messages of a half.
pub fn methods(catalogues: &[Catalogue], half: Half) -> Vec<Method<'_>> {
    let mut methods = Vec::new();
    for (key, message) in &catalogues[0].messages {
        let stem = stem(&message.file);
        if !key.contains('.') && stem != PAGE && Half::of(stem) == half {
            methods.push(Method::new(key, stem, catalogues));
        }
    }
    // The messages of a file are alike, so together they compress better.
    methods.sort_by_key(|method| method.stem);
    methods
}

/// Stem of a file's name.
pub fn stem(file: &str) -> &str {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.strip_suffix(".ftl").unwrap_or(name)
}

impl<'a> Method<'a> {
    fn new(key: &'a str, stem: &'a str, catalogues: &[Catalogue]) -> Self {
        let all = || catalogues.iter().filter_map(|one| one.messages.get(key));
        let arguments: BTreeSet<String> = all().flat_map(|message| used(&message.parts)).collect();
        let has_card = |name: &String| {
            matches!(
                PlaceholderKind::of(name),
                Some(PlaceholderKind::Card | PlaceholderKind::Phrase)
            )
        };
        let is_sentence =
            arguments.iter().any(has_card) || all().any(|message| is_bold(&message.parts));
        let gives = if is_sentence {
            ReturnKind::Sentence
        } else if arguments.is_empty() {
            ReturnKind::Static
        } else {
            ReturnKind::Text
        };
        Self {
            key,
            stem,
            arguments: arguments.into_iter().collect(),
            gives,
        }
    }

    /// Rust of the method, for the message with a number in a half.
    pub fn code(&self, half: Half, number: usize) -> String {
        let name = self.key.replace('-', "_");
        let half = half.constant();
        let mut parameters = String::from("self");
        let mut values = Vec::new();
        for argument in &self.arguments {
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
        let (kind, body) = match self.gives {
            ReturnKind::Static => ("&'static str", format!("self.template(&{half}, {number})")),
            ReturnKind::Text => (
                "String",
                format!("self.fill(&{half}, {number}, &[{values}])"),
            ),
            ReturnKind::Sentence => (
                "RichText",
                format!("RichText(self.fill(&{half}, {number}, &[{values}]))"),
            ),
        };
        format!(
            "    /// `{}` of `{}.ftl`.\n    #[must_use]\n    pub fn {name}({parameters}) -> {kind} {{\n        {body}\n    }}\n",
            self.key, self.stem
        )
    }
}
