//! What a turn was worth by what its player could know.

use super::super::Bot;
use super::super::determinize::Worlds;
use super::super::master::Master;
use super::super::skilled::score;
use super::super::thinking::Thinking;
use super::super::turns::{Candidate, candidates, knows_hand};
use super::evaluator::ReviewEvaluator;
use crate::game::{GameRng, Turn, View};

/// How good a turn was by what its player could know: how often it won, and how often others
/// did, in many deals of the hidden cards. All turns were tried in the same deals, none of
/// which the Master had looked at when it chose its own.
///
/// If a turn draws a card before its end, only what was decided before that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairJudgement {
    /// The turn that a Master would have made.
    pub recommended: Estimate,
    /// The turn that was made. It may be the same.
    pub played: Estimate,
    /// In how many deals the advised turn won and the one that was made lost.
    pub better: u32,
    /// In how many deals it was the other way round.
    pub worse: u32,
    /// Other turns: first those that were tried longest, and of these the best first.
    pub others: Vec<Estimate>,
}

/// How often a turn won in deals of the hidden cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The turn, or the part of it up to a card that is drawn.
    pub turn: Turn,
    /// In how many deals it won.
    pub won: u32,
    /// In how many deals it was tried: at least one.
    pub worlds: u32,
}

/// A chance of one, in the unit of all chances here.
const CERTAIN: u32 = 1_000;

/// A turn that costs more than this is a mistake.
const MISTAKE: i64 = 100;

impl Estimate {
    /// The chance to win, in thousandths.
    #[must_use]
    pub const fn chance(&self) -> u32 {
        (self.won * CERTAIN + self.worlds / 2) / self.worlds
    }

    /// The lowest and the highest that the chance to win may well be, in thousandths: the
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
}

impl FairJudgement {
    /// Whether the turn that was made is the advised one.
    #[must_use]
    pub fn is_as_advised(&self) -> bool {
        self.recommended.turn == self.played.turn
    }

    /// How much lower the chance to win was than with the advised turn, in thousandths; below
    /// zero if the turn that was made was the better one.
    #[must_use]
    pub fn loss(&self) -> i64 {
        let scale = i64::from(CERTAIN);
        (i64::from(self.better) - i64::from(self.worse)) * scale
            / i64::from(self.recommended.worlds)
    }

    /// Whether the turn that was made was a mistake: its [loss](FairJudgement::loss) is above 100
    /// thousandths, or it never won; and the loss is above what luck explains, which is two
    /// standard deviations.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        let difference = i64::from(self.better) - i64::from(self.worse);
        let noise = 4 * (i64::from(self.better) + i64::from(self.worse));
        let costs_much = self.loss() > MISTAKE || self.played.won == 0;
        costs_much && difference > 0 && difference * difference > noise
    }
}

/// In how many deals the two turns that matter are tried, and in how many the others.
const WORLDS: u32 = 240;
const WORLDS_OF_OTHERS: u32 = 24;

/// How many others are tried.
const OTHERS: usize = 24;

/// How many of these are tried as often as the two that matter: the chance that is shown beside theirs should not be
/// mostly luck.
const FINALISTS: usize = 3;

/// A turn that is being judged, in steps.
pub(super) struct FairSearch {
    view: View,
    made: Turn,
    seed: u64,
    phase: FairSearchPhase,
}

enum FairSearchPhase {
    /// A Master is asked.
    Asking(Box<Thinking>),
    /// Turns are tried.
    Comparing(Box<Comparison>),
}

impl FairSearch {
    pub(super) fn new(view: View, made: &Turn, seed: u64) -> Self {
        Self {
            made: foreseen(&view, made),
            phase: FairSearchPhase::Asking(Box::new(Master.think(&view, seed))),
            view,
            seed,
        }
    }

    /// Goes on for a step. Gives the result once there is one: nothing where the turns
    /// cannot be tried.
    pub(super) fn step(&mut self) -> Option<Option<FairJudgement>> {
        match &mut self.phase {
            FairSearchPhase::Asking(thinking) => {
                let advised = thinking.step()?.turn().clone();
                let comparison = Comparison::new(&self.view, advised, self.made.clone(), self.seed);
                self.phase = FairSearchPhase::Comparing(Box::new(comparison));
                None
            }
            FairSearchPhase::Comparing(comparison) => comparison.step(),
        }
    }
}

/// The part of a turn that its player decided on before seeing a card drawn in it.
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

/// Turns that are tried in one world after another.
struct Comparison {
    /// The advised turn, then the one that was made, if it is another, then others.
    tried: Vec<Estimate>,
    /// How many of them matter.
    main: usize,
    better: u32,
    worse: u32,
    worlds: Worlds,
    referee: ReviewEvaluator,
    /// How much work may still be done.
    left: u64,
    /// What of it is left to the second round, in which most of the others are tried no more.
    reserved: u64,
    /// What of it is left to the turns that matter.
    reserved_for_main: u64,
}

impl Comparison {
    fn new(view: &View, advised: Turn, made: Turn, seed: u64) -> Self {
        // Other worlds than those in which the Master found its turn: there it did well by chance, too.
        let search_seed = seed.rotate_left(32);
        let (referee, left) = ReviewEvaluator::of(view, !search_seed);
        let mut turns = vec![advised];
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
            worlds: Worlds::of(view, GameRng::new(search_seed)),
            referee,
            left,
            reserved: left / 2,
            reserved_for_main: left / 4,
        }
    }

    /// Tries the turns in one more world. Gives the result once there have been enough.
    fn step(&mut self) -> Option<Option<FairJudgement>> {
        let is_enough = self.tried.first().is_none_or(|it| it.worlds >= WORLDS);
        if !is_enough && self.try_world().is_some() {
            return None;
        }
        Some(self.result())
    }

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
        let won = self.referee.judge(&world, turns, &mut self.left)?;
        for (tried, &won) in self.tried.iter_mut().zip(&won) {
            tried.won += u32::from(won);
            tried.worlds += 1;
        }
        // Without another turn the advised one was made.
        let (advised, made) = (won[0], won[self.main - 1]);
        self.better += u32::from(advised && !made);
        self.worse += u32::from(made && !advised);
        Some(())
    }

    /// Puts the others in order: those that were tried longest, and of these the best first.
    fn sort_others(&mut self) {
        let others = self.tried.split_off(self.main);
        let worth = |tried: &Estimate| (tried.worlds, tried.won);
        self.tried.extend(by_worth(others.into_iter(), worth));
    }

    fn result(&mut self) -> Option<FairJudgement> {
        self.sort_others();
        let (main, others) = self.tried.split_at(self.main);
        let others = others.iter().filter(|estimate| estimate.worlds > 0);
        let (advised, made) = (main.first()?.clone(), main.last()?.clone());
        (advised.worlds > 0).then_some(FairJudgement {
            recommended: advised,
            played: made,
            better: self.better,
            worse: self.worse,
            others: others.cloned().collect(),
        })
    }
}

/// The turns by which the player of a view stays in, those first that Skilled likes best.
fn others(view: &View) -> Vec<Turn> {
    let staying = candidates(view).into_iter().filter(Candidate::stays);
    let valued = staying.map(|candidate| (score(&candidate), candidate.turn().clone()));
    let sorted = by_worth(valued, |&(score, _)| score);
    sorted.into_iter().map(|(_, turn)| turn).collect()
}

/// A few things, the best first, and equals as they come.
fn by_worth<T, W: Ord>(things: impl Iterator<Item = T>, worth: impl Fn(&T) -> W) -> Vec<T> {
    let mut sorted: Vec<T> = Vec::new();
    for thing in things {
        let place = sorted.partition_point(|other| worth(other) >= worth(&thing));
        sorted.insert(place, thing);
    }
    sorted
}
