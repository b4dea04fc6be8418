//! Checks between the languages.

use std::collections::BTreeSet;

use super::catalogue::{Catalogue, Key, Part};
use super::kind::PlaceholderKind;

/// Stem of the file with the names of things. Messages of all files refer to those of this file by
/// number.
pub const NAMES: &str = "names";

/// Messages that name things.
const NAMING: [&str; 4] = ["card", "color", "name", "name-given"];

/// Finds faults: a message that a language lacks or has alone, placeholders that it shows and the first language doesn't
/// use, or the other way round, forms that don't exist, choices that don't cover their numbers.
pub fn check(catalogues: &[Catalogue], faults: &mut Vec<String>) {
    if let [first, others @ ..] = catalogues {
        for other in others {
            compare(first, other, faults);
            compare(other, first, faults);
        }
    }
    for one in catalogues {
        if let Some(given) = one.messages.get("name-given") {
            let forms = one
                .messages
                .keys()
                .filter_map(|key| key.strip_prefix("name."));
            let lacks = |form: &&str| !one.messages.contains_key(&format!("name-given.{form}"));
            let lacking = forms.filter(lacks);
            faults.extend(
                lacking.map(|form| format!("{}: name-given lacks the form {form}", given.file)),
            );
        }
        for (key, message) in &one.messages {
            let mut fault = |what: String| faults.push(format!("{}: {key} {what}", message.file));
            let is_naming = key
                .split('.')
                .next()
                .is_some_and(|key| NAMING.contains(&key));
            if is_naming && !message.file.ends_with(&format!("/{NAMES}.ftl")) {
                fault(format!("belongs in {NAMES}.ftl"));
            }
            visit(&message.parts, &mut |part| match part {
                Part::Value(name, Some(form)) => {
                    let naming = PlaceholderKind::of(name)
                        .and_then(PlaceholderKind::naming)
                        .unwrap_or_default();
                    if !one.messages.contains_key(&format!("{naming}.{form}")) {
                        fault(format!("asks for {naming}.{form}, which is not there"));
                    }
                }
                Part::Choice(name, choice) => {
                    if let Some(what) = uncovered(one, name, choice) {
                        fault(what);
                    }
                }
                Part::Text(_) | Part::Value(_, None) => {}
            });
        }
    }
}

/// Reports everything that `one` has and `other` lacks.
fn compare(one: &Catalogue, other: &Catalogue, faults: &mut Vec<String>) {
    // Forms are not compared, because each language has those that its grammar needs.
    let shared = one.messages.iter().filter(|(key, _)| !key.contains('.'));
    for (key, message) in shared {
        let Some(there) = other.messages.get(key) else {
            if other.language.is_finished {
                let tag = &other.language.tag;
                faults.push(format!("{}: {key} is missing in {tag}", message.file));
            }
            continue;
        };
        let used = used(&there.parts);
        for name in shown(&message.parts).difference(&used) {
            faults.push(format!("{}: {key} does not use ${name}", there.file));
        }
        if is_bold(&message.parts) != is_bold(&there.parts) {
            faults.push(format!(
                "{}: {key} is bold in one language alone",
                there.file
            ));
        }
    }
}

/// Returns `true` if a part of a message is bold.
pub fn is_bold(parts: &[Part]) -> bool {
    let mut is_bold = false;
    visit(parts, &mut |part| {
        is_bold |= matches!(part, Part::Text(text) if text.contains("<b>"));
    });
    is_bold
}

/// Placeholders that a message shows.
fn shown(parts: &[Part]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    visit(parts, &mut |part| {
        if let Part::Value(name, _) = part {
            names.insert(name.clone());
        }
    });
    names
}

/// Placeholders that a message shows, or chooses by.
pub fn used(parts: &[Part]) -> BTreeSet<String> {
    let mut names = shown(parts);
    visit(parts, &mut |part| {
        if let Part::Choice(name, _) = part {
            names.insert(name.clone());
        }
    });
    names
}

/// Calls a function with every part, including those of choices.
fn visit(parts: &[Part], see: &mut impl FnMut(&Part)) {
    for part in parts {
        see(part);
        if let Part::Choice(_, choice) = part {
            for (_, parts) in choice {
                visit(parts, see);
            }
        }
    }
}

/// Describes the fault in the keys of a choice, if any. A choice by number must name either exact
/// numbers, or all categories of the language.
fn uncovered(catalogue: &Catalogue, name: &str, choice: &[(Key, Vec<Part>)]) -> Option<String> {
    let keys: Vec<Key> = choice.iter().map(|(key, _)| *key).collect();
    if keys.windows(2).any(|pair| pair[0] == pair[1]) {
        return Some(format!("names a case of ${name} twice"));
    }
    let is_exact = |key: &Key| matches!(key, Key::Exactly(_));
    let counts =
        PlaceholderKind::of(name) == Some(PlaceholderKind::Number) && !keys.iter().any(is_exact);
    let is_category = |key: &Key| !is_exact(key) && *key != Key::Other;
    let categories: Vec<Key> = keys.into_iter().filter(is_category).collect();
    let all = &catalogue.language.plurals.categories;
    let is_whole = categories == *all || (categories.is_empty() && !counts);
    (!is_whole).then(|| format!("has {categories:?} for ${name}, not {all:?}"))
}
