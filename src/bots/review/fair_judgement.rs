//! Judgement of a turn by what its player could know.

use super::super::Bot;
use super::super::master::Master;
use super::super::turns::{is_same_but_for_draw, knows_hand};
use super::comparison::Comparison;
use crate::game::{Turn, View};

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

/// Losses above which a turn is a mistake, in thousandths: any turn, and one that never won.
const MISTAKE: i64 = 100;
const MISTAKE_OF_ALL: i64 = 50;

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
        let (recommended, made) = main_turns(view, made, seed);
        Comparison::of_all(view, recommended, made, seed).run()
    }

    /// Compares a turn with the recommended one alone, in the deals of a judgement [of another](Self::of) by the same seed.
    pub(super) fn in_deals(view: &View, made: &Turn, seed: u64, deals: u32) -> Option<Self> {
        let (recommended, made) = main_turns(view, made, seed);
        Comparison::of_main(view, recommended, made, seed, deals).run()
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

    /// Returns `true` if another turn, tried as often, won notably more often than the recommended one.
    #[must_use]
    pub fn has_higher(&self) -> bool {
        let mut others = self
            .others
            .iter()
            .filter(|it| it.worlds == self.recommended.worlds);
        let least = i64::from(self.recommended.chance()) + NOTABLE;
        others.any(|other| i64::from(other.chance()) >= least)
    }

    /// Returns `true` if no turn that was tried won in any deal.
    #[must_use]
    pub fn is_hopeless(&self) -> bool {
        let mut tried = [&self.recommended, &self.played]
            .into_iter()
            .chain(&self.others);
        tried.all(|turn| turn.won == 0)
    }

    /// Returns `true` if the turn that was made was a mistake: it is [clearly worse](FairJudgement::is_worse),
    /// and its [loss](FairJudgement::loss) is above 100 thousandths, or above 50 if it never won.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        let least = if self.played.won == 0 {
            MISTAKE_OF_ALL
        } else {
            MISTAKE
        };
        self.is_worse() && self.loss() > least
    }

    /// Returns the best other turn if the one that was made is the recommended one. The same turn without its draw, or
    /// with it, is no other.
    #[must_use]
    pub fn next_best(&self) -> Option<&Estimate> {
        let mut others = self.others.iter().filter(|_| self.is_as_advised());
        others.find(|other| !is_same_but_for_draw(&other.turn, &self.played.turn))
    }

    /// Returns `true` if the turn that was made is the recommended one, and the next best did notably better.
    #[must_use]
    pub fn is_outdone(&self) -> bool {
        let next = self.next_best().map_or(0, Estimate::chance);
        i64::from(next) - i64::from(self.played.chance()) >= NOTABLE
    }

    /// Returns `true` if the turn that was made is the recommended one, and clearly ahead of the next best.
    #[must_use]
    pub fn is_clearly_best(&self) -> bool {
        let next = self.next_best();
        next.is_some_and(|next| self.played.is_ahead_of(next))
    }

    /// Returns `true` if neither the turn that was made nor its best alternative, which is the recommended turn or
    /// the next best, is clearly better.
    #[must_use]
    pub fn is_close(&self) -> bool {
        match self.next_best() {
            Some(next) => !self.played.is_ahead_of(next) && !next.is_ahead_of(&self.played),
            None => !self.is_clear(),
        }
    }
}

/// Returns the turn that a Master would make, and the part of one that was made which its player decided on.
fn main_turns(view: &View, made: &Turn, seed: u64) -> (Turn, Turn) {
    let recommended = Master.choose(view, seed).turn().clone();
    (recommended, foreseen(view, made))
}

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
