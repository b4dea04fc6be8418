//! Each layer of the crate imports only layers below it, and each room of `state` and `ui` only rooms on lower floors.
//! What is read are paths from `crate::` on. Builds without the feature `web` show the rest: nothing needs a browser.

use std::fs;
use std::path::{Path, PathBuf};

/// Each layer, and those below it that it may import.
const LAYERS: [(&str, &str); 8] = [
    ("game", ""),
    ("bots", "game"),
    ("platform", ""),
    ("puzzle", "bots game"),
    ("sealed", "game"),
    ("state", "sealed puzzle bots game"),
    ("i18n", "state puzzle bots game"),
    ("ui", "i18n state puzzle bots platform game"),
];

/// The rooms of the large layers by floors, the lowest first.
const ROOMS: [(&str, &str); 2] = [
    (
        "state",
        "day document engine lineup | settings | correspondence | sealed_game | link
        | daily_deal notice | play | archive | daily_results lesson puzzle replay | store | app",
    ),
    (
        "ui",
        "context engine scenes | widgets | shell | correspondence | store table
        | daily lesson puzzle replay received | home | sheets | app",
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

/// The floor of a room; what is no room, like `mod.rs` and a layer's tests, stands on none.
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
