//! Choices of bots.

use crate::game::Turn;

/// A bot's choice: a whole turn, or the rest of one that has begun.
///
/// With Actions, a 3 draws a card that may be discarded in the same turn. There the choice stops
/// early, since the card may change the bot's mind: make its moves, and ask the bot again with the
/// new view.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    turn: Turn,
    awaits_card: bool,
}

impl Choice {
    /// Creates a choice that goes to the end of the turn.
    pub(super) const fn whole(turn: Turn) -> Self {
        Self {
            turn,
            awaits_card: false,
        }
    }

    /// Creates a choice that ends where a card is drawn.
    pub(super) const fn up_to_card(turn: Turn) -> Self {
        Self {
            turn,
            awaits_card: true,
        }
    }

    /// Returns the moves to make, without the closing [`Move::End`](crate::game::Move::End). If there are
    /// none, the turn ends here.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Returns `true` if the choice stops at a drawn card, so that the bot has to be asked again after
    /// its moves.
    #[must_use]
    pub const fn awaits_card(&self) -> bool {
        self.awaits_card
    }
}
