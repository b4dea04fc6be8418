//! Letters of all chairs, and claims to the own one.

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use super::body::Body;
use super::chair::{Chair, ClaimedChair, SeatedClaims};
use super::command::Command;
use super::counters::{Counters, next_counter};
use super::letter::{Letter, LetterContent};

/// Outcome of a message on the topic of the own letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RelayCopy {
    /// The relay has what it should have.
    Right,
    /// The relay has something older, or something that should not be there.
    Wrong,
}

/// The newest letter of each chair, and what the own one should say.
pub(super) struct LetterBox {
    own: Option<ClaimedChair>,
    /// Tag of this visit in counters.
    tag: u32,
    seen: Counters,
    /// Greatest counter of a letter of the own chair that others say they have seen.
    seen_by_others: u64,
    /// Unknown are those that came in an earlier visit.
    newest: [Option<Letter>; Chair::MAX],
    /// Text of the own letter.
    body: Option<Body>,
    /// Claims that the host's letters list. Unused on other chairs.
    listed: SeatedClaims,
    /// Counters of letters that the page knows. It knows nothing of a rival's letters on the own chair.
    told: Counters,
    /// Claims that the page knows of.
    told_seated: SeatedClaims,
    /// The own letter is to be cleared, until something else is said.
    is_cleared: bool,
    /// The newest letter of each chair that has come since the last question to the relay.
    kept: [Option<Letter>; Chair::MAX],
}

impl LetterBox {
    pub fn new(own: Option<ClaimedChair>, seen: Counters, tag: u32) -> Self {
        let mut told = seen;
        if let Some(own) = own {
            told.0[own.chair.index()] = 0;
        }
        Self {
            own,
            tag,
            seen,
            seen_by_others: 0,
            newest: Default::default(),
            body: None,
            listed: SeatedClaims::default(),
            told,
            told_seated: SeatedClaims::default(),
            is_cleared: false,
            kept: Default::default(),
        }
    }

    /// Counters of the newest letters.
    pub const fn seen(&self) -> Counters {
        self.seen
    }

    /// The own chair.
    pub const fn own(&self) -> Option<ClaimedChair> {
        self.own
    }

    /// Takes a chair.
    pub fn sit(&mut self, own: ClaimedChair, out: &mut Vec<Command>) {
        if self.own == Some(own) {
            return;
        }
        self.own = Some(own);
        self.seen_by_others = 0;
        self.body = None;
        self.is_cleared = false;
        self.listed = SeatedClaims::default();
        self.judge_claims(out);
        self.tell(out);
    }

    /// Lists a claim in the host's letters.
    pub fn seat(&mut self, seated: ClaimedChair) {
        if seated.chair != Chair::HOST {
            self.listed = self.listed.with(seated);
        }
    }

    /// Changes the text of the own letter.
    pub fn say(&mut self, body: Body) {
        if self.own.is_some() {
            self.body = Some(body);
            self.is_cleared = false;
        }
    }

    /// Drops the own letter.
    pub fn clear(&mut self) {
        if let Some(own) = self.own {
            self.body = None;
            self.newest[own.chair.index()] = None;
            self.is_cleared = true;
        }
    }

    /// Returns the message that the relay should keep for the own chair: a letter, or none after it was cleared. `None`
    /// if that is not for this device to say.
    pub fn kept(&self) -> Option<Option<&Letter>> {
        let own = self.own?;
        if self.is_cleared {
            return Some(None);
        }
        let newest = self.newest[own.chair.index()].as_ref()?;
        (newest.content.claim == own.claim).then_some(Some(newest))
    }

    /// Writes the next letter, if the last one doesn't say what it should. It is to be sent after the page has stored
    /// its counter.
    pub fn write(&mut self, out: &mut Vec<Command>) -> Option<Letter> {
        let own = self.own?;
        let content = LetterContent {
            claim: own.claim,
            seated: match own.chair {
                Chair::HOST => self.listed.with(own),
                _ => SeatedClaims::default(),
            },
            body: self.body.clone()?,
        };
        let newest = &mut self.newest[own.chair.index()];
        if newest
            .as_ref()
            .is_some_and(|newest| newest.content == content)
        {
            return None;
        }
        // A counter that has come to its end stays there: nothing can follow such a letter.
        let counter = next_counter(self.seen.at(own.chair), self.tag)?;
        self.seen.raise(own.chair, counter);
        self.told.raise(own.chair, counter);
        let letter = Letter { counter, content };
        *newest = Some(letter.clone());
        out.push(Command::Counters(self.seen));
        self.tell_seated(out);
        Some(letter)
    }

    /// Takes in a letter of a chair. For the own chair returns whether the relay has the right one.
    pub fn receive(
        &mut self,
        chair: Chair,
        letter: Letter,
        out: &mut Vec<Command>,
    ) -> Option<RelayCopy> {
        if self.own.is_none() {
            self.note_kept(chair, &letter);
        }
        let own = self.own.filter(|own| own.chair == chair);
        let copy = match letter.counter.cmp(&self.seen.at(chair)) {
            Ordering::Less => return own.map(|_| RelayCopy::Wrong),
            Ordering::Equal if own.is_some() && self.is_cleared => return Some(RelayCopy::Wrong),
            Ordering::Equal => {
                let copy = own.map(|own| copy_of(own, &letter));
                if self.newest[chair.index()].is_none() {
                    if let Some(own) = own.filter(|own| own.claim == letter.content.claim) {
                        self.recall(own, &letter);
                    }
                    self.newest[chair.index()] = Some(letter);
                }
                copy
            }
            Ordering::Greater => {
                self.seen.raise(chair, letter.counter);
                if let Some(own) = own.filter(|own| own.claim == letter.content.claim) {
                    self.follow(own, &letter.content);
                }
                self.newest[chair.index()] = Some(letter);
                self.judge_claims(out);
                self.tell(out);
                // If the page ends before it has stored what the letter says, the letter counts again.
                out.push(Command::Counters(self.seen));
                return own.map(|_| RelayCopy::Right);
            }
        };
        self.judge_claims(out);
        self.tell(out);
        copy
    }

    /// Takes in which letters somebody else has seen. Returns whether one of the own chair is missing here.
    pub fn compare(&mut self, seen: Counters) -> bool {
        let Some(own) = self.own else {
            return false;
        };
        self.seen_by_others = self.seen_by_others.max(seen.at(own.chair));
        self.seen.at(own.chair) < self.seen_by_others
    }

    /// Passes over a letter of the own chair that others have seen, and that no relay keeps: the own letter is to
    /// follow it.
    pub fn catch_up(&mut self, out: &mut Vec<Command>) {
        if let Some(own) = self.own
            && self.seen.at(own.chair) < self.seen_by_others
        {
            self.seen.raise(own.chair, self.seen_by_others);
            self.newest[own.chair.index()] = None;
            out.push(Command::Counters(self.seen));
        }
    }

    fn note_kept(&mut self, chair: Chair, letter: &Letter) {
        let kept = &mut self.kept[chair.index()];
        if kept
            .as_ref()
            .is_none_or(|kept| kept.counter < letter.counter)
        {
            *kept = Some(letter.clone());
        }
    }

    /// A relay is asked, and sends again all that it keeps.
    pub fn ask(&mut self) {
        self.kept = Default::default();
    }

    /// The relay has sent all that it keeps. A device without a chair goes back to that from a letter that got lost:
    /// nobody knows that it has seen it, so nobody would follow it with a greater counter.
    pub fn go_back(&mut self, out: &mut Vec<Command>) {
        let kept = std::mem::take(&mut self.kept);
        if self.own.is_some() {
            return;
        }
        let mut has_gone_back = false;
        for (chair, kept) in Chair::ALL.into_iter().zip(kept) {
            let kept = kept.filter(|kept| kept.counter < self.seen.at(chair));
            if let Some(kept) = kept {
                has_gone_back = true;
                self.seen.0[chair.index()] = kept.counter;
                self.told.0[chair.index()] = 0;
                self.newest[chair.index()] = Some(kept);
            }
        }
        if has_gone_back {
            self.tell(out);
            out.push(Command::Counters(self.seen));
        }
    }

    /// Takes in that the relay's letter of a chair was cleared. For the own chair returns whether that is right.
    pub fn receive_empty(&mut self, chair: Chair, out: &mut Vec<Command>) -> Option<RelayCopy> {
        if self.own.is_some_and(|own| own.chair == chair) {
            return Some(match self.kept() {
                Some(Some(_)) => RelayCopy::Wrong,
                _ => RelayCopy::Right,
            });
        }
        if self.newest[chair.index()].take().is_some() {
            // Anybody can have done that. The page is told of the letter once more if it comes back.
            self.told.0[chair.index()] = 0;
            out.push(Command::Cleared(chair));
        }
        None
    }

    /// Tells the page of new letters. A rival's on the own chair will be outdone, unless the rival gets the chair.
    fn tell(&mut self, out: &mut Vec<Command>) {
        for (chair, newest) in Chair::ALL.into_iter().zip(&self.newest) {
            let own = self.own.filter(|own| own.chair == chair);
            if let Some(Letter { counter, content }) = newest
                && *counter > self.told.at(chair)
                && own.is_none_or(|own| own.claim == content.claim)
            {
                self.told.raise(chair, *counter);
                out.push(Command::Letter {
                    chair,
                    counter: *counter,
                    claim: content.claim,
                    body: content.body.clone(),
                });
            }
        }
        self.tell_seated(out);
    }

    fn tell_seated(&mut self, out: &mut Vec<Command>) {
        let host = &self.newest[Chair::HOST.index()];
        if let Some(seated) = host.as_ref().map(|host| host.content.seated)
            && seated != self.told_seated
        {
            self.told_seated = seated;
            out.push(Command::Seated(seated));
        }
    }

    /// Takes over the last letter that an earlier visit has seen. Another device on the chair may have written it, and the
    /// page been left before it took that in: what the page doesn't say goes first, and the page is told of it.
    fn recall(&mut self, own: ClaimedChair, letter: &Letter) {
        let Letter { counter, content } = letter;
        let is_said = self.body.as_ref() == Some(&content.body);
        if is_said || *counter <= self.told.at(own.chair) {
            self.told.raise(own.chair, *counter);
            self.body.get_or_insert_with(|| content.body.clone());
        } else {
            self.body = Some(content.body.clone());
        }
        if own.chair == Chair::HOST {
            for (listed, &recalled) in self.listed.0.iter_mut().zip(&content.seated.0) {
                *listed = listed.or(recalled);
            }
        }
    }

    /// Takes over what another device has written on the own chair. It goes before what was said here and not yet sent:
    /// the page knows of it, and says more if it knows more.
    fn follow(&mut self, own: ClaimedChair, content: &LetterContent) {
        self.body = Some(content.body.clone());
        self.is_cleared = false;
        if own.chair == Chair::HOST {
            for (listed, &followed) in self.listed.0.iter_mut().zip(&content.seated.0) {
                *listed = followed.or(*listed);
            }
        }
    }

    /// Gives the own chair up if somebody else's claim to it holds: one that the host lists or, while the host lists
    /// none, the smallest.
    fn judge_claims(&mut self, out: &mut Vec<Command>) {
        let Some(own) = self.own else {
            return;
        };
        // A list outlasts its letter, which anybody can clear.
        let host = self.newest[Chair::HOST.index()].as_ref();
        let seated = host.map_or(self.told_seated, |host| host.content.seated);
        // For the host's own chair, the list has the claim of whoever wrote last.
        let listed = seated.at(own.chair).filter(|_| own.chair != Chair::HOST);
        let sitting = self.newest[own.chair.index()]
            .as_ref()
            .map(|letter| letter.content.claim);
        let holds = match (listed, sitting) {
            (Some(listed), _) => listed == own.claim,
            (None, Some(sitting)) => own.claim <= sitting,
            (None, None) => true,
        };
        if !holds {
            self.own = None;
            self.body = None;
            self.is_cleared = false;
            out.push(Command::Taken(own.chair));
        }
    }
}

/// Judges the newest letter of the own chair, by its claim.
fn copy_of(own: ClaimedChair, letter: &Letter) -> RelayCopy {
    if letter.content.claim == own.claim {
        RelayCopy::Right
    } else {
        RelayCopy::Wrong
    }
}
