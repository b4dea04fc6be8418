//! What a turn that was made was worth.

mod evaluator;
mod fair_judgement;
mod text;

use super::solver::{SolveError, SolverTask};
use crate::game::{Round, Turn};

use self::fair_judgement::FairSearch;
pub use self::fair_judgement::{Estimate, FairJudgement};
pub use self::text::ParseJudgementError;

/// What there is to say about a turn that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// With all cards open, the turns that would have won against all others together: none
    /// if the position was lost. Or why that is not known.
    pub exact: Result<Vec<Turn>, SolveError>,
    /// How good the turn was by what its player could know; `None` where that cannot be
    /// said.
    pub fair: Option<FairJudgement>,
}

/// A turn that is being judged, step by step.
///
/// It is judged twice. With all cards open, by the solver: was the position won, and which
/// turns would have won it? And by what its player could know, over many deals of the hidden
/// cards: how often would the turn have won, and how often the one that a
/// [`Master`](super::Master) would have made? Only the second may call it a mistake:
/// [`FairJudgement::is_mistake`].
///
/// ```
/// use red7::bots::TurnReview;
/// use red7::game::{Round, Setup};
///
/// let setup: Setup = "1.3 - - 1 R6V2/Y1/- B4B3/O5/-".parse()?;
/// let round = Round::try_from(setup)?;
/// let judgement = TurnReview::of(&round, &"x".parse()?, 7).finish();
/// assert_eq!(judgement.exact, Ok(vec!["pR6".parse()?]));
/// assert!(judgement.fair.is_some_and(|fair| fair.is_mistake()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct TurnReview {
    exact: ExactPhase,
    weighing: FairSearch,
}

/// What the solver says.
enum ExactPhase {
    Open(Box<SolverTask>),
    Known(Result<Vec<Turn>, SolveError>),
}

impl TurnReview {
    /// Begins to judge a turn of the player to move in this round. The seed decides which
    /// deals of the hidden cards are tried.
    #[must_use]
    pub fn of(round: &Round, made: &Turn, seed: u64) -> Self {
        Self {
            exact: match SolverTask::of(round) {
                Ok(solving) => ExactPhase::Open(Box::new(solving)),
                Err(reason) => ExactPhase::Known(Err(reason)),
            },
            // From here on nothing of the hidden cards is known.
            weighing: FairSearch::new(round.view(round.table().turn()), made, seed),
        }
    }

    /// Goes on for one step, which takes a small part of the whole time. Returns the
    /// judgement once there is one.
    pub fn step(&mut self) -> Option<Judgement> {
        match &mut self.exact {
            ExactPhase::Open(solving) => {
                if let Some(solved) = solving.step() {
                    self.exact = ExactPhase::Known(solved);
                }
                None
            }
            ExactPhase::Known(exact) => Some(Judgement {
                fair: self.weighing.step()?,
                exact: exact.clone(),
            }),
        }
    }

    /// Goes on to the end, and returns the judgement.
    #[must_use]
    pub fn finish(mut self) -> Judgement {
        loop {
            if let Some(judgement) = self.step() {
                return judgement;
            }
        }
    }
}
