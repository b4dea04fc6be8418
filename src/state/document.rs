//! Documents for the browser's storage: JSON with a version number.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The version that is written. Versions are read from 1 on.
pub const VERSION: u32 = 1;

/// Why a stored document cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// It is no document of ours, it is damaged, or what it tells is against the rules.
    #[error("unreadable")]
    Unreadable,
    /// It comes from a newer version of the page.
    #[error("written by a newer version ({0})")]
    Newer(u32),
}

/// What a document is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentKind {
    /// A game.
    Game,
    /// The settings.
    Settings,
    /// The statistics.
    Statistics,
    /// What came of the deals of the days.
    Daily,
    /// How the person stands with puzzles.
    Puzzles,
    /// The last games that are over.
    Recent,
    /// Something that this version does not know.
    Other,
}

/// A document of which there is one in the browser, for all tabs. What a new visitor has is its default.
pub trait Document: Clone + Default + PartialEq {
    /// What it is about.
    const KIND: DocumentKind;

    /// The name under which it is stored.
    const NAME: &'static str;

    /// Writes it.
    #[must_use]
    fn write(&self) -> String;

    /// Reads it. What is missing in it is as it is for a new visitor; what is not known is left out.
    ///
    /// # Errors
    ///
    /// If the text is no such document, is damaged, or was written by a newer version.
    fn read(text: &str) -> Result<Self, LoadError>;
}

#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

/// Any error as a document that cannot be read.
pub fn unreadable<E>(_: E) -> LoadError {
    LoadError::Unreadable
}

/// Writes a document as JSON.
pub fn to_json(document: &impl Serialize) -> String {
    // Strings and numbers in named fields: there is nothing in it that could fail.
    serde_json::to_string(document).unwrap_or_default()
}

/// Reads a document after a look at its version alone: the fields of a newer one may be of any kind.
///
/// # Errors
///
/// If it is not JSON of this shape, or was written by a newer version.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, LoadError> {
    let Versioned { version } = serde_json::from_str(text).map_err(unreadable)?;
    match version {
        1..=VERSION => serde_json::from_str(text).map_err(unreadable),
        0 => Err(LoadError::Unreadable),
        newer => Err(LoadError::Newer(newer)),
    }
}
