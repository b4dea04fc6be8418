//! The card game Red7, in which every discard changes the rule for winning: its rules, opponents,
//! puzzles, and a web page to play it on.
//!
//! Two opponents play a round:
//!
//! ```
//! use red7::bots::Level;
//! use red7::game::{PlayerCount, Round, Ruleset};
//!
//! let mut round = Round::deal(Ruleset::default(), PlayerCount::TWO, "red7game".parse()?);
//! while round.table().winner().is_none() {
//!     let turn = Level::Skilled.whole_turn(&round, 0);
//!     round.play_turn(&turn)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | To | start from |
//! |---|---|
//! | deal a round and play it, move by move or turn by turn | [`game::Round`] |
//! | play a whole game, with its score | [`game::Match`] |
//! | determine who is winning, and by which cards | [`game::Rule`], [`game::Table`] |
//! | show or use only the information of one player | [`game::View`] |
//! | read and write positions and whole games as text | [`game::Setup`], [`game::Record`] |
//! | ask an opponent for a turn | [`bots::Level`] |
//! | find the winning turns with all cards open | [`bots::solve`] |
//! | judge a turn that was made | [`bots::review_turn`] |
//! | make a puzzle | [`puzzle::generate`] |
//! | look up a rule | [`game::rulebook`] |
//!
//! # Features and layers
//!
//! Read the crate from the ground up: each layer imports only those above it in this table. `web`
//! is on by default; for the rules alone, use `default-features = false`.
//!
//! | layer | contents | feature |
//! |---|---|---|
//! | [`game`] | the rules | |
//! | [`bots`] | opponents, which get only the information of a player in their seat | |
//! | [`puzzle`] | positions with one winning turn, made from seeds | |
//! | [`engine`] | requests to the worker's module, and its replies, as texts | |
//! | `sealed` | games by link in which peeking at hidden cards shows | `sealed` |
//! | `live` | games by link whose links travel by themselves, over a relay | `live`; its texts alone: `app` |
//! | `state` | what the page does, as plain values | `app` |
//! | `i18n` | what the page says, in each language | `app` |
//! | `platform` | the one place that touches the browser | `web` |
//! | `ui` | the page | `web`, which includes `app` |
//!
//! The first four use no clock, no entropy and no floating-point numbers: the same seed
//! gives the same deal, the same opponents and the same puzzle on every machine.

// Results must be the same on every machine, so these layers use no floats.
#[deny(clippy::float_arithmetic)]
pub mod bots;
mod collections;
#[deny(clippy::float_arithmetic)]
pub mod engine;
#[deny(clippy::float_arithmetic)]
pub mod game;
#[cfg(feature = "app")]
pub mod i18n;
#[cfg(any(feature = "app", feature = "live"))]
#[deny(clippy::float_arithmetic)]
pub mod live;
#[cfg(feature = "web")]
pub mod platform;
#[deny(clippy::float_arithmetic)]
pub mod puzzle;
#[cfg(feature = "sealed")]
#[deny(clippy::float_arithmetic)]
pub mod sealed;
#[cfg(feature = "app")]
pub mod state;
#[cfg(feature = "web")]
pub mod ui;
