//! What can be done in one's turn, and what each does to the game.

use crate::game::{Card, Move};

/// Something that is done in one's turn: in a game, a lesson or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnAction {
    /// Choose a card, or put it back.
    Choose(Card),
    /// Choose a card by lifting it: one that is chosen already stays so.
    TakeUp(Card),
    /// Put back what was chosen.
    PutBack,
    /// Make a move.
    Make(Move),
    /// Take back the last move.
    Undo,
    /// Ask for a pass.
    AskToPass,
    /// Ask for an end of the turn by which one goes out.
    AskToLeave,
    /// End the turn, with the draw that it has earned, or pass if that was asked for.
    EndTurn,
    /// End the turn without the draw that it has earned.
    EndWithoutDraw,
    /// Ask what a master would do.
    AskForHint,
}
