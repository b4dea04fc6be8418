//! Keeping a document in the browser, without ever losing one.

use std::cell::{Cell, RefCell};

use crate::platform::{self, StorageError};
use crate::state::{Document, DocumentKind, LoadError, Notice, aside_name};

/// One document in the browser's storage, as this tab knows it.
///
/// It writes only over what it has read or written itself: not over what another
/// tab has put there since, unless that may be replaced, and not over what it could
/// not read, unless that could be set aside.
#[derive(Debug)]
pub struct Keeper {
    name: &'static str,
    /// What is stored, as far as this tab knows.
    known: RefCell<Option<String>>,
    may_write: Cell<bool>,
}

/// How many unreadable documents are kept beside each other.
const MOST_ASIDE: usize = 9;

impl Keeper {
    /// Reads a document that all tabs share; without one it is as for a new visitor.
    pub fn of_document<T: Document>(notices: &mut Vec<Notice>) -> (Self, T) {
        let (keeper, document) = Self::read(T::NAME, T::KIND, notices, T::read);
        (keeper, document.unwrap_or_default())
    }

    /// Reads the document of a name. What cannot be read is set aside, with a notice.
    pub fn read<T>(
        name: &'static str,
        kind: DocumentKind,
        notices: &mut Vec<Notice>,
        load: impl FnOnce(&str) -> Result<T, LoadError>,
    ) -> (Self, Option<T>) {
        let keeper = Self {
            name,
            known: RefCell::new(None),
            may_write: Cell::new(true),
        };
        let text = match platform::read(name) {
            Ok(Some(text)) => text,
            Ok(None) => return (keeper, None),
            Err(error) => {
                notices.push(fault(error));
                return (keeper, None);
            }
        };
        let value = match load(&text) {
            Ok(value) => Some(value),
            Err(error) => {
                let is_aside = set_aside(name, &text);
                keeper.may_write.set(is_aside);
                notices.push(if is_aside {
                    Notice::NotRead(kind, error)
                } else {
                    Notice::CannotSetAside
                });
                None
            }
        };
        keeper.known.replace(Some(text));
        (keeper, value)
    }

    /// Stores the document, if that loses nothing. If another tab has stored one since, `join`
    /// makes of that what is stored in its place, if there is a way. If the storage was emptied,
    /// there is nothing to lose; then the player is to be told of it.
    ///
    /// # Errors
    ///
    /// Says why it is not stored.
    pub fn write(
        &self,
        text: String,
        join: impl FnOnce(&str) -> Option<String>,
    ) -> Result<Option<Notice>, Notice> {
        if !self.may_write.get() || self.known.borrow().as_deref() == Some(text.as_str()) {
            return Ok(None);
        }
        let stored = platform::read(self.name).map_err(fault)?;
        let is_known = stored == *self.known.borrow();
        let text = match stored.as_deref() {
            Some(other) if !is_known => join(other),
            _ => Some(text),
        };
        let Some(text) = text else {
            self.may_write.set(false);
            return Err(Notice::OtherTab);
        };
        platform::write(self.name, &text).map_err(fault)?;
        self.known.replace(Some(text));
        let is_emptied = stored.is_none() && !is_known;
        Ok(is_emptied.then_some(Notice::StorageCleared))
    }

    /// Whether nothing is stored, as far as this tab knows.
    pub fn is_empty(&self) -> bool {
        self.known.borrow().is_none()
    }

    /// What another tab has stored since, if there is anything that can be read. If it has deleted the document,
    /// that is as for a new visitor.
    pub fn catch_up<T: Document>(&self) -> Option<T> {
        let stored = platform::read(self.name).ok()?;
        if !self.may_write.get() || stored == *self.known.borrow() {
            return None;
        }
        let document = match &stored {
            Some(text) => T::read(text).ok()?,
            None => T::default(),
        };
        self.known.replace(stored);
        Some(document)
    }
}

/// Stores an unreadable text under the first free name beside its own; says whether
/// it is safe there.
fn set_aside(name: &str, text: &str) -> bool {
    for number in 1..=MOST_ASIDE {
        let aside = aside_name(name, number);
        match platform::read(&aside) {
            Ok(None) => return platform::write(&aside, text).is_ok(),
            Ok(Some(there)) if there == text => return true,
            Ok(Some(_)) => {}
            Err(_) => return false,
        }
    }
    false
}

fn fault(error: StorageError) -> Notice {
    match error {
        StorageError::Blocked => Notice::StorageBlocked,
        StorageError::Full => Notice::StorageFull,
    }
}
