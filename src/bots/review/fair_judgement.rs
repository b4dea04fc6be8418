//! Judgement of a turn by what its player could know.

use super::super::Bot;
use super::super::master::Master;
use super::super::turns::{is_same_but_for_draw, knows_hand};
use super::comparison::Comparison;
use super::estimate::Estimate;
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
    /// Other turns: first those tried in the most deals, and of these the best first.
    pub others: Vec<Estimate>,
}

impl FairJudgement {
    /// Loss above which a turn is a mistake, in thousandths.
    pub const MISTAKE: u16 = 100;
    /// Loss above which a turn is a mistake that leaves less than [one part](Self::LITTLE) of the chance, in thousandths.
    pub const MISTAKE_LEAVING_LITTLE: u16 = 50;
    /// The part of a chance that is little, one in so many.
    pub const LITTLE: u32 = 4;

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
        self.recommended.gain()
    }

    /// Returns `true` if the turn that was made is clearly worse than the recommended one.
    #[must_use]
    pub fn is_worse(&self) -> bool {
        self.recommended.is_clearly_better()
    }

    /// Returns `true` if the turn that was made is clearly better than the recommended one.
    #[must_use]
    pub fn is_ahead(&self) -> bool {
        self.recommended.is_clearly_worse()
    }

    /// Returns `true` if another turn, tried as often, won notably more often than the recommended one.
    #[must_use]
    pub fn has_higher(&self) -> bool {
        let least = self.recommended.gain() + i64::from(Estimate::NOTABLE);
        self.tried_as_often().any(|other| other.gain() >= least)
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
    /// and its [loss](FairJudgement::loss) is above [`FairJudgement::MISTAKE`], or above
    /// [`FairJudgement::MISTAKE_LEAVING_LITTLE`] if it left little of the chance.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        let least = if self.played.won * Self::LITTLE < self.recommended.won {
            Self::MISTAKE_LEAVING_LITTLE
        } else {
            Self::MISTAKE
        };
        self.is_worse() && self.loss() > i64::from(least)
    }

    /// Returns the best other turn if the one that was made is the recommended one. The same turn without its draw, or
    /// with it, is no other.
    #[must_use]
    pub fn next_best(&self) -> Option<&Estimate> {
        let mut others = self.others.iter().filter(|_| self.is_as_advised());
        others.find(|other| !is_same_but_for_draw(&other.turn, &self.played.turn))
    }

    /// Returns the best of the other turns that were tried as often and are clearly better than the one that was made.
    #[must_use]
    pub fn outdoing(&self) -> Option<&Estimate> {
        let mut others = self.tried_as_often();
        others.find(|other| {
            other.is_clearly_better() && !is_same_but_for_draw(&other.turn, &self.played.turn)
        })
    }

    /// Returns the turn to show beside the one that was made: the recommended one if either of the two is clearly
    /// better, or else the best of those that were tried as often.
    #[must_use]
    pub fn rival(&self) -> Option<&Estimate> {
        let advised = &self.recommended;
        if self.is_as_advised() {
            return self.outdoing().or_else(|| self.next_best());
        }
        if advised.is_clearly_better() || advised.is_clearly_worse() {
            return Some(advised);
        }
        self.outdoing().or_else(|| {
            let rivals = [advised].into_iter().chain(self.tried_as_often());
            // The last of several that are alike would be taken.
            rivals.rev().max_by_key(|rival| rival.chance())
        })
    }

    /// Returns `true` if the turn that was made is the recommended one, and clearly better than the next best.
    #[must_use]
    pub fn is_clearly_best(&self) -> bool {
        let next = self.next_best().filter(|next| next.is_clearly_worse());
        // Over fewer deals its chance may be higher all the same.
        next.is_some_and(|next| next.chance() < self.played.chance())
    }

    /// Returns `true` if neither the turn that was made nor its [rival](FairJudgement::rival) is clearly better.
    #[must_use]
    pub fn is_close(&self) -> bool {
        let rival = self.rival();
        rival.is_none_or(|rival| !rival.is_clearly_better() && !rival.is_clearly_worse())
    }

    /// The other turns that were tried in all the deals, best first.
    fn tried_as_often(&self) -> impl DoubleEndedIterator<Item = &Estimate> {
        let others = self.others.iter();
        others.filter(|other| other.worlds == self.played.worlds)
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
