//! Judgement of a turn by what its player could know.

use std::cmp::Reverse;

use super::super::Bot;
use super::super::determinize::Worlds;
use super::super::master::Master;
use super::super::skilled::score;
use super::super::turns::{Candidate, candidates, knows_hand};
use super::evaluator::ReviewEvaluator;
use crate::collections::sorted_by_key;
use crate::game::{GameRng, Turn, View};

/// Judgement of a turn by what its player could know: how often it won, and how often others
/// did, in many deals of the hidden cards. All turns were tried in the same deals. The Master
/// had chosen its turn in other deals.
///
/// If a turn draws a card before its end, only the moves decided before that count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairJudgement {
    /// The turn that a Master would have made.
    pub recommended: Estimate,
    /// The turn that was made. It may be the same.
    pub played: Estimate,
    /// Number of deals in which the recommended turn won and the one that was made lost.
    pub better: u32,
    /// Number of deals in which the recommended turn lost and the one that was made won.
    pub worse: u32,
    /// Other turns: first those tried in the most deals, and of these the best first.
    pub others: Vec<Estimate>,
}

/// Estimate of how often a turn wins, from deals of the hidden cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The turn, or the part of it up to a card that is drawn.
    pub turn: Turn,
    /// Number of deals in which it won.
    pub won: u32,
    /// Number of deals in which it was tried, at least one.
    pub worlds: u32,
}

/// A chance of 1, in thousandths.
const CERTAIN: u32 = 1_000;

/// Loss above which a turn is a mistake, in thousandths.
const MISTAKE: i64 = 100;

/// Difference of two turns that is worth a word, in thousandths.
const NOTABLE: i64 = 30;

impl Estimate {
    /// Returns the chance to win, in thousandths.
    #[must_use]
    pub const fn chance(&self) -> u32 {
        (self.won * CERTAIN + self.worlds / 2) / self.worlds
    }

    /// Returns the lower and the upper bound of the chance to win, in thousandths: the
    /// 95 % interval of Wilson (1927), for two standard deviations.
    #[must_use]
    pub const fn interval(&self) -> (u32, u32) {
        let (won, worlds) = (self.won as u64, self.worlds as u64);
        let scale = CERTAIN as u64;
        // won·lost / worlds + 1, in the square of the scale
        let spread = (scale * scale * (won * (worlds - won) + worlds) / worlds).isqrt();
        let (middle, whole) = ((won + 2) * scale, worlds + 4);
        let low = middle.saturating_sub(2 * spread) / whole;
        let high = (middle + 2 * spread).div_ceil(whole);
        (low as u32, if high < scale { high as u32 } else { CERTAIN })
    }

    /// Returns `true` if the chance is clearly above another: the 95 % interval of their difference, by Newcombe
    /// (1998) from the intervals of both, lies above zero.
    fn is_ahead_of(&self, other: &Self) -> bool {
        let (made, next) = (self.chance(), other.chance());
        let below = made.saturating_sub(self.interval().0);
        let above = other.interval().1.saturating_sub(next);
        made > next && (made - next).pow(2) > below.pow(2) + above.pow(2)
    }
}

impl FairJudgement {
    /// Judges a turn of the player of a view. Returns `None` if the turns can't be tried.
    pub(super) fn of(view: &View, made: &Turn, seed: u64) -> Option<Self> {
        let made = foreseen(view, made);
        let recommended = Master.choose(view, seed).turn().clone();
        Comparison::new(view, recommended, made, seed).run()
    }

    /// Returns `true` if the turn that was made is the recommended one.
    #[must_use]
    pub fn is_as_advised(&self) -> bool {
        self.recommended.turn == self.played.turn
    }

    /// Returns how much lower the chance to win was than with the recommended turn, in thousandths;
    /// negative if the turn that was made was better.
    #[must_use]
    pub fn loss(&self) -> i64 {
        self.lead() * i64::from(CERTAIN) / i64::from(self.recommended.worlds)
    }

    /// Returns the number of deals by which the recommended turn is ahead of the one that was made; negative
    /// if it is behind.
    #[must_use]
    pub fn lead(&self) -> i64 {
        i64::from(self.better) - i64::from(self.worse)
    }

    /// Returns the number of deals by which luck alone may separate two equal turns: two standard deviations
    /// of the [lead](FairJudgement::lead), counting only deals that exactly one of the turns won.
    #[must_use]
    pub fn margin(&self) -> i64 {
        (4 * (i64::from(self.better) + i64::from(self.worse))).isqrt()
    }

    /// Returns `true` if one of the two turns is clearly better: the [lead](FairJudgement::lead) is beyond its
    /// [margin](FairJudgement::margin), so luck doesn't explain it, and at least 30 thousandths or all the chance there was.
    fn is_clear(&self) -> bool {
        let is_notable = self.loss().abs() >= NOTABLE || self.played.won == 0;
        is_notable && self.lead().abs() > self.margin()
    }

    /// Returns `true` if the turn that was made is clearly worse than the recommended one.
    #[must_use]
    pub fn is_worse(&self) -> bool {
        self.is_clear() && self.lead() > 0
    }

    /// Returns `true` if the turn that was made is clearly better than the recommended one.
    #[must_use]
    pub fn is_ahead(&self) -> bool {
        self.is_clear() && self.lead() < 0
    }

    /// Returns `true` if the turn that was made was a mistake: it is [clearly worse](FairJudgement::is_worse),
    /// and its [loss](FairJudgement::loss) is above 100 thousandths, or it never won.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.is_worse() && (self.loss() > MISTAKE || self.played.won == 0)
    }

    /// Returns `true` if the turn that was made is the recommended one, and clearly ahead of the next best.
    #[must_use]
    pub fn is_clearly_best(&self) -> bool {
        let next = self.others.first().filter(|_| self.is_as_advised());
        next.is_some_and(|next| self.played.is_ahead_of(next))
    }

    /// Returns `true` if neither the turn that was made nor its best alternative, which is the recommended turn or
    /// the next best, is clearly better.
    #[must_use]
    pub fn is_close(&self) -> bool {
        match self.others.first() {
            Some(next) if self.is_as_advised() => {
                !self.played.is_ahead_of(next) && !next.is_ahead_of(&self.played)
            }
            _ => !self.is_clear(),
        }
    }
}

/// Number of deals in which the two main turns are tried, and in which the others are.
const WORLDS: u32 = 240;
const WORLDS_OF_OTHERS: u32 = 24;

/// Maximum number of other turns.
const OTHERS: usize = 24;

/// Number of other turns that are tried as often as the main ones, so that the chances shown beside each other are not
/// mostly luck.
const FINALISTS: usize = 3;

/// Returns the part of a turn that its player decided on before drawing a card in it.
fn foreseen(view: &View, turn: &Turn) -> Turn {
    let mut known = Turn::default();
    let mut view = view.clone();
    for &mv in turn.moves() {
        match view.after(mv) {
            Ok(after) if knows_hand(&view) && known.push(mv).is_ok() => view = after,
            _ => break,
        }
    }
    known
}

/// Comparison of turns in one world after another.
struct Comparison {
    /// The recommended turn, then the one that was made if it differs, then others.
    tried: Vec<Estimate>,
    /// Number of main turns at the front: one or two.
    main: usize,
    better: u32,
    worse: u32,
    worlds: Worlds,
    evaluator: ReviewEvaluator,
    /// Budget left.
    left: u64,
    /// Part of the budget that is reserved for the second round, in which most other turns aren't tried.
    reserved: u64,
    /// Part of the budget that is reserved for the main turns.
    reserved_for_main: u64,
}

impl Comparison {
    fn new(view: &View, recommended: Turn, made: Turn, seed: u64) -> Self {
        // The Master's turn did well in its own worlds partly by luck, so turns are compared in other ones.
        let comparison_seed = seed.rotate_left(32);
        let (evaluator, left) = ReviewEvaluator::of(view, !comparison_seed);
        let mut turns = vec![recommended];
        if turns[0] != made {
            turns.push(made);
        }
        let main = turns.len();
        for other in others(view) {
            if turns.len() < main + OTHERS && !turns.contains(&other) {
                turns.push(other);
            }
        }
        let tried = turns.into_iter().map(|turn| Estimate {
            turn,
            won: 0,
            worlds: 0,
        });
        Self {
            tried: tried.collect(),
            main,
            better: 0,
            worse: 0,
            worlds: Worlds::of(view, GameRng::new(comparison_seed)),
            evaluator,
            left,
            reserved: left / 2,
            reserved_for_main: left / 4,
        }
    }

    /// Tries the turns in one world after another, until there have been enough or the budget is used up.
    fn run(mut self) -> Option<FairJudgement> {
        let is_enough = |tried: &[Estimate]| tried.first().is_none_or(|it| it.worlds >= WORLDS);
        while !is_enough(&self.tried) && self.try_world().is_some() {}
        self.into_result()
    }

    /// Tries the turns in one more world. Returns `None` if the budget doesn't suffice for it, or if there is no other.
    fn try_world(&mut self) -> Option<()> {
        let world = self.worlds.next()?;
        let is_first_round =
            self.tried.first()?.worlds < WORLDS_OF_OTHERS && self.left > self.reserved;
        let had_all = self.tried.first()?.worlds == self.tried.last()?.worlds;
        if !is_first_round && had_all {
            self.sort_others();
        }
        let count = match is_first_round {
            true => self.tried.len(),
            false if self.left > self.reserved_for_main => {
                self.tried.len().min(self.main + FINALISTS)
            }
            false => self.main,
        };
        let turns = self.tried[..count].iter().map(|tried| &tried.turn);
        let won = self.evaluator.judge(&world, turns, &mut self.left)?;
        for (tried, &won) in self.tried.iter_mut().zip(&won) {
            tried.won += u32::from(won);
            tried.worlds += 1;
        }
        // If there is one main turn, it was both recommended and made.
        let (recommended, made) = (won[0], won[self.main - 1]);
        self.better += u32::from(recommended && !made);
        self.worse += u32::from(made && !recommended);
        Some(())
    }

    /// Sorts the other turns: first those tried in the most worlds, and of these the best first.
    fn sort_others(&mut self) {
        let others = self.tried.split_off(self.main);
        let worth = |tried: &Estimate| (tried.worlds, tried.won);
        self.tried
            .extend(sorted_by_key(others, |it| Reverse(worth(it))));
    }

    fn into_result(mut self) -> Option<FairJudgement> {
        self.sort_others();
        let (main, others) = self.tried.split_at(self.main);
        let others = others.iter().filter(|estimate| estimate.worlds > 0);
        let (recommended, made) = (main.first()?.clone(), main.last()?.clone());
        (recommended.worlds > 0).then_some(FairJudgement {
            recommended,
            played: made,
            better: self.better,
            worse: self.worse,
            others: others.cloned().collect(),
        })
    }
}

/// Returns the turns that keep the player of a view in, those first that [`score`] values most.
fn others(view: &View) -> Vec<Turn> {
    let staying = candidates(view).into_iter().filter(Candidate::stays);
    let valued = staying.map(|candidate| (score(&candidate), candidate.turn().clone()));
    let sorted = sorted_by_key(valued, |&(score, _)| Reverse(score));
    sorted.into_iter().map(|(_, turn)| turn).collect()
}
