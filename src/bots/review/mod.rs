//! Reviews of turns.

mod comparison;
mod estimate;
mod evaluator;
mod fair_judgement;
mod text;

use super::solver::{SolveError, solve_bounded};
use crate::game::{Round, Turn};

pub use self::estimate::Estimate;
pub use self::fair_judgement::FairJudgement;
pub use self::text::ParseJudgementError;

/// Review of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// With all cards open, the turns that would have won against all others together: none
    /// if the position was lost. Or the reason why they are unknown.
    pub exact: Result<Vec<Turn>, SolveError>,
    /// Estimates by what the player could know; `None` if the turns can't be tried.
    pub fair: Option<FairJudgement>,
}

/// Judges a turn of the player to move in this round. The seed decides which deals of the hidden
/// cards are tried.
///
/// The turn is judged twice. With all cards open, by the solver: was the position won, and which
/// turns would have won it? And by what its player could know, over many deals of the hidden
/// cards: how often would the turn have won, and how often the one that a
/// [`Master`](super::Master) would have made? Only the second may call it a mistake:
/// [`FairJudgement::is_mistake`].
///
/// ```
/// use red7::bots::review_turn;
/// use red7::game::{Round, Setup};
///
/// let setup: Setup = "1.3 - - 1 R6V2/Y1/- B4B3/O5/-".parse()?;
/// let round = Round::try_from(setup)?;
/// let judgement = review_turn(&round, &"x".parse()?, 7);
/// assert_eq!(judgement.exact, Ok(vec!["pR6".parse()?]));
/// assert!(judgement.fair.is_some_and(|fair| fair.is_mistake()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn review_turn(round: &Round, made: &Turn, seed: u64) -> Judgement {
    Judgement {
        exact: solve_bounded(round),
        // The view holds nothing of the hidden cards.
        fair: FairJudgement::of(&round.view(round.table().turn()), made, seed),
    }
}

/// Judges a turn like [`review_turn`], but in so many deals of the hidden cards, and beside no others than the recommended
/// one. If another turn was reviewed there with this seed and in as many deals, the recommended turn has the same chance.
#[must_use]
pub fn review_in_deals(round: &Round, made: &Turn, seed: u64, deals: u32) -> Judgement {
    Judgement {
        exact: solve_bounded(round),
        fair: FairJudgement::in_deals(&round.view(round.table().turn()), made, seed, deals),
    }
}
