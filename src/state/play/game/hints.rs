//! Hints for the player to move.

use crate::state::play::hint::{Hint, HintState};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    state: HintState,
    /// The last round with a hint, from 1; 0 before the first hint.
    last_round: usize,
}

impl Hints {
    /// Hints of a game whose last round with a hint is known.
    pub const fn since(last_round: usize) -> Self {
        Self {
            state: HintState::None,
            last_round,
        }
    }

    pub const fn state(&self) -> &HintState {
        &self.state
    }

    /// The last round with a hint, from 1; 0 before the first hint.
    pub const fn last_round(&self) -> usize {
        self.last_round
    }

    /// Returns `true` if a hint is being computed.
    pub fn is_asked(&self) -> bool {
        self.state == HintState::Asked
    }

    /// Asks for a hint, or for more of the current one.
    pub fn ask(&mut self, round: usize) {
        self.state.ask();
        self.last_round = round;
    }

    pub fn give(&mut self, hint: Hint) {
        self.state = HintState::Given(hint);
    }

    /// Discards the current hint, because the position has changed.
    pub fn clear(&mut self) {
        self.state = HintState::None;
    }
}
