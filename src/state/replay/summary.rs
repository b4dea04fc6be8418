//! Summary of a finished round: its key moment and the alternatives.

use std::cmp::Reverse;

use super::key_moment::{KeyMoment, KeyTurn, MomentKind, TurnComparison};
use super::review::{ReviewScene, ReviewedTurn, TurnRating};
use crate::bots::{Estimate, FairJudgement, Reason};
use crate::collections::sorted_by_key;
use crate::engine::round_before;
use crate::game::{Record, View};
use crate::state::play::{LeadStatus, LogLine};

/// Summary of a round for the reviewed player.
#[derive(Clone, Debug, PartialEq)]
pub enum RoundSummary {
    /// Number of the player's turns judged, and number of the player's turns.
    Analysing(usize, usize),
    KeyMoment(Box<KeyMoment>),
    /// No turn had an alternative, or none could be judged.
    NoKeyMoment,
}

/// The turn that a summary shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SummaryFocus {
    /// The key moment that matters most.
    Main,
    /// The key moment that matters most after that of this ply (1-based), or the first of all after the last.
    After(usize),
    /// A turn of the round, by its ply (1-based).
    Turn(usize),
}

/// A chance below this, in thousandths, is negligible; so is the rest of one as near to certainty.
const SLIM: u32 = 100;

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

/// Difference between the chances of a turn and of its alternative; `None` if it has none, or if all was as good as won
/// or lost with either.
fn distance(fair: &FairJudgement) -> Option<u32> {
    let (made, other) = (fair.played.chance(), fair.rival()?.chance());
    let is_at_stake = made.max(other) >= SLIM && made.min(other) <= 1_000 - SLIM;
    is_at_stake.then_some(made.abs_diff(other))
}

/// Key moments of a round for its player, with their judgements, the one that matters most first: all turns with a clearly
/// better one, costliest first; before them, in a round that was won without a mistake, the best turn. If there are none,
/// it is the hardest choice.
fn moments(review: &ReviewScene) -> Vec<(&ReviewedTurn, &FairJudgement)> {
    let losses = own(review).filter(|(_, fair)| fair.is_worse());
    let mut moments = sorted_by_key(losses, |(_, fair)| Reverse(fair.loss()));
    let has_mistake = moments.iter().any(|(_, fair)| fair.is_mistake());
    // A good turn didn't decide a round that was lost.
    if let Some(best) = best(review).filter(|_| review.is_won && !has_mistake) {
        moments.insert(0, best);
    }
    if moments.is_empty() {
        moments.extend(hardest(review));
    }
    moments
}

/// The player's hardest choice: the turn that another one outdid most, though a Master would not have made that; or else of
/// the turns that are neither clearly better nor clearly worse than their alternative, the one nearest to it. A turn after
/// which the player is out, maybe by a drawn card, has lost for good what it was close to.
fn hardest(review: &ReviewScene) -> Option<(&ReviewedTurn, &FairJudgement)> {
    let stayed = || own(review).filter(|(turn, _)| !turn.is_out);
    let outdone = stayed().filter(|(_, fair)| fair.outdoing().is_some());
    let outdone = outdone.max_by_key(|(_, fair)| distance(fair));
    outdone.or_else(|| {
        let close = stayed().filter(|(_, fair)| fair.is_close() && distance(fair).is_some());
        close.min_by_key(|(turn, fair)| (distance(fair), Reverse(turn.ply)))
    })
}

/// Chance in 1,000 from which a turn hardly ever loses.
const HARDLY_LOSES: u32 = 900;

/// Arguments for a turn rather than a worse one, by what its player knew; if none is a main reason for it, what it has
/// beyond the other.
pub fn arguments(view: &View, turn: &Estimate, other: &Estimate) -> Vec<Reason> {
    let mut reasons = main_arguments(view, turn, other);
    if reasons.is_empty() && turn.chance() > other.chance() {
        reasons.extend(Reason::beyond(view, &turn.turn, &other.turn));
    }
    reasons
}

/// Main reasons for a turn rather than another one, by what its player knew. What could beat it is no argument if it won in all
/// deals, nor are likely replies if it hardly ever lost, nor is a majority of the cards unless more beat the other turn, by
/// at least half the difference of the chances.
fn main_arguments(view: &View, turn: &Estimate, other: &Estimate) -> Vec<Reason> {
    let mut reasons = Reason::rather_than(view, &turn.turn, &other.turn);
    let difference = turn.chance().saturating_sub(other.chance()) as usize;
    reasons.retain(|reason| match reason {
        // A few cards don't explain a large difference.
        Reason::Answers {
            answers,
            against: Some(against),
            ..
        } if 2_000 * against.saturating_sub(answers.count) < difference * answers.unseen => false,
        Reason::Answers {
            answers,
            against: None,
            ..
        } if 2 * answers.count > answers.unseen => false,
        // The count leaves out replies with actions. Beside another count that does the same it still says something.
        Reason::Answers {
            has_actions: true,
            against: None,
            ..
        } => false,
        Reason::Answers { answers, .. } if answers.about() > 0 => turn.chance() < HARDLY_LOSES,
        Reason::Answers { .. } => turn.won < turn.worlds,
        _ => true,
    });
    reasons
}

/// The turn of a round beside its alternative; `plies` are those of the key moments of the round, the one that matters most
/// first.
fn key_moment(
    record: &Record,
    lines: &[LogLine],
    turn: &ReviewedTurn,
    plies: &[usize],
) -> Option<KeyMoment> {
    let index = plies.iter().position(|&ply| ply == turn.ply);
    let (rating, fair) = turn.rated()?;
    let line = |ply| lines.iter().find(|line| line.ply == ply).cloned();
    let round = round_before(record, turn.ply)?;
    let kind = match index {
        None => MomentKind::Chosen,
        Some(_) if rating == TurnRating::Mistake => MomentKind::Mistake,
        Some(_) if rating == TurnRating::Slip => MomentKind::Slip,
        Some(_) if fair.is_clearly_best() => MomentKind::Best,
        Some(_) => MomentKind::Closest,
    };
    let other = fair.rival();
    let view = round.view(turn.seat);
    let why = match other {
        Some(other) if rating.is_loss() => arguments(&view, other, &fair.played),
        Some(other) if kind == MomentKind::Best => {
            let mut why = arguments(&view, &fair.played, other);
            // The words of these are about the turn in the game as the worse one.
            why.retain(|reason| {
                !matches!(
                    reason,
                    Reason::LeadsUnderToo(_)
                        | Reason::Answers {
                            against: Some(_),
                            ..
                        }
                )
            });
            why
        }
        _ => Vec::new(),
    };
    Some(KeyMoment {
        ply: turn.ply,
        number: index.map(|index| index + 1),
        count: plies.len(),
        has_next: index.is_some_and(|index| index + 1 < plies.len()),
        kind,
        rating,
        verdict: LeadStatus::of(round.table()),
        hand: round.hand(turn.seat),
        line: line(turn.ply)?,
        comparison: TurnComparison {
            made: KeyTurn::made(&round, &fair.played, record.turns.get(turn.ply - 1)?),
            // Beside a turn without hope, another one without hope says nothing.
            other: other
                .filter(|_| rating != TurnRating::Hopeless)
                .map(|other| KeyTurn::of(&round, other)),
            advised: (rating == TurnRating::Debatable)
                .then(|| KeyTurn::of(&round, &fair.recommended)),
            has_higher: fair.has_higher(),
            why,
        },
        next: line(turn.ply + 1),
    })
}

impl RoundSummary {
    /// Summarises the round with the turns `lines`, at one of them.
    pub(super) fn of(
        record: &Record,
        lines: &[LogLine],
        review: &ReviewScene,
        focus: SummaryFocus,
    ) -> Self {
        let moments = moments(review);
        let own = review.own().count();
        let judged = review.own().filter(|turn| turn.judgement.is_some()).count();
        if judged < own {
            return Self::Analysing(judged, own);
        }
        let plies: Vec<usize> = moments.iter().map(|(turn, _)| turn.ply).collect();
        let after = |ply| plies.iter().skip_while(move |&&other| other != ply).nth(1);
        let shown = match focus {
            SummaryFocus::Main => plies.first().copied(),
            SummaryFocus::After(ply) => after(ply).or(plies.first()).copied(),
            SummaryFocus::Turn(ply) => Some(ply),
        };
        let shown = review.turns.iter().find(|turn| Some(turn.ply) == shown);
        let moment = shown.and_then(|turn| key_moment(record, lines, turn, &plies));
        moment.map_or(Self::NoKeyMoment, |moment| {
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
            better: 0,
            worse: 0,
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
        let other = moment.comparison.other.as_ref().expect("another turn");
        assert!(moment.rating == TurnRating::AsAdvised && other.is_out);
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
