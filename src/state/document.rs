//! Documents for the browser's storage: JSON with a version number.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use thiserror::Error;

/// Version written to documents. Versions from 1 up to this one can be read.
pub const VERSION: u32 = 1;

/// Error loading a stored document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// Not a document of this page, damaged, or illegal under the rules.
    #[error("unreadable")]
    Unreadable,
    /// Written by a newer version of the page.
    #[error("written by a newer version ({0})")]
    Newer(u32),
}

/// Kind of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentKind {
    Game,
    Settings,
    Statistics,
    /// Results of the daily deals.
    Daily,
    /// Puzzle rating, streak and preferences.
    Puzzles,
    /// Recently finished games.
    Recent,
    /// Results of learning from reviews.
    Learn,
    /// The rating against opponents.
    Rating,
    /// The last finished games, as paintings.
    Gallery,
    /// Rooms of live games.
    Live,
    /// Unknown to this version.
    Other,
}

/// A document stored once per browser and shared by all tabs. A new user starts with its default.
pub trait Document: Clone + Default + PartialEq {
    const KIND: DocumentKind;

    /// Name in the storage.
    const NAME: &'static str;

    /// Serializes the document.
    #[must_use]
    fn write(&self) -> String;

    /// Parses a document. Missing fields take their defaults; unknown fields are ignored.
    ///
    /// # Errors
    ///
    /// Fails if the text is not a document of this kind, is damaged, or was written by a newer version.
    fn read(text: &str) -> Result<Self, LoadError>;
}

/// Maps any error to [`LoadError::Unreadable`].
pub fn unreadable<E>(_: E) -> LoadError {
    LoadError::Unreadable
}

/// Serializes a document as JSON.
pub fn to_json(document: &impl Serialize) -> String {
    // Cannot fail: the document has only named fields with strings and numbers.
    serde_json::to_string(document).unwrap_or_default()
}

/// Parses a document after checking its version: the fields of a newer version may have any type.
///
/// The text becomes a [`Value`] first, since a parser of text for each type of document would be larger code.
///
/// # Errors
///
/// Fails if the text is not JSON of this shape, or was written by a newer version.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, LoadError> {
    let value: Value = serde_json::from_str(text).map_err(unreadable)?;
    let version = value.get("version").and_then(Value::as_u64);
    match version.and_then(|version| version.try_into().ok()) {
        Some(1..=VERSION) => T::deserialize(&value).map_err(unreadable),
        Some(0) | None => Err(LoadError::Unreadable),
        Some(newer) => Err(LoadError::Newer(newer)),
    }
}
