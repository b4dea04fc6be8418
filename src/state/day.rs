//! Calendar days and weeks with a deal of their own, and the hours until the next day.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use time::{Date, Duration, Month, UtcDateTime, Weekday};

/// A calendar day in UTC, written as eight digits: `20261121`. A week has a deal as well, and is written as its Monday
/// after a `w`: `w20261214`. It comes after that day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    date: Date,
    span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Span {
    Day,
    /// From this Monday to the next Sunday.
    Week,
}

/// An hour of a day in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayHour {
    day: Day,
    /// From 0 to 23.
    hour: u8,
}

/// Error parsing a [`Day`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a day is written as eight digits, such as 20261121, a week as w and its Monday")]
pub struct ParseDayError;

impl Day {
    /// First day with a deal.
    pub const FIRST: Self = Self::new(2026, Month::January, 1);

    /// First day whose deal is one round of Basic: the Monday of the first week with a match.
    pub const FIRST_OF_ONE_ROUND: Self = Self::new(2026, Month::December, 14);

    /// Last day that fits eight digits.
    const LAST: Self = Self::on(Date::MAX);

    const fn new(year: i32, month: Month, day: u8) -> Self {
        match Date::from_calendar_date(year, month, day) {
            Ok(date) => Self::on(date),
            Err(_) => Self::on(Date::MIN),
        }
    }

    const fn on(date: Date) -> Self {
        Self {
            date,
            span: Span::Day,
        }
    }

    /// Returns the week of this day, or `None` if it has no match.
    #[must_use]
    pub fn week(self) -> Option<Self> {
        let monday = self.before(self.in_week() as u16)?;
        let span = Span::Week;
        (monday >= Self::FIRST_OF_ONE_ROUND).then_some(Self { span, ..monday })
    }

    #[must_use]
    pub fn is_week(self) -> bool {
        self.span == Span::Week
    }

    /// Returns `true` if this is the day `today`, or its week.
    #[must_use]
    pub fn is_on(self, today: Self) -> bool {
        self == today || Some(self) == today.week()
    }

    /// Returns the day of a Unix time in seconds. A time out of range gives the first day with a deal or the last day.
    #[must_use]
    pub fn at(seconds: i64) -> Self {
        match UtcDateTime::from_unix_timestamp(seconds) {
            Ok(time) => Self::on(time.date()).max(Self::FIRST),
            Err(_) if seconds > 0 => Self::LAST,
            Err(_) => Self::FIRST,
        }
    }

    /// Returns the day `days` before this one, or `None` if that day has no deal.
    #[must_use]
    pub fn before(self, days: u16) -> Option<Self> {
        let date = self.date.checked_sub(Duration::days(days.into()))?;
        (date >= Self::FIRST.date).then_some(Self::on(date))
    }

    /// Returns the day `days` after this one, at most the last one.
    #[must_use]
    pub fn after(self, days: u16) -> Self {
        let date = self.date.checked_add(Duration::days(days.into()));
        date.map_or(Self::LAST, Self::on)
    }

    /// Number of days after an earlier one; `None` if this day is before it.
    pub(super) fn days_after(self, earlier: Self) -> Option<usize> {
        usize::try_from((self.date - earlier.date).whole_days()).ok()
    }

    /// Index in the week: 0 is Monday.
    #[must_use]
    pub const fn in_week(self) -> usize {
        self.weekday().number_days_from_monday() as usize
    }

    pub(super) const fn weekday(self) -> Weekday {
        self.date.weekday()
    }

    /// Year, month and day of the month.
    #[must_use]
    pub fn parts(self) -> (i32, u8, u8) {
        (self.date.year(), self.date.month().into(), self.date.day())
    }

    /// Days of this day's month in order, without those before the first deal.
    pub fn month(self) -> impl Iterator<Item = Self> {
        let first = self.date.replace_day(1).unwrap_or(self.date);
        let days = (0..31).map_while(move |days| first.checked_add(Duration::days(days)));
        let days = days.take_while(move |day| day.month() == first.month());
        days.map(Self::on).filter(|&day| day >= Self::FIRST)
    }
}

impl DayHour {
    /// Returns the hour of a Unix time in seconds; its day as [`Day::at`] does.
    #[must_use]
    pub fn at(seconds: i64) -> Self {
        Self {
            day: Day::at(seconds),
            hour: (seconds.rem_euclid(86_400) / 3_600) as u8,
        }
    }

    #[must_use]
    pub const fn day(self) -> Day {
        self.day
    }

    /// Hours until the next day at the beginning of this hour, from 1 to 24.
    #[must_use]
    pub const fn hours_left(self) -> usize {
        24 - self.hour as usize
    }
}

/// The first hour of a day.
impl From<Day> for DayHour {
    fn from(day: Day) -> Self {
        Self { day, hour: 0 }
    }
}

impl Day {
    /// The date as ISO 8601 writes it, for names of files: "2026-11-23". A week has that of its first day.
    #[must_use]
    pub fn iso(self) -> String {
        let (year, month, day) = self.parts();
        format!("{year:04}-{month:02}-{day:02}")
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        let week = if self.is_week() { "w" } else { "" };
        write!(f, "{week}{year:04}{month:02}{day:02}")
    }
}

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(monday) = text.strip_prefix('w').filter(|monday| monday.len() == 8) {
            let monday: Self = monday.parse()?;
            let week = monday.week().filter(|week| week.date == monday.date);
            return week.ok_or(ParseDayError);
        }
        let is_written_so = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit());
        let number: u32 = text.parse().map_err(|_| ParseDayError)?;
        let month = u8::try_from(number / 100 % 100).ok();
        let month = month.and_then(|month| Month::try_from(month).ok());
        let date = month.and_then(|month| {
            Date::from_calendar_date((number / 10_000) as i32, month, (number % 100) as u8).ok()
        });
        match date {
            Some(date) if is_written_so && date >= Self::FIRST.date => Ok(Self::on(date)),
            _ => Err(ParseDayError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().expect(text)
    }

    #[test]
    fn days_follow_the_calendar() {
        assert_eq!(Day::at(1_795_219_199), day("20261120"));
        assert_eq!(Day::at(1_795_219_200), day("20261121"));
        assert_eq!(day("20280301").before(1), Some(day("20280229")));
        assert_eq!(day("20261231").after(1), day("20270101"));
        assert_eq!(Day::FIRST.before(1), None);
        assert_eq!(day("20261121").in_week(), 5);
    }

    #[test]
    fn a_week_lasts_from_monday_to_sunday() {
        let week = day("w20261214");
        assert!(week.is_week() && !day("20261214").is_week());
        assert_eq!(week.to_string(), "w20261214");
        for (text, is_in_it) in [
            ("20261213", false),
            ("20261214", true),
            ("20261220", true),
            ("20261221", false),
        ] {
            assert_eq!(week.is_on(day(text)), is_in_it, "{text}");
        }
        assert_eq!(day("20261213").week(), None);
        assert!(day("20261214") < week && week < day("20261215"));
    }

    #[test]
    fn hours_are_counted_until_the_next_day() {
        let midnight = 1_795_219_200;
        for (seconds, text, hours) in [
            (midnight - 1, "20261120", 1),
            (midnight, "20261121", 24),
            (midnight + 3_599, "20261121", 24),
            (midnight + 20 * 3_600, "20261121", 4),
        ] {
            let now = DayHour::at(seconds);
            assert_eq!((now.day(), now.hours_left()), (day(text), hours));
        }
    }

    #[test]
    fn months_are_whole() {
        for (text, days) in [("20261121", 30), ("20280229", 29), ("20270201", 28)] {
            let month: Vec<Day> = day(text).month().collect();
            assert_eq!(month.len(), days, "{text}");
            assert!(month.contains(&day(text)));
        }
        assert_eq!(Day::FIRST.month().next(), Some(Day::FIRST));
        assert_eq!(Day::LAST.month().count(), 31);
    }

    #[test]
    fn a_clock_that_is_far_off_still_gives_a_day_that_can_be_written() {
        for seconds in [i64::MIN, -1, 0, 4_102_444_800, i64::MAX] {
            let day = Day::at(seconds);
            assert_eq!(day.to_string().parse(), Ok(day));
            assert!((1..=24).contains(&DayHour::at(seconds).hours_left()));
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026112",
            "20261131",
            "20261301",
            "20261100",
            "+2026112",
            "20251231",
            "2026112x",
            "w20261215",
            "w20261207",
            "ww20261214",
            "w",
        ] {
            assert_eq!(text.parse::<Day>(), Err(ParseDayError), "{text}");
        }
    }
}
