//! Exact play with all cards open: what bridge players call double dummy.
//!
//! Every position of a round is won or lost for the player to move, if all cards are
//! open and all others play together. [`solve`] searches the whole tree and lists every
//! winning turn. In Advanced it does so for two players, who know the deck as well.
//!
//! Several things make it quick in Basic. Only turns that leave their player winning are
//! searched. Tables hold the standings of all palettes that a player can come to have, and
//! compare them under all seven rules at once. The turn that leaves the next player the fewest
//! replies comes first, and need not be searched if it leaves the last opponent none. Results
//! are kept in a transposition table.

mod advanced;
mod basic;
mod distance;
mod duel;
mod hand;
mod mobility;
mod ordering;
mod player_tables;
mod position;
mod strength;
mod transpositions;
mod winning_turns;

use thiserror::Error;

use self::advanced::AdvancedSearch;
use self::basic::{BasicSearch, BudgetExhausted};
pub use self::distance::{ForcedResult, forced_result};
pub(super) use self::duel::Duel;
use self::hand::largest_hand;
use self::player_tables::PlayerTables;
use self::position::Position;
use self::transpositions::{TABLE_SIZE, TranspositionTable};
use self::winning_turns::{Limits, only_winning_turn, winning_turns};
pub use self::winning_turns::{is_winning_turn, solve_bounded};
use crate::game::{Phase, Round, Scoring, Seat, Table, Turn};

/// Budget of [`solve`], [`solve_unique`] and [`is_won`], which search in one go.
const BUDGET: Limits = Limits {
    most: 20_000_000,
    portion: u64::MAX,
    kept: TABLE_SIZE,
};

/// The same for Advanced, where a position takes longer, and more memory.
const ADVANCED_BUDGET: Limits = Limits {
    most: 500_000,
    ..BUDGET
};

/// Reason why a position can't be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The round is over.
    #[error("the round is over")]
    Over,
    /// The round is in the middle of a turn.
    #[error("a turn is under way")]
    MidTurn,
    /// Actions are in play. They put cards back on the deck, so the game may continue for too
    /// long.
    #[error("actions")]
    Actions,
    /// A hand has more than ten cards with two players still in, nine with three, seven with
    /// four.
    #[error("too many cards in a hand")]
    Hand,
    /// Advanced with more than two players still in; for [`forced_result`], with any number.
    #[error("Advanced with more than two players")]
    Advanced,
    /// The budget is exhausted: there are too many ways to continue.
    #[error("too many ways to go on")]
    TooLarge,
}

impl From<BudgetExhausted> for SolveError {
    fn from(_: BudgetExhausted) -> Self {
        Self::TooLarge
    }
}

/// Returns the winning turns of the player to move, with all cards open: those after which that
/// player will be the last one in, whatever all others do together. Returns no turn if the
/// position is lost.
///
/// It plays Basic without Actions with two to four players, and Advanced without Actions
/// with two, who know the deck as well. Bridge players call this a double-dummy solver.
///
/// # Errors
///
/// Returns an error if the position is out of reach.
///
/// ```
/// use red7::bots::solve;
/// use red7::game::{Round, Setup};
///
/// let setup: Setup = "1.3 - - 1 R6V2/Y1/- B4B3/O5/-".parse()?;
/// let turns = solve(&Round::try_from(setup)?)?;
/// assert_eq!(turns.len(), 1);
/// assert_eq!(turns[0].to_string(), "pR6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve(round: &Round) -> Result<Vec<Turn>, SolveError> {
    winning_turns(round, budget(round))
}

/// Returns the winning turn of the player to move, if there is exactly one. It takes less time
/// than [`solve`].
///
/// # Errors
///
/// Returns an error if the position is out of reach.
pub fn solve_unique(round: &Round) -> Result<Option<Turn>, SolveError> {
    only_winning_turn(round, budget(round))
}

fn budget(round: &Round) -> Limits {
    if is_for_points(round.table()) {
        ADVANCED_BUDGET
    } else {
        BUDGET
    }
}

/// Checks everything that doesn't depend on the hands.
fn check(table: &Table) -> Result<(), SolveError> {
    if table.winner().is_some() {
        return Err(SolveError::Over);
    }
    if table.phase() != Phase::Start {
        return Err(SolveError::MidTurn);
    }
    if table.ruleset().actions().is_some() {
        return Err(SolveError::Actions);
    }
    if is_for_points(table) && table.seats_in().count() > 2 {
        Err(SolveError::Advanced)
    } else {
        Ok(())
    }
}

/// Checks what can be checked before a position is solved. It may still turn out to be
/// [too large](SolveError::TooLarge).
///
/// # Errors
///
/// Returns an error if the position is out of reach.
pub fn check_solvable(round: &Round) -> Result<(), SolveError> {
    let table = round.table();
    check(table)?;
    let most = largest_hand(table.seats_in().count());
    let mut seats = table.seats_in();
    if !is_for_points(table) && seats.any(|seat| round.hand(seat).len() > most) {
        Err(SolveError::Hand)
    } else {
        Ok(())
    }
}

/// Returns `true` in Advanced, where cards are drawn.
fn is_for_points(table: &Table) -> bool {
    table.ruleset().scoring() == Scoring::Points
}

/// Returns `true` if the player to move has a winning turn, with all cards open. It takes less
/// time than [`solve`].
///
/// # Errors
///
/// Returns an error if the position is out of reach.
pub fn is_won(round: &Round) -> Result<bool, SolveError> {
    check(round.table())?;
    match round.table().seats_in().count() {
        _ if is_for_points(round.table()) => {
            Ok(AdvancedSearch::new(ADVANCED_BUDGET.most).is_won(round)?)
        }
        2 => is_basic_won::<2>(round),
        3 => is_basic_won::<3>(round),
        _ => is_basic_won::<4>(round),
    }
}

fn is_basic_won<const N: usize>(round: &Round) -> Result<bool, SolveError> {
    let sides = sides(round, round.table().turn())?;
    let sides: [&PlayerTables; N] = std::array::from_fn(|player| &sides[player]);
    let mut transpositions = TranspositionTable::keeping(BUDGET.kept);
    let start = Position::start(sides, round.table().rule());
    Ok(BasicSearch::new(sides, &mut transpositions, BUDGET.most).is_win(start)?)
}

/// Returns the seats still in, in turn order from one of them on.
fn seats_from(table: &Table, first: Seat) -> impl Iterator<Item = Seat> {
    let (before, from): (Vec<Seat>, Vec<Seat>) = table.seats_in().partition(|&seat| seat < first);
    from.into_iter().chain(before)
}

/// Returns the players still in, in turn order, the hero first.
fn sides(round: &Round, hero: Seat) -> Result<Vec<PlayerTables>, SolveError> {
    let table = round.table();
    let players = table.seats_in().count();
    seats_from(table, hero)
        .map(|seat| PlayerTables::new(players, table.palette(seat), round.hand(seat)))
        .collect::<Option<_>>()
        .ok_or(SolveError::Hand)
}
