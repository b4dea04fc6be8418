//! The order in which relays are tried.

use super::relay_url::RelayUrl;

/// Pauses after a whole round of relays that didn't answer, in milliseconds.
const FIRST_PAUSE: u64 = 1_000;
const LONGEST_PAUSE: u64 = 30_000;

/// Relays, and how far the present round has come.
pub(super) struct RelayRotation {
    relays: Vec<RelayUrl>,
    at: usize,
    /// Number of relays that didn't answer in this round.
    failed: usize,
    pause: u64,
    /// Relay to return to if the first one doesn't answer.
    back_to: Option<usize>,
}

impl RelayRotation {
    pub const fn new(relays: Vec<RelayUrl>) -> Self {
        Self {
            relays,
            at: 0,
            failed: 0,
            pause: FIRST_PAUSE,
            back_to: None,
        }
    }

    /// Relay to try now, or in use.
    pub fn current(&self) -> Option<&RelayUrl> {
        self.relays.get(self.at)
    }

    /// Returns whether it is the best one.
    pub const fn is_first(&self) -> bool {
        self.at == 0
    }

    /// Goes on to the next relay. Returns the pause before it.
    pub fn next(&mut self) -> u64 {
        if let Some(back) = self.back_to.take() {
            self.at = back;
            return 0;
        }
        self.failed += 1;
        self.at += 1;
        if self.at >= self.relays.len() {
            self.at = 0;
        }
        if self.failed < self.relays.len() {
            return 0;
        }
        self.failed = 0;
        let pause = self.pause;
        self.pause = LONGEST_PAUSE.min(2 * pause);
        pause
    }

    /// Goes to the first relay, and back to the present one if that doesn't answer.
    pub const fn try_first(&mut self) {
        self.back_to = Some(self.at);
        self.at = 0;
    }

    /// The present relay answers.
    pub const fn settle(&mut self) {
        self.back_to = None;
    }

    /// Starts a round anew, with short pauses.
    pub const fn reset(&mut self) {
        self.failed = 0;
        self.pause = FIRST_PAUSE;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rotation(count: usize) -> RelayRotation {
        let relays = (0..count).map(|number| format!("ws://{number}").parse().expect("a relay"));
        RelayRotation::new(relays.collect())
    }

    #[test]
    fn relays_are_tried_round_and_round() {
        let mut rotation = rotation(2);
        let mut tried = Vec::new();
        for _ in 0..14 {
            let relay = rotation.current().expect("a relay").to_string();
            tried.push((relay.ends_with('1'), rotation.next()));
        }
        let pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
        let expected: Vec<(bool, u64)> = pauses
            .into_iter()
            .flat_map(|pause| [(false, 0), (true, pause)])
            .collect();
        assert_eq!(tried, expected);
        rotation.reset();
        assert_eq!([rotation.next(), rotation.next()], [0, 1_000]);
    }

    #[test]
    fn a_look_at_the_first_relay_leads_back() {
        let mut rotation = rotation(3);
        rotation.next();
        rotation.next();
        rotation.try_first();
        assert!(rotation.is_first());
        assert_eq!(rotation.next(), 0);
        assert_eq!(rotation.at, 2);
        rotation.try_first();
        rotation.settle();
        assert!(rotation.is_first());
        rotation.next();
        assert_eq!(rotation.at, 1);
    }

    #[test]
    fn no_relay_is_no_fault() {
        let mut rotation = rotation(0);
        assert_eq!(rotation.current(), None);
        assert_eq!(rotation.next(), 1_000);
    }
}
