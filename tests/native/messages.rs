//! Message files: the build rejects inconsistent ones, every message is used, and the page contains its messages.

#[path = "../../build/messages/catalogue.rs"]
mod catalogue;
#[path = "../../build/messages/check.rs"]
mod check;
#[path = "../../build/messages/kind.rs"]
mod kind;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalogue::{Catalogue, Key};

const ENGLISH: &[Key] = &[Key::One];
const POLISH: &[Key] = &[Key::One, Key::Few];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(language: &str, categories: &[Key]) -> Catalogue {
    let mut faults = Vec::new();
    let folder = root().join("locales").join(language);
    let catalogue = Catalogue::read(&folder, categories, &mut faults);
    assert_eq!(faults, Vec::<String>::new());
    catalogue
}

/// Errors the build would report if these were all messages of the two languages.
fn faults(english: &str, polish: &str) -> Vec<String> {
    faults_in(["en", "pl"], english, polish)
}

/// The same, with the names of the two files.
fn faults_in(files: [&str; 2], english: &str, polish: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut catalogue = |file: &str, text: &str, categories| {
        let mut catalogue = Catalogue::new(categories);
        catalogue.add(file, text, &mut faults);
        catalogue
    };
    let catalogues = [
        catalogue(files[0], english, ENGLISH),
        catalogue(files[1], polish, POLISH),
    ];
    check::check(&catalogues, &mut faults);
    faults
}

#[test]
fn the_files_are_whole() {
    let catalogues = [read("en", ENGLISH), read("pl", POLISH)];
    let mut faults = Vec::new();
    check::check(&catalogues, &mut faults);
    assert_eq!(faults, Vec::<String>::new());
    let keys = |catalogue: &Catalogue| -> BTreeSet<String> {
        let keys = catalogue.messages.keys();
        keys.filter(|key| !key.contains('.')).cloned().collect()
    };
    assert_eq!(keys(&catalogues[0]), keys(&catalogues[1]));
    assert!(catalogues[0].messages.len() > 200);
}

#[test]
fn the_languages_have_the_same_files() {
    let files = |language: &str| -> BTreeSet<String> {
        let folder = fs::read_dir(root().join("locales").join(language)).expect("a language");
        folder
            .map(|entry| {
                entry
                    .expect("an entry")
                    .file_name()
                    .to_string_lossy()
                    .into_owned()
            })
            .collect()
    };
    assert_eq!(files("en"), files("pl"));
    for (key, message) in read("en", ENGLISH).messages {
        let there = &read("pl", POLISH).messages;
        let file = |file: &str| Path::new(file).file_name().map(ToOwned::to_owned);
        if let Some(other) = there.get(&key) {
            assert_eq!(file(&message.file), file(&other.file), "{key}");
        }
    }
}

#[test]
fn what_agrees_is_let_through() {
    let polish = "a = { $who }: { $count ->\n [one] karta\n [few] karty\n*[many] kart\n}\n";
    let english = "a = { $count ->\n [one] { $who } has a card\n*[other] { $who } has cards\n}\n";
    assert_eq!(faults(english, polish), Vec::<String>::new());
    // Each language has the grammatical forms it needs.
    let polish = "name = Ty\n .of = twoja\na = { NAME($who, case: \"of\") }";
    let english = "name = You\na = { $who }";
    assert_eq!(
        faults_in(["en/names.ftl", "pl/names.ftl"], english, polish),
        Vec::<String>::new()
    );
    // Names are defined in a single file.
    assert_eq!(
        faults_in(["en/turn.ftl", "pl/names.ftl"], english, polish),
        ["en/turn.ftl: name belongs in names.ftl"]
    );
}

#[test]
fn what_does_not_agree_is_found() {
    let plural = "{ $count ->\n [one] karta\n [few] karty\n*[many] kart\n}\n";
    for (english, polish, expected) in [
        (
            "a = A\nb = B",
            "a = A",
            "en: b is missing in another language",
        ),
        (
            "a = A",
            "a = A\nb = B",
            "pl: b is missing in another language",
        ),
        ("a = { $who }", "a = A", "pl: a does not use $who"),
        ("a = A", "a = { $who }", "en: a does not use $who"),
        (
            "a = <b>A</b>",
            "a = A",
            "en: a is bold in one language alone",
        ),
        ("a = { $whom }", "a = { $whom }", "en: a: $whom has no kind"),
        (
            "name = You\n .of = your\nname-given = { $given }",
            "name = Ty\nname-given = { $given }",
            "en: name-given lacks the form of",
        ),
        ("a = A\na = B", "a = A", "a stands in en as well"),
        (
            "a = A\n .b = B\n .b = C",
            "a = A",
            "a.b stands in en as well",
        ),
        ("a = A", "a = A }", "pl:1: Unbalanced closing brace"),
        ("a =", "a = A", "en:1: Expected a message field for \"a\""),
        (
            "a = { b }\nb = B",
            "a = A\nb = B",
            "en: a: only placeholders and functions stand in braces",
        ),
        ("a = { -b }\n-b = B", "a = A", "en: -b is a term"),
        (
            "a = { $who ->\n [they] A\n*[you] B\n}",
            "a = { $who }",
            "en: a: [they] is no key",
        ),
        (
            "a = { $who ->\n [you] A\n [you] B\n*[third] C\n}",
            "a = { $who }",
            "en: a names a case of $who twice",
        ),
        (
            "a = { $count ->\n*[other] cards\n}",
            &format!("a = {plural}"),
            "en: a has [] for $count, not [One]",
        ),
        (
            &format!("a = {plural}"),
            &format!("a = {plural}"),
            "en: a has [One, Few] for $count, not [One]",
        ),
        (
            "a = { $count ->\n [one] card\n*[other] cards\n}",
            "a = { $count ->\n [one] karta\n*[many] kart\n}",
            "pl: a has [One] for $count, not [One, Few]",
        ),
        (
            "a = { NAME($card, case: \"of\") }",
            "a = { $card }",
            "en: a: NAME does not take $card",
        ),
        (
            "a = { CARD($card, case: \"of\") }",
            "a = { $card }",
            "en: a asks for card.of, which is not there",
        ),
        (
            "a = { CARD($card) }",
            "a = { $card }",
            "en: a: a function takes a placeholder and a case",
        ),
    ] {
        let found = faults(english, polish);
        let is_found = found.iter().any(|fault| fault.contains(expected));
        assert!(is_found, "{english}\n{polish}\n{found:#?}");
    }
}

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            rust_files(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// Unused messages and unused grammatical forms must be removed, in all languages.
#[test]
fn every_message_is_used() {
    let mut files = Vec::new();
    rust_files(&root().join("src"), &mut files);
    files.retain(|file| !file.components().any(|part| part.as_os_str() == "tests"));
    let read_file = |file: &PathBuf| fs::read_to_string(file).expect("a source file");
    let code: String = files.iter().map(read_file).collect();
    let is_said = |key: &str| {
        let name = key.replace('-', "_");
        // The build uses this message instead of `name`.
        if name == "name_given" {
            return code.contains(".given_name(");
        }
        code.contains(&format!(".{name}(")) || code.contains(&format!("Self::{name}"))
    };
    let page = fs::read_to_string(root().join("index.html")).expect("the page");
    for (language, categories) in [("en", ENGLISH), ("pl", POLISH)] {
        let catalogue = read(language, categories);
        let all = format!("{:?}", catalogue.messages);
        for (key, message) in &catalogue.messages {
            let is_used = match key.split_once('.') {
                Some((_, form)) => all.contains(&format!("Some({form:?})")),
                None if message.file.ends_with("page.ftl") => {
                    page.contains(&format!(">{}<", text(message)))
                }
                None => is_said(key),
            };
            assert!(is_used, "{}: {key}", message.file);
        }
    }
}

/// Text of a message without placeholders; empty for any other message.
fn text(message: &catalogue::Message) -> String {
    match message.parts.as_slice() {
        [catalogue::Part::Text(text)] => text.clone(),
        _ => String::new(),
    }
}

/// `index.html` contains the texts shown before the program starts, in all languages and marked with `lang`: the
/// messages of its own file, and those the start page shows in the same position.
#[test]
fn index_html_says_its_messages() {
    const OF_START_PAGE: [&str; 4] = [
        "start-title",
        "start-description",
        "start-private",
        "start-legal",
    ];
    let page = fs::read_to_string(root().join("index.html")).expect("the page");
    for (language, categories) in [("en", ENGLISH), ("pl", POLISH)] {
        let catalogue = read(language, categories);
        for (key, message) in catalogue
            .messages
            .iter()
            .filter(|(key, _)| key.starts_with("page-") || OF_START_PAGE.contains(&key.as_str()))
        {
            let text = format!(" lang=\"{language}\">{}<", text(message));
            assert!(page.contains(&text), "{key}: {text}");
        }
    }
}

/// Wording that the page used to have; `docs/wording.md` has its replacements.
const OLD: [&str; 33] = [
    "address",
    "among them",
    "a copy",
    "anew",
    "as well, but",
    "be out?",
    "cannot",
    "could not",
    "days in a row",
    "does not ",
    "doesn’t fit",
    "equally",
    "from elsewhere",
    "in force",
    "last one in",
    "looked at",
    "messenger",
    "nobody",
    "only card stays",
    "onto the deck",
    "painting",
    "persons",
    "put to",
    "seed",
    "sender",
    "set aside. Nothing was deleted",
    "somebody",
    "take a card",
    "the cards run short",
    "this moment",
    "with all cards open",
    "whose rule you",
    "who passes",
];

#[test]
fn no_old_words_come_back() {
    let folder = root().join("locales/en");
    for entry in fs::read_dir(folder).expect("a language") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a file");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            // Neither message names nor placeholders are visible.
            let says = line.split_once(" = ").map_or(line, |(_, says)| says);
            let pieces = says
                .split('{')
                .map(|it| it.rsplit('}').next().unwrap_or(it));
            let seen = pieces.collect::<String>().to_lowercase();
            let old = OLD.iter().find(|old| seen.contains(&old.to_lowercase()));
            assert_eq!(old, None, "{line:?} in {}", path.display());
        }
    }
}
