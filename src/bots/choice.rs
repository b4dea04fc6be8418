//! What a bot has chosen.

use crate::game::Turn;

/// What the player to move does now: at the start of a turn all of it, in its middle the
/// rest of it.
///
/// Where a play draws a card from the deck that may be discarded in this same turn (a 3,
/// with Actions), the choice ends there, since the card may change the player's mind: the
/// moves are made, and the bot is asked again with the new view.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    turn: Turn,
    awaits_card: bool,
}

impl Choice {
    /// A choice that goes to the end of the turn.
    pub(super) const fn whole(turn: Turn) -> Self {
        Self {
            turn,
            awaits_card: false,
        }
    }

    /// A choice that ends where a card is drawn.
    pub(super) const fn up_to_card(turn: Turn) -> Self {
        Self {
            turn,
            awaits_card: true,
        }
    }

    /// The moves to make, without a closing [`Move::End`](crate::game::Move::End). None
    /// means: end the turn here.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Whether the bot is to be asked again after these moves.
    #[must_use]
    pub const fn awaits_card(&self) -> bool {
        self.awaits_card
    }
}
