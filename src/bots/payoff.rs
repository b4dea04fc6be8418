//! Payoff of the end of a round.

use crate::game::{Round, Scoring, Seat, View};

/// Returns the payoff of a finished round to a seat, in tenths of a point.
///
/// Where the round is the game, only winning counts. Where points count, the winner gains them and the
/// value of a round, and the others share the loss; if the game ends with the round, winning the game is
/// added.
pub(super) fn payoff(round: &Round, seat: Seat) -> i64 {
    let table = round.table();
    let has_won = table.winner() == Some(seat);
    if table.ruleset().scoring() == Scoring::Game {
        return if has_won { WIN } else { 0 };
    }
    let others = table.players().get() as i64 - 1;
    let gain = POINT * (i64::from(round.scored_cards().points()) + ROUND);
    let gained = if has_won { gain } else { -gain / others };
    let Some(winners) = round.game_winners() else {
        return gained;
    };
    // Several winners share the game equally, and all losers lose alike.
    let count = winners.len() as i64;
    if winners.contains(&seat) {
        gained + GAME / count
    } else {
        gained - GAME / (others + 1 - count).max(1)
    }
}

/// Payoff of winning a round that is the game.
pub(super) const WIN: i64 = 1_000;
/// Payoff of a point.
const POINT: i64 = 10;
/// Value of winning a round besides its points, in points: the other cards of the winner stay in the
/// game, and luck evens out.
const ROUND: i64 = 24;
/// Payoff of winning a game for points.
const GAME: i64 = 600;

/// Returns `true` if going out at once may cost less than playing on: where points count, a player who
/// is bound to lose can keep the winner's score low.
pub(super) fn passing_can_pay(view: &View) -> bool {
    view.table().ruleset().scoring() == Scoring::Points
}
