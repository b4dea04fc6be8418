//! Actions of a player in the own turn.

use crate::game::{Card, Move};

/// An action of the player to move, in a game, a lesson or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnAction {
    /// Choose a card, or put it back if it is chosen already.
    Choose(Card),
    /// Choose a card by lifting it. A card that is chosen already stays chosen.
    TakeUp(Card),
    /// Put the chosen card back, or cancel a pass or going out.
    PutBack,
    Make(Move),
    /// Undo the last move.
    Undo,
    /// Pass, after a confirmation.
    AskToPass,
    /// End the turn and go out, after a confirmation.
    AskToLeave,
    /// End the turn with the draw that it has earned, or confirm a pass.
    EndTurn,
    /// End the turn without the draw that it has earned.
    EndWithoutDraw,
    /// Ask for a hint, or for more of the current one.
    AskForHint,
}
