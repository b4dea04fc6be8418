//! Letters that have come from the chairs of a room.

use crate::live::{Chair, Claim};
use crate::state::correspondence::{CorrespondenceLink, HistoryRelation};

/// Most versions that wait until they can be taken in.
const MOST_WAITING: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq)]
struct ReceivedLetter {
    claim: Claim,
    body: String,
    /// `true` once nothing more follows from it.
    is_done: bool,
    /// `true` if this device has written the next letter of the chair.
    is_outdone: bool,
}

/// The newest letter of each chair, and what earlier ones said that has yet to be taken in. A player with two devices can
/// move differently on them: such games are versions of one another.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Inbox {
    newest: [Option<ReceivedLetter>; Chair::MAX],
    /// Versions that had yet to be taken in when a letter with another one took their place, with their chairs.
    waiting: Vec<(Chair, CorrespondenceLink)>,
    /// `true` for chairs whose letter was cleared: they have the end of the game.
    has_cleared: [bool; Chair::MAX],
}

impl Inbox {
    pub fn receive(&mut self, chair: Chair, claim: Claim, body: String) {
        self.keep_other_version(chair, &body);
        self.has_cleared[chair.index()] = false;
        self.newest[chair.index()] = Some(ReceivedLetter {
            claim,
            body,
            is_done: false,
            is_outdone: false,
        });
    }

    /// Keeps what the letter of a chair says, if it has yet to be taken in and the next one has another version: no relay
    /// keeps it any more, and the device that said it has no reason to say it again.
    fn keep_other_version(&mut self, chair: Chair, next: &str) {
        let links = || {
            let last = self.unread(chair)?.parse::<CorrespondenceLink>().ok()?;
            Some((last, next.parse::<CorrespondenceLink>().ok()?))
        };
        if let Some((version, next)) = links()
            && version.id == next.id
            && version.has_same_start(&next)
            && matches!(
                HistoryRelation::of(&next, &version),
                HistoryRelation::Diverged(_)
            )
            && self.waiting.len() < MOST_WAITING
        {
            self.waiting.push((chair, version));
        }
    }

    /// Takes in that a letter was cleared. Anybody can do that, so what it said still counts.
    pub const fn clear(&mut self, chair: Chair) {
        self.has_cleared[chair.index()] = true;
    }

    /// Another version or another game is played now: its end is yet to come.
    pub const fn forget_ends(&mut self) {
        self.has_cleared = [false; Chair::MAX];
    }

    /// Looks at all letters once more, and at none as the end of a game: another game is played now.
    pub fn reread(&mut self) {
        self.forget_ends();
        for letter in self.newest.iter_mut().flatten() {
            letter.is_done = false;
        }
    }

    /// Looks at the letter of a chair once more, if it still is the newest one.
    pub fn reread_newest(&mut self, chair: Chair) {
        if let Some(letter) = &mut self.newest[chair.index()] {
            letter.is_done &= letter.is_outdone;
        }
    }

    /// Takes in that this device writes the next letter of a chair.
    pub fn outdo(&mut self, chair: Chair) {
        if let Some(letter) = &mut self.newest[chair.index()] {
            letter.is_outdone = true;
        }
    }

    pub fn has_letter(&self, chair: Chair) -> bool {
        self.newest[chair.index()].is_some()
    }

    /// The claim with which a chair has written.
    pub fn claim(&self, chair: Chair) -> Option<Claim> {
        Some(self.newest[chair.index()].as_ref()?.claim)
    }

    /// Text of the newest letter of a chair.
    pub fn text(&self, chair: Chair) -> Option<&str> {
        Some(self.newest[chair.index()].as_ref()?.body.as_str())
    }

    /// The newest letter of a chair, if it is one of an open game.
    pub fn link(&self, chair: Chair) -> Option<CorrespondenceLink> {
        self.text(chair)?.parse().ok()
    }

    /// Text of the newest letter of a chair, as long as something may follow from it.
    pub fn unread(&self, chair: Chair) -> Option<&str> {
        let letter = self.newest[chair.index()].as_ref()?;
        (!letter.is_done).then_some(letter.body.as_str())
    }

    /// Marks the newest letter of a chair as one from which nothing more follows, if that is so.
    pub fn mark(&mut self, chair: Chair, is_done: bool) {
        if let Some(letter) = &mut self.newest[chair.index()] {
            letter.is_done = is_done;
        }
    }

    /// Relation of the newest letter of a chair to the game here, if it is of the same game.
    pub fn relation(&self, chair: Chair, own: &CorrespondenceLink) -> Option<HistoryRelation> {
        let link = self.link(chair).filter(|link| link.id == own.id)?;
        Some(HistoryRelation::of(&link, own))
    }

    /// Returns `true` if a chair has the end of the game here.
    pub fn knows_end(&self, chair: Chair, own: &CorrespondenceLink) -> bool {
        self.has_cleared[chair.index()] || self.relation(chair, own) == Some(HistoryRelation::Same)
    }

    /// Takes the next version out that waits, with its chair. Drops those of other games, and those that are known here.
    pub fn take_waiting(
        &mut self,
        own: &CorrespondenceLink,
        may_take_in: bool,
    ) -> Option<(Chair, CorrespondenceLink)> {
        self.waiting.retain(|(_, version)| {
            let is_known = matches!(
                HistoryRelation::of(version, own),
                HistoryRelation::Same | HistoryRelation::Behind
            );
            version.id == own.id && version.has_same_start(own) && !is_known
        });
        let next = self.waiting.iter().position(|(_, version)| {
            may_take_in || HistoryRelation::of(version, own) != HistoryRelation::Ahead
        })?;
        Some(self.waiting.remove(next))
    }
}
