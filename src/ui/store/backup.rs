//! All that is stored, as a whole: to copy it, to take a copy, and to be rid of it. The page is loaded anew after what
//! is taken or deleted, so the store learns of it.

use crate::platform::{self, BrowserStorageError};
use crate::state::Backup;

/// All documents as they are stored now.
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

/// Stores a copy over what there is: all of it, or nothing.
///
/// # Errors
///
/// If storage is blocked, or has no room.
pub fn take(copy: &Backup) -> Result<(), BrowserStorageError> {
    platform::write_all(&copy.over(&all()?))
}

/// Deletes one document.
///
/// # Errors
///
/// If storage is blocked.
pub fn delete(name: &str) -> Result<(), BrowserStorageError> {
    platform::remove(name)
}

/// Deletes all documents.
///
/// # Errors
///
/// If storage is blocked.
pub fn delete_all() -> Result<(), BrowserStorageError> {
    platform::names()?
        .iter()
        .try_for_each(|name| platform::remove(name))
}
