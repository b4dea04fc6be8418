//! Winning turns of a position, within a budget.

use super::advanced::AdvancedSearch;
use super::basic::{BasicSearch, BudgetExhausted};
use super::player_tables::PlayerTables;
use super::position::Position;
use super::transpositions::TranspositionTable;
use super::{SolveError, check, is_for_points, sides};
use crate::game::{Round, Turn};

/// Budget of a search, in positions.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// Maximum for all turns of the position together.
    pub(super) most: u64,
    /// Maximum for one try of a turn. The next try finds the results of this one in the transposition table.
    pub(super) portion: u64,
    /// Size of the transposition table in Basic, a power of two.
    pub(super) kept: usize,
}

/// Enough for every duel of Basic, and for many other positions.
const BOUNDED: Limits = Limits {
    most: 2_000_000,
    portion: 20_000,
    kept: 1 << 17,
};

/// The same for Advanced, where a position takes longer.
const BOUNDED_ADVANCED: Limits = Limits {
    most: 60_000,
    portion: 600,
    kept: 0,
};

/// Returns the same as [`solve`](super::solve), but gives up sooner, so that its time is bounded.
///
/// # Errors
///
/// Returns an error if the position is out of reach.
pub fn solve_bounded(round: &Round) -> Result<Vec<Turn>, SolveError> {
    winning_turns(round, bounded(round))
}

/// Returns `true` if this turn of the player to move wins. Gives up as soon as [`solve_bounded`].
///
/// # Errors
///
/// Returns an error if the position is out of reach.
pub fn is_winning_turn(round: &Round, turn: &Turn) -> Result<bool, SolveError> {
    TurnSolver::new(round, bounded(round))?.wins(turn)
}

fn bounded(round: &Round) -> Limits {
    if is_for_points(round.table()) {
        BOUNDED_ADVANCED
    } else {
        BOUNDED
    }
}

/// Returns all winning turns of the player to move.
pub(super) fn winning_turns(round: &Round, limits: Limits) -> Result<Vec<Turn>, SolveError> {
    let mut solver = TurnSolver::new(round, limits)?;
    let mut winning = Vec::new();
    for turn in turns(round) {
        if solver.wins(&turn)? {
            winning.push(turn);
        }
    }
    Ok(winning)
}

/// Returns the winning turn of the player to move, if there is exactly one.
pub(super) fn only_winning_turn(round: &Round, limits: Limits) -> Result<Option<Turn>, SolveError> {
    let mut solver = TurnSolver::new(round, limits)?;
    let mut only = None;
    for turn in turns(round) {
        if solver.wins(&turn)? && only.replace(turn).is_some() {
            return Ok(None);
        }
    }
    Ok(only)
}

fn turns(round: &Round) -> Vec<Turn> {
    let mut turns = Vec::new();
    round.each_turn(|turn| turns.push(turn.clone()));
    turns
}

/// Solver for the turns of one position, which share a budget.
struct TurnSolver {
    search: Box<dyn TurnSearch>,
    left: u64,
    portion: u64,
}

/// Search from one position.
trait TurnSearch {
    /// Tries to find out whether a turn wins. Returns the result, and what is left of the budget.
    fn wins(&mut self, turn: &Turn, budget: u64) -> (Result<bool, BudgetExhausted>, u64);
}

impl TurnSolver {
    fn new(round: &Round, limits: Limits) -> Result<Self, SolveError> {
        check(round.table())?;
        let search: Box<dyn TurnSearch> = match round.table().seats_in().count() {
            _ if is_for_points(round.table()) => Box::new(AdvancedSolver {
                search: AdvancedSearch::new(0),
                round: round.clone(),
            }),
            2 => Box::new(BasicSolver::<2>::of(round, limits.kept)?),
            3 => Box::new(BasicSolver::<3>::of(round, limits.kept)?),
            _ => Box::new(BasicSolver::<4>::of(round, limits.kept)?),
        };
        Ok(Self {
            search,
            left: limits.most,
            portion: limits.portion,
        })
    }

    fn wins(&mut self, turn: &Turn) -> Result<bool, SolveError> {
        loop {
            let budget = self.portion.min(self.left);
            let (wins, left) = self.search.wins(turn, budget);
            self.left -= budget - left;
            match wins {
                Ok(wins) => return Ok(wins),
                Err(BudgetExhausted) if self.left == 0 => return Err(SolveError::TooLarge),
                Err(BudgetExhausted) => {}
            }
        }
    }
}

/// Search from a position of Basic.
struct BasicSolver<const N: usize> {
    sides: [PlayerTables; N],
    start: Position<N>,
    transpositions: TranspositionTable,
}

impl<const N: usize> BasicSolver<N> {
    fn of(round: &Round, kept: usize) -> Result<Self, SolveError> {
        // There are as many sides as there are players in.
        let sides: [PlayerTables; N] = sides(round, round.table().turn())?
            .try_into()
            .map_err(|_| SolveError::Hand)?;
        Ok(Self {
            start: Position::start(sides.each_ref(), round.table().rule()),
            sides,
            transpositions: TranspositionTable::keeping(kept),
        })
    }
}

impl<const N: usize> TurnSearch for BasicSolver<N> {
    fn wins(&mut self, turn: &Turn, budget: u64) -> (Result<bool, BudgetExhausted>, u64) {
        if turn.is_pass() {
            // A player who passes is out, even in the lead.
            return (Ok(false), budget);
        }
        let (play, discard) = self.sides[0].cards(turn);
        let mut search = BasicSearch::new(self.sides.each_ref(), &mut self.transpositions, budget);
        let wins = match search.after(self.start, play, discard) {
            Some(after) => search.is_win(after),
            None => Ok(false),
        };
        (wins, search.left())
    }
}

/// Search from a position of Advanced for two.
struct AdvancedSolver {
    search: AdvancedSearch,
    round: Round,
}

impl TurnSearch for AdvancedSolver {
    fn wins(&mut self, turn: &Turn, budget: u64) -> (Result<bool, BudgetExhausted>, u64) {
        self.search.allow(budget);
        let wins = self.search.wins(&self.round, turn);
        (wins, self.search.left())
    }
}
