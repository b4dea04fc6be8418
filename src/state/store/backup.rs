//! All that is kept in the browser, as one file that can be taken elsewhere.

mod contents;

use std::collections::{BTreeMap, BTreeSet};

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

/// Documents by their names. What cannot be read here is kept as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup(BTreeMap<String, String>);

/// A backup as a file, which can be loaded again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupFile {
    /// What is in the file.
    pub text: String,
    /// The names of the documents for which there is no room in it, or which no file can have.
    pub left_out: Vec<String>,
}

/// Why a file is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BackupError {
    /// It is larger than any that the page makes.
    #[error("larger than {} bytes", Backup::MOST_BYTES)]
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
struct BackupDocument {
    format: String,
    version: u32,
    /// Names and texts.
    documents: Vec<(String, String)>,
}

impl BackupDocument {
    fn of(documents: Vec<(String, String)>) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            documents,
        }
    }
}

/// What is read first: the rest may be of any kind.
#[derive(Deserialize)]
struct Head {
    format: String,
}

impl Backup {
    /// The most that a file may have: many times what all documents take.
    pub const MOST_BYTES: usize = 1_000_000;

    /// The most documents that a file may have.
    pub const MOST_DOCUMENTS: usize = 1_000;

    /// The backup as a file. What cannot be read is in it as what was set aside, so that the rest can be
    /// taken back. If all is too much for a file, what this version knows goes first, and what was set aside last.
    ///
    /// # Errors
    ///
    /// If the file could not be loaded again. It is loaded once to see that.
    pub fn to_file(&self) -> Result<BackupFile, BackupError> {
        let (sorted, mut left_out) = self.sorted();
        let rank = |name: &str| match (aside_of(name), kind_of(name)) {
            (Some(_), _) => 2,
            (None, DocumentKind::Other) => 1,
            (None, _) => 0,
        };
        let mut documents: Vec<(String, String)> = sorted.into_iter().collect();
        documents.sort_by_key(|(name, _)| rank(name));
        let mut room = Self::MOST_BYTES - to_json(&BackupDocument::of(Vec::new())).len();
        let mut taken = Vec::new();
        for document in documents {
            // With a comma after it.
            let size = to_json(&document).len() + 1;
            if size > room || taken.len() == Self::MOST_DOCUMENTS {
                left_out.push(document.0);
            } else {
                room -= size;
                taken.push(document);
            }
        }
        taken.sort();
        let text = to_json(&BackupDocument::of(taken));
        Self::read(&text)?;
        Ok(BackupFile { text, left_out })
    }

    /// The documents with what cannot be read among what was set aside, and the names that none in a file may have.
    fn sorted(&self) -> (BTreeMap<String, String>, Vec<String>) {
        let documents = self.0.iter();
        let (read, unread): (Vec<_>, Vec<_>) = documents
            .partition(|(name, text)| aside_of(name).is_some() || check(name, text).is_ok());
        let mut asides = Asides::of(self);
        let mut sorted: BTreeMap<String, String> = BTreeMap::new();
        let mut left_out = Vec::new();
        for (name, text) in read {
            match is_name(name) {
                true => drop(sorted.insert(name.clone(), text.clone())),
                false => left_out.push(name.clone()),
            }
        }
        for (name, text) in unread {
            let Some(place) = asides.place(name, text) else {
                continue;
            };
            match is_name(&place) {
                true => drop(sorted.insert(place, text.clone())),
                false => left_out.push(name.clone()),
            }
        }
        (sorted, left_out)
    }

    /// Reads a file. All that this version knows in it can be used; the rest is kept as it is.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    pub fn read(text: &str) -> Result<Self, BackupError> {
        if text.len() > Self::MOST_BYTES {
            return Err(BackupError::TooLarge);
        }
        serde_json::from_str::<IgnoredAny>(text).map_err(|_| BackupError::Unreadable)?;
        match serde_json::from_str::<Head>(text) {
            Ok(head) if head.format == FORMAT => {}
            _ => return Err(BackupError::Foreign),
        }
        let document: BackupDocument = read(text).map_err(|error| match error {
            LoadError::Newer(_) => BackupError::Newer,
            LoadError::Unreadable => BackupError::Damaged(DocumentKind::Other),
        })?;
        if document.documents.len() > Self::MOST_DOCUMENTS {
            return Err(BackupError::TooLarge);
        }
        let mut read = Self::default();
        for (name, text) in document.documents {
            if aside_of(&name).is_none() {
                check(&name, &text)?;
            }
            let is_new = is_name(&name) && read.0.insert(name, text).is_none();
            if !is_new {
                return Err(BackupError::Damaged(DocumentKind::Other));
            }
        }
        Ok(read)
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

    /// What has to be stored to have this backup where there is already another. It takes the
    /// place of what has the same name, but for what was set aside: of that nothing is lost.
    #[must_use]
    pub fn over(&self, here: &Self) -> Vec<(String, String)> {
        let mut asides = Asides::of(here);
        let mut changes = Vec::new();
        for (name, text) in self.documents() {
            let place = match aside_of(name) {
                Some(base) => asides.place(base, text),
                None => (here.get(name) != Some(text)).then(|| name.to_owned()),
            };
            changes.extend(place.map(|place| (place, text.to_owned())));
        }
        changes
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }
}

impl FromIterator<(String, String)> for Backup {
    fn from_iter<T: IntoIterator<Item = (String, String)>>(documents: T) -> Self {
        Self(documents.into_iter().collect())
    }
}

/// What is set aside, to which more is put.
struct Asides<'a> {
    names: BTreeSet<String>,
    /// The texts, each with the name of the document that it was.
    texts: BTreeSet<(&'a str, &'a str)>,
    /// For some documents a number from which on the names may be free.
    next: BTreeMap<&'a str, usize>,
}

impl<'a> Asides<'a> {
    fn of(backup: &'a Backup) -> Self {
        let asides = || backup.asides();
        let text_of = |(name, text)| aside_of(name).map(|base| (base, text));
        Self {
            names: asides().map(|(name, _)| name.to_owned()).collect(),
            texts: asides().filter_map(text_of).collect(),
            next: BTreeMap::new(),
        }
    }

    /// The first free name for a text, if it is not set aside already.
    fn place(&mut self, base: &'a str, text: &'a str) -> Option<String> {
        if !self.texts.insert((base, text)) {
            return None;
        }
        let next = self.next.entry(base).or_insert(1);
        loop {
            let name = aside_name(base, *next);
            *next += 1;
            if self.names.insert(name.clone()) {
                return Some(name);
            }
        }
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
fn check(name: &str, text: &str) -> Result<(), BackupError> {
    let mut contents = Contents::default();
    contents.add(name, text).map_err(|error| match error {
        LoadError::Newer(_) => BackupError::Newer,
        LoadError::Unreadable => BackupError::Damaged(kind_of(name)),
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

    fn backup(documents: &[(&str, &str)]) -> Backup {
        let owned = |&(name, text): &(&str, &str)| (name.to_owned(), text.to_owned());
        documents.iter().map(owned).collect()
    }

    fn file(backup: &Backup) -> String {
        let file = backup.to_file().expect("a file");
        assert_eq!(file.left_out, Vec::<String>::new());
        file.text
    }

    fn full() -> Backup {
        let settings = Settings {
            names: Names::from(vec![String::new(), "Żaneta".to_owned()]),
            ..Settings::default()
        };
        let statistics = r#"{"version":1,"tables":[{"rules":"1.3","seats":"h1","rounds":7}]}"#;
        backup(&[
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
        assert_eq!(Backup::read(&file(&full)), Ok(full.clone()));
        assert_eq!(Backup::read(&file(&Backup::default())), Ok(backup(&[])));
        assert_eq!(full.over(&full), []);
        let all: Backup = full.over(&Backup::default()).into_iter().collect();
        assert_eq!(all, full);
    }

    #[test]
    fn what_cannot_be_read_is_in_the_file_as_set_aside() {
        let game = save_game(&Game::dealt("h13", "1.3a", "red7game"));
        let here = backup(&[
            ("game", "}{"),
            ("game.daily", &game),
            ("settings", r#"{"version":2}"#),
            ("settings.aside1", "older noise"),
            ("statistics", "noise"),
            ("statistics.aside1", "noise"),
        ]);
        let expected = backup(&[
            ("game.aside1", "}{"),
            ("game.daily", &game),
            ("settings.aside1", "older noise"),
            ("settings.aside2", r#"{"version":2}"#),
            ("statistics.aside1", "noise"),
        ]);
        assert_eq!(Backup::read(&file(&here)), Ok(expected));
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
        let newer = backup(&[("settings", r#"{"version":2}"#)]).contents();
        assert_eq!((newer.others, newer.has_settings), (1, false));
    }

    #[test]
    fn a_file_that_cannot_be_used_is_refused_with_the_reason() {
        let whole = file(&full());
        for end in 0..whole.len() {
            if whole.is_char_boundary(end) {
                assert_eq!(Backup::read(&whole[..end]), Err(BackupError::Unreadable));
            }
        }
        for text in ["[]", "7", "null", "{}", r#"{"format":"chess","version":1}"#] {
            assert_eq!(Backup::read(text), Err(BackupError::Foreign), "{text}");
        }
        let large = format!("{whole}{}", " ".repeat(Backup::MOST_BYTES));
        assert_eq!(Backup::read(&large), Err(BackupError::TooLarge));
        let newer = r#"{"format":"red7","version":2,"documents":{}}"#;
        assert_eq!(Backup::read(newer), Err(BackupError::Newer));
        use DocumentKind::{Daily, Game, Other, Puzzles, Settings, Statistics};
        for (documents, error) in [
            ("{}", BackupError::Damaged(Other)),
            (r#"[["game",7]]"#, BackupError::Damaged(Other)),
            (r#"[["a b",""]]"#, BackupError::Damaged(Other)),
            (r#"[["",""]]"#, BackupError::Damaged(Other)),
            (
                r#"[["later","1"],["later","2"]]"#,
                BackupError::Damaged(Other),
            ),
            (r#"[["game","{}"]]"#, BackupError::Damaged(Game)),
            (r#"[["game.daily","{}"]]"#, BackupError::Damaged(Game)),
            (r#"[["settings","[]"]]"#, BackupError::Damaged(Settings)),
            (r#"[["daily","{}"]]"#, BackupError::Damaged(Daily)),
            (r#"[["puzzles","{}"]]"#, BackupError::Damaged(Puzzles)),
            (r#"[["statistics",""]]"#, BackupError::Damaged(Statistics)),
            (
                r#"[["game","{\"version\":2,\"turns\":[]}"]]"#,
                BackupError::Newer,
            ),
        ] {
            let text = format!(r#"{{"format":"red7","version":1,"documents":{documents}}}"#);
            assert_eq!(Backup::read(&text), Err(error), "{text}");
        }
    }

    #[test]
    fn nothing_that_was_set_aside_is_lost() {
        let here = backup(&[("game.aside1", "a"), ("game.aside3", "b"), ("game", "c")]);
        let file = backup(&[
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
    fn what_no_file_can_have_is_left_out_and_told() {
        let large = "x".repeat(Backup::MOST_BYTES);
        let full = full();
        let with = |more: &[(&str, &str)]| {
            let documents: Vec<(&str, &str)> =
                full.documents().chain(more.iter().copied()).collect();
            backup(&documents).to_file().expect("a file")
        };
        for (more, left_out) in [
            // Too large: something unknown, something set aside, a game that cannot be read.
            (("unknown", large.as_str()), "unknown"),
            (("game.aside2", large.as_str()), "game.aside2"),
            (("game.shared", large.as_str()), "game.shared.aside1"),
            // Under a name that no document has.
            (("a b", "a text"), "a b"),
        ] {
            let file = with(&[more]);
            assert_eq!(file.left_out, [left_out]);
            assert_eq!(Backup::read(&file.text), Ok(full.clone()));
        }
        let many: Vec<String> = (0..2_000)
            .map(|number| format!("game.aside{number}"))
            .collect();
        let many: Vec<(&str, &str)> = many
            .iter()
            .map(|name| (name.as_str(), name.as_str()))
            .collect();
        let file = with(&many);
        let read = Backup::read(&file.text).expect("a backup");
        assert_eq!(read.documents().count(), Backup::MOST_DOCUMENTS);
        assert_eq!(read.contents().games.len(), 2);
    }

    #[test]
    fn a_file_of_many_names_is_refused() {
        let document = |number: usize| (format!("a.aside{number}"), number.to_string());
        let documents: Vec<(String, String)> =
            (1..=Backup::MOST_DOCUMENTS + 1).map(document).collect();
        let text = to_json(&BackupDocument::of(documents.clone()));
        assert_eq!(Backup::read(&text), Err(BackupError::TooLarge));
        let text = to_json(&BackupDocument::of(documents[1..].to_vec()));
        let read = Backup::read(&text).expect("a backup");
        // One after another, not each beside all others.
        assert_eq!(read.over(&Backup::default()).len(), Backup::MOST_DOCUMENTS);
        assert_eq!(read.over(&read), []);
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
