//! The text of a document as a tab knows it, also after something else has deleted the document.

use super::storage::{Storage, StorageError};

/// The text of a document, as this tab knows it.
#[derive(Debug, Default)]
pub(super) struct TrackedText {
    /// Text in the storage, as last read or written by this tab.
    pub known: Option<String>,
    /// Number of counted journal entries of this visit already in the document.
    pub settled: usize,
    /// The document as it was before it was deleted, until the player decides about it.
    lost: Option<LostText>,
}

#[derive(Debug)]
struct LostText {
    text: String,
    /// Number of counted journal entries in the text.
    settled: usize,
}

impl TrackedText {
    /// Checks whether the document was deleted: returns `true` if it was, and keeps what it was. Forgets that again if
    /// another tab has stored the document since.
    pub fn check(&mut self, storage: &impl Storage, name: &str, is_there: bool) -> bool {
        if is_there {
            if self.lost.is_some() && storage.read(name).ok() != Some(self.known.clone()) {
                self.lost = None;
            }
            return false;
        }
        if let (None, Some(text)) = (&self.lost, &self.known) {
            let (text, settled) = (text.clone(), self.settled);
            self.lost = Some(LostText { text, settled });
        }
        self.known.is_some()
    }

    /// Stores the document as it was before it was deleted, if it was; returns its text. The journal entries since then
    /// are not in it.
    pub fn put_back(
        &mut self,
        storage: &impl Storage,
        name: &str,
    ) -> Result<Option<String>, StorageError> {
        let Some(lost) = &self.lost else {
            return Ok(None);
        };
        storage.write(name, &lost.text)?;
        self.settled = lost.settled;
        Ok(self.lost.take().map(|lost| lost.text))
    }

    /// Leaves the document deleted.
    pub fn forget_lost(&mut self) {
        self.lost = None;
    }

    /// Number of the first journal entry that the document may still need.
    pub fn needed_from(&self) -> usize {
        let lost = self.lost.as_ref().map(|lost| lost.settled);
        lost.unwrap_or(self.settled)
    }
}
