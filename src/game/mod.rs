//! The rules of Red7, for two to four players and in four editions.
//!
//! Every card has a number and a colour, and every colour is a rule. On your turn you play a card
//! to your *palette*, discard one to the *canvas*, or do both; the colour on top of the canvas is
//! the rule that decides who is winning. If you are not winning when your turn ends, you are out,
//! and the last player still in wins the round. The [`rulebook`] describes all of this; a "section"
//! in this documentation is a section of the rulebook.
//!
//! # Where to start
//!
//! A [`Round`] is dealt from a [`Seed`] under a [`Ruleset`]. It lists the legal moves of the player
//! to move, and plays the one you choose:
//!
//! ```
//! use red7::game::{Phase, PlayerCount, Round, Ruleset};
//!
//! let mut round = Round::deal(Ruleset::default(), PlayerCount::TWO, "red7game".parse()?);
//! assert_eq!(round.table().phase(), Phase::Start);
//! let moves = round.legal_moves();
//! round.play(moves[0])?;
//! assert_eq!(round.table().phase(), Phase::Played);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | Cards and rules | |
//! |---|---|
//! | [`Card`], [`Color`], [`Value`] | one of the 49 cards, its colour and its number |
//! | [`CardSet`] | a hand, a palette, a score pile |
//! | [`Rule`], [`Standing`] | the condition for winning, and the strength of a palette under it |
//! | [`Ruleset`] | an edition, Basic or Advanced, with or without Actions |
//!
//! | A game | |
//! |---|---|
//! | [`Round`] | a round with every card, hidden or not |
//! | [`Table`] | the public state of a round, and the moves it allows |
//! | [`View`] | the information that the player of one [`Seat`] has |
//! | [`Move`], [`Turn`] | one step of a turn, and a whole turn |
//! | [`Match`] | rounds until the game is over |
//! | [`Seed`], [`GameRng`] | the source of every deal |
//!
//! # A turn
//!
//! A turn is made move by move: play a card, discard one, carry out an action, take a draw.
//! [`Table::phase`] is the decision that comes next, and [`Move::End`] ends the turn. To make a
//! whole turn at once, put its moves into a [`Turn`] and call [`Round::play_turn`].
//!
//! # Text forms
//!
//! Everything that is stored or shared has a text form, which [`str::parse`] reads and `to_string`
//! writes. Parsing and legality have separate errors: a malformed turn is a [`ParseTurnError`], a
//! turn against the rules an [`IllegalTurn`]. The same goes for positions.
//!
//! | Type | Example |
//! |---|---|
//! | [`CardSet`] | `R7O3V1`; `-` is empty |
//! | [`Turn`] | `pR7cG4d` plays R7, discards G4 and draws; `x` passes |
//! | [`Ruleset`] | `1.3`, `1.3ax`, `bgaa` |
//! | [`Seed`] | `red7game` |
//! | [`DeckOrders`], where none has shuffled | a letter for each card |
//! | [`DeckOrders`], if players shuffled instead of a seed | a letter for each card |
//! | [`Record`], a whole game | `1.3a 2 red7game x.pO6.pG7` |

#![deny(missing_docs)]

mod action_rules;
mod card;
mod card_set;
mod deck_orders;
mod edition;
mod groups;
mod lead_threshold;
mod legality;
mod matches;
mod pile;
mod record;
mod round;
mod rule;
pub mod rulebook;
mod ruleset;
mod search;
mod seat;
mod seed;
mod setup;
mod standings;
mod table;
mod transition;
mod turn;
mod view;

pub use action_rules::{
    ActionKind, ActionRules, RecycleCanvas, RecycleDeck, RecycleSource, TakeLimit,
};
pub use card::{Card, Color, ParseCardError, Value};
pub use card_set::{CardSet, Cards, ParseCardsError};
pub use deck_orders::{DeckOrders, ParseDeckOrdersError};
pub use edition::Edition;
pub use lead_threshold::LeadThreshold;
pub use legality::{IllegalMove, IllegalTurn, Moves};
pub use matches::Match;
pub use record::{ParseDealError, ParseRecordError, Record, ReplayError, read_deal, write_deal};
pub use round::Round;
pub use rule::{Rule, Standing};
pub use ruleset::{DiscardBonus, ParseRulesetError, Ruleset, Scoring, Target, TurnOrder};
pub use search::perft;
pub use seat::{ParsePlayerCountError, PlayerCount, Seat};
pub use seed::{GameRng, ParseSeedError, Seed};
pub use setup::{Field, ParseSetupError, SeatSetup, Setup, SetupError};
pub use table::{Phase, Table};
pub use turn::{Move, ParseTurnError, ParseTurnsError, Turn, TurnTooLong, read_turns, write_turns};
pub use view::View;
