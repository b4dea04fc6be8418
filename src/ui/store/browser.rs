//! The browser's storage.

use crate::platform;
use crate::state::{Storage, StorageError};

/// The storage shared by all tabs of the page.
#[derive(Debug)]
pub struct BrowserStorage;

impl Storage for BrowserStorage {
    fn read(&self, name: &str) -> Result<Option<String>, StorageError> {
        platform::read(name).map_err(fault)
    }

    fn names(&self) -> Result<Vec<String>, StorageError> {
        platform::names().map_err(fault)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StorageError> {
        platform::write(name, text).map_err(fault)
    }

    fn remove(&self, name: &str) -> Result<(), StorageError> {
        platform::remove(name).map_err(fault)
    }
}

const fn fault(error: platform::BrowserStorageError) -> StorageError {
    match error {
        platform::BrowserStorageError::Blocked => StorageError::Blocked,
        platform::BrowserStorageError::Full => StorageError::Full,
    }
}
