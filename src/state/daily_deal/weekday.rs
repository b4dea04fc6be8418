//! The deals of each weekday: one round of Basic, harder from Monday to Sunday.

use std::ops::RangeInclusive;

use crate::bots::Level::{self, Casual, Novice, Skilled};
use crate::game::PlayerCount;
use crate::state::day::Day;
use crate::state::lineup::{Lineup, PlayerKind};

#[derive(Clone, Copy)]
pub struct WeekdayDeal {
    pub has_actions: bool,
    players: PlayerCount,
    /// Levels at the seats after the first.
    levels: [Level; 3],
}

/// From Monday to Sunday.
const WEEK: [WeekdayDeal; 7] = [
    deal(false, PlayerCount::TWO, [Novice; 3]),
    deal(false, PlayerCount::THREE, [Novice, Casual, Casual]),
    deal(true, PlayerCount::TWO, [Casual; 3]),
    deal(false, PlayerCount::FOUR, [Novice, Casual, Casual]),
    deal(true, PlayerCount::THREE, [Casual; 3]),
    deal(false, PlayerCount::THREE, [Skilled; 3]),
    deal(true, PlayerCount::FOUR, [Skilled; 3]),
];

/// Lowest win share of a weekday's deals, in percent.
const LOWEST: [u8; 7] = [74, 64, 56, 48, 40, 30, 18];

/// Highest win share above the lowest.
const WIDTH: u8 = 14;

const fn deal(has_actions: bool, players: PlayerCount, levels: [Level; 3]) -> WeekdayDeal {
    WeekdayDeal {
        has_actions,
        players,
        levels,
    }
}

impl WeekdayDeal {
    pub const fn of(day: Day) -> Self {
        WEEK[day.in_week()]
    }

    pub fn lineup(self) -> Lineup {
        Lineup::new(self.players, self.levels.map(PlayerKind::Bot))
    }
}

/// Win shares among which the deals of a weekday are chosen.
pub const fn band(day: Day) -> RangeInclusive<u8> {
    let lowest = LOWEST[day.in_week()];
    lowest..=lowest + WIDTH
}
