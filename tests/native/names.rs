//! The types of the crate have names by which they can be told apart.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::layers::rust_files;

/// The type that a line begins to define: a component is one, too, under the name of its function.
fn type_of(line: &str) -> Option<&str> {
    let line = match line.strip_prefix("pub") {
        Some(line) if line.starts_with('(') => line.split_once(") ")?.1,
        Some(line) => line.trim_start(),
        None => line,
    };
    let (keyword, rest) = line.split_once(' ')?;
    let name = rest.split(|c: char| !c.is_alphanumeric()).next()?;
    let is_type = match keyword {
        "struct" | "enum" | "union" | "trait" | "type" => true,
        "fn" => name.starts_with(|c: char| c.is_ascii_uppercase()),
        _ => false,
    };
    is_type.then_some(name)
}

#[test]
fn no_two_types_have_one_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    rust_files(&root, &mut files);
    files.sort();
    let mut homes: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in &files {
        let file = path.strip_prefix(&root).expect("below src");
        // Tests have helpers of their own.
        if file
            .iter()
            .any(|part| part == "tests" || part == "tests.rs")
        {
            continue;
        }
        let text = fs::read_to_string(path).expect("a source file");
        // What is indented belongs to something.
        for name in text.lines().filter_map(type_of) {
            let homes = homes.entry(name.to_owned()).or_default();
            homes.push(file.display().to_string());
        }
    }
    assert!(homes.contains_key("CardSet"), "only {homes:?} were found");
    homes.retain(|_, homes| homes.len() > 1);
    assert!(homes.is_empty(), "{homes:#?}");
}

#[test]
fn types_are_found() {
    assert_eq!(type_of("pub struct Seek {"), Some("Seek"));
    assert_eq!(type_of("pub(super) type Rules = u8;"), Some("Rules"));
    assert_eq!(type_of("trait Bot {"), Some("Bot"));
    assert_eq!(
        type_of("pub fn Act(props: &ActProps) -> Html {"),
        Some("Act")
    );
    assert_eq!(type_of("pub fn act() {"), None);
    assert_eq!(type_of("    type Item = Card;"), None);
    assert_eq!(type_of("const NONE: &str = \"-\";"), None);
}
