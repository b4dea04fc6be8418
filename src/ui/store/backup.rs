//! The stored documents as a whole: exporting, importing and deleting them. The page reloads after an import or a
//! deletion, so the store picks up the changes.

use crate::platform::{self, BrowserStorageError};
use crate::state::Backup;

/// All documents as currently stored.
///
/// # Errors
///
/// If storage is blocked.
pub fn all() -> Result<Backup, BrowserStorageError> {
    let documents = platform::names()?.into_iter().map(|name| {
        let text = platform::read(&name)?;
        Ok((name, text.unwrap_or_default()))
    });
    documents.collect()
}

/// Imports a backup over the stored documents: all of it, or nothing.
///
/// # Errors
///
/// If storage is blocked or full.
pub fn take(copy: &Backup) -> Result<(), BrowserStorageError> {
    platform::write_all(&copy.over(&all()?))
}

/// Deletes documents by their names.
///
/// # Errors
///
/// If storage is blocked.
pub fn delete(names: &[&str]) -> Result<(), BrowserStorageError> {
    let names: Vec<String> = names.iter().copied().map(str::to_owned).collect();
    platform::delete(&names)
}

/// Deletes all documents.
///
/// # Errors
///
/// If storage is blocked.
pub fn delete_all() -> Result<(), BrowserStorageError> {
    platform::delete(&platform::names()?)
}
