//! Presence at one chair, as others have told it.

use super::reaction::Reaction;
use super::visit_message::{Presence, VisitId, VisitMessage};

/// Time after which a visit that says nothing is over, in milliseconds. Visits speak every 30 seconds, those of hidden
/// pages every minute.
const SILENCE: u64 = 150_000;

/// Most visits that are remembered. A chair has more only if its player reconnects as often in a few minutes.
const MAX: usize = 16;

/// A visit, and what was heard of it.
struct VisitRecord {
    id: VisitId,
    /// Number of its last message about presence, and of its last reaction.
    presence: u32,
    reaction: u32,
    /// End of the time in which it is taken for being here.
    until: Option<u64>,
}

/// The visits to a chair. Each message counts once, and nothing that a visit says concerns another one.
#[derive(Default)]
pub(super) struct Attendance {
    /// Those last heard of come last.
    visits: Vec<VisitRecord>,
}

impl Attendance {
    /// Takes in a message. Returns `false` if it isn't new.
    pub fn receive(&mut self, now: u64, message: VisitMessage<Presence>) -> bool {
        let VisitMessage {
            visit: id,
            number,
            payload,
        } = message;
        let place = self.visits.iter().position(|visit| visit.id == id);
        let mut visit = match place {
            Some(place) if self.visits[place].presence >= number => return false,
            Some(place) => self.visits.remove(place),
            None => VisitRecord {
                id,
                presence: 0,
                reaction: 0,
                until: None,
            },
        };
        visit.presence = number;
        visit.until = match payload {
            Presence::Here(_) => Some(now + SILENCE),
            Presence::Gone => None,
        };
        if self.visits.len() >= MAX {
            let oldest_gone = self.visits.iter().position(|visit| visit.until.is_none());
            self.visits.remove(oldest_gone.unwrap_or(0));
        }
        self.visits.push(visit);
        true
    }

    /// Takes in a reaction. Returns `false` if it isn't new, or isn't from somebody who is here.
    pub fn receive_reaction(&mut self, message: VisitMessage<Reaction>) -> bool {
        let here = self
            .visits
            .iter_mut()
            .find(|visit| visit.id == message.visit && visit.until.is_some());
        match here {
            Some(visit) if visit.reaction < message.number => {
                visit.reaction = message.number;
                true
            }
            _ => false,
        }
    }

    /// Lets visits end that have been silent for too long.
    pub fn expire(&mut self, now: u64) {
        for visit in &mut self.visits {
            visit.until = visit.until.filter(|&until| now < until);
        }
    }

    /// Time at which the next visit would end by silence.
    pub fn next_expiry(&self) -> Option<u64> {
        self.visits.iter().filter_map(|visit| visit.until).min()
    }

    /// Returns whether a visit is here.
    pub fn is_here(&self, id: VisitId) -> bool {
        let mut visits = self.visits.iter();
        visits.any(|visit| visit.id == id && visit.until.is_some())
    }

    /// Returns whether somebody is here.
    pub fn is_anybody_here(&self) -> bool {
        self.visits.iter().any(|visit| visit.until.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::Counters;

    const HERE: Presence = Presence::Here(Counters([0; 4]));

    fn message<T>(visit: u8, number: u32, payload: T) -> VisitMessage<T> {
        VisitMessage {
            visit: VisitId([visit; 8]),
            number,
            payload,
        }
    }

    #[test]
    fn gone_concerns_its_own_visit_only() {
        let mut chair = Attendance::default();
        assert!(chair.receive(0, message(1, 1, HERE)));
        assert!(chair.receive(0, message(2, u32::MAX, Presence::Gone)));
        assert!(chair.is_anybody_here());
        assert!(chair.receive(0, message(1, u32::MAX, Presence::Gone)));
        assert!(!chair.is_anybody_here());
        // The end of a visit is its last word, in whatever order they come.
        assert!(!chair.receive(0, message(1, 2, HERE)));
        assert!(!chair.receive(0, message(2, 1, HERE)));
        assert!(!chair.is_anybody_here());
    }

    #[test]
    fn silence_ends_a_visit_and_old_words_dont_prolong_it() {
        let mut chair = Attendance::default();
        chair.receive(0, message(1, 1, HERE));
        assert_eq!(chair.next_expiry(), Some(SILENCE));
        assert!(!chair.receive(SILENCE - 1, message(1, 1, HERE)));
        chair.expire(SILENCE - 1);
        assert!(chair.is_anybody_here());
        chair.expire(SILENCE);
        assert!(!chair.is_anybody_here());
        assert!(chair.receive(SILENCE, message(1, 2, HERE)));
        assert!(chair.is_anybody_here());
    }

    #[test]
    fn reactions_count_once_and_from_those_who_are_here() {
        let reaction = Reaction::new(3).expect("a reaction");
        let mut chair = Attendance::default();
        assert!(!chair.receive_reaction(message(1, 2, reaction)));
        chair.receive(0, message(1, 1, HERE));
        assert!(chair.receive_reaction(message(1, 2, reaction)));
        assert!(!chair.receive_reaction(message(1, 2, reaction)));
        chair.receive(0, message(1, 3, HERE));
        assert!(!chair.receive_reaction(message(1, 2, reaction)));
        chair.receive(0, message(1, u32::MAX, Presence::Gone));
        assert!(!chair.receive_reaction(message(1, 4, reaction)));
    }

    #[test]
    fn memory_is_bounded() {
        let mut chair = Attendance::default();
        chair.receive(0, message(255, 1, HERE));
        for visit in 0..200 {
            chair.receive(0, message(visit, 1, Presence::Gone));
        }
        assert_eq!(chair.visits.len(), MAX);
        assert!(chair.is_anybody_here());
    }
}
