//! Table of the deals of ten years: which candidate is dealt, and how hard it is. `lab days` writes it.

use std::sync::OnceLock;

use super::weekday::band;
use crate::state::day::Day;
use crate::state::second_part::SecondPart;

/// Number of days in the table, whole weeks.
const DAYS: usize = 522 * 7;

/// Two texts with a character for each day. Apart and without line ends, they pack better.
#[derive(Clone, Copy, Debug)]
pub struct DayTable {
    /// Numbers of the candidates that are dealt.
    candidates: &'static [u8],
    /// Win shares above the lowest of the weekday.
    shares: &'static [u8],
}

impl SecondPart for DayTable {
    const ALL: Self = Self {
        candidates: include_bytes!("candidates.txt"),
        shares: include_bytes!("win_shares.txt"),
    };

    fn place() -> &'static OnceLock<Self> {
        static PLACE: OnceLock<DayTable> = OnceLock::new();
        &PLACE
    }
}

impl DayTable {
    /// Returns `true` if the deal of the day is in the table, loaded or not.
    pub(super) fn has(day: Day) -> bool {
        index(day).is_some()
    }

    /// Number of the candidate that is dealt.
    pub(super) fn candidate(day: Day) -> Option<u8> {
        read(Self::loaded()?.candidates, day)
    }

    /// Win share in percent.
    pub(super) fn win_share(day: Day) -> Option<u8> {
        Some(band(day).start() + read(Self::loaded()?.shares, day)?)
    }
}

/// Index among the days of the table.
fn index(day: Day) -> Option<usize> {
    let index = day.days_after(Day::FIRST_OF_ONE_ROUND)?;
    (index < DAYS && !day.is_week()).then_some(index)
}

/// Number of a day, which its character is above `0`.
fn read(text: &[u8], day: Day) -> Option<u8> {
    text.get(index(day)?)?.checked_sub(b'0')
}
