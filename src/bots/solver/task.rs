//! Solving in steps.

use super::advanced::AdvancedSearch;
use super::basic::{BasicSearch, BudgetExhausted};
use super::player_tables::PlayerTables;
use super::position::Position;
use super::transpositions::TranspositionTable;
use super::{SolveError, check, is_for_points, sides};
use crate::game::{Round, Turn};

/// How much is done to solve a position, and in which portions. What is counted are positions
/// of the search.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// The most for all turns of the position together.
    pub(super) most: u64,
    /// The most in one step.
    pub(super) step: u64,
    /// How many results of a search of Basic are kept: a power of two.
    pub(super) kept: usize,
}

/// Enough for every duel of Basic, and for many other positions. A step takes some
/// milliseconds.
const PATIENT: Limits = Limits {
    most: 2_000_000,
    step: 20_000,
    kept: 1 << 17,
};

/// The same for Advanced, where each position takes longer.
const PATIENT_ADVANCED: Limits = Limits {
    most: 60_000,
    step: 600,
    kept: 0,
};

/// A position that is being solved, step by step. The search can be left and taken up again
/// between two steps. It gives up sooner than [`solve`](super::solve), so that its time is
/// bounded.
pub struct SolverTask {
    search: Box<dyn ResumableSearch>,
    /// The turns that are still to be tried, the next one last.
    open: Vec<Turn>,
    winning: Vec<Turn>,
    left: u64,
    step: u64,
}

/// The search through one position, which can be left and taken up again.
trait ResumableSearch {
    /// Whether a turn wins, and how much of the budget is left; it is found out in several
    /// tries, since what one has found the next one knows.
    fn wins(&mut self, turn: &Turn, budget: u64) -> (Result<bool, BudgetExhausted>, u64);
}

impl SolverTask {
    /// Begins to look for the winning turns of the player to move.
    ///
    /// # Errors
    ///
    /// If the position is out of reach, why.
    pub fn of(round: &Round) -> Result<Self, SolveError> {
        let limits = match is_for_points(round.table()) {
            true => PATIENT_ADVANCED,
            false => PATIENT,
        };
        Self::within(round, limits)
    }

    /// Begins to find out whether this turn of the player to move wins.
    ///
    /// # Errors
    ///
    /// If the position is out of reach, why.
    pub fn of_turn(round: &Round, turn: &Turn) -> Result<Self, SolveError> {
        let all = Self::of(round)?;
        let open = vec![turn.clone()];
        Ok(Self { open, ..all })
    }

    /// Begins to solve a position within limits.
    pub(super) fn within(round: &Round, limits: Limits) -> Result<Self, SolveError> {
        check(round.table())?;
        let search: Box<dyn ResumableSearch> = match round.table().seats_in().count() {
            _ if is_for_points(round.table()) => Box::new(AdvancedSolver {
                search: AdvancedSearch::new(0),
                round: round.clone(),
            }),
            2 => Box::new(BasicSolver::<2>::of(round, limits.kept)?),
            3 => Box::new(BasicSolver::<3>::of(round, limits.kept)?),
            _ => Box::new(BasicSolver::<4>::of(round, limits.kept)?),
        };
        let mut open = Vec::new();
        round.each_turn(|turn| open.push(turn.clone()));
        open.reverse();
        Ok(Self {
            search,
            open,
            winning: Vec::new(),
            left: limits.most,
            step: limits.step,
        })
    }

    /// Goes on for one step of some milliseconds. Returns the winning turns once they are
    /// known, or that the position is [too large](SolveError::TooLarge).
    pub fn step(&mut self) -> Option<Result<Vec<Turn>, SolveError>> {
        let Some(turn) = self.open.last() else {
            return Some(Ok(std::mem::take(&mut self.winning)));
        };
        let budget = self.step.min(self.left);
        let (wins, left) = self.search.wins(turn, budget);
        self.left -= budget - left;
        match wins {
            Ok(wins) => self.winning.extend(self.open.pop().filter(|_| wins)),
            Err(BudgetExhausted) if self.left == 0 => return Some(Err(SolveError::TooLarge)),
            Err(BudgetExhausted) => {}
        }
        None
    }

    /// Goes on to the end, and returns the winning turns.
    ///
    /// # Errors
    ///
    /// If the position turns out to be [too large](SolveError::TooLarge).
    pub fn finish(mut self) -> Result<Vec<Turn>, SolveError> {
        loop {
            if let Some(solved) = self.step() {
                return solved;
            }
        }
    }

    /// Goes on until it is known whether one turn wins and no other.
    pub(super) fn finish_for_one(mut self) -> Result<Option<Turn>, SolveError> {
        loop {
            match self.step() {
                _ if self.winning.len() > 1 => return Ok(None),
                Some(solved) => return solved.map(|mut winning| winning.pop()),
                None => {}
            }
        }
    }
}

/// A position of Basic.
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

impl<const N: usize> ResumableSearch for BasicSolver<N> {
    fn wins(&mut self, turn: &Turn, budget: u64) -> (Result<bool, BudgetExhausted>, u64) {
        if turn.is_pass() {
            // Out, even if the player was winning.
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

/// A position of Advanced, for two.
struct AdvancedSolver {
    search: AdvancedSearch,
    round: Round,
}

impl ResumableSearch for AdvancedSolver {
    fn wins(&mut self, turn: &Turn, budget: u64) -> (Result<bool, BudgetExhausted>, u64) {
        self.search.allow(budget);
        let wins = self.search.wins(&self.round, turn);
        (wins, self.search.left())
    }
}
