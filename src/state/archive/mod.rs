//! What is kept of games that are over: how they went by table, deal and opponent, and the last ones as a whole.

mod recent;
mod statistics;

pub use recent::{Recent, RecentAction, RecentGame};
pub use statistics::{DealKey, Filter, Opposition, Rate, SeatResult, Statistics, Sums, interval};
