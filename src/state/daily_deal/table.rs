//! Table of the deals of ten years: which candidate is dealt, and how hard it is. `lab days` writes it.

use std::sync::OnceLock;

use crate::state::day::Day;

/// Number of days in the table, whole weeks.
const DAYS: usize = 522 * 7;

/// Lowest win share in the table.
const LOWEST: u8 = 15;

/// Candidates and win shares: a line for each week, two characters for each of its days.
#[derive(Clone, Copy, Debug)]
pub struct DayTable(&'static [u8]);

/// The table of a page that loads it with its second part.
static LOADED: OnceLock<DayTable> = OnceLock::new();

impl DayTable {
    pub const TEN_YEARS: Self = Self(include_bytes!("days.txt"));

    /// Puts the table to use, once it is loaded.
    pub fn install(self) {
        LOADED.get_or_init(|| self);
    }

    fn loaded() -> Option<Self> {
        // With `split`, the first part must not refer to the table, or it would contain it.
        if cfg!(all(feature = "split", target_arch = "wasm32")) {
            LOADED.get().copied()
        } else {
            Some(Self::TEN_YEARS)
        }
    }

    /// Returns `true` if the deal of the day is in the table, loaded or not.
    pub(super) fn has(day: Day) -> bool {
        index(day).is_some()
    }

    /// Number of the candidate that is dealt.
    pub(super) fn candidate(day: Day) -> Option<u8> {
        read(day, 0)
    }

    pub(super) fn win_share(day: Day) -> Option<u8> {
        Some(LOWEST + read(day, 1)?)
    }

    /// The two characters of a day: a candidate's number, and how many of a hundred games a good player wins.
    #[must_use]
    pub fn entry(candidate: u8, share: u8) -> [char; 2] {
        [candidate, share - LOWEST].map(|number| char::from(b'0' + number))
    }
}

/// Index among the days of the table.
fn index(day: Day) -> Option<usize> {
    let index = day.days_after(Day::FIRST_OF_ONE_ROUND)?;
    (index < DAYS && !day.is_week()).then_some(index)
}

fn read(day: Day, column: usize) -> Option<u8> {
    let DayTable(text) = DayTable::loaded()?;
    let index = index(day)?;
    // Each line ends with a character of its own.
    let at = index * 2 + index / 7 + column;
    text.get(at)?.checked_sub(b'0')
}
