//! All stored data as one file, which can be moved to another browser.

mod contents;
mod quarantine_names;
#[cfg(test)]
mod tests;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use self::quarantine_names::QuarantineNames;
use super::quarantine::quarantined_from;
use crate::state::archive::{RecentGames, Statistics};
use crate::state::daily_results::DailyResults;
use crate::state::document::Document;
use crate::state::document::{DocumentKind, LoadError, VERSION, read, to_json};
use crate::state::gallery::Gallery;
use crate::state::learn::LearnProgress;
use crate::state::live::LiveRooms;
use crate::state::play::GameSlot;
use crate::state::puzzle::PuzzleProgress;
use crate::state::rating::Rating;
use crate::state::settings::Settings;

pub use contents::{BackupContents, GameSummary, SettingsSummary};

/// Marks a file as a backup of this page.
const FORMAT: &str = "red7";

/// Documents sorted by name. Documents that this version cannot read are kept unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup(Vec<(String, String)>);

/// A backup as a file, which can be loaded again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupFile {
    pub text: String,
    /// Names of the documents left out for lack of space or because of an invalid name.
    pub left_out: Vec<String>,
}

/// Error reading a backup file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BackupError {
    /// Larger than any file the page makes.
    #[error("larger than {} bytes", Backup::MOST_BYTES)]
    TooLarge,
    /// Truncated, or not JSON.
    #[error("no JSON")]
    Unreadable,
    /// Made by another program.
    #[error("not one of ours")]
    Foreign,
    /// The file or a document in it was made by a newer version of the page.
    #[error("made by a newer version")]
    Newer,
    /// A document in it cannot be read.
    #[error("damaged")]
    Damaged(DocumentKind),
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct BackupDocument {
    format: String,
    version: u32,
    /// Pairs of name and text.
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

/// Parsed first: the other fields may have any type.
#[derive(Deserialize)]
struct BackupHeader {
    format: String,
}

impl Backup {
    /// Maximum size of a file: many times the size of all documents.
    pub const MOST_BYTES: usize = 1_000_000;

    /// Maximum number of documents in a file.
    pub const MOST_DOCUMENTS: usize = 1_000;

    /// Converts the backup to a file. Documents that cannot be read become quarantined documents in it, so that the
    /// rest can be restored. If the file would be too large, documents known to this version take precedence, and
    /// quarantined documents come last.
    ///
    /// # Errors
    ///
    /// Fails if the file could not be loaded again, which is tested by loading it once.
    pub fn to_file(&self) -> Result<BackupFile, BackupError> {
        let (sorted, mut left_out) = self.sorted();
        let rank = |name: &str| match (quarantined_from(name), kind_of(name)) {
            (Some(_), _) => 2,
            (None, DocumentKind::Other) => 1,
            (None, _) => 0,
        };
        let mut room = Self::MOST_BYTES - to_json(&BackupDocument::of(Vec::new())).len();
        let mut taken = Self::default();
        for wanted in 0..=2 {
            let documents = sorted.0.iter().filter(|(name, _)| rank(name) == wanted);
            for document in documents {
                // Includes the comma after the document.
                let size = to_json(document).len() + 1;
                if size > room || taken.0.len() == Self::MOST_DOCUMENTS {
                    left_out.push(document.0.clone());
                } else {
                    room -= size;
                    taken.insert(document.clone());
                }
            }
        }
        let text = to_json(&BackupDocument::of(taken.0));
        Self::read(&text)?;
        Ok(BackupFile { text, left_out })
    }

    /// Moves documents that cannot be read to quarantine. Returns all documents with a valid name, and the other names.
    fn sorted(&self) -> (Self, Vec<String>) {
        let is_read =
            |name: &str, text: &str| quarantined_from(name).is_some() || check(name, text).is_ok();
        let mut asides = QuarantineNames::of(self);
        let mut sorted = Self::default();
        let mut left_out = Vec::new();
        for (name, text) in self.documents() {
            let place = if is_read(name, text) {
                Some(name.to_owned())
            } else {
                asides.place(name, text)
            };
            match place {
                Some(place) if is_name(&place) => drop(sorted.insert((place, text.to_owned()))),
                Some(_) => left_out.push(name.to_owned()),
                // Already in quarantine.
                None => {}
            }
        }
        (sorted, left_out)
    }

    /// Parses a file. All documents known to this version are usable; the others are kept unchanged.
    ///
    /// # Errors
    ///
    /// Fails if the file is too large, damaged, not a backup, or made by a newer version.
    pub fn read(text: &str) -> Result<Self, BackupError> {
        if text.len() > Self::MOST_BYTES {
            return Err(BackupError::TooLarge);
        }
        serde_json::from_str::<IgnoredAny>(text).map_err(|_| BackupError::Unreadable)?;
        match serde_json::from_str::<BackupHeader>(text) {
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
            if quarantined_from(&name).is_none() {
                check(&name, &text)?;
            }
            let is_new = is_name(&name) && read.insert((name, text));
            if !is_new {
                return Err(BackupError::Damaged(DocumentKind::Other));
            }
        }
        Ok(read)
    }

    /// The documents, sorted by name.
    pub fn documents(&self) -> impl Iterator<Item = (&str, &str)> {
        let documents = self.0.iter();
        documents.map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// The quarantined documents, sorted by name.
    pub fn asides(&self) -> impl Iterator<Item = (&str, &str)> {
        self.documents()
            .filter(|(name, _)| quarantined_from(name).is_some())
    }

    /// Returns `true` if the backup has sealed games: anyone who has them sees all that their player sees and will see.
    #[must_use]
    pub fn has_sealed(&self) -> bool {
        self.documents().any(|(name, _)| is_sealed(name))
    }

    /// Returns the backup without sealed games.
    #[must_use]
    pub fn without_sealed(self) -> Self {
        let documents = self.0.into_iter();
        Self(documents.filter(|(name, _)| !is_sealed(name)).collect())
    }

    /// Returns the documents to store to restore this backup over `here`. They replace documents of the same name,
    /// except that no quarantined document is lost. Sealed games that are already there stay unchanged: a side that
    /// goes back to an earlier state may answer a message twice, and so reveal cards.
    #[must_use]
    pub fn over(&self, here: &Self) -> Vec<(String, String)> {
        let mut asides = QuarantineNames::of(here);
        let mut changes = Vec::new();
        for (name, text) in self.documents() {
            let place = match quarantined_from(name) {
                Some(base) => asides.place(base, text),
                None if is_sealed(name) && here.get(name).is_some() => None,
                None => (here.get(name) != Some(text)).then(|| name.to_owned()),
            };
            changes.extend(place.map(|place| (place, text.to_owned())));
        }
        changes
    }

    fn get(&self, name: &str) -> Option<&str> {
        let place = self.place(name).ok()?;
        Some(&self.0[place].1)
    }

    /// Inserts a document unless one of its name is there; returns `true` if it was inserted.
    fn insert(&mut self, document: (String, String)) -> bool {
        match self.place(&document.0) {
            Ok(_) => false,
            Err(place) => {
                self.0.insert(place, document);
                true
            }
        }
    }

    fn place(&self, name: &str) -> Result<usize, usize> {
        self.0
            .binary_search_by(|(known, _)| known.as_str().cmp(name))
    }
}

impl FromIterator<(String, String)> for Backup {
    fn from_iter<T: IntoIterator<Item = (String, String)>>(documents: T) -> Self {
        let mut backup = Self::default();
        for document in documents {
            backup.insert(document);
        }
        backup
    }
}

/// Returns `true` if a document is a sealed game, quarantined or not.
fn is_sealed(name: &str) -> bool {
    let place = GameSlot::from_name(quarantined_from(name).unwrap_or(name));
    matches!(place, Some(GameSlot::Sealed(_)))
}

/// Kind of the document with this name; for a quarantined one, its original kind.
#[must_use]
pub fn kind_of(name: &str) -> DocumentKind {
    let base = quarantined_from(name).unwrap_or(name);
    match base.split('.').next() {
        Some("game") => DocumentKind::Game,
        _ if GameSlot::from_name(base).is_some() => DocumentKind::Game,
        _ if base == Settings::NAME => DocumentKind::Settings,
        _ if base == Statistics::NAME => DocumentKind::Statistics,
        _ if base == DailyResults::NAME => DocumentKind::Daily,
        _ if base == PuzzleProgress::NAME => DocumentKind::Puzzles,
        _ if base == RecentGames::NAME => DocumentKind::Recent,
        _ if base == LearnProgress::NAME => DocumentKind::Learn,
        _ if base == Rating::NAME => DocumentKind::Rating,
        _ if base == Gallery::NAME => DocumentKind::Gallery,
        _ if base == LiveRooms::NAME => DocumentKind::Live,
        _ => DocumentKind::Other,
    }
}

/// Fails if a document known to this version cannot be read.
fn check(name: &str, text: &str) -> Result<(), BackupError> {
    let mut contents = BackupContents::default();
    contents.add(name, text).map_err(|error| match error {
        LoadError::Newer(_) => BackupError::Newer,
        LoadError::Unreadable => BackupError::Damaged(kind_of(name)),
    })
}

/// Returns `true` if a document may have this name.
fn is_name(name: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '_' | '-');
    (1..=64).contains(&name.len()) && name.chars().all(is_sign)
}
