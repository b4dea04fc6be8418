//! Quality of puzzles: wrong turns must be worth a thought.

use super::{Puzzle, SOLVER, after_leading_turns};
use crate::bots::{ForcedResult, forced_result};
use crate::game::{Round, Turn};

/// Returns `true` if a position makes a good puzzle: the key doesn't win at once, at most half of the wrong turns lose at
/// once, and one of them holds out for two rounds of the table.
///
/// A turn loses at once if the player has no answer to the next turns of the others.
pub(super) fn is_good(puzzle: &Puzzle) -> bool {
    let players = puzzle.round.table().players().get();
    let (key, wrong): (Vec<_>, Vec<_>) =
        after_leading_turns(&puzzle.round).partition(|(turn, _)| *turn == puzzle.key);
    if !key.iter().all(|after| wins_later(after, players)) {
        return false;
    }
    let (mut at_once, mut longest) = (0, 0);
    for (_, after) in &wrong {
        let Ok(ForcedResult::Lost(turns)) = forced_result(after, SOLVER) else {
            return false;
        };
        at_once += usize::from(turns <= players);
        longest = longest.max(turns / players);
        if at_once * 2 > wrong.len() {
            return false;
        }
    }
    longest >= 2
}

fn wins_later((_, after): &(Turn, Round), players: usize) -> bool {
    matches!(forced_result(after, SOLVER), Ok(ForcedResult::Won(turns)) if turns > players)
}
