//! A turn of a finished round beside another one.

use super::review::TurnRating;
use crate::bots::{Estimate, Reason};
use crate::game::{CardSet, Move, Phase, Round, Rule, Turn};
use crate::state::play::{LeadStatus, LogLine, TurnEvent, planned_events};

/// Reason for choosing a key moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// Another turn would have been clearly and much better.
    Mistake,
    /// Another turn would have been clearly better, but not by much.
    Slip,
    /// The turn was clearly better than all others.
    Best,
    /// The chances of this turn and of another one were closer than at any other turn.
    Closest,
    /// The user has chosen this turn, which is no key moment.
    Chosen,
}

/// A turn that decided a round: the best of a round that was won without a mistake, or the costliest of those with a
/// clearly better one. If there are none, it is the hardest choice, the last one if several were. Or any other turn, if
/// the user has chosen that.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyMoment {
    /// Ply (1-based) of the turn.
    pub ply: usize,
    /// Number of the key moment, from 1 for the one that matters most; `None` for another turn.
    pub number: Option<usize>,
    /// Number of key moments in the round.
    pub count: usize,
    /// `true` if it is a key moment, and not the last one.
    pub has_next: bool,
    pub kind: MomentKind,
    pub rating: TurnRating,
    /// Rule, leader and runner-up before the turn.
    pub verdict: LeadStatus,
    /// The player's hand before the turn.
    pub hand: CardSet,
    pub line: LogLine,
    pub comparison: TurnComparison,
    /// The turn that followed.
    pub next: Option<LogLine>,
}

/// The player's turn beside another one.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnComparison {
    pub made: KeyTurn,
    /// The [rival](crate::bots::FairJudgement::rival) of the turn; `None` if there was no other, or if no turn won. A key
    /// moment has one.
    pub other: Option<KeyTurn>,
    /// A Master's turn, if it is neither of these and another one was clearly better than it.
    pub advised: Option<KeyTurn>,
    /// `true` if others won notably more often than the Master's turn.
    pub has_higher: bool,
    /// Arguments for the better turn, or for the player's own best turn, by what the player knew.
    pub why: Vec<Reason>,
}

/// A turn that the player made, or could have made.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyTurn {
    pub events: Vec<TurnEvent>,
    pub estimate: Estimate,
    /// The rule in force after the turn.
    pub rule: Rule,
    /// The player's palette after the turn.
    pub palette: CardSet,
    /// Cards in the palette that this turn played.
    pub played: CardSet,
    /// `true` if the player goes out with the turn.
    pub is_out: bool,
    /// `true` if it draws a card that may save it: how it goes on is open.
    pub is_open: bool,
}

impl KeyMoment {
    /// The turn that was clearly better, if there is one.
    #[must_use]
    pub fn better(&self) -> Option<&KeyTurn> {
        let other = self.comparison.other.as_ref();
        other.filter(|_| self.rating.is_loss())
    }
}

impl KeyTurn {
    pub(super) fn of(round: &Round, estimate: &Estimate) -> Self {
        Self::made(round, estimate, &estimate.turn)
    }

    /// A turn that was made; the estimate may be for its part up to a drawn card.
    pub(super) fn made(round: &Round, estimate: &Estimate, turn: &Turn) -> Self {
        let mover = round.table().turn();
        let mut after = round.clone();
        let moves = turn.moves().iter().copied();
        // The estimate may be for the part of a turn up to a drawn card.
        let made = |mv: &Move| after.play(*mv).is_ok();
        let moves: Vec<Move> = moves.take_while(made).collect();
        let played = moves.iter().filter_map(|mv| match mv {
            Move::Play(card) => Some(*card),
            _ => None,
        });
        Self {
            events: planned_events(round, turn),
            estimate: estimate.clone(),
            rule: after.table().rule(),
            palette: after.table().palette(mover),
            played: played.collect(),
            is_out: after.table().is_out(mover),
            is_open: is_open(round, &after),
        }
    }
}

/// Returns `true` if a round is in the middle of a turn that doesn't lead yet, but has drawn a card since it was `before`.
fn is_open(before: &Round, now: &Round) -> bool {
    let (table, mover) = (now.table(), before.table().turn());
    let drawn = now.hand(mover) - before.hand(mover);
    table.phase() == Phase::Played && !table.is_mover_winning() && !drawn.is_empty()
}

/// Returns `true` if a turn, or a part of one, draws a card that may save it.
pub(in crate::state) fn is_turn_open(round: &Round, turn: &Turn) -> bool {
    let mut after = round.clone();
    let mut moves = turn.moves().iter();
    moves.all(|&mv| after.play(mv).is_ok()) && is_open(round, &after)
}
