//! Share of the games that a player wins with a deal, which tells how hard the deal is.

use super::choice::Choice;
use super::level::Level;
use super::log2::ONE;
use super::skilled::near_best;
use crate::game::{GameRng, Move, Round, Seat, Seed};

/// Difference in Skilled's score up to which a turn is nearly as good as the best one: twice as many replies of
/// the next player.
pub const MARGIN: i64 = ONE;

/// A deal played from the first seat, by a Skilled that makes any of its near-best turns, against the opponents that
/// the deal has. Their randomness follows from the seed, as in the real game, so only the player's choices differ.
///
/// Positions that were reached once are kept: the same choices lead there again.
#[derive(Debug)]
pub struct DealGames<'a> {
    seed: Seed,
    /// Levels at the seats after the first.
    opponents: &'a [Level],
    positions: Vec<Position>,
    start: Next,
}

/// A position with a choice of the player.
#[derive(Debug)]
struct Position {
    round: Round,
    /// Number of turns made before.
    ply: usize,
    choices: Vec<(Choice, Option<Next>)>,
}

#[derive(Clone, Copy, Debug)]
enum Next {
    /// Index of a position.
    Position(usize),
    Over {
        is_won: bool,
    },
}

impl<'a> DealGames<'a> {
    /// Creates the games that begin with a dealt round.
    #[must_use]
    pub fn new(round: Round, seed: Seed, opponents: &'a [Level]) -> Self {
        let mut games = Self {
            seed,
            opponents,
            positions: Vec::new(),
            start: Next::Over { is_won: false },
        };
        games.start = games.go_on(round, 0);
        games
    }

    /// Counts the wins among these games. The same number always stands for the same game.
    pub fn wins(&mut self, games: std::ops::Range<u64>) -> usize {
        games.filter(|&number| self.is_won(number)).count()
    }

    fn is_won(&mut self, number: u64) -> bool {
        let mut rng = GameRng::new(number);
        let mut next = self.start;
        loop {
            match next {
                Next::Over { is_won } => return is_won,
                Next::Position(at) => {
                    let chosen = rng.below(self.positions[at].choices.len());
                    next = self.after(at, chosen);
                }
            }
        }
    }

    fn after(&mut self, at: usize, chosen: usize) -> Next {
        let Position {
            round,
            ply,
            choices,
        } = &self.positions[at];
        let (choice, known) = &choices[chosen];
        if let Some(next) = *known {
            return next;
        }
        let (mut round, mut ply) = (round.clone(), *ply);
        let turn = choice.turn();
        let is_over = !turn.is_pass() && !choice.awaits_card();
        let end = is_over.then_some(Move::End);
        let mut moves = turn.moves().iter().copied().chain(end);
        let next = if moves.any(|mv| round.play(mv).is_err()) {
            Next::Over { is_won: false }
        } else {
            ply += usize::from(!choice.awaits_card());
            self.go_on(round, ply)
        };
        self.positions[at].choices[chosen].1 = Some(next);
        next
    }

    /// Lets the opponents play until the player has a choice or the round is decided for the player.
    fn go_on(&mut self, mut round: Round, mut ply: usize) -> Next {
        loop {
            let table = round.table();
            if table.is_out(Seat::FIRST) || table.winner().is_some() {
                let is_won = table.winner() == Some(Seat::FIRST);
                return Next::Over { is_won };
            }
            let seat = table.turn();
            let Some(opponent) = seat.index().checked_sub(1) else {
                break;
            };
            let turn = self.opponents[opponent].whole_turn(&round, self.seed.bot_seed(ply));
            if round.play_turn(&turn).is_err() {
                return Next::Over { is_won: false };
            }
            ply += 1;
        }
        let choices = near_best(&round.view(Seat::FIRST), MARGIN);
        let choices = choices.into_iter().map(|choice| (choice, None)).collect();
        self.positions.push(Position {
            round,
            ply,
            choices,
        });
        Next::Position(self.positions.len() - 1)
    }
}
