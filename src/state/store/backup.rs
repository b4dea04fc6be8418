//! All that is kept in the browser, as one file that can be taken elsewhere.

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
use crate::state::play::GameSlot;
use crate::state::puzzle::PuzzleProgress;
use crate::state::settings::Settings;

pub use contents::{BackupContents, GameSummary};

/// What the file says of itself, so that no other is taken for it.
const FORMAT: &str = "red7";

/// Documents in the order of their names. What cannot be read here is kept as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup(Vec<(String, String)>);

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
struct BackupHeader {
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
                // With a comma after it.
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

    /// The documents with what cannot be read among what was set aside, and the names that none in a file may have.
    fn sorted(&self) -> (Self, Vec<String>) {
        let is_read =
            |name: &str, text: &str| quarantined_from(name).is_some() || check(name, text).is_ok();
        let mut asides = QuarantineNames::of(self);
        let mut sorted = Self::default();
        let mut left_out = Vec::new();
        for (name, text) in self.documents() {
            let place = match is_read(name, text) {
                true => Some(name.to_owned()),
                false => asides.place(name, text),
            };
            match place {
                Some(place) if is_name(&place) => drop(sorted.insert((place, text.to_owned()))),
                Some(_) => left_out.push(name.to_owned()),
                // It is there already.
                None => {}
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

    /// The documents by their names.
    pub fn documents(&self) -> impl Iterator<Item = (&str, &str)> {
        let documents = self.0.iter();
        documents.map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// What was set aside, by its names.
    pub fn asides(&self) -> impl Iterator<Item = (&str, &str)> {
        self.documents()
            .filter(|(name, _)| quarantined_from(name).is_some())
    }

    /// Whether there are sealed games in it: whoever has them sees all that their player sees, and will see.
    #[must_use]
    pub fn has_sealed(&self) -> bool {
        self.documents().any(|(name, _)| is_sealed(name))
    }

    /// The rest of it without these.
    #[must_use]
    pub fn without_sealed(self) -> Self {
        let documents = self.0.into_iter();
        Self(documents.filter(|(name, _)| !is_sealed(name)).collect())
    }

    /// What has to be stored to have this backup where there is already another. It takes the
    /// place of what has the same name, but for what was set aside: of that nothing is lost. Sealed games stay as they
    /// are: a side that goes back to an earlier moment may answer twice, and so give cards away.
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

    /// Puts a document in; says whether none of its name was there.
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

/// Whether a document is a sealed game, or was one before it was set aside.
fn is_sealed(name: &str) -> bool {
    let place = GameSlot::from_name(quarantined_from(name).unwrap_or(name));
    matches!(place, Some(GameSlot::Sealed(_)))
}

/// What the document of a name is about; of one that was set aside, what it was.
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
        _ => DocumentKind::Other,
    }
}

/// Whether what this version knows can be read.
fn check(name: &str, text: &str) -> Result<(), BackupError> {
    let mut contents = BackupContents::default();
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
