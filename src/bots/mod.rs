//! Opponents, an exact solver, and reviews of turns.
//!
//! # Opponents
//!
//! There is one for each [`Level`]. It gets the [`View`] of its seat, so it knows only what a player
//! there would know; and it gets a seed, which decides between turns that it values equally:
//!
//! ```
//! use red7::bots::Level;
//! use red7::game::{PlayerCount, Round, Ruleset};
//!
//! let round = Round::deal(Ruleset::default(), PlayerCount::THREE, "red7game".parse()?);
//! let view = round.view(round.table().turn());
//! let choice = Level::Skilled.choose(&view, 7);
//! println!("seat {} plays {}", view.seat(), choice.turn());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | Opponent | how it plays |
//! |---|---|
//! | [`Novice`] | any turn that leaves it winning |
//! | [`Casual2`] | keeps the cards that are worth most |
//! | [`Skilled2`] | weighs its cards, its own next turns and the others' replies |
//! | [`Master`] | tries its turns in many deals of the hidden cards |
//!
//! The first [`Casual`] and [`Skilled`] are weaker, and play on in older games.
//!
//! With Actions, an opponent may stop in the middle of its turn to see a card that it draws;
//! [`Level::whole_turn`] asks it again then. A Master takes some milliseconds for a turn, at times
//! a few hundred. To write an opponent of your own, implement [`Bot`]: [`candidates`] lists its
//! turns, [`Worlds`] deals the hidden cards.
//!
//! # With all cards open
//!
//! | Function | result |
//! |---|---|
//! | [`solve`] | every winning turn |
//! | [`solve_unique`] | the only winning turn, if there is exactly one |
//! | [`is_won`] | whether there is a winning turn |
//! | [`forced_result`] | who wins, and how soon |
//! | [`solve_bounded`] | the same as [`solve`], in a bounded time |
//! | [`is_winning_turn`] | whether a turn wins |
//! | [`check_solvable`] | whether a position is in reach of these |
//!
//! # Afterwards
//!
//! [`review_turn`] judges a turn that was made: with all cards open, and by what its player could
//! know. [`Reason`] gives the main reasons for a turn, [`HintFocus`] where to look for it.

#![deny(missing_docs)]

mod casual;
mod casual2;
mod choice;
mod determinize;
mod determinized_search;
mod hint_focus;
mod ismcts;
mod level;
mod log2;
mod master;
mod next_opponent;
mod novice;
mod outlook;
mod payoff;
mod playout;
mod reason;
mod replies;
mod review;
mod sequential_halving;
mod skilled;
mod skilled2;
mod solver;
mod turns;
mod weights;
mod win_share;

use crate::game::View;

pub use casual::Casual;
pub use casual2::Casual2;
pub use choice::Choice;
pub use determinize::Worlds;
pub use hint_focus::HintFocus;
pub use level::{Level, ParseLevelError};
pub use master::Master;
pub use next_opponent::ReplyCount;
pub use novice::Novice;
pub use outlook::{OUTLOOK, outlook};
pub use reason::Reason;
pub use review::{
    Estimate, FairJudgement, Judgement, ParseJudgementError, review_in_deals, review_turn,
};
pub use skilled::Skilled;
pub use skilled2::Skilled2;
pub use solver::{
    ForcedResult, SolveError, check_solvable, forced_result, is_winning_turn, is_won, solve,
    solve_bounded, solve_unique,
};
pub use turns::{Candidate, candidates};
pub use win_share::{DealGames, MARGIN};

/// An opponent: a program that plays.
pub trait Bot {
    /// Chooses the turn of the view's player, at its start or in the middle of it. The choice is
    /// empty if another player is to move.
    ///
    /// The same view and the same seed give the same choice on every machine. The seed decides
    /// between turns that the bot values equally.
    ///
    /// If the choice [awaits a card](Choice::awaits_card), make its moves and ask the bot again:
    ///
    /// ```
    /// use red7::bots::{Bot, Skilled};
    /// use red7::game::{Move, PlayerCount, Round};
    ///
    /// let mut round = Round::deal("1.3ax".parse()?, PlayerCount::TWO, "red7game".parse()?);
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
}
