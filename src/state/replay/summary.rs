//! Summary of a finished round: its key moment and the alternatives.

use std::cmp::Reverse;

use super::review::{ReviewScene, ReviewedTurn};
use crate::bots::{Estimate, FairJudgement, Reason};
use crate::collections::sorted_by_key;
use crate::engine::round_before;
use crate::game::{CardSet, Move, Record, Round, Rule, View};
use crate::state::play::{LeadStatus, LogLine, TurnEvent, planned_events};

/// Summary of a round for the reviewed player.
#[derive(Clone, Debug, PartialEq)]
pub enum RoundSummary {
    /// Number of the player's turns judged, and number of the player's turns.
    Analysing(usize, usize),
    KeyMoment(Box<KeyMoment>),
    /// No turn had an alternative, or none could be judged.
    NoKeyMoment,
}

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
}

/// A turn that decided a round: the best of a round that was won without a mistake, or the costliest of those with a
/// clearly better one. If there are none, it is the hardest choice, the last one if several were.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyMoment {
    /// Ply (1-based) of the turn.
    pub ply: usize,
    /// Number of the key moment, from 1.
    pub number: usize,
    /// Number of key moments in the round.
    pub count: usize,
    pub kind: MomentKind,
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
    /// A Master's turn, or the next best if the player made that one.
    pub other: KeyTurn,
    /// Number of deals by which a Master's turn was ahead, and the part of it that may be luck.
    pub lead: (i64, i64),
    /// Arguments for the better turn, or for the player's own best turn, by what the player knew.
    pub why: Vec<Reason>,
    /// `true` if a Master would have made the same turn.
    pub is_as_advised: bool,
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
}

/// A chance below this, in thousandths, is negligible; so is the rest of one as near to certainty.
const SLIM: u32 = 50;

impl KeyMoment {
    /// The turn that was clearly better, if there is one.
    #[must_use]
    pub fn better(&self) -> Option<&KeyTurn> {
        matches!(self.kind, MomentKind::Mistake | MomentKind::Slip)
            .then_some(&self.comparison.other)
    }
}

impl KeyTurn {
    fn of(round: &Round, estimate: &Estimate) -> Self {
        let mover = round.table().turn();
        let mut after = round.clone();
        let moves = estimate.turn.moves().iter().copied();
        // The estimate may be for the part of a turn up to a drawn card.
        let made = |mv: &Move| after.play(*mv).is_ok();
        let moves: Vec<Move> = moves.take_while(made).collect();
        let played = moves.iter().filter_map(|mv| match mv {
            Move::Play(card) => Some(*card),
            _ => None,
        });
        Self {
            events: planned_events(round, &estimate.turn),
            estimate: estimate.clone(),
            rule: after.table().rule(),
            palette: after.table().palette(mover),
            played: played.collect(),
            is_out: after.table().is_out(mover),
        }
    }
}

/// The player's turns that have a fair judgement.
fn own(review: &ReviewScene) -> impl Iterator<Item = (&ReviewedTurn, &FairJudgement)> {
    let own = review.own();
    own.filter_map(|turn| Some((turn, turn.fair()?)))
}

/// The player's best turn: of those that are clearly ahead, the one furthest ahead of the next best.
fn best(review: &ReviewScene) -> Option<(&ReviewedTurn, &FairJudgement)> {
    let clear = own(review).filter(|(_, fair)| fair.is_clearly_best());
    clear.max_by_key(|(_, fair)| distance(fair))
}

/// The alternative to a turn: a Master's turn, or the next best if the player made that one.
fn beside(fair: &FairJudgement) -> Option<&Estimate> {
    if fair.is_as_advised() {
        fair.others.first()
    } else {
        Some(&fair.recommended)
    }
}

/// Difference between the chances of a turn and of its alternative; `None` if it has none, or if all was as good as won
/// or lost with either.
fn distance(fair: &FairJudgement) -> Option<u32> {
    let (made, other) = (fair.played.chance(), beside(fair)?.chance());
    let is_at_stake = made.max(other) >= SLIM && made.min(other) <= 1_000 - SLIM;
    is_at_stake.then_some(made.abs_diff(other))
}

/// Key moments of a round for its player, with their judgements: all turns with a clearly better one, costliest first;
/// before them, in a round that was won without a mistake, the best turn. If there are none, it is the closest call.
fn moments(review: &ReviewScene) -> Vec<(&ReviewedTurn, &FairJudgement)> {
    let losses = own(review).filter(|(_, fair)| fair.is_worse());
    let mut moments = sorted_by_key(losses, |(_, fair)| Reverse(fair.loss()));
    let has_mistake = moments.iter().any(|(_, fair)| fair.is_mistake());
    // A good turn didn't decide a round that was lost.
    if let Some(best) = best(review).filter(|_| review.is_won && !has_mistake) {
        moments.insert(0, best);
    }
    if moments.is_empty() {
        moments.extend(closest(review));
    }
    moments
}

/// The player's hardest choice: of the turns that are neither clearly better nor clearly worse than their alternative,
/// the one nearest to it. A turn after which the player is out, maybe by a drawn card, has lost for good what it was
/// close to.
fn closest(review: &ReviewScene) -> Option<(&ReviewedTurn, &FairJudgement)> {
    let close = own(review).filter(|(turn, fair)| fair.is_close() && !turn.is_out);
    let close = close.filter(|(_, fair)| distance(fair).is_some());
    close.min_by_key(|(turn, fair)| (distance(fair), Reverse(turn.ply)))
}

/// Chance in 1,000 from which a turn hardly ever loses.
const HARDLY_LOSES: u32 = 900;

/// Arguments for a turn rather than another one, by what its player knew. What could beat it is no argument if it won in all
/// deals, nor are likely replies if it hardly ever lost, nor is a majority of the cards unless more beat the other turn.
pub fn arguments(view: &View, turn: &Estimate, other: &Estimate) -> Vec<Reason> {
    let mut reasons = Reason::rather_than(view, &turn.turn, &other.turn);
    reasons.retain(|reason| match reason {
        Reason::Answers {
            answers,
            against: None,
            ..
        } if 2 * answers.count > answers.unseen => false,
        // The count leaves out replies with actions.
        Reason::Answers {
            has_actions: true, ..
        } => false,
        Reason::Answers { answers, .. } if answers.about() > 0 => turn.chance() < HARDLY_LOSES,
        Reason::Answers { .. } => turn.won < turn.worlds,
        _ => true,
    });
    reasons
}

impl RoundSummary {
    /// Summarises the round with the turns `lines`, at one of its key moments.
    pub(super) fn of(
        record: &Record,
        lines: &[LogLine],
        review: &ReviewScene,
        moment: usize,
    ) -> Self {
        Self::told(record, lines, review, &moments(review), moment)
    }

    /// Summarises the most memorable turn: the player's best turn in a won round, otherwise the first key moment.
    pub(super) fn at_end(record: &Record, lines: &[LogLine], review: &ReviewScene) -> Self {
        let mut moments = moments(review);
        // A winner's small slips are nothing to remember, unless there is nothing else.
        let is_notable = |fair: &FairJudgement| fair.is_mistake() || !fair.is_worse();
        if review.is_won && moments.iter().any(|(_, fair)| is_notable(fair)) {
            moments.retain(|(_, fair)| is_notable(fair));
        }
        if let Some(best) = best(review).filter(|_| review.is_won) {
            moments = vec![best];
        }
        Self::told(record, lines, review, &moments, 0)
    }

    fn told(
        record: &Record,
        lines: &[LogLine],
        review: &ReviewScene,
        moments: &[(&ReviewedTurn, &FairJudgement)],
        moment: usize,
    ) -> Self {
        let own = review.own().count();
        let judged = review.own().filter(|turn| turn.judgement.is_some()).count();
        if judged < own {
            return Self::Analysing(judged, own);
        }
        let index = moment.checked_rem(moments.len()).unwrap_or_default();
        let line = |ply| lines.iter().find(|line| line.ply == ply).cloned();
        let told = moments.get(index).and_then(|(turn, fair)| {
            let round = round_before(record, turn.ply)?;
            let kind = match () {
                () if fair.is_mistake() => MomentKind::Mistake,
                () if fair.is_worse() => MomentKind::Slip,
                () if fair.is_clearly_best() => MomentKind::Best,
                () => MomentKind::Closest,
            };
            let other = beside(fair)?;
            let view = round.view(turn.seat);
            let why = match kind {
                MomentKind::Mistake | MomentKind::Slip => arguments(&view, other, &fair.played),
                MomentKind::Best => arguments(&view, &fair.played, other),
                MomentKind::Closest => Vec::new(),
            };
            Some(KeyMoment {
                ply: turn.ply,
                number: index + 1,
                count: moments.len(),
                kind,
                verdict: LeadStatus::of(round.table()),
                hand: round.hand(turn.seat),
                line: line(turn.ply)?,
                comparison: TurnComparison {
                    made: KeyTurn::of(&round, &fair.played),
                    other: KeyTurn::of(&round, other),
                    lead: (fair.lead(), fair.margin()),
                    why,
                    is_as_advised: fair.is_as_advised(),
                },
                next: line(turn.ply + 1),
            })
        });
        told.map_or(Self::NoKeyMoment, |moment| {
            Self::KeyMoment(Box::new(moment))
        })
    }

    #[must_use]
    pub fn moment(&self) -> Option<&KeyMoment> {
        match self {
            Self::KeyMoment(moment) => Some(moment),
            Self::Analysing(..) | Self::NoKeyMoment => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Judgement, SolveError};
    use crate::game::Turn;
    use crate::state::replay::Replay;

    /// A round in which the player's last turn has no alternative.
    const LOST: &str = "1/1.3/3h/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";

    fn estimate(turn: &str, won: u32) -> Estimate {
        Estimate {
            turn: turn.parse().expect(turn),
            won,
            worlds: 240,
        }
    }

    /// The summary of that round if a Master would have made each turn, with the alternatives `beside`, by ply.
    fn summary(beside: &[(usize, &str)]) -> RoundSummary {
        summary_of(30, beside)
    }

    /// Like `summary`, but each turn wins in `wins` of its 240 deals.
    fn summary_of(wins: u32, beside: &[(usize, &str)]) -> RoundSummary {
        let mut replay = Replay::of(LOST.parse().expect("a link")).expect("a replay");
        let turns: Vec<Turn> = replay.so_far().expect("a game").record.turns;
        for (ply, turn) in (1..).zip(turns) {
            let made = estimate(&turn.to_string(), wins);
            let others = beside.iter().filter(|(at, _)| *at == ply);
            let fair = FairJudgement {
                recommended: made.clone(),
                played: made,
                better: 0,
                worse: 0,
                others: others.map(|(_, other)| estimate(other, wins)).collect(),
            };
            let exact = Err(SolveError::TooLarge);
            replay = replay.judged(
                ply,
                Judgement {
                    exact,
                    fair: Some(fair),
                },
            );
        }
        replay.scene().summary.expect("a summary")
    }

    #[test]
    fn a_turn_without_a_choice_is_not_told_of() {
        let told = summary(&[(4, "x"), (6, "x")]);
        let moment = told.moment().expect("a moment");
        assert_eq!((moment.ply, moment.kind), (6, MomentKind::Closest));
        assert!(moment.comparison.is_as_advised && moment.comparison.other.is_out);
        assert_eq!(summary(&[]), RoundSummary::NoKeyMoment);
        // Nor is the turn with which the player went out.
        let told = summary(&[(4, "x"), (12, "pB4")]);
        assert_eq!(told.moment().map(|moment| moment.ply), Some(4));
        assert_eq!(summary(&[(12, "pB4")]), RoundSummary::NoKeyMoment);
        // Nor is a turn if everything was as good as lost.
        assert_eq!(
            summary_of(4, &[(4, "x"), (6, "x")]),
            RoundSummary::NoKeyMoment
        );
    }
}
