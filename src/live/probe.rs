//! Questions to a relay: does a message of our own come back, and is the right letter kept?

use super::byte_reader::ByteReader;
use super::letter_box::RelayCopy;

// All times are in milliseconds.

/// Time between two questions to a relay that has answered.
const INTERVAL: u64 = 60_000;
/// Time that an answer has, and the first pause after a letter that hasn't come back.
const PATIENCE: u64 = 3_000;
/// So many questions in a row without an answer are enough.
const MISSES: u8 = 2;

const VERSION: u8 = 1;

/// A question: a new subscription, for which the relay sends again all that it keeps, and after it a message to
/// ourselves.
pub(super) struct Probe {
    /// Number of the last question.
    number: u64,
    waiting: Option<Waiting>,
    misses: u8,
    /// Time of the next question.
    ask_at: u64,
    /// Latest time of the next question, whatever comes meanwhile: anybody can repeat the own letter, as if the relay
    /// kept it.
    latest_ask_at: u64,
    /// Pause before a question about a letter that hasn't come back.
    pause: u64,
}

/// The answer is on its way.
struct Waiting {
    until: u64,
    copy: Option<RelayCopy>,
}

/// The next thing to do at a relay that works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProbeAction {
    Wait,
    Ask,
    /// Give the relay up: it doesn't answer any more.
    Fail,
}

impl Probe {
    pub const fn new() -> Self {
        Self {
            number: 0,
            waiting: None,
            misses: 0,
            ask_at: 0,
            latest_ask_at: 0,
            pause: PATIENCE,
        }
    }

    /// Starts a question to a new relay.
    pub fn start(&mut self, now: u64) -> Vec<u8> {
        self.misses = 0;
        self.pause = PATIENCE;
        self.ask(now)
    }

    /// Starts a question. Returns the message that is to come back.
    pub fn ask(&mut self, now: u64) -> Vec<u8> {
        self.number += 1;
        self.waiting = Some(Waiting {
            until: now + PATIENCE,
            copy: None,
        });
        let mut message = vec![VERSION];
        message.extend(self.number.to_be_bytes());
        message
    }

    /// Takes in a message to ourselves. If it is the answer, returns what the relay keeps of the own letter, if
    /// anything. Returns `None` if nobody can have written it.
    pub fn receive(&mut self, now: u64, message: &[u8]) -> Option<ProbeReply> {
        let mut reader = ByteReader(message);
        let is_version = reader.byte()? == VERSION;
        let number = reader.long_number()?;
        reader.end()?;
        if !is_version {
            return None;
        }
        let Some(waiting) = self.waiting.take_if(|_| number == self.number) else {
            return Some(ProbeReply::Old);
        };
        self.misses = 0;
        self.latest_ask_at = now + INTERVAL;
        self.ask_at = self.latest_ask_at;
        Some(ProbeReply::Kept(waiting.copy))
    }

    /// Takes in what the relay has sent of the own letter.
    pub fn receive_copy(&mut self, now: u64, copy: RelayCopy) {
        match &mut self.waiting {
            Some(waiting) => waiting.copy = Some(copy),
            None if copy == RelayCopy::Right => {
                self.pause = PATIENCE;
                self.ask_at = self.latest_ask_at;
            }
            None => self.ask_soon(now),
        }
    }

    /// The relay keeps what it should.
    pub const fn reset_pause(&mut self) {
        self.pause = PATIENCE;
    }

    /// Makes a question due now.
    pub fn ask_now(&mut self, now: u64) {
        self.ask_at = now;
        self.pause = PATIENCE;
    }

    /// Makes a question due before long: something has been sent, or is missing. It comes to nothing if the own letter
    /// comes from the relay first.
    pub fn ask_soon(&mut self, now: u64) {
        self.ask_at = self.ask_at.min(now + self.pause);
        self.pause = INTERVAL.min(2 * self.pause);
    }

    /// Returns what is due at a relay that works.
    pub fn next_action(&mut self, now: u64) -> ProbeAction {
        match &self.waiting {
            Some(waiting) if now < waiting.until => ProbeAction::Wait,
            Some(_) => {
                self.waiting = None;
                self.misses += 1;
                if self.misses < MISSES {
                    ProbeAction::Ask
                } else {
                    ProbeAction::Fail
                }
            }
            None if self.ask_at <= now => ProbeAction::Ask,
            None => ProbeAction::Wait,
        }
    }

    /// Time at which something is due.
    pub fn next_deadline(&self) -> u64 {
        self.waiting
            .as_ref()
            .map_or(self.ask_at, |waiting| waiting.until)
    }

    /// Returns whether an answer is on its way.
    pub const fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }
}

/// A message to ourselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProbeReply {
    /// It belongs to an earlier question.
    Old,
    /// It belongs to the last question, and before it the relay has sent this of the own letter.
    Kept(Option<RelayCopy>),
}
