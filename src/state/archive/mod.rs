//! What is kept of games that are over: how they went by table, deal and opponent, and the last ones as a whole.

mod recent;
mod statistics;

pub use recent::{RecentAction, RecentGame, RecentGames};
pub use statistics::{
    DealKey, OpponentGroup, SeatResult, Statistics, StatisticsFilter, Totals, WinRate,
    wilson_interval,
};
