//! One of the deals, with what the solver says of it.

use std::cell::OnceCell;

use red7::bots::{SolveError, is_won, solve, solve_bounded};
use red7::game::{GameRng, PlayerCount, Round, Ruleset, Seat, Seed, Turn};

/// A dealt round. It is solved when it is first asked for.
pub struct Deal {
    round: Round,
    chances: u64,
    mover_wins: OnceCell<Option<bool>>,
    winning_turns: OnceCell<Option<Vec<Turn>>>,
}

/// A seed for a bot, or for a generator.
pub fn draw(rng: &mut GameRng) -> u64 {
    (rng.below(1 << 31) as u64) << 31 | rng.below(1 << 31) as u64
}

impl Deal {
    /// Returns the deal of this number: always the same for a seed.
    pub fn new(ruleset: Ruleset, players: PlayerCount, seed: u64, number: u64) -> Self {
        let mut rng = GameRng::new(seed ^ number.rotate_left(32));
        let round = Round::deal(ruleset, players, Seed::from_entropy(draw(&mut rng)));
        Self {
            round,
            chances: draw(&mut rng),
            mover_wins: OnceCell::new(),
            winning_turns: OnceCell::new(),
        }
    }

    pub const fn round(&self) -> &Round {
        &self.round
    }

    pub fn players(&self) -> PlayerCount {
        self.round.table().players()
    }

    /// Seat that moves first.
    pub fn mover(&self) -> Seat {
        self.round.table().turn()
    }

    /// Returns a generator for one purpose, a small number.
    pub fn rng(&self, purpose: u64) -> GameRng {
        GameRng::new(self.chances ^ purpose.rotate_left(56))
    }

    /// Returns whether the first player to move wins with all cards open, against all others together; `None` if the
    /// solver can't tell.
    pub fn mover_wins(&self) -> Option<bool> {
        *self
            .mover_wins
            .get_or_init(|| match self.winning_turns.get() {
                Some(Some(turns)) => Some(!turns.is_empty()),
                _ => is_won(&self.round).ok(),
            })
    }

    /// Returns whether the other of two players would win if that player moved first.
    pub fn other_would_win(&self) -> Option<bool> {
        let mut setup = self.round.setup()?;
        setup.turn = self.players().after(self.mover()).index() + 1;
        is_won(&Round::try_from(setup).ok()?).ok()
    }

    /// Returns all winning first turns; `None` if the solver can't tell.
    pub fn winning_turns(&self) -> Option<&[Turn]> {
        let turns = self.winning_turns.get_or_init(|| {
            if self.round.table().ruleset().is_advanced() {
                solve_bounded(&self.round).ok()
            } else {
                solve(&self.round).ok()
            }
        });
        turns.as_deref()
    }
}

/// Returns the reason why the solver can't be asked about such deals.
pub fn check_solvable(ruleset: Ruleset, players: PlayerCount) -> Result<(), SolveError> {
    red7::bots::check_solvable(Deal::new(ruleset, players, 0, 0).round())
}
