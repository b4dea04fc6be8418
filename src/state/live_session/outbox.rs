//! The own letter of this device.

use crate::live::PageEvent;
use crate::state::correspondence::{CorrespondenceLink, HistoryRelation};
use crate::state::sealed_game::SealedLink;

/// The own letter, as the live module was told to write it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Outbox {
    /// Text of the own letter.
    text: Option<String>,
    /// Text that was said again after another version by a device on the same chair.
    repeated: Option<String>,
}

impl Outbox {
    /// Has the text said again, even if it hasn't changed.
    pub fn say_again(&mut self) {
        self.text = None;
    }

    /// Another device on the own chair has written this, so the text here has to be said again.
    pub fn replaced_by(&mut self, text: String) {
        self.text = Some(text);
    }

    /// Changes the text. Returns what to tell the live module, if it doesn't say so yet.
    pub fn say(&mut self, text: String) -> Option<PageEvent> {
        if self.text.as_ref() == Some(&text) {
            return None;
        }
        let body = text.parse().ok()?;
        self.text = Some(text);
        Some(PageEvent::Say(body))
    }

    /// Returns `true` if a letter of another device on the own chair took the place of one with more turns, or with other
    /// ones, which has to be said again. Of two versions each is said again once, so that both devices have both.
    pub fn has_to_repeat(&mut self, relation: HistoryRelation, own: &CorrespondenceLink) -> bool {
        match relation {
            HistoryRelation::Behind => true,
            HistoryRelation::Same | HistoryRelation::Ahead => false,
            HistoryRelation::Diverged(_) => self.is_first_repetition(own.to_string()),
        }
    }

    /// Returns `true` if a letter on the own chair, which another page or an earlier visit has written, took the place of a
    /// later message of its sealed game, or of one of another sealed game, which has to be said again.
    pub fn has_to_repeat_sealed(&mut self, letter: &SealedLink) -> bool {
        let text = self.text.as_deref();
        match text.and_then(|text| text.parse::<SealedLink>().ok()) {
            Some(own) if own.id == letter.id => letter.number < own.number,
            Some(own) => self.is_first_repetition(own.to_string()),
            None => false,
        }
    }

    fn is_first_repetition(&mut self, text: String) -> bool {
        let is_first = self.repeated.as_ref() != Some(&text);
        self.repeated = Some(text);
        is_first
    }
}
