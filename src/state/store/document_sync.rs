//! Synchronization of a document shared by all tabs.

use super::event::StoreEvent;
use super::fault;
use super::journal_entry::ApplyEntry;
use super::journal_progress::JournalProgress;
use super::merge::Merge;
use super::quarantine::quarantine;
use super::storage::Storage;
use super::tracked_text::TrackedText;
use super::unknown_fields::with_unknown_fields;
use crate::state::document::{Document, LoadError};
use crate::state::notice::Notice;

/// A document shared by all tabs.
pub trait SharedDocument: Document + Merge + ApplyEntry + Into<StoreEvent> {}

impl<T: Document + Merge + ApplyEntry + Into<StoreEvent>> SharedDocument for T {}

/// A shared document as this tab knows it.
///
/// Choices and journal entries of this tab are applied on top of the version that another tab has stored. A document
/// that cannot be read is quarantined before it is overwritten.
#[derive(Debug, Default)]
pub(super) struct DocumentSync<T> {
    text: TrackedText,
    /// Parsed content; the default if there is no document or it cannot be read.
    said: T,
    /// `true` if the document can be neither read nor quarantined.
    is_locked: bool,
}

/// A document as the application has it, for a three-way merge with the stored one.
#[derive(Debug)]
pub struct Edited<'a, T> {
    /// Current version.
    pub now: &'a T,
    /// Version when the application last learned what is stored. The player chose whatever differs from it.
    pub base: &'a T,
}

impl<T> Clone for Edited<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Edited<'_, T> {}

/// Outcome of saving a document.
pub(super) struct SaveOutcome<T> {
    /// Content to show, if it differs from what the application has.
    pub news: Option<T>,
    /// Notice for the player.
    pub notice: Option<Notice>,
}

/// A document rewritten step by step, so that each step shows which of its items changed.
struct Draft<T> {
    /// Text with the fields unknown to this version, if there is such a text.
    text: Option<String>,
    says: T,
}

impl<T: SharedDocument> Draft<T> {
    fn change(&mut self, change: impl FnOnce(&mut T)) {
        let before = self.says.clone();
        change(&mut self.says);
        if let Some(text) = &mut self.text {
            *text = with_unknown_fields(text, &before.write(), &self.says.write());
        }
    }
}

impl<T: SharedDocument> DocumentSync<T> {
    /// Loads the document. Returns a notice for the player if that fails.
    pub fn open(storage: &impl Storage) -> (Self, Option<Notice>) {
        let mut sync = Self {
            text: TrackedText::default(),
            said: T::default(),
            is_locked: false,
        };
        let text = match storage.read(T::NAME) {
            Ok(Some(text)) => text,
            Ok(None) => return (sync, None),
            Err(error) => return (sync, Some(fault(error))),
        };
        let notice = match T::read(&text) {
            Ok(said) => {
                sync.said = said;
                None
            }
            Err(error) => Some(sync.put_aside(storage, &text, error)),
        };
        sync.text.known = Some(text);
        (sync, notice)
    }

    pub const fn text(&mut self) -> &mut TrackedText {
        &mut self.text
    }

    /// Parsed content as stored.
    pub const fn said(&self) -> &T {
        &self.said
    }

    fn put_aside(&mut self, storage: &impl Storage, text: &str, error: LoadError) -> Notice {
        self.is_locked = !quarantine(storage, T::NAME, text);
        if self.is_locked {
            Notice::CannotSetAside
        } else {
            Notice::NotRead(T::KIND, error)
        }
    }

    /// Stores the document if it has changed.
    pub fn save(
        &mut self,
        storage: &impl Storage,
        edited: Edited<'_, T>,
        counting: &JournalProgress,
    ) -> SaveOutcome<T> {
        let notice = if self.has_news(edited, counting) {
            self.store(storage, edited, counting)
        } else {
            Ok(None)
        };
        if notice.is_ok() {
            self.text.settled = counting.counted().end();
        }
        let shown = self.shown(counting);
        let mut chosen = shown.clone();
        chosen.merge(edited.now, edited.base);
        let is_known = shown == *edited.base && chosen == *edited.now;
        SaveOutcome {
            news: (!is_known).then_some(shown),
            notice: notice.unwrap_or_else(Some),
        }
    }

    /// Returns `true` if there is something to store.
    fn has_news(&self, edited: Edited<'_, T>, counting: &JournalProgress) -> bool {
        if edited.now == edited.base && counting.counted().end() == self.text.settled {
            return false;
        }
        let mut expected = self.said.clone();
        expected.merge(edited.now, edited.base);
        self.take_in(&mut expected, counting) || expected != self.said
    }

    /// Content with the entries of this tab that are not stored yet.
    fn shown(&self, counting: &JournalProgress) -> T {
        let mut shown = self.said.clone();
        self.take_in(&mut shown, counting);
        for entry in counting.waiting() {
            shown.apply(entry);
        }
        shown
    }

    fn store(
        &mut self,
        storage: &impl Storage,
        edited: Edited<'_, T>,
        counting: &JournalProgress,
    ) -> Result<Option<Notice>, Notice> {
        let stored = storage.read(T::NAME).map_err(fault)?;
        let is_known = stored == self.text.known;
        let there = stored.as_deref().map(T::read);
        let mut notice = None;
        let ground = match (&stored, &there) {
            (Some(_), Some(Ok(there))) => {
                self.is_locked = false;
                there.clone()
            }
            // This text was already quarantined when it was read.
            (Some(_), _) if is_known && !self.is_locked => self.said.clone(),
            // A document that a newer version has stored since is in use there.
            (Some(_), Some(Err(LoadError::Newer(_)))) => return Err(Notice::OtherTab),
            (Some(text), Some(Err(error))) => match self.put_aside(storage, text, *error) {
                Notice::CannotSetAside => return Err(Notice::CannotSetAside),
                told => {
                    notice = Some(told);
                    self.said.clone()
                }
            },
            (Some(_) | None, _) => self.said.clone(),
        };
        let mut draft = Draft {
            text: stored.filter(|_| matches!(there, Some(Ok(_)))),
            says: ground,
        };
        draft.change(|says| says.merge(edited.now, edited.base));
        for entry in counting.counted().since(self.text.settled) {
            draft.change(|says| {
                says.apply(entry);
            });
        }
        let Draft { text, says } = draft;
        let text = text.unwrap_or_else(|| says.write());
        storage.write(T::NAME, &text).map_err(fault)?;
        self.text.known = Some(text);
        self.said = says;
        Ok(notice)
    }

    /// Applies the entries of this tab that are not in the document yet; returns `true` if any of them concerns it.
    fn take_in(&self, ground: &mut T, counting: &JournalProgress) -> bool {
        let mut is_any = false;
        for entry in counting.counted().since(self.text.settled) {
            is_any |= ground.apply(entry);
        }
        is_any
    }

    /// Returns the content if another tab has changed or deleted it, with the entries of this tab that are not stored
    /// yet.
    pub fn sync(&mut self, storage: &impl Storage, counting: &JournalProgress) -> Option<T> {
        let stored = storage.read(T::NAME).ok()?;
        if stored == self.text.known {
            return None;
        }
        // A document that cannot be read is handled when there is something to store.
        let there = match &stored {
            Some(text) => T::read(text).ok()?,
            None => T::default(),
        };
        self.text.known = stored;
        self.said = there;
        self.is_locked = false;
        Some(self.shown(counting))
    }
}
