//! All that is kept in the browser, as one file that can be taken elsewhere.

mod contents;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::aside::{aside_name, aside_of};
use crate::state::daily::Daily;
use crate::state::document::Document;
use crate::state::document::{DocumentKind, LoadError, VERSION, read, to_json};
use crate::state::puzzle::PuzzleBook;
use crate::state::settings::Settings;
use crate::state::statistics::Statistics;

pub use contents::{Contents, GameSummary};

/// What the file says of itself, so that no other is taken for it.
const FORMAT: &str = "red7";

/// Documents in the order of their names. What cannot be read here is kept as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bundle(Vec<(String, String)>);

/// Why a file is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BundleError {
    /// It is larger than any that the page makes.
    #[error("larger than {} bytes", Bundle::MOST_BYTES)]
    TooLarge,
    /// It is cut off, or no JSON at all.
    #[error("no JSON")]
    Unreadable,
    /// It was made by another program.
    #[error("not one of ours")]
    Foreign,
    /// It was made by a newer version of the page, or something in it was.
    #[error("made by a newer version")]
    Newer,
    /// Something in it cannot be read.
    #[error("damaged")]
    Damaged(DocumentKind),
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct BundleDocument {
    format: String,
    version: u32,
    /// Names and texts.
    documents: Vec<(String, String)>,
}

/// What is read first: the rest may be of any kind.
#[derive(Deserialize)]
struct Head {
    format: String,
}

impl Bundle {
    /// The most that a file may have: many times what all documents take.
    pub const MOST_BYTES: usize = 1_000_000;

    /// The bundle as a file. What cannot be read is in it as what was set aside, so that the rest can be
    /// taken back. If the file would be too large to be read again, all that was set aside stays out.
    #[must_use]
    pub fn write(&self) -> String {
        let write = |documents: Vec<(String, String)>| {
            to_json(&BundleDocument {
                format: FORMAT.to_owned(),
                version: VERSION,
                documents,
            })
        };
        let sorted = self.sorted();
        let whole = write(sorted.0.clone());
        if whole.len() <= Self::MOST_BYTES {
            return whole;
        }
        let own = sorted.0.into_iter();
        write(own.filter(|(name, _)| aside_of(name).is_none()).collect())
    }

    /// The same with what cannot be read among what was set aside.
    fn sorted(&self) -> Self {
        let documents = self.0.iter().cloned();
        let (read, unread): (Vec<_>, Vec<_>) = documents
            .partition(|(name, text)| aside_of(name).is_some() || check(name, text).is_ok());
        let mut sorted = Self(read);
        for (name, text) in unread {
            if !sorted.has_aside(&name, &text) {
                sorted.0.push((sorted.free_aside(&name), text));
            }
        }
        sorted.0.into_iter().collect()
    }

    /// Reads a file. All that this version knows in it can be used; the rest is kept as it is.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    pub fn read(text: &str) -> Result<Self, BundleError> {
        if text.len() > Self::MOST_BYTES {
            return Err(BundleError::TooLarge);
        }
        serde_json::from_str::<IgnoredAny>(text).map_err(|_| BundleError::Unreadable)?;
        match serde_json::from_str::<Head>(text) {
            Ok(head) if head.format == FORMAT => {}
            _ => return Err(BundleError::Foreign),
        }
        let document: BundleDocument = read(text).map_err(|error| match error {
            LoadError::Newer(_) => BundleError::Newer,
            LoadError::Unreadable => BundleError::Damaged(DocumentKind::Other),
        })?;
        let mut names = Vec::new();
        for (name, text) in &document.documents {
            if !is_name(name) || names.contains(&name) {
                return Err(BundleError::Damaged(DocumentKind::Other));
            }
            if aside_of(name).is_none() {
                check(name, text)?;
            }
            names.push(name);
        }
        Ok(document.documents.into_iter().collect())
    }

    /// The documents by their names.
    pub fn documents(&self) -> impl Iterator<Item = (&str, &str)> {
        let documents = self.0.iter();
        documents.map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// What was set aside, by its names.
    pub fn asides(&self) -> impl Iterator<Item = (&str, &str)> {
        self.documents()
            .filter(|(name, _)| aside_of(name).is_some())
    }

    /// What has to be stored to have this bundle where there is already another. It takes the
    /// place of what has the same name, but for what was set aside: of that nothing is lost.
    #[must_use]
    pub fn over(&self, here: &Self) -> Vec<(String, String)> {
        let mut there = here.clone();
        let mut changes = Vec::new();
        for (name, text) in &self.0 {
            let place = match aside_of(name) {
                Some(base) if here.has_aside(base, text) => continue,
                Some(base) => there.free_aside(base),
                None if here.get(name) == Some(text.as_str()) => continue,
                None => name.clone(),
            };
            there.0.push((place.clone(), text.clone()));
            changes.push((place, text.clone()));
        }
        changes
    }

    fn get(&self, name: &str) -> Option<&str> {
        let mut documents = self.documents();
        documents.find_map(|(known, text)| (known == name).then_some(text))
    }

    /// The first name under which nothing is set aside yet.
    fn free_aside(&self, base: &str) -> String {
        let mut names = (1..).map(|number| aside_name(base, number));
        let free = names.find(|name| self.get(name).is_none());
        // There are more numbers than documents.
        free.unwrap_or_default()
    }

    fn has_aside(&self, base: &str, text: &str) -> bool {
        self.asides()
            .any(|(name, there)| aside_of(name) == Some(base) && there == text)
    }
}

impl FromIterator<(String, String)> for Bundle {
    /// A browser names them in any order.
    fn from_iter<T: IntoIterator<Item = (String, String)>>(documents: T) -> Self {
        let mut ordered: Vec<(String, String)> = Vec::new();
        for document in documents {
            let place = ordered.partition_point(|(name, _)| *name < document.0);
            ordered.insert(place, document);
        }
        Self(ordered)
    }
}

/// What the document of a name is about; of one that was set aside, what it was.
#[must_use]
pub fn kind_of(name: &str) -> DocumentKind {
    let base = aside_of(name).unwrap_or(name);
    match base.split('.').next() {
        Some("game") => DocumentKind::Game,
        _ if base == Settings::NAME => DocumentKind::Settings,
        _ if base == Statistics::NAME => DocumentKind::Statistics,
        _ if base == Daily::NAME => DocumentKind::Daily,
        _ if base == PuzzleBook::NAME => DocumentKind::Puzzles,
        _ => DocumentKind::Other,
    }
}

/// Whether what this version knows can be read.
fn check(name: &str, text: &str) -> Result<(), BundleError> {
    let mut contents = Contents::default();
    contents.add(name, text).map_err(|error| match error {
        LoadError::Newer(_) => BundleError::Newer,
        LoadError::Unreadable => BundleError::Damaged(kind_of(name)),
    })
}

/// Whether a document may have this name.
fn is_name(name: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '_' | '-');
    (1..=64).contains(&name.len()) && name.chars().all(is_sign)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Game, Names, save_game};

    fn bundle(documents: &[(&str, &str)]) -> Bundle {
        let owned = |&(name, text): &(&str, &str)| (name.to_owned(), text.to_owned());
        documents.iter().map(owned).collect()
    }

    fn full() -> Bundle {
        let settings = Settings {
            names: Names::from(vec![String::new(), "Żaneta".to_owned()]),
            ..Settings::default()
        };
        let statistics = r#"{"version":1,"tables":[{"rules":"1.3","seats":"h1","rounds":7}]}"#;
        bundle(&[
            ("game", &save_game(&Game::dealt("h13", "1.3a", "red7game"))),
            (
                "game.daily",
                &save_game(&Game::dealt("h4", "1.3", "otherone")),
            ),
            ("settings", &settings.write()),
            ("statistics", statistics),
            ("game.aside1", "}{ \"noise\" \u{0} ż"),
            ("later", "what a later version keeps"),
        ])
    }

    #[test]
    fn a_file_gives_back_what_was_put_in() {
        let full = full();
        assert_eq!(Bundle::read(&full.write()), Ok(full.clone()));
        assert_eq!(Bundle::read(&Bundle::default().write()), Ok(bundle(&[])));
        assert_eq!(full.over(&full), []);
        let all: Bundle = full.over(&Bundle::default()).into_iter().collect();
        assert_eq!(all, full);
    }

    #[test]
    fn what_cannot_be_read_is_in_the_file_as_set_aside() {
        let game = save_game(&Game::dealt("h13", "1.3a", "red7game"));
        let here = bundle(&[
            ("game", "}{"),
            ("game.daily", &game),
            ("settings", r#"{"version":2}"#),
            ("settings.aside1", "older noise"),
            ("statistics", "noise"),
            ("statistics.aside1", "noise"),
        ]);
        let file = bundle(&[
            ("game.aside1", "}{"),
            ("game.daily", &game),
            ("settings.aside1", "older noise"),
            ("settings.aside2", r#"{"version":2}"#),
            ("statistics.aside1", "noise"),
        ]);
        assert_eq!(Bundle::read(&here.write()), Ok(file));
    }

    #[test]
    fn what_is_in_it_is_told() {
        let contents = full().contents();
        assert_eq!(contents.games.len(), 2);
        assert_eq!(contents.games[0].players.get(), 3);
        assert_eq!(contents.rounds, 7);
        assert_eq!(contents.names, ["Żaneta"]);
        assert_eq!((contents.aside, contents.others), (1, 1));
        // What stands here may be of a newer version.
        let newer = bundle(&[("settings", r#"{"version":2}"#)]).contents();
        assert_eq!((newer.others, newer.has_settings), (1, false));
    }

    #[test]
    fn a_file_that_cannot_be_used_is_refused_with_the_reason() {
        let whole = full().write();
        for end in 0..whole.len() {
            if whole.is_char_boundary(end) {
                assert_eq!(Bundle::read(&whole[..end]), Err(BundleError::Unreadable));
            }
        }
        for text in ["[]", "7", "null", "{}", r#"{"format":"chess","version":1}"#] {
            assert_eq!(Bundle::read(text), Err(BundleError::Foreign), "{text}");
        }
        let large = format!("{whole}{}", " ".repeat(Bundle::MOST_BYTES));
        assert_eq!(Bundle::read(&large), Err(BundleError::TooLarge));
        let newer = r#"{"format":"red7","version":2,"documents":{}}"#;
        assert_eq!(Bundle::read(newer), Err(BundleError::Newer));
        use DocumentKind::{Daily, Game, Other, Puzzles, Settings, Statistics};
        for (documents, error) in [
            ("{}", BundleError::Damaged(Other)),
            (r#"[["game",7]]"#, BundleError::Damaged(Other)),
            (r#"[["a b",""]]"#, BundleError::Damaged(Other)),
            (r#"[["",""]]"#, BundleError::Damaged(Other)),
            (
                r#"[["later","1"],["later","2"]]"#,
                BundleError::Damaged(Other),
            ),
            (r#"[["game","{}"]]"#, BundleError::Damaged(Game)),
            (r#"[["game.daily","{}"]]"#, BundleError::Damaged(Game)),
            (r#"[["settings","[]"]]"#, BundleError::Damaged(Settings)),
            (r#"[["daily","{}"]]"#, BundleError::Damaged(Daily)),
            (r#"[["puzzles","{}"]]"#, BundleError::Damaged(Puzzles)),
            (r#"[["statistics",""]]"#, BundleError::Damaged(Statistics)),
            (
                r#"[["game","{\"version\":2,\"turns\":[]}"]]"#,
                BundleError::Newer,
            ),
        ] {
            let text = format!(r#"{{"format":"red7","version":1,"documents":{documents}}}"#);
            assert_eq!(Bundle::read(&text), Err(error), "{text}");
        }
    }

    #[test]
    fn nothing_that_was_set_aside_is_lost() {
        let here = bundle(&[("game.aside1", "a"), ("game.aside3", "b"), ("game", "c")]);
        let file = bundle(&[
            ("game.aside1", "b"),
            ("game.aside2", "x"),
            ("game.aside7", "y"),
            ("game", "d"),
        ]);
        let changes = file.over(&here);
        let expected = [("game", "d"), ("game.aside2", "x"), ("game.aside4", "y")];
        let owned = expected.map(|(name, text)| (name.to_owned(), text.to_owned()));
        assert_eq!(changes, owned);
    }

    #[test]
    fn a_file_is_never_too_large_to_be_read() {
        let large = "x".repeat(Bundle::MOST_BYTES);
        let full = full();
        let mut documents: Vec<(&str, &str)> = full.documents().collect();
        documents.push(("game.aside2", &large));
        let read = Bundle::read(&bundle(&documents).write()).expect("a bundle");
        assert_eq!(read.asides().count(), 0);
        assert_eq!(read.documents().count(), 5);
    }

    #[test]
    fn kinds_are_told_by_names() {
        for (name, kind) in [
            ("game", DocumentKind::Game),
            ("game.shared", DocumentKind::Game),
            ("game.aside2", DocumentKind::Game),
            ("games", DocumentKind::Other),
            ("settings.aside1", DocumentKind::Settings),
            ("statistics", DocumentKind::Statistics),
            ("daily", DocumentKind::Daily),
            ("puzzles", DocumentKind::Puzzles),
            ("settings.asides", DocumentKind::Other),
        ] {
            assert_eq!(kind_of(name), kind, "{name}");
        }
    }
}
