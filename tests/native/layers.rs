//! Each layer of the crate imports only from layers below it, and each module of `state` and `ui` only from modules in
//! lower groups. The test reads paths starting with `crate::`. Builds without the feature `web` prove that the other
//! layers need no browser.

use std::fs;
use std::path::{Path, PathBuf};

/// Each layer, and those below it that it may import.
const LAYERS: [(&str, &str); 10] = [
    ("game", ""),
    ("live", ""),
    ("bots", "collections game"),
    ("platform", ""),
    ("puzzle", "collections bots game"),
    ("sealed", "game"),
    ("engine", "puzzle bots game"),
    ("state", "collections engine live sealed puzzle bots game"),
    ("i18n", "state engine puzzle bots game"),
    (
        "ui",
        "collections i18n state engine live puzzle bots platform game",
    ),
];

/// Modules of the large layers in dependency order: each group, separated by `|`, may import only from the groups
/// before it.
const ROOMS: [(&str, &str); 2] = [
    (
        "state",
        "day document fnv lineup pending_request second_part | settings | correspondence | sealed_game | link
        | daily_deal notice | play | archive | daily_results lesson puzzle rating replay | gallery learn live | store | app | live_session",
    ),
    (
        "ui",
        "effect | context engine scenes | widgets | shell live_slots | correspondence store | table
        | daily lesson puzzle replay received | learn | home | sheets live | app",
    ),
];

pub fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Index of a module's group; `None` for a file that is not listed, like `mod.rs` or a layer's tests.
fn floor(layer: &str, room: &str) -> Option<usize> {
    let (_, floors) = ROOMS.iter().find(|(name, _)| *name == layer)?;
    let has_room = |floor: &str| floor.split_whitespace().any(|name| name == room);
    floors.split('|').position(has_room)
}

#[test]
fn imports_lead_downward() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (layer, below) in LAYERS {
        let mut files = Vec::new();
        rust_files(&src.join(layer), &mut files);
        for path in &files {
            let file = path.strip_prefix(src.join(layer)).expect("in the layer");
            let own = file.iter().next().expect("a name").to_string_lossy();
            let own = own.trim_end_matches(".rs");
            let text = fs::read_to_string(path).expect("a source file");
            let code = text.lines().filter_map(|line| line.split("//").next());
            for import in code.flat_map(|line| line.split("crate::").skip(1)) {
                let mut names = import.split(|c: char| !c.is_alphanumeric() && c != '_');
                let (to, room) = (names.next().unwrap_or(""), names.nth(1).unwrap_or(""));
                let is_fine = if to == layer {
                    let own_floor = floor(layer, own).filter(|_| room != own);
                    own_floor.is_none_or(|own| floor(layer, room) < Some(own))
                } else {
                    below.split(' ').any(|name| name == to)
                };
                assert!(is_fine, "{}: crate::{import}", path.display());
            }
        }
    }
}
