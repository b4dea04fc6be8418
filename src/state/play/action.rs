//! What can be done in one's turn, and what each does to the game.

use super::game::Game;
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

impl Game {
    /// The game after something was done in the person's turn. What does not fit changes nothing.
    #[must_use]
    pub fn after(self, action: TurnAction) -> Self {
        match action {
            TurnAction::Choose(card) => self.choose(card),
            TurnAction::TakeUp(card) => self.take_up(card),
            TurnAction::PutBack => self.put_back(),
            TurnAction::Make(mv) => self.stage_move(mv),
            TurnAction::Undo => self.undo(),
            TurnAction::AskToPass => self.ask_to_pass(),
            TurnAction::AskToLeave => self.ask_to_leave(),
            TurnAction::EndTurn => self.end_turn(false),
            TurnAction::EndWithoutDraw => self.end_turn(true),
            TurnAction::AskForHint => self.ask_for_hint(),
        }
    }
}
