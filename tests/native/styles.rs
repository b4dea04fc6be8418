//! What holds in all stylesheets.

use std::fs;
use std::path::{Path, PathBuf};

/// The least length that has to grow with the page, in pixels: hairlines, outlines and offsets below it stay.
const LEAST: f32 = 3.0;

fn sheets(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sheets(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "css") {
            found.push(path);
        }
    }
}

/// The lengths in pixels of a line that have to grow with the page.
fn fixed(line: &str) -> impl Iterator<Item = &str> {
    let words = line.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '.'));
    let is_long = |word: &&str| {
        let number = word
            .strip_suffix("px")
            .and_then(|number| number.parse().ok());
        number.is_some_and(|number: f32| number >= LEAST)
    };
    words.filter(is_long)
}

/// On a large screen the page grows with the size of its type: so its lengths are in rem. Conditions on the window
/// are in pixels, and what a comment says is no length.
#[test]
fn lengths_grow_with_the_page() {
    let mut found = Vec::new();
    sheets(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("styles"),
        &mut found,
    );
    assert!(!found.is_empty());
    for path in found {
        let text = fs::read_to_string(&path).expect("a stylesheet");
        let without_comments = text
            .split("/*")
            .map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest));
        for line in without_comments
            .collect::<String>()
            .lines()
            .filter(|line| !line.contains("@media"))
        {
            let lengths: Vec<&str> = fixed(line).collect();
            assert!(
                lengths.is_empty(),
                "{}: {lengths:?} in {line}",
                path.display()
            );
        }
    }
}

#[test]
fn a_length_in_pixels_is_found() {
    let found = |line| fixed(line).collect::<Vec<_>>();
    assert_eq!(
        found("margin: -12px 2px calc(1rem + 3px);"),
        ["12px", "3px"]
    );
    assert!(found("border: 1.5px solid; width: 20vw; background: url(a3px)").is_empty());
}
