//! Interface to the storage that a store uses.

use thiserror::Error;

/// Error reading from or writing to a storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StorageError {
    /// Access is not allowed.
    #[error("storage is not allowed")]
    Blocked,
    #[error("the storage is full")]
    Full,
}

/// Named texts. Other tabs may read and write them at any time.
pub trait Storage {
    /// Text with a name, if there is one.
    ///
    /// # Errors
    ///
    /// Fails if storage is blocked.
    fn read(&self, name: &str) -> Result<Option<String>, StorageError>;

    /// Names of all texts, in any order.
    ///
    /// # Errors
    ///
    /// Fails if storage is blocked.
    fn names(&self) -> Result<Vec<String>, StorageError>;

    /// Stores a text under a name.
    ///
    /// # Errors
    ///
    /// Fails if storage is blocked or full; the previous text stays.
    fn write(&self, name: &str, text: &str) -> Result<(), StorageError>;

    /// Deletes the text with a name, if there is one.
    ///
    /// # Errors
    ///
    /// Fails if storage is blocked.
    fn remove(&self, name: &str) -> Result<(), StorageError>;
}
