//! What is said to a try in a lesson: what it did, and whether it is what was asked.

use super::lessons::{Goal, TurnPart};
use crate::game::{IllegalMove, Move, Round, Seat, Turn};
use crate::state::play::events;

/// What there is to say to a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// It is what was asked.
    Right,
    /// The move is not allowed.
    Illegal(Move, IllegalMove),
    /// Another leads after it, or nobody.
    Behind,
    /// The turn ended without leading, so its player is out.
    Out,
    /// The turn is good, but this is not in it.
    Missing(TurnPart),
    /// The round is won, but with so few points.
    Poor(u32),
}

/// The answer to a turn, or to a part of one where that is enough, in a round where it is
/// legal.
pub(in crate::state) fn judge(round: &Round, turn: &Turn, goal: Goal) -> Feedback {
    let own = round.table().turn();
    let mut after = round.clone();
    if goal == Goal::Lead {
        let is_legal = turn.moves().iter().all(|&mv| after.play(mv).is_ok());
        let leads = is_legal && after.table().leader() == Some(own);
        return if leads {
            Feedback::Right
        } else {
            Feedback::Behind
        };
    }
    let ended = after.play_turn(turn).is_ok();
    match goal {
        Goal::GoOut if ended && after.table().is_out(own) => Feedback::Right,
        _ if !ended || after.table().is_out(own) => Feedback::Out,
        Goal::Turn(deeds) => {
            let events = events(round, turn, own);
            let mut missing = deeds.iter().filter(|deed| !deed.is_in(&events));
            missing
                .next()
                .map_or(Feedback::Right, |&deed| Feedback::Missing(deed))
        }
        Goal::Win(points) => won(after, own, points),
        Goal::Lead | Goal::GoOut => Feedback::Behind,
    }
}

/// The answer to a turn that should have won the round, when the next player, who has no
/// card left, is to move.
fn won(mut after: Round, own: Seat, points: u32) -> Feedback {
    let passed = after.play_turn(&Turn::from(Move::Pass)).is_ok();
    match after.pile(own).points() {
        _ if !passed || after.table().winner() != Some(own) => Feedback::Behind,
        few if few < points => Feedback::Poor(few),
        _ => Feedback::Right,
    }
}

/// The shortest turn of which this is true, of at most so many moves, and which begins with the
/// moves that led to this round.
pub(in crate::state) fn find(
    round: &Round,
    begun: &Turn,
    most: usize,
    is_it: &dyn Fn(&Turn) -> bool,
) -> Option<Turn> {
    let mut lengths = begun.moves().len()..=most;
    lengths.find_map(|length| find_of(round, begun, length, is_it))
}

/// The first such turn of exactly so many moves.
fn find_of(
    round: &Round,
    begun: &Turn,
    length: usize,
    is_it: &dyn Fn(&Turn) -> bool,
) -> Option<Turn> {
    if begun.moves().len() == length {
        return (!begun.is_empty() && is_it(begun)).then(|| begun.clone());
    }
    // Where a pass does, it is the plainest way.
    let moves = std::iter::once(Move::Pass).chain(round.legal_moves());
    let mut moves = moves.filter(|&mv| mv != Move::End);
    moves.find_map(|mv| {
        let (mut after, mut turn) = (round.clone(), begun.clone());
        after.play(mv).ok()?;
        turn.push(mv).ok()?;
        find_of(&after, &turn, length, is_it)
    })
}
