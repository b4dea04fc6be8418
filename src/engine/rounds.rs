//! Rounds that requests are about.

use crate::game::{Record, Round, Turn};

/// Returns the round in which a turn of a game is made, by its number from 1, as it is before that turn.
///
/// Returns `None` if there is no such turn, or if a turn before it is illegal.
#[must_use]
pub fn round_before(record: &Record, ply: usize) -> Option<Round> {
    let mut game = record.replay(ply.checked_sub(1)?).ok()?;
    game.next_round();
    Some(game.round().clone())
}

/// Returns the current round of a game after the first moves of the next turn.
///
/// Returns `None` if the record or a move is illegal, if the game is over, or if the turn ends with these moves.
pub fn current_round(record: &Record, begun: &Turn) -> Option<Round> {
    let mut game = record.replay(usize::MAX).ok()?;
    game.next_round();
    let mut round = game.round().clone();
    let mover = round.table().turn();
    for &mv in begun.moves() {
        round.play(mv).ok()?;
    }
    let is_open = round.table().winner().is_none() && round.table().turn() == mover;
    is_open.then_some(round)
}
