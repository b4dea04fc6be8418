//! Length of a round with best play.

use std::collections::HashMap;

use super::basic::{BasicSearch, BudgetExhausted, chosen};
use super::ordering::RankedTurns;
use super::player_tables::PlayerTables;
use super::position::Position;
use super::transpositions::TranspositionTable;
use super::{BUDGET, SolveError, check, is_for_points, seats_from, sides};
use crate::game::{Round, Seat};

/// Result of one player, the hero, against all others together: see [`forced_result`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForcedResult {
    /// The hero wins the round within this number of turns of all players.
    Won(usize),
    /// The others get the hero out within this number of turns of all players.
    Lost(usize),
}

/// Returns whether a player wins a round of Basic, with all cards open, and how soon: the winning side
/// wins as soon as it can, the other holds out as long as it can.
///
/// # Errors
///
/// Returns an error if the position is out of reach. Advanced always is.
pub fn forced_result(round: &Round, hero: Seat) -> Result<ForcedResult, SolveError> {
    let table = round.table();
    if table.is_out(hero) {
        return Ok(ForcedResult::Lost(0));
    }
    if table.winner().is_some() {
        return Ok(ForcedResult::Won(0));
    }
    check(table)?;
    if is_for_points(table) {
        return Err(SolveError::Advanced);
    }
    match table.seats_in().count() {
        2 => fate_of::<2>(round, hero),
        3 => fate_of::<3>(round, hero),
        _ => fate_of::<4>(round, hero),
    }
}

fn fate_of<const N: usize>(round: &Round, hero: Seat) -> Result<ForcedResult, SolveError> {
    let table = round.table();
    let all = sides(round, hero)?;
    let sides: [&PlayerTables; N] = std::array::from_fn(|player| &all[player]);
    let mover = seats_from(table, hero).position(|seat| seat == table.turn());
    let position = Position::start(sides, table.rule()).with_mover(mover.unwrap_or_default());
    let mut transpositions = TranspositionTable::keeping(BUDGET.kept);
    let mut clock = DistanceSearch {
        search: BasicSearch::new(sides, &mut transpositions, BUDGET.most),
        known: HashMap::new(),
    };
    let is_won = clock.search.is_win(position)?;
    // Every turn takes a card from a hand, or its player out.
    let mut turns = 1;
    while !clock.is_over_within(position, is_won, turns)? {
        turns += 1;
    }
    let turns = usize::from(turns);
    Ok(if is_won {
        ForcedResult::Won(turns)
    } else {
        ForcedResult::Lost(turns)
    })
}

/// Search for the number of turns.
struct DistanceSearch<'a, const N: usize> {
    search: BasicSearch<'a, N>,
    /// Returns `true` if a position comes to its end within this number of turns.
    known: HashMap<(u64, u8), bool>,
}

impl<const N: usize> DistanceSearch<'_, N> {
    /// Returns `true` if the side that wins this position can force that within this number of turns.
    fn is_over_within(
        &mut self,
        position: Position<N>,
        is_won: bool,
        turns: u8,
    ) -> Result<bool, BudgetExhausted> {
        if position.is_won() {
            return Ok(true);
        }
        if turns == 0 {
            return Ok(false);
        }
        let key = (position.key() << 3 | u64::from(position.rule()), turns);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let is_over = if position.is_heros_turn() == is_won {
            self.can_end(position, is_won, turns)?
        } else {
            !self.can_hold_out(position, is_won, turns)?
        };
        self.known.insert(key, is_over);
        Ok(is_over)
    }

    /// Returns the turns that keep the player to move in. A decisive turn is listed alone; no other turn ends
    /// the round sooner.
    fn turns(&self, position: Position<N>) -> RankedTurns {
        let mut turns = RankedTurns::new();
        self.search.list_turns(position, &mut turns);
        turns
    }

    /// Returns `true` if the player to move, on the winning side, has a turn that ends the round in time.
    fn can_end(
        &mut self,
        position: Position<N>,
        is_won: bool,
        turns: u8,
    ) -> Result<bool, BudgetExhausted> {
        for turn in self.turns(position) {
            let after = chosen(position, turn);
            if self.search.is_win(after)? == is_won
                && self.is_over_within(after, is_won, turns - 1)?
            {
                return Ok(true);
            }
        }
        if position.is_heros_turn() {
            return Ok(false);
        }
        // Going out can help the others on the same side.
        let without = position.without_mover();
        Ok(self.search.is_win(without)? == is_won
            && self.is_over_within(without, is_won, turns - 1)?)
    }

    /// Returns `true` if the player to move, on the losing side, has a turn after which it takes longer.
    fn can_hold_out(
        &mut self,
        position: Position<N>,
        is_won: bool,
        turns: u8,
    ) -> Result<bool, BudgetExhausted> {
        for turn in self.turns(position) {
            let after = chosen(position, turn);
            if !self.is_over_within(after, is_won, turns - 1)? {
                return Ok(true);
            }
        }
        if position.is_heros_turn() {
            // If the hero goes out, the hero loses with this turn.
            return Ok(false);
        }
        Ok(!self.is_over_within(position.without_mover(), is_won, turns - 1)?)
    }
}
