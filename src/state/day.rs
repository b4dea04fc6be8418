//! Days, and the deal that each of them has.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use time::{Date, Duration, Month, UtcDateTime, Weekday};

use crate::bots::Level;
use crate::game::{CardSet, Edition, Players, Ruleset, Seat, Seed};
use crate::puzzle::{Grade, PuzzleId};
use crate::state::address::GameLink;
use crate::state::lineup::{Lineup, Player};

/// A day of the calendar, in Coordinated Universal Time. It is written as eight digits: `20261121`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(Date);

/// A text is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a day is written as eight digits, such as 20261121")]
pub struct ParseDayError;

impl Day {
    /// The first day that has a deal.
    pub const FIRST: Self = match Date::from_calendar_date(2026, Month::January, 1) {
        Ok(date) => Self(date),
        Err(_) => Self(Date::MIN),
    };

    /// The last day that can be written with eight digits.
    const LAST: Self = Self(Date::MAX);

    /// The day of a time, in seconds since the beginning of 1970. A clock that is far off gives
    /// the first or the last day that has a deal.
    #[must_use]
    pub fn at(seconds: i64) -> Self {
        match UtcDateTime::from_unix_timestamp(seconds) {
            Ok(time) => Self(time.date()).max(Self::FIRST),
            Err(_) if seconds > 0 => Self::LAST,
            Err(_) => Self::FIRST,
        }
    }

    /// The day so many days before this one, if it has a deal.
    #[must_use]
    pub fn before(self, days: u16) -> Option<Self> {
        let date = self.0.checked_sub(Duration::days(days.into()))?;
        (date >= Self::FIRST.0).then_some(Self(date))
    }

    /// The day so many days after this one.
    #[must_use]
    pub fn after(self, days: u16) -> Self {
        let date = self.0.checked_add(Duration::days(days.into()));
        date.map_or(Self::LAST, Self)
    }

    /// Its place in the week: 0 is Monday.
    #[must_use]
    pub const fn in_week(self) -> usize {
        self.0.weekday().number_days_from_monday() as usize
    }

    /// The day's year, month and day of the month.
    #[must_use]
    pub fn parts(self) -> (i32, u8, u8) {
        (self.0.year(), self.0.month().into(), self.0.day())
    }

    /// The rules of the day's deal. The week goes from Basic to the full game.
    #[must_use]
    pub const fn ruleset(self) -> Ruleset {
        let (is_advanced, has_actions) = match self.0.weekday() {
            Weekday::Monday | Weekday::Tuesday | Weekday::Thursday => (false, false),
            Weekday::Wednesday => (false, true),
            Weekday::Friday => (true, false),
            Weekday::Saturday | Weekday::Sunday => (true, true),
        };
        Ruleset::new(Edition::V1_3, is_advanced, has_actions)
    }

    /// Who plays it.
    #[must_use]
    pub fn lineup(self) -> Lineup {
        let players = match self.0.weekday() {
            Weekday::Monday | Weekday::Wednesday | Weekday::Friday => Players::TWO,
            Weekday::Tuesday | Weekday::Saturday => Players::THREE,
            Weekday::Thursday | Weekday::Sunday => Players::FOUR,
        };
        let first = match self.0.weekday() {
            Weekday::Friday | Weekday::Sunday => Level::Master,
            _ => Level::Skilled,
        };
        Lineup::new(
            players,
            [first, Level::Skilled, Level::Skilled].map(Player::Bot),
        )
    }

    /// The puzzle of the day, for two: its seed is the date, and it gets harder until Wednesday, and
    /// until Saturday.
    #[must_use]
    pub fn puzzle(self) -> PuzzleId {
        PuzzleId {
            players: Players::TWO,
            grade: Grade::ALL[self.in_week() % Grade::ALL.len()],
            seed: self.seed(),
        }
    }

    /// The deal of the day: its seed is the date.
    ///
    /// ```
    /// use red7::state::Day;
    ///
    /// let saturday: Day = "20261121".parse()?;
    /// assert_eq!(saturday.deal().to_string(), "1/1.3ax/h33/20261121");
    /// # Ok::<(), red7::state::ParseDayError>(())
    /// ```
    #[must_use]
    pub fn deal(self) -> GameLink {
        GameLink::deal(self.lineup(), self.ruleset(), self.seed())
    }

    /// The day whose deal these are the players, the rules and the seed of, if they are one's.
    #[must_use]
    pub fn of_deal(lineup: &Lineup, ruleset: &Ruleset, seed: &str) -> Option<Self> {
        let day: Self = seed.parse().ok()?;
        (day.lineup() == *lineup && day.ruleset() == *ruleset).then_some(day)
    }

    /// How many turns of one's own its game takes, as a rule: the median of 300 games of Skilled opponents, over
    /// the players, rounded. `lab play 4000 -` plays rows such as `skilled 1.3a 2 len00000 -`.
    #[must_use]
    pub fn usual_turns(self) -> usize {
        let ruleset = self.ruleset();
        match (ruleset.is_advanced(), self.lineup().players().get()) {
            (true, 2) => 90,
            (true, 3) => 70,
            (true, _) => 40,
            (false, 2) if ruleset.actions().is_some() => 6,
            (false, 2 | 3) => 5,
            (false, _) => 4,
        }
    }

    /// The days of its month, in their order. What comes before the first day that has a deal is left out.
    pub fn month(self) -> impl Iterator<Item = Self> {
        let first = self.0.replace_day(1).unwrap_or(self.0);
        let days = (0..31).map_while(move |days| first.checked_add(Duration::days(days)));
        let days = days.take_while(move |day| day.month() == first.month());
        days.map(Self).filter(|&day| day >= Self::FIRST)
    }

    /// The hand of who plays it.
    #[must_use]
    pub fn hand(self) -> CardSet {
        let start = self.deal().record.deal();
        start.round().view(Seat::FIRST).hand()
    }

    fn seed(self) -> Seed {
        // Eight digits are a seed.
        self.to_string()
            .parse()
            .unwrap_or_else(|_| Seed::from_entropy(0))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}{month:02}{day:02}")
    }
}

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_written_so = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit());
        let number: u32 = text.parse().map_err(|_| ParseDayError)?;
        let month = u8::try_from(number / 100 % 100).ok();
        let month = month.and_then(|month| Month::try_from(month).ok());
        let date = month.and_then(|month| {
            Date::from_calendar_date((number / 10_000) as i32, month, (number % 100) as u8).ok()
        });
        match date {
            Some(date) if is_written_so && date >= Self::FIRST.0 => Ok(Self(date)),
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
    fn a_clock_that_is_far_off_still_gives_a_day_with_a_deal() {
        for seconds in [i64::MIN, -1, 0, 4_102_444_800, i64::MAX] {
            let day = Day::at(seconds);
            assert_eq!(day.to_string().parse(), Ok(day));
            assert_eq!(day.deal().record.seed.to_string(), day.to_string());
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "", "2026112", "20261131", "20261301", "20261100", "+2026112", "20251231", "2026112x",
        ] {
            assert_eq!(text.parse::<Day>(), Err(ParseDayError), "{text}");
        }
    }

    #[test]
    fn a_week_goes_from_basic_for_two_to_the_full_game_for_four() {
        let deals = (0..7).map(|days| {
            let day = day("20261116").after(days);
            format!("{} {}", day.ruleset(), day.lineup())
        });
        let deals: Vec<String> = deals.collect();
        assert_eq!(
            deals,
            [
                "1.3 h3",
                "1.3 h33",
                "1.3x h3",
                "1.3 h333",
                "1.3a h4",
                "1.3ax h33",
                "1.3ax h433"
            ]
        );
    }
}
