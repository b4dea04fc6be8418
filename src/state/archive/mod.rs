//! Records of finished games: statistics by table, deal and opponent, and the most recent games in full.

mod recent;
mod statistics;

pub use recent::{RecentAction, RecentGame, RecentGames};
pub use statistics::{
    DealKey, OpponentGroup, Outcomes, SeatResult, Statistics, StatisticsFilter, Totals,
};
