//! Actions of a replay.

use crate::game::Seat;
use crate::state::play::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAction {
    /// Review the finished round at the table; of a match, the round that cost most.
    Open,
    /// Review a finished round of the match at the table, by its number.
    OpenRound(usize),
    /// Review another finished round of the match.
    ShowRound(usize),
    /// Review it from the moment after this many turns.
    OpenAt(usize),
    /// Return from the review to the table.
    BackToTable,
    ShowSummary,
    NextMoment,
    /// Show this turn (its ply, 1-based) in the summary.
    ShowTurn(usize),
    /// Show the better turn on the table.
    ShowBetter,
    /// Try the turns again that could have been clearly better.
    Learn,
    /// Play on from before the key moment, for practice.
    Retry,
    /// Return from practice to the review.
    BackToReview,
    /// Show the game after this many turns.
    GoTo(usize),
    Step(Step),
    /// Review the player of this seat.
    SelectPlayer(Seat),
    /// Play on from the moment on screen.
    PlayOn,
    /// Play the same deal with each player at another seat.
    OtherSeat,
    /// Start solving the position.
    Solve,
    StopSolving,
}
