//! This tab's copy of a document that other tabs change as well.

use std::mem::replace;

use crate::state::store::{Edited, Merge};

/// A document with the changes of this tab, and the document that they are based on: what the store last reported.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TabCopy<T> {
    pub now: T,
    base: T,
}

impl<T: Copy + Default + Merge> TabCopy<T> {
    pub const fn new(stored: T) -> Self {
        Self {
            now: stored,
            base: stored,
        }
    }

    pub const fn edited(&self) -> Edited<'_, T> {
        Edited {
            now: &self.now,
            base: &self.base,
        }
    }

    /// Takes over what is stored now, and applies the changes of this tab to it.
    pub fn take(&mut self, stored: T) {
        let own = replace(&mut self.now, stored);
        self.now.merge(&own, &self.base);
        self.base = stored;
    }

    /// Makes every choice a change of this tab, because nothing is stored any more.
    pub fn rebase(&mut self) {
        self.base = T::default();
    }
}
