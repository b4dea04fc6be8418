//! Playouts: rounds played to their end at random.

use super::replies::{Expectation, open_replies};
use super::skilled::CARD;
use crate::game::{ActionKind, Card, CardSet, GameRng, Move, Phase, Round, Seat};

/// Plays a round between two turns to its end, with all cards open. A player who finds a way to stay in
/// among a few random turns does so, with one card if that is enough; after a card that lets it play
/// again, only by a discard. Of those turns each player makes the best, by the values of
/// [`Skilled`](super::Skilled) but with the next player's hand known. Returns the number of turns.
pub(super) fn play_out(round: &mut Round, rng: &mut GameRng) -> u64 {
    let mut turns = 0;
    while round.table().winner().is_none() && play_turn(round, rng) {
        turns += 1;
    }
    turns
}

/// Plays a turn of a playout. Returns `true` if it could.
pub(super) fn play_turn(round: &mut Round, rng: &mut GameRng) -> bool {
    match stay(round, rng, false).or_else(|| stay(round, rng, true)) {
        Some(after) => {
            *round = after;
            true
        }
        // A turn can always start with a pass.
        None => round.play(Move::Pass).is_ok(),
    }
}

/// Returns the value of having ended a turn here, with this many replies to it. The formula is that of
/// [`Skilled`](super::Skilled), but with the next player's hand open.
pub(super) fn value(after: &Round, mover: Seat, replies: usize) -> i64 {
    CARD * after.hand(mover).len() as i64 - Expectation::of(replies).log2()
}

/// Number of turns compared. With actions there are many more, and they differ more.
const COMPARED: usize = 4;
const COMPARED_WITH_ACTIONS: usize = 6;

/// Returns the round after a turn that leaves its player winning, if one is found: a turn of one card
/// if possible or, if `may_add` is set, of several.
fn stay(round: &Round, rng: &mut GameRng, may_add: bool) -> Option<Round> {
    let has_actions = round.table().ruleset().actions().is_some();
    let compared = if has_actions {
        COMPARED_WITH_ACTIONS
    } else {
        COMPARED
    };
    let mut moves = beginnings(round, may_add);
    rng.shuffle(&mut moves);
    let mover = round.table().turn();
    let mut best: Option<(i64, Round)> = None;
    let mut found = 0;
    for mv in moves {
        let mut after = round.clone();
        if after.play(mv).is_err() || !finish(&mut after, rng, may_add) {
            continue;
        }
        found += 1;
        let replies = open_replies(&after);
        let value = value(&after, mover, replies);
        if best.as_ref().is_none_or(|&(highest, _)| value > highest) {
            best = Some((value, after));
        }
        if replies == 0 || found == compared {
            break;
        }
    }
    best.map(|(_, after)| after)
}

/// Returns the first moves of turns in which the player stays in: with `may_add` moves after which the
/// turn continues, without it moves after which it can end.
fn beginnings(round: &Round, may_add: bool) -> Vec<Move> {
    let table = round.table();
    let hand = round.hand(table.turn());
    let challenge = table.lead_threshold(table.turn());
    let palette = table.palette(table.turn());
    let is_play = |&card: &Card| match table.action(card) {
        Some(ActionKind::PlayAgain) => may_add,
        Some(ActionKind::Take | ActionKind::Draw | ActionKind::Move) => true,
        None if may_add => {
            let discards = challenge.discards(palette.with(card), hand.without(card));
            !discards.is_empty()
        }
        None => challenge.is_met(table.rule(), palette.with(card)),
    };
    let discards = if may_add {
        CardSet::EMPTY
    } else {
        challenge.discards(palette, hand)
    };
    let plays = hand.iter().filter(is_play).map(Move::Play);
    discards.iter().map(Move::ToCanvas).chain(plays).collect()
}

/// Finishes a turn that has begun. Returns `true` if its player stays in.
pub(super) fn finish(round: &mut Round, rng: &mut GameRng, may_add: bool) -> bool {
    loop {
        let table = round.table();
        let mv = match table.phase() {
            Phase::Played if may_add => {
                let palette = table.palette(table.turn());
                let hand = round.hand(table.turn());
                let discards = table.lead_threshold(table.turn()).discards(palette, hand);
                match discards.iter().nth(rng.below(discards.len())) {
                    Some(card) => Move::ToCanvas(card),
                    None => return false,
                }
            }
            Phase::MayDraw => Move::Draw,
            Phase::Played | Phase::Discarded | Phase::Done => {
                let stays = table.is_mover_winning();
                return stays && round.play(Move::End).is_ok();
            }
            Phase::Take | Phase::Recycle(_) | Phase::PlayAgain => {
                let moves = round.legal_moves();
                match moves.get(rng.below(moves.len())) {
                    Some(&mv) => mv,
                    None => return false,
                }
            }
            Phase::Start | Phase::Over => return true,
        };
        if round.play(mv).is_err() {
            return false;
        }
    }
}
