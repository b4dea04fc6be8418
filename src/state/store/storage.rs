//! What a store keeps its texts in.

use thiserror::Error;

/// Why a text cannot be kept or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StorageError {
    /// It is not allowed.
    #[error("storage is not allowed")]
    Blocked,
    /// There is no room left.
    #[error("the storage is full")]
    Full,
}

/// Texts under names. Others may read and write there at any time.
pub trait Storage {
    /// The text under a name, if there is one.
    ///
    /// # Errors
    ///
    /// If storage is blocked.
    fn read(&self, name: &str) -> Result<Option<String>, StorageError>;

    /// The names of all texts, in any order.
    ///
    /// # Errors
    ///
    /// If storage is blocked.
    fn names(&self) -> Result<Vec<String>, StorageError>;

    /// Puts a text under a name.
    ///
    /// # Errors
    ///
    /// If storage is blocked or full; what was there before stays.
    fn write(&self, name: &str, text: &str) -> Result<(), StorageError>;
}
