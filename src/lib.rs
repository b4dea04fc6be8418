//! Red7: the rules, opponents, and a web page to play it.
//!
//! The crate is read from the ground up; each layer imports only those below it.
//!
//! | layer | what lives there |
//! |---|---|
//! | [`game`] | the rules |
//! | [`bots`] | opponents, which see what a player in their seat would see |
//! | [`puzzle`] | positions with one winning turn, made from seeds |
//! | `state` | the application as plain values |
//! | `words` | what the page says, in each language |
//! | `platform` | the one place that touches the browser |
//! | `ui` | the page |
//!
//! The feature `app` adds what the page does and says, `state` and `words`, and the
//! feature `web`, which includes it, the page itself. Both are on by default. Without them
//! the first three are all there is:
//!
//! ```
//! use red7::bots::Level;
//! use red7::game::{Players, Round, Ruleset};
//!
//! let mut round = Round::deal(Ruleset::default(), Players::TWO, "red7game".parse()?);
//! while round.table().winner().is_none() {
//!     let view = round.view(round.table().turn());
//!     let choice = Level::Skilled.choose(&view, 0);
//!     round.play_turn(choice.turn())?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bots;
pub mod game;
#[cfg(feature = "web")]
pub mod platform;
pub mod puzzle;
#[cfg(feature = "app")]
pub mod state;
#[cfg(feature = "web")]
pub mod ui;
#[cfg(feature = "app")]
pub mod words;
