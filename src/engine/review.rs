//! What a turn was worth.

use crate::bots::TurnReview;
use crate::game::{Record, Round};

/// Begins to judge a turn of a game, by its number from 1. There is nothing to judge if there is no
/// such turn, or if the record is against the rules.
pub fn judging(ply: usize, record: &Record) -> Option<TurnReview> {
    let round = before(record, ply)?;
    let index = ply.checked_sub(1)?;
    let made = record.turns.get(index)?;
    round.clone().play_turn(made).ok()?;
    Some(TurnReview::of(&round, made, record.seed.bot_seed(index)))
}

/// The round in which a turn is made, by its number from 1.
#[must_use]
pub fn before(record: &Record, ply: usize) -> Option<Round> {
    let mut game = record.replay(ply.checked_sub(1)?).ok()?;
    game.next_round();
    Some(game.round().clone())
}
