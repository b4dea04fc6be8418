//! The documents lead somewhere: to files that are there, and to headings that they have.

use std::fs;
use std::path::{Path, PathBuf};

/// All documents that a reader is led through.
fn documents(root: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in ["", "docs", "docs/experiments"] {
        for entry in fs::read_dir(root.join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "md") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The addresses of the links in a text: `[words](address)`.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split([')', ' ']).next())
}

/// The names by which the headings of a document are linked: small letters, and hyphens for spaces.
fn anchors(text: &str) -> Vec<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| {
        heading
            .trim_start_matches('#')
            .trim()
            .chars()
            .filter(|c| c.is_alphanumeric() || " -_".contains(*c))
            .map(|c| {
                if c == ' ' {
                    '-'
                } else {
                    c.to_ascii_lowercase()
                }
            })
            .collect()
    };
    headings.map(anchor).collect()
}

/// What is wrong with the links of a document.
fn dead_links(document: &Path, text: &str) -> Vec<String> {
    let here = document.parent().expect("a folder");
    let is_dead = |link: &&str| {
        let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
        let path = match file {
            "" => document.to_path_buf(),
            _ => here.join(file),
        };
        if anchor.is_empty() {
            return !path.exists();
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        !anchors(&text).iter().any(|known| known == anchor)
    };
    links(text)
        .filter(|link| !link.starts_with("http"))
        .filter(is_dead)
        .map(|link| format!("{}: {link}", document.display()))
        .collect()
}

#[test]
fn links_in_the_documents_lead_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let documents = documents(root);
    assert!(documents.len() > 10, "only {documents:?}");
    let dead: Vec<String> = documents
        .iter()
        .flat_map(|path| dead_links(path, &fs::read_to_string(path).expect("a document")))
        .collect();
    assert!(dead.is_empty(), "{}", dead.join("\n"));
}

#[test]
fn dead_links_are_found() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let dead = |text| dead_links(&readme, text).len();
    assert_eq!(
        dead("[a](DESIGN.md) [b](DESIGN.md#layers) [c](https://nodejs.org)"),
        0
    );
    assert_eq!(dead("[a](DESIGN.txt) [b](DESIGN.md#no-such-heading)"), 2);
    assert_eq!(anchors("# A b, c\n## The “d”: `e`"), ["a-b-c", "the-d-e"]);
}
