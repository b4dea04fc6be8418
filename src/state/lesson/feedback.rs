//! Feedback on an attempt in a lesson.

use super::lessons::{Goal, TurnPart};
use crate::game::{IllegalMove, Move, Round, Seat, Turn};
use crate::state::play::events;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feedback {
    Right,
    Illegal(Move, IllegalMove),
    /// Another player leads after it, or no one does.
    Behind,
    /// The turn ended without the lead, so the player is out.
    Out,
    /// The turn is good but lacks this part.
    Missing(TurnPart),
    /// The round is won, but with only this many points.
    Poor(u32),
    /// The turn is good but spends the highest card, where another leads as well.
    SpentHighest,
    /// The turn is good but spends more than one card, where one leads.
    SpentTwo,
}

/// Judges a turn that is legal in `round`. The start of a turn is enough for [`Goal::Lead`].
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
        Goal::KeepHighest if after.hand(own).highest() == round.hand(own).highest() => {
            Feedback::Right
        }
        Goal::KeepHighest => Feedback::SpentHighest,
        Goal::SpendOne if after.hand(own).len() + 1 == round.hand(own).len() => Feedback::Right,
        Goal::SpendOne => Feedback::SpentTwo,
        Goal::Lead | Goal::GoOut => Feedback::Behind,
    }
}

/// Judges a turn that should have won the round. The next player, who has no cards left, is to move.
fn won(mut after: Round, own: Seat, points: u32) -> Feedback {
    let passed = after.play_turn(&Turn::from(Move::Pass)).is_ok();
    match after.pile(own).points() {
        _ if !passed || after.table().winner() != Some(own) => Feedback::Behind,
        few if few < points => Feedback::Poor(few),
        _ => Feedback::Right,
    }
}

/// The shortest turn of at most `most` moves that satisfies `is_it` and begins with `begun`, the moves that led to
/// `round`.
pub(in crate::state) fn find(
    round: &Round,
    begun: &Turn,
    most: usize,
    is_it: &dyn Fn(&Turn) -> bool,
) -> Option<Turn> {
    let mut lengths = begun.moves().len()..=most;
    lengths.find_map(|length| find_of(round, begun, length, is_it))
}

/// The first such turn of exactly `length` moves.
fn find_of(
    round: &Round,
    begun: &Turn,
    length: usize,
    is_it: &dyn Fn(&Turn) -> bool,
) -> Option<Turn> {
    if begun.moves().len() == length {
        return (!begun.is_empty() && is_it(begun)).then(|| begun.clone());
    }
    // If a pass is enough, it is the simplest solution.
    let moves = std::iter::once(Move::Pass).chain(round.legal_moves());
    let mut moves = moves.filter(|&mv| mv != Move::End);
    moves.find_map(|mv| {
        let (mut after, mut turn) = (round.clone(), begun.clone());
        after.play(mv).ok()?;
        turn.push(mv).ok()?;
        find_of(&after, &turn, length, is_it)
    })
}
