//! Letters of all chairs, and claims to the own one.

use std::cmp::Ordering;

use super::chair::{Chair, ClaimedChair, SeatedClaims};
use super::command::Command;
use super::content::Body;
use super::counters::{Counters, next_counter};
use super::letter::{Content, Letter};

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
    /// Claims that the page knows of.
    told: SeatedClaims,
    /// The own letter is to be cleared, until something else is said.
    is_cleared: bool,
}

impl LetterBox {
    pub fn new(own: Option<ClaimedChair>, seen: Counters, tag: u32) -> Self {
        Self {
            own,
            tag,
            seen,
            seen_by_others: 0,
            newest: Default::default(),
            body: None,
            listed: SeatedClaims::default(),
            told: SeatedClaims::default(),
            is_cleared: false,
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

    /// What the relay should keep for the own chair: a letter, or none after it was cleared. `None` if that is not for this
    /// device to say.
    pub fn kept(&self) -> Option<Option<&Letter>> {
        let own = self.own?;
        if self.is_cleared {
            return Some(None);
        }
        let newest = self.newest[own.chair.index()].as_ref()?;
        (newest.content.claim == own.claim).then_some(Some(newest))
    }

    /// Writes the next letter, if the last one doesn't say what it should. It is to be sent after the page has stored its counter.
    pub fn write(&mut self, out: &mut Vec<Command>) -> Option<Letter> {
        let own = self.own?;
        let content = Content {
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
        let own = self.own.filter(|own| own.chair == chair);
        let known = &mut self.newest[chair.index()];
        let copy = match letter.counter.cmp(&self.seen.at(chair)) {
            Ordering::Less => return own.map(|_| RelayCopy::Wrong),
            Ordering::Equal if own.is_some() && self.is_cleared => return Some(RelayCopy::Wrong),
            Ordering::Equal => {
                if known.is_none() {
                    *known = Some(letter.clone());
                    if let Some(own) = own.filter(|own| own.claim == letter.content.claim) {
                        self.recall(own, &letter.content);
                    }
                }
                own.map(|own| copy_of(own, &letter))
            }
            Ordering::Greater => {
                self.seen.raise(chair, letter.counter);
                out.push(Command::Counters(self.seen));
                *known = Some(letter.clone());
                if let Some(own) = own.filter(|own| own.claim == letter.content.claim) {
                    self.follow(own, &letter.content);
                }
                self.judge_claims(out);
                self.tell(chair, letter, out);
                return own.map(|_| RelayCopy::Right);
            }
        };
        self.judge_claims(out);
        self.tell_seated(out);
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

    /// Passes over a letter of the own chair that others have seen, and that no relay keeps: the own letter is to follow it.
    pub fn catch_up(&mut self, out: &mut Vec<Command>) {
        if let Some(own) = self.own
            && self.seen.at(own.chair) < self.seen_by_others
        {
            self.seen.raise(own.chair, self.seen_by_others);
            self.newest[own.chair.index()] = None;
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
            out.push(Command::Cleared(chair));
        }
        None
    }

    /// Tells the page of a new letter. That of a rival for the own chair will be outdone.
    fn tell(&mut self, chair: Chair, letter: Letter, out: &mut Vec<Command>) {
        let Content { claim, body, .. } = letter.content;
        if self
            .own
            .is_none_or(|own| own.chair != chair || own.claim == claim)
        {
            out.push(Command::Letter {
                chair,
                counter: letter.counter,
                claim,
                body,
            });
        }
        self.tell_seated(out);
    }

    fn tell_seated(&mut self, out: &mut Vec<Command>) {
        let host = &self.newest[Chair::HOST.index()];
        if let Some(seated) = host.as_ref().map(|host| host.content.seated)
            && seated != self.told
        {
            self.told = seated;
            out.push(Command::Seated(seated));
        }
    }

    /// Takes over what the last letter of an earlier visit said. What was said since goes first.
    fn recall(&mut self, own: ClaimedChair, content: &Content) {
        self.body.get_or_insert_with(|| content.body.clone());
        if own.chair == Chair::HOST {
            for (listed, &recalled) in self.listed.0.iter_mut().zip(&content.seated.0) {
                *listed = listed.or(recalled);
            }
        }
    }

    /// Takes over what another device has written on the own chair. It goes before what was said here and not yet sent: the page
    /// knows of it, and says more if it knows more.
    fn follow(&mut self, own: ClaimedChair, content: &Content) {
        self.body = Some(content.body.clone());
        self.is_cleared = false;
        if own.chair == Chair::HOST {
            for (listed, &followed) in self.listed.0.iter_mut().zip(&content.seated.0) {
                *listed = followed.or(*listed);
            }
        }
    }

    /// Gives the own chair up if somebody else's claim to it holds: one that the host lists or, while the host lists none, the
    /// smallest.
    fn judge_claims(&mut self, out: &mut Vec<Command>) {
        let Some(own) = self.own else {
            return;
        };
        let host = self.newest[Chair::HOST.index()].as_ref();
        // What is listed for the host's own chair is the claim of whoever wrote last.
        let listed = host.filter(|_| own.chair != Chair::HOST);
        let listed = listed.and_then(|host| host.content.seated.at(own.chair));
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

/// Whether a letter that is the newest of the own chair is the own one.
fn copy_of(own: ClaimedChair, letter: &Letter) -> RelayCopy {
    if letter.content.claim == own.claim {
        RelayCopy::Right
    } else {
        RelayCopy::Wrong
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::Claim;

    const GUEST: Chair = Chair::ALL[1];

    fn claimed(chair: Chair, claim: u8) -> ClaimedChair {
        ClaimedChair {
            chair,
            claim: Claim([claim; Claim::LEN]),
        }
    }

    fn body(text: &str) -> Body {
        text.parse().expect("a body")
    }

    fn letter(counter: u64, claim: u8, text: &str) -> Letter {
        let content = Content {
            claim: Claim([claim; Claim::LEN]),
            seated: SeatedClaims::default(),
            body: body(text),
        };
        Letter { counter, content }
    }

    fn receive(letters: &mut LetterBox, chair: Chair, letter: Letter) -> Vec<Command> {
        let mut out = Vec::new();
        letters.receive(chair, letter, &mut out);
        out
    }

    fn write(letters: &mut LetterBox) -> Option<Letter> {
        letters.write(&mut Vec::new())
    }

    #[test]
    fn only_a_greater_counter_counts() {
        let mut letters = LetterBox::new(None, Counters([0, 7, 0, 0]), 0);
        for counter in [6, 7] {
            assert_eq!(receive(&mut letters, GUEST, letter(counter, 1, "old")), []);
        }
        let told = receive(&mut letters, GUEST, letter(8, 1, "new"));
        let expected = Command::Letter {
            chair: GUEST,
            counter: 8,
            claim: Claim([1; 8]),
            body: body("new"),
        };
        assert_eq!(told, [Command::Counters(Counters([0, 8, 0, 0])), expected]);
        assert_eq!(receive(&mut letters, GUEST, letter(8, 1, "another")), []);
    }

    #[test]
    fn a_letter_is_written_when_it_says_something_else() {
        let mut letters = LetterBox::new(Some(claimed(GUEST, 1)), Counters::default(), 5);
        assert_eq!(write(&mut letters), None);
        letters.say(body("a"));
        let first = write(&mut letters).expect("a letter");
        assert_eq!(first.content.body, body("a"));
        assert_eq!(letters.kept(), Some(Some(&first)));
        letters.say(body("a"));
        assert_eq!(write(&mut letters), None);
        letters.say(body("b"));
        let second = write(&mut letters).expect("a letter");
        assert!(second.counter > first.counter);
        assert_eq!(letters.seen().at(GUEST), second.counter);
    }

    #[test]
    fn what_an_earlier_visit_wrote_is_recalled() {
        let mut letters = LetterBox::new(Some(claimed(Chair::HOST, 1)), Counters([4, 0, 0, 0]), 5);
        letters.say(body("a"));
        let mut last = letter(4, 1, "a");
        last.content.seated = last
            .content
            .seated
            .with(claimed(GUEST, 2))
            .with(claimed(Chair::HOST, 1));
        let told = receive(&mut letters, Chair::HOST, last.clone());
        assert_eq!(told, [Command::Seated(last.content.seated)]);
        assert_eq!(write(&mut letters), None);
        letters.seat(claimed(Chair::ALL[2], 3));
        let next = write(&mut letters).expect("a letter");
        assert_eq!(next.content.body, body("a"));
        assert_eq!(
            next.content.seated,
            last.content.seated.with(claimed(Chair::ALL[2], 3))
        );
    }

    #[test]
    fn another_device_on_the_chair_goes_before_what_is_not_sent() {
        let mut letters = LetterBox::new(Some(claimed(GUEST, 1)), Counters::default(), 5);
        letters.say(body("here"));
        let told = receive(&mut letters, GUEST, letter(9, 1, "there"));
        assert!(matches!(
            told[..],
            [Command::Counters(_), Command::Letter { .. }]
        ));
        assert_eq!(write(&mut letters), None);
        letters.say(body("both"));
        assert!(write(&mut letters).is_some_and(|letter| letter.counter > 9));
    }

    #[test]
    fn a_rival_is_outdone_or_gets_the_chair() {
        let seats = |claim| {
            let mut letters = LetterBox::new(Some(claimed(GUEST, claim)), Counters::default(), 5);
            letters.say(body("mine"));
            let told = receive(&mut letters, GUEST, letter(9, 2, "rival"));
            (letters, told)
        };
        let (mut letters, told) = seats(1);
        assert_eq!(told, [Command::Counters(Counters([0, 9, 0, 0]))]);
        assert!(write(&mut letters).is_some_and(|letter| letter.counter > 9));
        let (mut letters, told) = seats(3);
        assert_eq!(told[1], Command::Taken(GUEST));
        assert_eq!(write(&mut letters), None);
        // The host decides otherwise.
        let (mut letters, _) = seats(1);
        let mut host = letter(1, 8, "host");
        host.content.seated = host.content.seated.with(claimed(GUEST, 2));
        assert!(receive(&mut letters, Chair::HOST, host).contains(&Command::Taken(GUEST)));
    }

    #[test]
    fn what_others_have_seen_is_passed_over() {
        let mut letters = LetterBox::new(Some(claimed(GUEST, 1)), Counters::default(), 5);
        letters.say(body("a"));
        let first = write(&mut letters).expect("a letter").counter;
        assert!(!letters.compare(Counters([9, first, 9, 9])));
        assert!(letters.compare(Counters([0, first + 1, 0, 0])));
        assert_eq!(write(&mut letters), None);
        letters.catch_up(&mut Vec::new());
        assert!(write(&mut letters).is_some_and(|letter| letter.counter > first + 1));
    }

    #[test]
    fn a_cleared_letter_stays_cleared_until_something_is_said() {
        let mut letters = LetterBox::new(Some(claimed(GUEST, 1)), Counters::default(), 5);
        letters.say(body("a"));
        let first = write(&mut letters).expect("a letter");
        letters.clear();
        assert_eq!(letters.kept(), Some(None));
        let copy = letters.receive(GUEST, first.clone(), &mut Vec::new());
        assert_eq!((copy, write(&mut letters)), (Some(RelayCopy::Wrong), None));
        assert_eq!(
            letters.receive_empty(GUEST, &mut Vec::new()),
            Some(RelayCopy::Right)
        );
        letters.say(body("a"));
        assert!(write(&mut letters).is_some_and(|letter| letter.counter > first.counter));
    }
}
