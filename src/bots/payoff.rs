//! What the end of a round is worth.

use crate::game::{Round, Scoring, Seat, View};

/// What it is worth to a seat, in tenths of a point, how a round has ended.
///
/// Where the round is the game, all that counts is to win it. Where points count, it is
/// what the seat has gained on the others, each alike; or, if the game ends with the
/// round, to win the game.
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
    // Each of several winners has won a share of the game, each loser has lost alike.
    let count = winners.len() as i64;
    match winners.contains(&seat) {
        true => gained + GAME / count,
        false => gained - GAME / (others + 1 - count).max(1),
    }
}

/// A round that is the game.
pub(super) const WIN: i64 = 1_000;
/// A point.
const POINT: i64 = 10;
/// How many points it is worth beside the points to win a round: the other cards of the
/// winner stay in the game, and luck evens out.
const ROUND: i64 = 24;
/// To win a game for points.
const GAME: i64 = 600;

/// Whether to go out at once may cost less than to play on: where points count, who is
/// bound to lose may see to it that the winner scores little.
pub(super) fn passing_can_pay(view: &View) -> bool {
    view.table().ruleset().scoring() == Scoring::Points
}
