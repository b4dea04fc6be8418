//! The layers of the crate: each imports only those below it.
//!
//! The sources are read as text. A path counts wherever it stands, in a `use` or in
//! the middle of code, also after `super::super`; comments and strings do not count.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::source::{Source, Token};

/// A layer, and what it may import besides itself.
const LAYERS: [(&str, &[&str]); 8] = [
    ("game", &[]),
    ("bots", &["game"]),
    ("platform", &[]),
    ("puzzle", &["bots", "game"]),
    // Of the rules alone, so that a module of its own can carry it: the page's does not.
    ("sealed", &["game"]),
    ("state", &["sealed", "puzzle", "bots", "game"]),
    ("words", &["state", "puzzle", "bots", "game"]),
    (
        "ui",
        &["words", "state", "puzzle", "bots", "platform", "game"],
    ),
];

/// The rooms of a layer by floors, from the ground up: each imports only those on floors below it.
const FLOORS: [(&str, &[&[&str]]); 2] = [
    (
        "state",
        &[
            &["day", "document", "engine", "lineup", "sealing"],
            &["settings"],
            &["friends"],
            &["address"],
            &["day_deal", "notice"],
            &["play"],
            &["archive"],
            &["daily", "practice", "replay"],
            &["store"],
            &["app"],
        ],
    ),
    (
        "ui",
        &[
            &["context", "engine", "scenes"],
            &["widgets"],
            &["shell"],
            &["friends"],
            &["store", "table"],
            &["daily", "practice", "replay", "sent"],
            &["home"],
            &["sheets"],
            &["app"],
        ],
    ),
];

/// The layers that know of no browser, no clock and no entropy.
const PURE: [&str; 6] = ["game", "bots", "puzzle", "sealed", "state", "words"];

/// What only the others may mention.
const IMPURE: [&str; 8] = [
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "gloo",
    "yew",
    "getrandom",
    "wasm_bindgen_futures",
    "web_time",
];

/// The parts of the standard library that only the others may mention.
const IMPURE_STD: [&str; 6] = ["time", "fs", "net", "env", "process", "thread"];

/// The layers without floats: what they come to is the same on every machine.
const EXACT: [&str; 4] = ["game", "bots", "puzzle", "sealed"];

/// The names that stand for floats.
const FLOATS: [&str; 2] = ["f32", "f64"];

fn allowed(layer: &str) -> Option<&'static [&'static str]> {
    let found = LAYERS.iter().find(|(name, _)| *name == layer);
    found.map(|(_, allowed)| *allowed)
}

/// The modules that a source file stands for: `src/game/card.rs` is `game`, `card`.
fn modules(file: &Path) -> Vec<String> {
    let mut modules: Vec<String> = file
        .with_extension("")
        .components()
        .map(|part| part.as_os_str().to_string_lossy().into_owned())
        .collect();
    if modules.last().is_some_and(|last| last == "mod") {
        modules.pop();
    }
    modules
}

/// What is wrong in a file of a layer, each with its line. The file's path starts
/// below `src`; files beside the layers may import all.
fn faults(file: &Path, text: &str) -> Vec<String> {
    let modules = modules(file);
    let layer = modules[0].as_str();
    let Some(allowed) = allowed(layer) else {
        return Vec::new();
    };
    let source = Source::new(text);
    let mut faults = Vec::new();
    let mut fault = |line: usize, what: String| {
        let file = file.display();
        faults.push(format!("src/{file}:{line}: {layer} {what}"));
    };
    for (line, name) in source.imports(&modules) {
        if name != layer && !allowed.contains(&name.as_str()) {
            fault(line, format!("imports {name}"));
        }
    }
    if PURE.contains(&layer) {
        for (line, name) in source.names() {
            if IMPURE.contains(&name) {
                fault(line, format!("mentions {name}"));
            }
        }
        for (line, name) in source.paths_from(&["std"]) {
            if IMPURE_STD.contains(&name.as_str()) {
                fault(line, format!("mentions std::{name}"));
            }
        }
    }
    if EXACT.contains(&layer) {
        for (line, name) in source.names() {
            if FLOATS.contains(&name) {
                fault(line, format!("mentions {name}"));
            }
        }
    }
    faults
}

/// All files below a folder whose names end like this.
fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path
            .extension()
            .is_some_and(|extension| extension == ending)
        {
            found.push(path);
        }
    }
}

/// All Rust files below a folder.
pub fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    files(folder, "rs", found);
}

#[test]
fn every_layer_imports_only_those_below_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    rust_files(&root, &mut files);
    files.sort();
    let mut read = BTreeSet::new();
    let mut all_faults = Vec::new();
    for path in &files {
        let file = path.strip_prefix(&root).expect("below src");
        let text = fs::read_to_string(path).expect("a source file");
        read.extend(modules(file).first().cloned());
        all_faults.extend(faults(file, &text));
    }
    assert!(read.contains("game"), "only {read:?} were read");
    assert!(all_faults.is_empty(), "{}", all_faults.join("\n"));
}

/// What editions differ in is in the fields of a ruleset; nothing that plays asks further.
#[test]
fn only_the_ruleset_knows_of_editions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    for layer in ["game", "bots"] {
        rust_files(&root.join(layer), &mut files);
    }
    let asking: Vec<String> = files
        .iter()
        .filter(|path| {
            fs::read_to_string(path)
                .expect("a source file")
                .contains("Edition")
        })
        .map(|path| {
            path.strip_prefix(&root)
                .expect("below src")
                .display()
                .to_string()
        })
        .filter(|file| {
            ![
                "game/edition.rs",
                "game/ruleset.rs",
                "game/action_rules.rs",
                "game/mod.rs",
            ]
            .contains(&file.as_str())
        })
        .collect();
    assert!(asking.is_empty(), "{asking:?}");
}

/// Where a game is asked for a round with all its cards. One of which a device knows a seat's part alone has none to
/// give: what is not in this list can show it.
const ALL_CARDS: [&str; 7] = [
    "state/play/game.rs",
    "state/play/game/advance.rs",
    "state/play/game/hinting.rs",
    "state/play/game/recall.rs",
    "state/play/game/turn.rs",
    "state/practice/lesson.rs",
    "state/replay/scene.rs",
];

#[test]
fn few_files_ask_for_all_cards() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    for layer in ["state", "words", "ui"] {
        rust_files(&root.join(layer), &mut files);
    }
    let asks = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("a source file");
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let source = Source::new(text);
        let names = ["all_cards", "all_cards_now"];
        source.names().any(|(_, name)| names.contains(&name))
    };
    let below = |path: &PathBuf| {
        let file = path.strip_prefix(&root).expect("below src");
        file.display().to_string()
    };
    files.retain(|path| !below(path).contains("/tests") && asks(path));
    let mut asking: Vec<String> = files.iter().map(below).collect();
    asking.sort();
    assert_eq!(asking, ALL_CARDS, "{asking:#?}");
}

/// What a room of a layer imports from its own floor or from above, in a file of it.
fn upward(layer: &str, floors: &[&[&str]], file: &Path, text: &str) -> Vec<String> {
    let modules = modules(file);
    let Some(room) = modules.first() else {
        // The face of the layer hands on what all rooms have.
        return Vec::new();
    };
    let floor_of = |room: &str| floors.iter().position(|floor| floor.contains(&room));
    let Some(own) = floor_of(room) else {
        return vec![format!("src/{layer}/{}: on no floor", file.display())];
    };
    // As if the layer were the whole crate.
    let text = text.replace(&format!("crate::{layer}::"), "own::");
    let text = text
        .replace("crate::", "other::")
        .replace("own::", "crate::");
    let imports = Source::new(&text).imports(&modules);
    let imports = imports.into_iter().filter(|(_, name)| name != room);
    let is_upward = |name: &str| floor_of(name).is_some_and(|floor| floor >= own);
    let upward = imports.filter(|(_, name)| is_upward(name));
    upward
        .map(|(line, name)| {
            format!(
                "src/{layer}/{}:{line}: {room} imports {name}",
                file.display()
            )
        })
        .collect()
}

#[test]
fn within_a_layer_every_room_imports_only_from_the_floors_below_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all_faults = Vec::new();
    for (layer, floors) in FLOORS {
        let mut files = Vec::new();
        rust_files(&root.join(layer), &mut files);
        assert!(files.len() > 20, "{layer}");
        for path in &files {
            let file = path.strip_prefix(root.join(layer)).expect("below it");
            if file.starts_with("tests") {
                continue;
            }
            let text = fs::read_to_string(path).expect("a source file");
            all_faults.extend(upward(layer, floors, file, &text));
        }
    }
    assert!(all_faults.is_empty(), "{}", all_faults.join("\n"));
}

#[test]
fn imports_from_above_are_found() {
    let floors: &[&[&str]] = &[&["day", "link"], &["play"]];
    let found = |file: &str, text: &str| upward("state", floors, Path::new(file), text);
    assert_eq!(
        found(
            "link.rs",
            "use crate::puzzle::Grade;\nuse crate::state::play::Game;"
        ),
        ["src/state/link.rs:2: link imports play"]
    );
    assert_eq!(
        found("link.rs", "use super::day::Day;"),
        ["src/state/link.rs:1: link imports day"]
    );
    assert_eq!(
        found("play/game.rs", "use crate::state::{day::Day, link::Link};"),
        [""; 0]
    );
    assert_eq!(
        found(
            "play/game.rs",
            "use super::log::Line; use crate::game::play;"
        ),
        [""; 0]
    );
    assert_eq!(found("other.rs", ""), ["src/state/other.rs: on no floor"]);
}

#[test]
fn every_folder_is_a_layer() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for entry in fs::read_dir(root).expect("the sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy();
        let known = !path.is_dir() || allowed(&name).is_some() || name == "bin";
        assert!(known, "src/{name} has no place in the table of layers");
    }
}

/// A stylesheet that the page does not link would be missed only by whoever looks at the page.
#[test]
fn every_stylesheet_is_linked_once_and_lies_beside_its_components() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("index.html")).expect("the page");
    let mut sheets = Vec::new();
    files(&root.join("styles"), "css", &mut sheets);
    for path in &sheets {
        let sheet = path.strip_prefix(root).expect("below the root").display();
        let links = page.matches(&format!("href=\"{sheet}\"")).count();
        assert_eq!(links, 1, "{sheet} is linked {links} times");
        let folder = path.parent().expect("a folder");
        let folder = folder.strip_prefix(root.join("styles")).expect("in styles");
        let known = folder == Path::new("base") || root.join("src/ui").join(folder).is_dir();
        assert!(known, "{sheet} lies beside nothing in src/ui");
    }
    assert_eq!(page.matches("rel=\"css\"").count(), sheets.len());
}

fn check(file: &str, text: &str, expected: &[&str]) {
    let found = faults(Path::new(file), text);
    assert_eq!(found, expected, "{file}: {text}");
}

#[test]
fn imports_of_higher_layers_are_found() {
    check(
        "game/card.rs",
        "use std::fmt;\n\nuse crate::bots::Level;",
        &["src/game/card.rs:3: game imports bots"],
    );
    check(
        "bots/mod.rs",
        "use crate::{\n    game::{Move, Turn},\n    state::App,\n};",
        &["src/bots/mod.rs:3: bots imports state"],
    );
    check(
        "state/app.rs",
        "fn f() -> crate::platform::Timer { red7::ui::run() }",
        &[
            "src/state/app.rs:1: state imports platform",
            "src/state/app.rs:1: state imports ui",
        ],
    );
    check(
        "platform/clock.rs",
        "use crate::game::Card;",
        &["src/platform/clock.rs:1: platform imports game"],
    );
    check(
        "game/card.rs",
        "use crate::*;",
        &["src/game/card.rs:1: game imports *"],
    );
    check(
        "bots/deep/tree.rs",
        "use super::super::super::{ui, game};",
        &["src/bots/deep/tree.rs:1: bots imports ui"],
    );
    check(
        "game/card.rs",
        "mod tests {\n use super::super::super::state;\n}\nuse super::super::ui;",
        &[
            "src/game/card.rs:2: game imports state",
            "src/game/card.rs:4: game imports ui",
        ],
    );
    check(
        "game/mod.rs",
        "use super::bots;",
        &["src/game/mod.rs:1: game imports bots"],
    );
}

#[test]
fn allowed_imports_are_let_through() {
    check(
        "ui/app.rs",
        "use crate::{bots, game, platform, state, ui};",
        &[],
    );
    check("main.rs", "use red7::ui; use web_sys::Window;", &[]);
    check(
        "bots/mod.rs",
        "use crate::game::Move; use self::state::X;",
        &[],
    );
    check(
        "game/card.rs",
        "use super::rule::Rule; use crate::game::Seat;",
        &[],
    );
    check("game/card.rs", "mod tests { use super::super::bots; }", &[]);
    check(
        "ui/app.rs",
        "use yew::prelude::*; use std::time::Duration;",
        &[],
    );
    check("state/rating.rs", "fn odds(x: f64) -> f64 { x }", &[]);
}

#[test]
fn comments_and_strings_do_not_count() {
    let text = r##"
        //! [`Bot`](crate::bots::Bot)
        /* crate::ui::App /* f64 */ web_sys */
        const A: &str = "crate::state \" yew";
        const B: &str = r#"crate::ui " f32"#;
        const C: char = '"';
        fn f<'a>(x: &'a str) -> &'a str { x } // f64
    "##;
    check("game/card.rs", text, &[]);
}

#[test]
fn the_browser_and_floats_are_found() {
    check(
        "state/app.rs",
        "use gloo::timers;\nlet now = web_sys::window();\nuse std::{fmt, time::Instant};",
        &[
            "src/state/app.rs:1: state mentions gloo",
            "src/state/app.rs:2: state mentions web_sys",
            "src/state/app.rs:3: state mentions std::time",
        ],
    );
    check(
        "game/rule.rs",
        "fn weight(x: u8) -> f32 { f64::from(x) as f32 }",
        &[
            "src/game/rule.rs:1: game mentions f32",
            "src/game/rule.rs:1: game mentions f64",
            "src/game/rule.rs:1: game mentions f32",
        ],
    );
    check(
        "bots/log2.rs",
        "fn log2(x: u64) -> f64 { 1.0 }",
        &["src/bots/log2.rs:1: bots mentions f64"],
    );
    check(
        "puzzle/grade.rs",
        "const MOST: f32 = 0.5;",
        &["src/puzzle/grade.rs:1: puzzle mentions f32"],
    );
}

#[test]
fn tokens_keep_their_lines() {
    let source = Source::new("use a::b;\n/* one\ntwo */ 'x' \"y\nz\" c1 7");
    let tokens: Vec<(usize, &Token)> = source.tokens().collect();
    let name = |text: &str| Token::Name(text.to_owned());
    assert_eq!(
        tokens,
        [
            (1, &name("use")),
            (1, &name("a")),
            (1, &Token::PathSeparator),
            (1, &name("b")),
            (1, &Token::Other(';')),
            (4, &name("c1")),
        ]
    );
}
