//! Opponents: they get the [`View`] of one seat, and nothing else.
//!
//! | level | what it does |
//! |---|---|
//! | [`Novice`] | any turn that leaves it winning |
//! | [`Casual`] | keeps its cards |
//! | [`Skilled`] | keeps its cards, and leaves the next player few replies |
//! | [`Master`] | tries its turns in many deals of the hidden cards |
//!
//! [`solve`] tells what a player could do who saw all cards.
//!
//! There are no floats and no clocks here: the same view and the same seed give
//! the same turn on every machine.

mod casual;
mod determinize;
mod level;
mod log2;
mod master;
mod novice;
mod playout;
mod race;
mod replies;
mod skilled;
mod solver;
mod stakes;
mod turns;

use crate::game::{Turn, View};

pub use casual::Casual;
pub use determinize::Worlds;
pub use level::{Level, ParseLevelError};
pub use master::Master;
pub use novice::Novice;
pub use skilled::Skilled;
pub use solver::{Unsupported, is_won, solve};
pub use turns::{Candidate, candidates, stops_short};

/// A player that is a program.
pub trait Bot {
    /// Chooses what the player of the view, who is to move, does now.
    ///
    /// At the start of a turn that is the whole turn, in its middle the rest of
    /// it; an empty turn means: end it here. As in every [`Turn`] the closing
    /// [`Move::End`](crate::game::Move::End) is not written. For a player who is
    /// not to move the turn is empty, too.
    ///
    /// A turn may stop short, right after a play that draws a card from the deck
    /// (a 3, with Actions), since that card is not known before: [`stops_short`]
    /// tells. The caller makes its moves and asks again, with the new view.
    ///
    /// The same view and the same seed give the same turn on every machine. The
    /// seed decides among turns that the bot likes equally.
    ///
    /// ```
    /// use red7::bots::{Bot, Skilled, stops_short};
    /// use red7::game::{Move, Players, Round};
    ///
    /// let players = Players::new(2).expect("two to four");
    /// let mut round = Round::deal("1.3ax".parse()?, players, "red7game".parse()?);
    /// while round.table().winner().is_none() {
    ///     let view = round.view(round.table().turn());
    ///     let turn = Skilled.choose(&view, 7);
    ///     for &mv in turn.moves() {
    ///         round.play(mv)?;
    ///     }
    ///     if !turn.is_pass() && !stops_short(&view, &turn) {
    ///         round.play(Move::End)?;
    ///     }
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn choose(&self, view: &View, seed: u64) -> Turn;
}
