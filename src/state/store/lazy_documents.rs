//! Documents that only the page's second part knows. It reads and writes them whenever it needs them.

use super::fault;
use super::quarantine::quarantine;
use super::storage::Storage;
use super::unknown_fields::with_unknown_fields;
use crate::state::document::{Document, LoadError};
use crate::state::notice::Notice;

/// Reads such a document, changes it, and stores it if that made a difference. A document that can't be read
/// is quarantined first.
///
/// # Errors
///
/// Returns a notice for the player if the document can't be read or stored; nothing is changed then.
pub fn change_document<D: Document, T>(
    storage: &impl Storage,
    change: impl FnOnce(&mut D) -> T,
) -> Result<T, Notice> {
    let stored = storage.read(D::NAME).map_err(fault)?;
    let (stored, before) = match stored.map(|text| (D::read(&text), text)) {
        None => (None, D::default()),
        Some((Ok(before), text)) => (Some(text), before),
        // It is in use by a newer version in another tab.
        Some((Err(LoadError::Newer(_)), _)) => return Err(Notice::OtherTab),
        Some((Err(LoadError::Unreadable), text)) if quarantine(storage, D::NAME, &text) => {
            (None, D::default())
        }
        Some((Err(LoadError::Unreadable), _)) => return Err(Notice::CannotSetAside),
    };
    let mut after = before.clone();
    let result = change(&mut after);
    if after != before {
        let text = match stored {
            Some(text) => with_unknown_fields(&text, &before.write(), &after.write()),
            None => after.write(),
        };
        storage.write(D::NAME, &text).map_err(fault)?;
    }
    Ok(result)
}
