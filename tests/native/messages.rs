//! Message files: the build rejects inconsistent ones, every message is used, and the page contains its messages.

#[path = "../../build/messages/catalogue.rs"]
mod catalogue;
#[path = "../../build/messages/check.rs"]
mod check;
#[path = "../../build/messages/kind.rs"]
mod kind;
#[path = "../../build/messages/language.rs"]
mod language;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalogue::{Catalogue, Key};
use language::{Language, Plurals};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All languages with their messages.
fn catalogues() -> Vec<Catalogue> {
    let locales = root().join("locales");
    let list = fs::read_to_string(locales.join("languages.txt")).expect("a list");
    let mut faults = Vec::new();
    let languages = language::read_list(&list, &mut faults).into_iter();
    let catalogues = languages.map(|language| Catalogue::read(&locales, language, &mut faults));
    let catalogues = catalogues.collect();
    assert_eq!(faults, Vec::<String>::new());
    catalogues
}

/// A finished language of this list entry.
fn language(entry: &str) -> Language {
    let mut faults = Vec::new();
    let mut list = language::read_list(&format!("en English\n{entry}"), &mut faults);
    assert_eq!(faults, Vec::<String>::new());
    list.pop().expect("a language")
}

/// Errors the build would report if these were all messages of the two languages.
fn faults(english: &str, polish: &str) -> Vec<String> {
    faults_in(["en", "pl"], english, polish)
}

/// The same, with the names of the two files.
fn faults_in(files: [&str; 2], english: &str, polish: &str) -> Vec<String> {
    faults_of("pl Polski", files, english, polish)
}

/// The same, with another language than Polish.
fn faults_of(entry: &str, files: [&str; 2], english: &str, other: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let english_entry = Language {
        tag: "en".to_owned(),
        name: "English".to_owned(),
        is_finished: true,
        plurals: Plurals::of("en").expect("plurals"),
    };
    let mut catalogue = |file: &str, text: &str, language| {
        let mut catalogue = Catalogue::new(language);
        catalogue.add(file, text, &mut faults);
        catalogue
    };
    let catalogues = [
        catalogue(files[0], english, english_entry),
        catalogue(files[1], other, language(entry)),
    ];
    check::check(&catalogues, &mut faults);
    faults
}

#[test]
fn the_files_are_whole() {
    let catalogues = catalogues();
    let mut faults = Vec::new();
    check::check(&catalogues, &mut faults);
    assert_eq!(faults, Vec::<String>::new());
    assert!(catalogues[0].messages.len() > 200);
}

/// Messages are in the same file in each language, whether it has all of them or not.
#[test]
fn the_languages_have_the_same_files() {
    let catalogues = catalogues();
    let (english, others) = catalogues.split_first().expect("English");
    for other in others {
        for (key, message) in &other.messages {
            let file = |file: &str| Path::new(file).file_name().map(ToOwned::to_owned);
            if let Some(there) = english.messages.get(key) {
                assert_eq!(file(&message.file), file(&there.file), "{key}");
            }
        }
    }
}

#[test]
fn plurals_are_those_of_cldr() {
    for (tag, categories, default) in [
        ("en", &[Key::One][..], 0),
        ("pl", &[Key::One, Key::Few], 0),
        ("pt-BR", &[Key::One], 2),
        ("cs", &[Key::One, Key::Few], 0),
        ("ja", &[], 1),
        (
            "ar",
            &[Key::Zero, Key::One, Key::Two, Key::Few, Key::Many],
            100,
        ),
    ] {
        let plurals = Plurals::of(tag).expect(tag);
        assert_eq!(plurals.categories, categories, "{tag}");
        assert_eq!(plurals.table.len(), 200);
        assert_eq!(&plurals.table[default..=default], "5", "{tag}");
    }
    // 1, 2 to 4, 5 to 21, 22 to 24, and the same from 101 on but for 101 itself.
    let polish = Plurals::of("pl").expect("Polish").table;
    assert_eq!(&polish[..26], "51333555555555555555553335");
    assert_eq!(&polish[100..126], "55333555555555555555553335");
    // Breton has rules for numbers that end with 71, 72 and so on, Cornish for thousands.
    assert!(Plurals::of("br").is_ok());
    assert!(Plurals::of("kw").is_err());
    assert!(Plurals::of("tlh").is_err());
    assert!(Plurals::of("a tag").is_err());
}

#[test]
fn the_list_of_languages_is_checked() {
    for (list, expected) in [
        ("en English\nen English", "en is there twice"),
        ("en English\npl", "no tag and name: \"pl\""),
        ("en English\ntlh Klingon", "tlh has no plural rules"),
        ("en English unfinished", "the first language isn’t finished"),
        ("", "the first language isn’t finished"),
    ] {
        let mut faults = Vec::new();
        language::read_list(list, &mut faults);
        assert!(faults.iter().any(|it| it.contains(expected)), "{faults:?}");
    }
}

#[test]
fn an_unfinished_language_takes_what_it_lacks_from_english() {
    let unfinished = |english: &str, dutch: &str| {
        faults_of("nl Nederlands unfinished", ["en", "nl"], english, dutch)
    };
    assert_eq!(unfinished("a = A\nb = B", "a = Aa"), Vec::<String>::new());
    // What is there is checked.
    let found = unfinished("a = { $who }\nb = B", "a = Aa\nc = Cc");
    assert_eq!(found, ["nl: a does not use $who", "nl: c is missing in en"]);
    let read = |text: &str| {
        let mut faults = Vec::new();
        let mut catalogue = Catalogue::new(language("nl Nederlands unfinished"));
        catalogue.add("nl", text, &mut faults);
        catalogue
    };
    let mut dutch = read("a = Aa");
    dutch.fill_in(&read("a = A\nb = B"));
    assert_eq!(dutch, {
        let mut both = read("a = Aa\nb = B");
        both.messages
            .values_mut()
            .for_each(|it| it.file = "nl".to_owned());
        both
    });
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
        ("a = A\nb = B", "a = A", "en: b is missing in pl"),
        ("a = A", "a = A\nb = B", "pl: b is missing in en"),
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
    // Names of methods that are called, and of functions that are handed on.
    let names = |before: &'static str, next: &'static str| {
        let rest = code.split(before).skip(1);
        rest.filter_map(move |rest| {
            let is_end = |c: char| !c.is_ascii_alphanumeric() && c != '_';
            let (name, rest) = rest.split_at(rest.find(is_end)?);
            rest.starts_with(next).then_some(name)
        })
    };
    let said: HashSet<&str> = names(".", "(").chain(names("Self::", "")).collect();
    let is_said = |key: &str| match key.replace('-', "_").as_str() {
        // The build uses this message instead of `name`.
        "name_given" => said.contains("given_name"),
        name => said.contains(name),
    };
    let page = fs::read_to_string(root().join("index.html")).expect("the page");
    for catalogue in catalogues() {
        let all = format!("{:?}", catalogue.messages);
        for (key, message) in &catalogue.messages {
            let is_used = match key.split_once('.') {
                Some((_, form)) => all.contains(&format!("Some({form:?})")),
                None if message.file.ends_with("page.ftl") => {
                    page.contains(&format!(" data-text=\"{key}\""))
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

/// `index.html` contains the texts shown before the program starts, in English. Each place names its message, of those
/// that `static/early.js` knows in other languages.
#[test]
fn index_html_says_its_messages() {
    const OF_START_PAGE: [&str; 4] = [
        "start-title",
        "start-description",
        "start-private",
        "start-legal",
    ];
    let page = fs::read_to_string(root().join("index.html")).expect("the page");
    let places: Vec<&str> = page.split(" data-text=\"").skip(1).collect();
    let english = &catalogues()[0].messages;
    for place in &places {
        let (key, text) = place.split_once("\">").expect("a text");
        let (text, _) = text.split_once('<').expect("its end");
        assert!(
            key.starts_with("page-") || OF_START_PAGE.contains(&key),
            "{key}"
        );
        assert_eq!(self::text(&english[key]), text, "{key}");
    }
    for key in OF_START_PAGE {
        assert!(places.iter().any(|place| place.starts_with(key)), "{key}");
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
            // The word was one for a link; an IP address has no other.
            let seen = seen.replace("ip address", "");
            let old = OLD.iter().find(|old| seen.contains(&old.to_lowercase()));
            assert_eq!(old, None, "{line:?} in {}", path.display());
        }
    }
}
