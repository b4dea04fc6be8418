//! Review of a finished round: the judgements of its turns.

use std::cmp::Reverse;

use crate::bots::{Estimate, FairJudgement, Judgement, SolveError};
use crate::collections::sorted_by_key;
use crate::engine::round_before;
use crate::game::{Card, CardSet, Record, Round, Rule, Seat, Turn};
use crate::state::play::{LogLine, TurnEvent, planned_events};

/// Judgements of a game, each with its ply (1-based).
pub(in crate::state) type Judgements = Vec<(usize, Judgement)>;

pub(super) fn judgement_of(judgements: &Judgements, ply: usize) -> Option<&Judgement> {
    let found = judgements.iter().find(|(judged, _)| *judged == ply);
    found.map(|(_, judgement)| judgement)
}

/// View model of a review.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewScene {
    /// The reviewed player.
    pub seat: Seat,
    /// The human players. The user can choose any of them for the review.
    pub persons: Vec<Seat>,
    /// All hands at the moment on screen, by seat.
    pub hands: Vec<CardSet>,
    /// The deck at that moment, top card first.
    pub deck: Vec<Card>,
    /// The turns of the round, oldest first.
    pub turns: Vec<ReviewedTurn>,
    /// Assessment of the turn that led to this moment, if there is one and it has been judged.
    pub shown: Option<TurnAssessment>,
    /// `true` if the player won the round.
    pub is_won: bool,
    /// The turn of a lost round after which the player could no longer force a win, with all cards open.
    pub lost_by: Option<usize>,
    pub deal: DealAssessment,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedTurn {
    /// Number in the match, from 1.
    pub ply: usize,
    /// Number in the round, from 1.
    pub turn: usize,
    pub seat: Seat,
    /// `true` if the player goes out with this turn.
    pub is_out: bool,
    /// The leader after the turn, and the rule.
    pub lead: Option<(Seat, Rule)>,
    pub judgement: Option<Judgement>,
}

/// The best chance that a player had in a lost round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostChance {
    /// In thousandths.
    pub chance: u32,
    /// The number of the turn in the round, from 1.
    pub turn: usize,
}

/// Assessment of a deal for a player, with all cards open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealAssessment {
    Unknown,
    /// `true` if the player could win the deal against any play of the others.
    Known(bool),
    /// Like `Known`, but from the player's first turn on, because others had moved before.
    FromFirstTurn(bool),
    /// The solver can't solve the deal.
    OutOfReach(SolveError),
}

/// Maximum number of other turns in an assessment.
const OTHERS: usize = 6;

#[derive(Clone, Debug, PartialEq)]
pub struct TurnAssessment {
    pub seat: Seat,
    /// With all cards open.
    pub exact: ExactAssessment,
    /// By what the player could know.
    pub fair: Option<(TurnRating, FairJudgement)>,
    /// A Master's turn.
    pub advised: Vec<TurnEvent>,
    /// Some other turns, each with its estimate, the best first; among them a Master's turn that is not clearly better.
    pub others: Vec<(Vec<TurnEvent>, Estimate)>,
    /// `true` if the player had one opponent left, so that each position is lost for one of the two.
    pub is_duel: bool,
    /// `true` if the player went out with a card that was drawn after the part of the turn that is judged.
    pub is_out_by_draw: bool,
}

/// Assessment of a turn with all cards open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExactAssessment {
    /// It kept the win, as this many turns did.
    Won(usize),
    /// It gave the win away; these turns would have kept it.
    GaveAway(Vec<Vec<TurnEvent>>),
    /// No turn could win any more.
    Lost,
    /// The solver can't solve the position.
    OutOfReach(SolveError),
}

/// Rating of a turn by what its player could know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnRating {
    /// It was clearly worse than a Master's turn, and cost much; less counts as much if it left no chance.
    Mistake,
    /// It was clearly worse than a Master's turn, but cost little.
    Slip,
    /// A Master would have made it, out of several turns of which none was clearly better.
    AsAdvised,
    /// No other turn keeps the player in.
    Only,
    /// No turn keeps the player in.
    NoChoice,
    /// A Master would have made another, but neither is clearly better.
    Close,
    /// It was clearly better than a Master's turn.
    Ahead,
    /// A Master would have made another, but this one won in every deal.
    Certain,
    /// A Master would have made it, but another was clearly better.
    Outdone,
    /// A Master would have made another that was not clearly better, but a third one was.
    Debatable,
    /// No turn won in any deal.
    Hopeless,
}

impl TurnRating {
    /// Rates a turn by its judgement.
    #[must_use]
    pub fn of(fair: &FairJudgement) -> Self {
        match (fair.is_as_advised(), fair.next_best()) {
            _ if fair.is_mistake() => Self::Mistake,
            _ if fair.is_worse() => Self::Slip,
            (true, None) if fair.played.turn.is_pass() => Self::NoChoice,
            (true, None) => Self::Only,
            (true, Some(_)) if fair.outdoing().is_some() => Self::Outdone,
            (true, Some(_)) if fair.is_hopeless() => Self::Hopeless,
            (true, Some(_)) => Self::AsAdvised,
            (false, _) if fair.is_ahead() => Self::Ahead,
            (false, _) if fair.played.won == fair.played.worlds => Self::Certain,
            (false, _) if fair.outdoing().is_some() => Self::Debatable,
            (false, _) if fair.is_hopeless() => Self::Hopeless,
            (false, _) => Self::Close,
        }
    }

    /// Returns `true` if another turn was clearly better.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        matches!(self, Self::Mistake | Self::Slip)
    }
}

impl ReviewedTurn {
    #[must_use]
    pub fn fair(&self) -> Option<&FairJudgement> {
        self.judgement.as_ref()?.fair.as_ref()
    }

    /// Returns `true` if the player went out with a card that was drawn after the part of the turn that is judged.
    #[must_use]
    pub fn is_out_by_draw(&self) -> bool {
        self.is_out && self.fair().is_some_and(|fair| fair.played.won > 0)
    }

    /// The fair judgement with its rating, if there is one.
    #[must_use]
    pub fn rated(&self) -> Option<(TurnRating, &FairJudgement)> {
        self.fair().map(|fair| (TurnRating::of(fair), fair))
    }

    /// Returns `true` if it is known who could win, with all cards open.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        matches!(self.exact(), Some(Ok(_)))
    }

    fn exact(&self) -> Option<&Result<Vec<Turn>, SolveError>> {
        Some(&self.judgement.as_ref()?.exact)
    }
}

impl TurnAssessment {
    /// Assesses the turn of a round that was `made`.
    fn of(round: &Round, made: &Turn, turn: &ReviewedTurn, judgement: &Judgement) -> Self {
        let told = |turn: &Turn| planned_events(round, turn);
        Self {
            seat: round.table().turn(),
            exact: match &judgement.exact {
                Err(reason) => ExactAssessment::OutOfReach(*reason),
                Ok(turns) if turns.is_empty() => ExactAssessment::Lost,
                Ok(turns) if turns.contains(made) => ExactAssessment::Won(turns.len()),
                Ok(turns) => ExactAssessment::GaveAway(turns.iter().map(told).collect()),
            },
            advised: judgement
                .fair
                .as_ref()
                .map_or_else(Vec::new, |fair| told(&fair.recommended.turn)),
            others: judgement.fair.as_ref().map_or_else(Vec::new, |fair| {
                // In far fewer deals luck would decide their order.
                let is_tried = |other: &&Estimate| 3 * other.worlds >= fair.recommended.worlds;
                let advised = Some(&fair.recommended);
                let advised = advised.filter(|_| !fair.is_as_advised() && !fair.is_worse());
                let others = fair.others.iter().filter(is_tried);
                let others = advised.into_iter().chain(others).take(OTHERS);
                let others = sorted_by_key(others, |other| Reverse(other.chance()));
                others
                    .into_iter()
                    .map(|it| (told(&it.turn), it.clone()))
                    .collect()
            }),
            fair: judgement
                .fair
                .as_ref()
                .map(|fair| (TurnRating::of(fair), fair.clone())),
            is_duel: round.table().seats_in().count() == 2,
            is_out_by_draw: turn.is_out_by_draw(),
        }
    }
}

impl ReviewScene {
    /// Creates the review of the round with the turns `lines`, at the moment after `ply` turns.
    pub(in crate::state) fn of(
        now: &Round,
        record: &Record,
        ply: usize,
        seat: Seat,
        persons: Vec<Seat>,
        lines: &[LogLine],
        judgements: &Judgements,
    ) -> Self {
        let turns: Vec<ReviewedTurn> = lines
            .iter()
            .map(|line| ReviewedTurn {
                ply: line.ply,
                turn: line.turn,
                seat: line.seat,
                is_out: line.out,
                lead: line.lead,
                judgement: judgement_of(judgements, line.ply).cloned(),
            })
            .collect();
        let is_won = lead(lines).is_some_and(|(leader, _)| leader == seat);
        Self {
            seat,
            persons,
            hands: now
                .table()
                .players()
                .seats()
                .map(|seat| now.hand(seat))
                .collect(),
            deck: now.deck().iter().rev().copied().collect(),
            shown: turns.iter().find(|turn| turn.ply == ply).and_then(|turn| {
                let judgement = turn.judgement.as_ref()?;
                let before = round_before(record, ply)?;
                let made = record.turns.get(ply - 1)?;
                Some(TurnAssessment::of(&before, made, turn, judgement))
            }),
            is_won,
            lost_by: lost_by(&turns, seat, record).filter(|_| !is_won),
            deal: deal(&turns, seat, now.table().players().get()),
            turns,
        }
    }

    /// Number of judged turns in the round.
    #[must_use]
    pub fn done(&self) -> usize {
        let judged = self.turns.iter().filter(|turn| turn.judgement.is_some());
        judged.count()
    }

    /// Returns `true` if another turn of the player would have been clearly better. Turns without a judgement don't
    /// count.
    #[must_use]
    pub fn has_losses(&self) -> bool {
        let mut judged = self.own().filter_map(ReviewedTurn::fair);
        judged.any(FairJudgement::is_worse)
    }

    /// The player's best chance in a lost round, of the turns that were made and those shown beside them. Turns without a
    /// judgement don't count. `None` also if other turns won more often than those that were made: then it isn't the cards alone.
    #[must_use]
    pub fn lost_chance(&self) -> Option<LostChance> {
        let mut own = self.own().filter_map(ReviewedTurn::fair);
        if self.is_won || own.any(|fair| fair.outdoing().is_some()) {
            return None;
        }
        let best = |reviewed: &ReviewedTurn| {
            let fair = reviewed.fair()?;
            let shown = [Some(&fair.played), fair.rival()].into_iter().flatten();
            let chance = shown.map(Estimate::chance).max()?;
            let turn = reviewed.turn;
            Some(LostChance { chance, turn })
        };
        // Of equal ones the first: the last of them would be taken.
        let turns = self.own().collect::<Vec<_>>();
        let turns = turns.into_iter().rev();
        turns.filter_map(best).max_by_key(|best| best.chance)
    }

    pub(super) fn own(&self) -> impl Iterator<Item = &ReviewedTurn> {
        self.turns.iter().filter(|turn| turn.seat == self.seat)
    }
}

/// The leader after the last of these turns, and the rule: the winner, if the round is over.
fn lead(lines: &[LogLine]) -> Option<(Seat, Rule)> {
    lines.last()?.lead
}

/// The turn with which a player gave the last forced win away, with all cards open; `None` if a turn after that isn't
/// judged.
fn lost_by(turns: &[ReviewedTurn], seat: Seat, record: &Record) -> Option<usize> {
    let mut own = turns.iter().rev().filter(|turn| turn.seat == seat);
    let last = own.find(|turn| !matches!(turn.exact(), Some(Ok(winning)) if winning.is_empty()))?;
    let made = record.turns.get(last.ply - 1)?;
    let winning = last.exact()?.as_ref().ok()?;
    (!winning.contains(made)).then_some(last.ply)
}

/// Assesses a deal from its first turn, or from the first turn of the player.
fn deal(turns: &[ReviewedTurn], seat: Seat, players: usize) -> DealAssessment {
    let is_won = |turn: &ReviewedTurn| match turn.exact() {
        None => Err(DealAssessment::Unknown),
        Some(Err(reason)) => Err(DealAssessment::OutOfReach(*reason)),
        Some(Ok(winning)) => Ok(!winning.is_empty()),
    };
    let first = turns.first();
    let own = turns.iter().find(|turn| turn.seat == seat);
    let found = match (first, own) {
        (Some(first), _) if first.seat == seat => is_won(first).map(DealAssessment::Known),
        (Some(first), _) if players == 2 => {
            is_won(first).map(|is_won| DealAssessment::Known(!is_won))
        }
        (_, Some(own)) => is_won(own).map(DealAssessment::FromFirstTurn),
        (_, None) => Err(DealAssessment::Unknown),
    };
    found.unwrap_or_else(|known| known)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Judgement;
    use crate::game::{Move, Turn};

    /// The first turns of a round, in the order of seats, each with `true` if the position before it was won.
    fn turns(won: &[bool]) -> Vec<ReviewedTurn> {
        let seats = (0..).filter_map(Seat::new);
        let turn = |((ply, seat), &is_won): ((usize, Seat), &bool)| ReviewedTurn {
            ply,
            turn: ply,
            seat,
            is_out: false,
            lead: None,
            judgement: Some(Judgement {
                exact: Ok(vec![Turn::from(Move::Pass); usize::from(is_won)]),
                fair: None,
            }),
        };
        (1..).zip(seats).zip(won).map(turn).collect()
    }

    #[test]
    fn what_the_first_to_move_cannot_win_is_anothers_only_in_a_duel() {
        let [first, second] = [0, 1].map(|seat| Seat::new(seat).expect("a seat"));
        let lost = turns(&[false, true]);
        assert_eq!(deal(&lost, first, 2), DealAssessment::Known(false));
        assert_eq!(deal(&lost, second, 2), DealAssessment::Known(true));
        assert_eq!(deal(&lost, second, 3), DealAssessment::FromFirstTurn(true));
        let won = turns(&[true, false]);
        assert_eq!(deal(&won, first, 3), DealAssessment::Known(true));
        assert_eq!(deal(&won, second, 2), DealAssessment::Known(false));
        assert_eq!(deal(&won, second, 3), DealAssessment::FromFirstTurn(false));
        assert_eq!(deal(&[], first, 2), DealAssessment::Unknown);
    }
}
