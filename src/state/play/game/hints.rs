//! Hints in a game, and that they were asked for.

use super::{Game, Intent};
use crate::game::Turn;
use crate::state::play::hint::{Adviser, Hint, HintState};

impl Game {
    /// How far a hint has come.
    #[must_use]
    pub const fn hint(&self) -> &HintState {
        &self.hint
    }

    /// Asks for a hint, or for more of it, in the person's turn.
    #[must_use]
    pub fn ask_for_hint(mut self) -> Self {
        if self.is_persons_turn() && self.can_hint() {
            self.intent = Intent::None;
            self.hint.ask();
            self.hinted = self.round_number();
        }
        self
    }

    /// Takes the hint that was asked for: what is best from here. One that was not
    /// asked for changes nothing.
    #[must_use]
    pub fn hinted(mut self, turn: &Turn, adviser: Adviser) -> Self {
        if self.hint == HintState::Asked {
            let is_at_start = self.staged.is_empty();
            self.hint = HintState::Given(Hint::new(
                self.full_round_staged(),
                turn,
                is_at_start,
                adviser,
            ));
        }
        self
    }

    /// The last round in which the person asked for a hint, from 1; 0 before there was one.
    #[must_use]
    pub const fn last_hinted(&self) -> usize {
        self.hinted
    }

    /// The same game, with hints in no later round than this one.
    #[must_use]
    pub(crate) const fn hinted_until(mut self, round: usize) -> Self {
        self.hinted = round;
        self
    }
}
