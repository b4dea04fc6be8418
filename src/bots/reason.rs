//! Why a turn is a good one, as far as it can be told in a few words.

use super::replies::expected_replies;
use super::turns::{Candidate, candidates};
use crate::game::{ActionKind, Seat, Turn, View};

/// What speaks most for a turn, to explain a hint by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// No turn leaves the player winning.
    Lost,
    /// The player could stay in, but going out now costs less than losing later.
    Cheaper,
    /// No turn leaves the player winning for sure, but this one draws a card that may help.
    Hope,
    /// It is the only turn that leaves the player winning.
    Only,
    /// It leaves the next player, who is this one, no turn to stay in, whatever the hand.
    NoReply(Seat),
    /// Of all turns that leave the player winning, it leaves the next player, who is this
    /// one, the fewest turns to stay in, on average over what that hand may be.
    FewestReplies(Seat),
    /// It keeps more cards in hand than most turns that leave the player winning.
    KeepsCards,
    /// None of these: it does best against what the others may hold.
    BestOnTheWhole,
}

impl Reason {
    /// What speaks most for a turn that the player of a view may make, by what that player
    /// knows.
    #[must_use]
    pub fn of(view: &View, turn: &Turn) -> Self {
        let all = candidates(view);
        let staying: Vec<&Candidate> = all.iter().filter(|other| other.stays()).collect();
        let chosen = all.iter().filter(|candidate| candidate.turn() == turn);
        // Of several ways to go on after a drawn card, one that stays in.
        let chosen = chosen.max_by_key(|candidate| candidate.stays());
        let (Some(chosen), [_, ..]) = (chosen, &staying[..]) else {
            return match (turn.is_pass(), staying.is_empty()) {
                (true, true) => Self::Lost,
                (true, false) => Self::Cheaper,
                (false, _) if draws(turn) => Self::Hope,
                (false, _) => Self::Lost,
            };
        };
        if let [_] = staying[..] {
            return Self::Only;
        }
        let next = next_in(chosen.end());
        // With actions there are other replies than those that are counted.
        if view.table().ruleset().actions().is_none() {
            let replies = |candidate: &Candidate| expected_replies(candidate.end(), next);
            let left = replies(chosen);
            if left.sum == 0 {
                return Self::NoReply(next);
            }
            // All of them are parts of the same whole, as long as equally many cards are hidden.
            let is_least = staying.iter().all(|other| {
                let other = replies(other);
                left.sum * other.unit <= other.sum * left.unit
            });
            if is_least {
                return Self::FewestReplies(next);
            }
        }
        let kept = |candidate: &Candidate| candidate.end().hand_size(view.seat());
        let fewer = staying.iter().filter(|other| kept(other) < kept(chosen));
        if 2 * fewer.count() >= staying.len() {
            return Self::KeepsCards;
        }
        Self::BestOnTheWhole
    }
}

/// Whether a card is played that may draw one.
fn draws(turn: &Turn) -> bool {
    let mut plays = turn.plays();
    plays.any(|card| card.value().action() == Some(ActionKind::Draw))
}

/// The next player still in after the one of a view.
fn next_in(view: &View) -> Seat {
    let table = view.table();
    let mut seat = table.players().after(view.seat());
    while table.is_out(seat) && seat != view.seat() {
        seat = table.players().after(seat);
    }
    seat
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(position: &str, turn: &str) -> Reason {
        let turn = turn.parse().expect(turn);
        Reason::of(&View::of_position(position), &turn)
    }

    #[test]
    fn what_speaks_most_is_named() {
        let next = Seat::new(1).expect("a seat");
        assert_eq!(
            reason("1.3 - - 1 R7G6/Y1/- G3/O5/-", "pR7"),
            Reason::NoReply(next)
        );
        assert_eq!(
            reason("1.3 - - 1 R6V2I1/Y1/- G3/O5/-", "pR6"),
            Reason::FewestReplies(next)
        );
        assert_eq!(
            reason("1.3 - - 1 R7G6Y5V4/Y1/- G3/O5/-", "pG6"),
            Reason::KeepsCards
        );
        assert_eq!(
            reason("1.3 - - 1 R7G6Y5V4/Y1/- G3/O5/-", "pG6cV4"),
            Reason::BestOnTheWhole
        );
        assert_eq!(reason("1.3 - - 1 R7/Y1/- G3/O4/-", "pR7"), Reason::Only);
        assert_eq!(reason("1.3 - - 1 Y2/Y1/- G3/O4/-", "x"), Reason::Lost);
        assert_eq!(reason("1.3a - - 1 R7O7/Y1/- G3/O6/-", "x"), Reason::Cheaper);
        assert_eq!(reason("1.3x - B4V4 1 R3/V2/- G4/O6/-", "pR3"), Reason::Hope);
    }

    #[test]
    fn with_actions_nothing_is_said_of_replies() {
        let reason = reason("1.3x - - 1 R7O7/Y1/- G3/O6/-", "pO7");
        assert!(!matches!(
            reason,
            Reason::NoReply(_) | Reason::FewestReplies(_)
        ));
    }
}
