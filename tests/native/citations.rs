//! Sections of the rules that are cited, in the code or in the rules themselves, exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::layers::rust_files;

/// The numbers of the headings `## 4. A turn`, in their order.
fn sections(rules: &str) -> Vec<u32> {
    let titles = rules.lines().filter_map(|line| line.strip_prefix("## "));
    let numbers = titles.filter_map(|title| title.split_once(". "));
    numbers
        .filter_map(|(number, _)| number.parse().ok())
        .collect()
}

/// The sections that a text cites, as `section 4` or `sections 4, 5 and 7`, each with the line
/// on which the citation begins. A citation may go over the end of a line of a comment.
fn cited(text: &str) -> Vec<(usize, u32)> {
    let words: Vec<(usize, &str)> = (1..)
        .zip(text.lines())
        .flat_map(|(number, line)| {
            let line = line.trim_start().trim_start_matches(['/', '!', '*']);
            line.split_whitespace().map(move |word| (number, word))
        })
        .collect();
    let mut cited = Vec::new();
    for (at, (line, word)) in words.iter().enumerate() {
        let word = word.trim_start_matches(|c: char| !c.is_alphanumeric());
        if !["section", "Section", "sections", "Sections"].contains(&word) {
            continue;
        }
        for (_, word) in &words[at + 1..] {
            let digits = word.trim_end_matches(|c: char| !c.is_ascii_digit());
            if let Ok(section) = digits.parse() {
                cited.push((*line, section));
            } else if *word != "and" {
                break;
            }
            // The list goes on behind a comma or before an `and`, and ends with anything else.
            if !digits.is_empty() && *word != digits && !word.ends_with(',') {
                break;
            }
        }
    }
    cited
}

#[test]
fn the_sections_are_numbered_without_a_gap() {
    let sections = sections(include_str!("../../docs/rules.md"));
    assert_eq!(sections, (1..=9).collect::<Vec<_>>());
}

#[test]
fn sections_that_are_cited_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = root.join("docs/rules.md");
    let sections = sections(&fs::read_to_string(&rules).expect("the rules"));
    let mut files: Vec<PathBuf> = vec![rules];
    for folder in ["src", "tests", "examples", "benches"] {
        rust_files(&root.join(folder), &mut files);
    }
    // Its own examples cite what is not there.
    files.retain(|file| !file.ends_with(file!()));
    let (mut seen, mut missing) = (BTreeSet::new(), Vec::new());
    for path in &files {
        let text = fs::read_to_string(path).expect("a text");
        let file = path.strip_prefix(root).expect("below the root").display();
        for (line, section) in cited(&text) {
            seen.insert(section);
            if !sections.contains(&section) {
                missing.push(format!("{file}:{line}: there is no section {section}"));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    // Sections 3 and 6 are mentioned at most beside others.
    assert!(seen.is_superset(&[1, 2, 4, 5, 7, 8, 9].into()), "{seen:?}");
}

#[test]
fn citations_are_found() {
    assert_eq!(cited("/// It is so (section 4)."), [(1, 4)]);
    assert_eq!(cited("a\n//! Section 12: text"), [(2, 12)]);
    assert_eq!(cited("/// (sections 5\n/// and 6)."), [(1, 5), (1, 6)]);
    assert_eq!(cited("// Sections 4, 5 and 7: 8"), [(1, 4), (1, 5), (1, 7)]);
    assert_eq!(cited("see section\n//! 9 of the rules, 3"), [(1, 9)]);
    assert_eq!(cited("let section = 4; <section> 5 sections: 6"), []);
}
