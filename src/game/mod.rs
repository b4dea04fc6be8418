//! The rules: pure, without a browser, a clock, entropy or floats.
//!
//! A [`Round`] is dealt from a [`Seed`] under a [`Ruleset`] and goes on by
//! [`Move`]s. What all see of it is its [`Table`]; what one player knows is a
//! [`View`]. The colour on top of the canvas is the [`Rule`], and under it every
//! palette has a [`Standing`].

mod action_rules;
mod card;
mod card_set;
mod challenge;
mod groups;
mod legality;
mod matches;
mod pile;
mod record;
mod round;
mod rule;
mod ruleset;
mod search;
mod seat;
mod seed;
mod setup;
mod table;
mod transition;
mod turn;
mod view;

pub use action_rules::{
    ActionKind, ActionRules, RecycleCanvas, RecycleDeck, RecycleSource, TakeLimit,
};
pub use card::{Card, Color, ParseCardError, Value};
pub use card_set::{CardSet, ParseCardsError};
pub use challenge::Challenge;
pub use legality::{IllegalMove, IllegalTurn, Moves};
pub use matches::Match;
pub use record::{ParseRecordError, Record, ReplayError};
pub use round::Round;
pub use rule::{Rule, Standing};
pub use ruleset::{DiscardBonus, Edition, ParseRulesetError, Ruleset, Scoring, Target, TurnOrder};
pub use search::perft;
pub use seat::{ParsePlayersError, Players, Seat};
pub use seed::{Generator, ParseSeedError, Seed};
pub use setup::{Field, ParseSetupError, SeatSetup, Setup, SetupError};
pub use table::{Phase, Table};
pub use turn::{Move, ParseTurnError, ParseTurnsError, Turn, TurnTooLong, read_turns, write_turns};
pub use view::View;
