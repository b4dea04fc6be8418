//! Every stylesheet is linked, and its lengths scale with the page.

use std::fs;
use std::path::{Path, PathBuf};

fn sheets(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sheets(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// The length in pixels, if the word is one.
fn pixels(word: &str) -> Option<f32> {
    word.strip_suffix("px")?.parse().ok()
}

#[test]
fn every_stylesheet_is_linked_and_grows_with_the_page() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("index.html")).expect("the page");
    let mut found = Vec::new();
    sheets(&root.join("styles"), &mut found);
    assert_eq!(page.matches("rel=\"css\"").count(), found.len());
    for path in found {
        let sheet = path.strip_prefix(root).expect("in the project").display();
        assert_eq!(
            page.matches(&format!("href=\"{sheet}\"")).count(),
            1,
            "{sheet}"
        );
        let text = fs::read_to_string(&path).expect("a stylesheet");
        let parts = text.split("/*").map(|part| part.split("*/").last());
        let code: String = parts.flatten().collect();
        // Hairlines and outlines don't scale, and initial values can't; all else does, media conditions too.
        for line in code.lines().filter(|line| !line.contains("initial-value")) {
            let mut words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
            assert!(
                !words.any(|word| pixels(word) >= Some(3.0)),
                "{sheet}: {line}"
            );
        }
    }
}
