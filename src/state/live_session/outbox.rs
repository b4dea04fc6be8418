//! The own letter of this device.

use crate::game::Turn;
use crate::live::PageEvent;
use crate::state::correspondence::{CorrespondenceLink, HistoryRelation};
use crate::state::sealed_game::SealedLink;

/// The own letter, as the live module was told to write it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Outbox {
    /// Text of the own letter.
    text: Option<String>,
    /// Text that was said again after other ones by devices on the same chair.
    repeated: Option<String>,
    /// The other versions after which that was.
    others: Vec<OtherVersion>,
}

/// Most versions after which the own one is said again.
const MOST_OTHERS: usize = 16;

/// Another version of the game: from which ply on it differs, by which turn, and whether its player gives up there.
type OtherVersion = (usize, Option<Turn>, bool);

impl Outbox {
    /// Has the text said again, even if it hasn't changed.
    pub fn say_again(&mut self) {
        self.text = None;
    }

    /// A device has come to the chair that may have heard nothing of what was said there.
    pub fn forget_repetitions(&mut self) {
        self.repeated = None;
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
    /// ones, which has to be said again: the own version once after each other one, so that all devices have all.
    pub fn has_to_repeat(
        &mut self,
        relation: HistoryRelation,
        letter: &CorrespondenceLink,
        own: &CorrespondenceLink,
    ) -> bool {
        match relation {
            HistoryRelation::Behind => true,
            HistoryRelation::Same | HistoryRelation::Ahead => false,
            HistoryRelation::Diverged(ply) => {
                if self.is_first_repetition(own.to_string()) {
                    self.others.clear();
                }
                let turn = letter.record.turns.get(ply - 1).cloned();
                let other = (ply, turn, letter.resigned.contains(&ply));
                let is_new = self.others.len() < MOST_OTHERS && !self.others.contains(&other);
                if is_new {
                    self.others.push(other);
                }
                is_new
            }
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

    /// Returns `true` if the own letter has to be said again after one that isn't about its game, or that this version of
    /// the page can't read: once, since a device with another version may not give way.
    pub fn has_to_repeat_after_foreign(&mut self) -> bool {
        let text = self.text.clone();
        text.is_some_and(|text| self.is_first_repetition(text))
    }

    fn is_first_repetition(&mut self, text: String) -> bool {
        let is_first = self.repeated.as_ref() != Some(&text);
        self.repeated = Some(text);
        is_first
    }
}
