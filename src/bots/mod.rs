//! Opponents: they get the [`View`] of one seat, and nothing else.
//!
//! | level | what it does |
//! |---|---|
//! | [`Novice`] | any turn that leaves it winning |
//! | [`Casual`] | keeps its cards |
//! | [`Skilled`] | keeps its cards, and leaves the next player few replies |
//! | [`Master`] | tries its turns in many deals of the hidden cards |
//!
//! [`solve`] tells what a player could do who saw all cards, and [`fate`] how soon it is over;
//! [`Review`] judges a turn that was made, by that and by what its player could know.
//!
//! There are no floats and no clocks here: the same view and the same seed give
//! the same turn on every machine.

mod casual;
mod choice;
mod contest;
mod determinize;
mod level;
mod log2;
mod master;
mod novice;
mod plan;
mod playout;
mod race;
mod reason;
mod replies;
mod review;
mod skilled;
mod solver;
mod stakes;
mod thinking;
mod turns;

use crate::game::View;

pub use casual::Casual;
pub use choice::Choice;
pub use determinize::Worlds;
pub use level::{Level, ParseLevelError};
pub use master::Master;
pub use novice::Novice;
pub use reason::Reason;
pub use review::{Estimate, Fair, Judgement, ParseJudgementError, Review};
pub use skilled::Skilled;
pub use solver::{Fate, Solving, Unsupported, fate, is_won, solve, solve_for_one};
pub use thinking::Thinking;
pub use turns::{Candidate, candidates};

/// A player that is a program.
pub trait Bot {
    /// Chooses what the player of the view, who is to move, does now. For a player who is
    /// not to move there is nothing to do.
    ///
    /// The same view and the same seed give the same choice on every machine. The
    /// seed decides among turns that the bot likes equally.
    ///
    /// ```
    /// use red7::bots::{Bot, Skilled};
    /// use red7::game::{Move, Players, Round};
    ///
    /// let mut round = Round::deal("1.3ax".parse()?, Players::TWO, "red7game".parse()?);
    /// while round.table().winner().is_none() {
    ///     let choice = Skilled.choose(&round.view(round.table().turn()), 7);
    ///     for &mv in choice.turn().moves() {
    ///         round.play(mv)?;
    ///     }
    ///     if !choice.turn().is_pass() && !choice.awaits_card() {
    ///         round.play(Move::End)?;
    ///     }
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn choose(&self, view: &View, seed: u64) -> Choice;

    /// Comes to the same choice in steps, so that whoever waits for it can do something
    /// else in between.
    fn think(&self, view: &View, seed: u64) -> Thinking {
        self.choose(view, seed).into()
    }
}
