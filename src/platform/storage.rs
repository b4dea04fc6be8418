//! Texts that stay in the browser.
//!
//! Pages of one host share a storage, so every name is prefixed.

use thiserror::Error;
use web_sys::Storage;

/// Why a text cannot be kept or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StorageError {
    /// The browser does not allow it.
    #[error("the browser does not allow storage")]
    Blocked,
    /// There is no room left.
    #[error("the storage is full")]
    Full,
}

const PREFIX: &str = "red7:";

/// The text kept under a name, if there is one.
///
/// # Errors
///
/// If storage is blocked.
pub fn read(name: &str) -> Result<Option<String>, StorageError> {
    let read = storage()?.get_item(&format!("{PREFIX}{name}"));
    read.map_err(|_| StorageError::Blocked)
}

/// Keeps a text under a name.
///
/// # Errors
///
/// If storage is blocked or full; what was kept there before stays.
pub fn write(name: &str, text: &str) -> Result<(), StorageError> {
    let written = storage()?.set_item(&format!("{PREFIX}{name}"), text);
    written.map_err(|_| StorageError::Full)
}

fn storage() -> Result<Storage, StorageError> {
    let window = web_sys::window().ok_or(StorageError::Blocked)?;
    let storage = window.local_storage().map_err(|_| StorageError::Blocked)?;
    storage.ok_or(StorageError::Blocked)
}
