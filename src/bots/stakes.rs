//! What the end of a round is worth.

use crate::game::{Card, Round, Scoring, Seat, View};

/// What it is worth to a seat, in tenths of a point, how a round has ended.
///
/// Where the round is the game, all that counts is to win it. Where points count, it is
/// what the seat has gained on the others, each alike; or, if the game ends with the
/// round, to win the game.
pub(super) fn worth(round: &Round, seat: Seat) -> i64 {
    let table = round.table();
    let has_won = table.winner() == Some(seat);
    if table.ruleset().scoring() == Scoring::Game {
        return if has_won { WIN } else { 0 };
    }
    let others = table.players().get() as i64 - 1;
    let gain = POINT * (i64::from(round.spoils().points()) + ROUND);
    let gained = if has_won { gain } else { -gain / others };
    match game_winner(round) {
        Some(winner) if winner == seat => gained + GAME,
        Some(_) => gained - GAME / others,
        None => gained,
    }
}

/// A round that is the game.
pub(super) const WIN: i64 = 1_000;
/// A point.
const POINT: i64 = 10;
/// How many points it is worth beside the points to win a round: the other cards of the
/// winner stay in the game, and luck evens out.
const ROUND: i64 = 8;
/// To win a game for points.
const GAME: i64 = 600;

/// Who wins the game with a round that has just ended, if it ends the game.
fn game_winner(round: &Round) -> Option<Seat> {
    let table = round.table();
    let players = table.players();
    let round_winner = table.winner()?;
    let spoils = round.spoils();
    let pile = |seat| match seat == round_winner {
        true => table.scored(seat) | spoils,
        false => table.scored(seat),
    };
    let scored: usize = players.seats().map(|seat| pile(seat).len()).sum();
    let best = players.seats().max_by_key(|&seat| pile(seat).points())?;
    let target = table.ruleset().target().points(players);
    let is_reached = target.is_some_and(|target| pile(best).points() >= target);
    let runs_short = Card::COUNT - scored < DEALT * players.get();
    (is_reached || runs_short).then_some(best)
}

/// How many cards each player is dealt.
const DEALT: usize = 8;

/// Whether to go out at once may cost less than to play on: where points count, who is
/// bound to lose may see to it that the winner scores little.
pub(super) fn passing_can_pay(view: &View) -> bool {
    view.table().ruleset().scoring() == Scoring::Points
}
