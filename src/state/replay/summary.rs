//! The story of a round that is over: the turn on which it hung, and what there was beside it.

use super::review::{ReviewScene, ReviewedTurn};
use crate::bots::{Estimate, FairJudgement, Reason};
use crate::game::{CardSet, Move, Record, Round, Rule};
use crate::state::engine::before;
use crate::state::play::{LeadStatus, LogLine, TurnEvent, planned_events};

/// What a round comes to, for the player whose chances are shown.
#[derive(Clone, Debug, PartialEq)]
pub enum RoundSummary {
    /// So many of so many turns of the player have been judged.
    Analysing(usize, usize),
    /// It hung on a turn.
    KeyMoment(Box<KeyMoment>),
    /// There is no turn that had a choice in it, or none that could be judged.
    NoKeyMoment,
}

/// Why a turn is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// Another turn would have been much better.
    Mistake,
    /// No other would have been as good.
    Best,
    /// No other came as close to a mistake.
    Closest,
}

/// A turn on which a round hung: the one that cost most; if none cost much the best one of a round that was won, else
/// the one that came closest to a mistake, the last of these.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyMoment {
    /// The number of the turn, from 1.
    pub ply: usize,
    /// Which of the moments it is, from 1.
    pub number: usize,
    /// How many there are.
    pub count: usize,
    /// Why it is told of.
    pub kind: MomentKind,
    /// The rule in force before it, and who led.
    pub verdict: LeadStatus,
    /// The player's hand before it.
    pub hand: CardSet,
    /// The turn itself.
    pub line: LogLine,
    /// What was played.
    pub made: KeyTurn,
    /// The better turn; after one that was no mistake what a Master would have done, or the next best after that.
    pub other: KeyTurn,
    /// What speaks for the better turn, or for the one that was best as it was made, by what its player knew.
    pub why: Vec<Reason>,
    /// Whether the turn is the one that a Master would have made.
    pub is_as_advised: bool,
    /// The turn that followed.
    pub next: Option<LogLine>,
}

/// A turn that was made, or could have been.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyTurn {
    /// What happens in it.
    pub events: Vec<TurnEvent>,
    /// How often it won.
    pub estimate: Estimate,
    /// The rule in force after it.
    pub rule: Rule,
    /// The player's palette after it.
    pub palette: CardSet,
    /// The cards of it that were played in this turn.
    pub played: CardSet,
    /// Whether the player is out by it.
    pub is_out: bool,
}

/// Below so many thousandths a chance is none to speak of.
const SLIM: u32 = 50;

impl KeyMoment {
    /// The turn that would have been better, if it was a mistake.
    #[must_use]
    pub fn better(&self) -> Option<&KeyTurn> {
        (self.kind == MomentKind::Mistake).then_some(&self.other)
    }
}

impl KeyTurn {
    fn of(round: &Round, estimate: &Estimate) -> Self {
        let mover = round.table().turn();
        let mut after = round.clone();
        let moves = estimate.turn.moves().iter().copied();
        // It may be the part of a turn up to a drawn card.
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

/// The player's turns of which there is something to say, with that.
fn own(review: &ReviewScene) -> impl Iterator<Item = (&ReviewedTurn, &FairJudgement)> {
    let own = review.own();
    own.filter_map(|turn| Some((turn, turn.fair()?)))
}

/// The player's best turn: one that a Master would have made, and by which the next best falls
/// short most.
fn best(review: &ReviewScene) -> Option<(&ReviewedTurn, &FairJudgement)> {
    let lead = |fair: &FairJudgement| {
        let next = fair.others.first().filter(|_| fair.is_as_advised())?;
        Some(i64::from(fair.played.chance()) - i64::from(next.chance()))
    };
    let stands_out = own(review).filter(|(_, fair)| lead(fair) > Some(0));
    stands_out.max_by_key(|(_, fair)| lead(fair))
}

/// What there was beside a turn: what a Master would have done, or the next best after that.
fn beside(fair: &FairJudgement) -> Option<&Estimate> {
    match fair.is_as_advised() {
        true => fair.others.first(),
        false => Some(&fair.recommended),
    }
}

/// The turns on which a round hung for its player, with what was said of them: those that cost
/// most first; where none was a mistake the best one of a round that was won, else the one that came closest to a mistake.
fn moments(review: &ReviewScene) -> Vec<(&ReviewedTurn, &FairJudgement)> {
    let mut moments: Vec<(&ReviewedTurn, &FairJudgement)> = Vec::new();
    for (turn, fair) in own(review).filter(|(_, fair)| fair.is_mistake()) {
        let place = moments.partition_point(|(_, other)| other.loss() >= fair.loss());
        moments.insert(place, (turn, fair));
    }
    if moments.is_empty() {
        // Where all was lost whatever was played, nothing hung on it.
        let had_choice = |(_, fair): &(&ReviewedTurn, &FairJudgement)| {
            let best = |it: &Estimate| it.chance().max(fair.played.chance());
            beside(fair).map(best).is_some_and(|best| best >= SLIM)
        };
        // What was good in a round that was lost is not what it hung on.
        let best = best(review).filter(|_| review.is_won);
        // A round that was won without any loss had no close call either.
        let costs = |(_, fair): &(&ReviewedTurn, &FairJudgement)| !review.is_won || fair.loss() > 0;
        let closest = own(review)
            .filter(had_choice)
            .filter(costs)
            .max_by_key(|(turn, fair)| (fair.loss(), turn.ply));
        moments.extend(best.or(closest));
    }
    moments
}

impl RoundSummary {
    /// The story of a round of which these are the turns, at one of its moments.
    pub(super) fn of(
        record: &Record,
        lines: &[LogLine],
        review: &ReviewScene,
        moment: usize,
    ) -> Self {
        Self::told(record, lines, review, &moments(review), moment)
    }

    /// What to remember of the round: the best turn of who has won it, else the turn on which it hung.
    pub(super) fn at_end(record: &Record, lines: &[LogLine], review: &ReviewScene) -> Self {
        let mut moments = moments(review);
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
            let round = before(record, turn.ply)?;
            let kind = match fair.is_mistake() {
                true => MomentKind::Mistake,
                false
                    if review.is_won
                        && best(review).is_some_and(|(best, _)| best.ply == turn.ply) =>
                {
                    MomentKind::Best
                }
                false => MomentKind::Closest,
            };
            let other = beside(fair)?;
            let why = match kind {
                MomentKind::Mistake => Reason::all_of(&round.view(turn.seat), &other.turn),
                MomentKind::Best => Reason::all_of(&round.view(turn.seat), &fair.played.turn),
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
                made: KeyTurn::of(&round, &fair.played),
                other: KeyTurn::of(&round, other),
                why,
                is_as_advised: fair.is_as_advised(),
                next: line(turn.ply + 1),
            })
        });
        told.map_or(Self::NoKeyMoment, |moment| {
            Self::KeyMoment(Box::new(moment))
        })
    }

    /// The moment on which it hung.
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

    /// A round in which the person's last turn is the only one left.
    const LOST: &str = "1/1.3/3h/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";

    fn estimate(turn: &str, won: u32) -> Estimate {
        Estimate {
            turn: turn.parse().expect(turn),
            won,
            worlds: 240,
        }
    }

    /// The story of that round, each turn of it what a Master would have made, with these turns beside some.
    fn story(beside: &[(usize, &str)]) -> RoundSummary {
        story_of(30, beside)
    }

    /// The same where each turn wins so many of its 240 games.
    fn story_of(wins: u32, beside: &[(usize, &str)]) -> RoundSummary {
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
        replay.scene().story.expect("a story")
    }

    #[test]
    fn a_turn_without_a_choice_is_not_told_of() {
        let told = story(&[(4, "x"), (6, "x")]);
        let moment = told.moment().expect("a moment");
        assert_eq!((moment.ply, moment.kind), (6, MomentKind::Closest));
        assert!(moment.is_as_advised && moment.other.is_out);
        assert_eq!(story(&[]), RoundSummary::NoKeyMoment);
        // Nor is one of which all were as good as lost.
        assert_eq!(
            story_of(4, &[(4, "x"), (6, "x")]),
            RoundSummary::NoKeyMoment
        );
    }
}
