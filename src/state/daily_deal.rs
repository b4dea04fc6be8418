//! Deals and puzzles of the day.

mod table;
mod weekday;

pub use table::DayTable;

use std::ops::RangeInclusive;

use time::Weekday;

use self::weekday::{WeekdayDeal, band};
use crate::bots::Level;
use crate::game::{CardSet, Edition, PlayerCount, Ruleset, Seat, Seed, Target};
use crate::puzzle::{Grade, PuzzleId};
use crate::state::day::Day;
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::link::GameLink;

impl Day {
    /// Deals of this weekday; `None` for a day before they were one round of Basic.
    fn weekday_deal(self) -> Option<WeekdayDeal> {
        self.is_one_round().then(|| WeekdayDeal::of(self))
    }

    /// Returns `true` if the day's deal is one round of Basic, as all are from
    /// [`FIRST_OF_ONE_ROUND`](Self::FIRST_OF_ONE_ROUND) on.
    #[must_use]
    pub fn is_one_round(self) -> bool {
        self >= Self::FIRST_OF_ONE_ROUND && !self.is_week()
    }

    /// Rules of the day's deal.
    #[must_use]
    pub fn ruleset(self) -> Ruleset {
        if self.is_week() {
            return Ruleset::new(Edition::V1_3, true, false).with_target(Target::Points);
        }
        if let Some(deal) = self.weekday_deal() {
            return Ruleset::new(Edition::V1_3, false, deal.has_actions);
        }
        let (is_advanced, has_actions) = match self.weekday() {
            Weekday::Monday | Weekday::Tuesday | Weekday::Thursday => (false, false),
            Weekday::Wednesday => (false, true),
            Weekday::Friday => (true, false),
            Weekday::Saturday | Weekday::Sunday => (true, true),
        };
        Ruleset::new(Edition::V1_3, is_advanced, has_actions)
    }

    #[must_use]
    pub fn lineup(self) -> Lineup {
        if self.is_week() {
            return Lineup::new(PlayerCount::TWO, [PlayerKind::Bot(Level::Skilled); 3]);
        }
        if let Some(deal) = self.weekday_deal() {
            return deal.lineup();
        }
        let players = match self.weekday() {
            Weekday::Monday | Weekday::Wednesday | Weekday::Friday => PlayerCount::TWO,
            Weekday::Tuesday | Weekday::Saturday => PlayerCount::THREE,
            Weekday::Thursday | Weekday::Sunday => PlayerCount::FOUR,
        };
        let first = match self.weekday() {
            Weekday::Friday | Weekday::Sunday => Level::Master,
            _ => Level::Skilled,
        };
        Lineup::new(
            players,
            [first, Level::Skilled, Level::Skilled].map(PlayerKind::Bot),
        )
    }

    /// Puzzle of the day, for two players. Its seed is the date; it gets harder from Monday to Wednesday, and again
    /// from Thursday to Saturday.
    #[must_use]
    pub fn puzzle(self) -> PuzzleId {
        PuzzleId {
            players: PlayerCount::TWO,
            grade: Grade::ALL[self.in_week() % Grade::ALL.len()],
            seed: seed(&self.to_string()),
        }
    }

    /// Deal of the day, or the match of the week.
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
        if self.is_week() {
            self.named_deal(Some(WEEK.to_owned()))
        } else {
            self.candidate(DayTable::candidate(self))
        }
    }

    /// A deal among which the day's is chosen: its seed begins with the number of the candidate in base 36, `a0` being
    /// the first, and ends with the date. Without a number, the seed is the date alone.
    #[must_use]
    pub fn candidate(self, number: Option<u8>) -> GameLink {
        self.named_deal(number.map(candidate_name))
    }

    /// The deal whose seed is a name of two characters and the date without its century, or the date.
    fn named_deal(self, name: Option<String>) -> GameLink {
        let date = self.to_string();
        let text = match name {
            Some(name) => name + date.get(date.len() - 6..).unwrap_or_default(),
            None => date,
        };
        GameLink::deal(self.lineup(), self.ruleset(), seed(&text))
    }

    /// Returns the day whose deal `game` is, if any.
    #[must_use]
    pub fn of_game(game: &GameLink) -> Option<Self> {
        let record = &game.record;
        Self::of_deal(&game.lineup, &record.ruleset, &record.seed.to_string())
    }

    /// Returns the day whose deal has this lineup, ruleset and seed, if any.
    #[must_use]
    pub fn of_deal(lineup: &Lineup, ruleset: &Ruleset, seed: &str) -> Option<Self> {
        let day = Self::of_seed(seed)?;
        (day.lineup() == *lineup && day.ruleset() == *ruleset).then_some(day)
    }

    fn of_seed(seed: &str) -> Option<Self> {
        if let Ok(day) = seed.parse::<Self>() {
            return (!DayTable::has(day)).then_some(day);
        }
        let (name, date) = seed.split_at_checked(2)?;
        let day: Self = ("20".to_owned() + date).parse().ok()?;
        if name == WEEK {
            return day.week().filter(|_| day.in_week() == 0);
        }
        let is_chosen = match DayTable::candidate(day) {
            Some(number) => candidate_name(number) == name,
            // The table is still loading.
            None => DayTable::has(day),
        };
        is_chosen.then_some(day)
    }

    /// Usual number of turns that the player makes in the deal: the median of games between Skilled bots, divided by the
    /// number of players and rounded. `lab play 4000 -` plays rows such as `skilled-2<TAB>1.3a 2 len00000 -`.
    #[must_use]
    pub fn usual_turns(self) -> usize {
        let ruleset = self.ruleset();
        let has_actions = ruleset.actions().is_some();
        match (ruleset.is_advanced(), self.lineup().players().get()) {
            (true, 2) if self.is_week() => 40,
            (true, 2) => 75,
            (true, 3) => 55,
            (true, _) => 35,
            (false, 2) if has_actions => 6,
            (false, 4) if !has_actions => 4,
            (false, _) => 5,
        }
    }

    /// The player's hand in the deal.
    #[must_use]
    pub fn hand(self) -> CardSet {
        let start = self.deal().record.deal();
        start.round().view(Seat::FIRST).hand()
    }

    /// Percentage of a thousand games that a Skilled player wins with the day's deal
    /// ([`DealGames`](crate::bots::DealGames)); `None` for a day that isn't in the table, or while that loads.
    #[must_use]
    pub fn win_share(self) -> Option<u8> {
        DayTable::win_share(self)
    }

    /// The win share in tenths.
    #[must_use]
    pub fn win_tenths(self) -> Option<usize> {
        Some((usize::from(self.win_share()?) + 5) / 10)
    }

    /// Returns `true` if the day has a win share, loaded or not.
    #[must_use]
    pub fn is_counted(self) -> bool {
        DayTable::has(self)
    }

    /// Win shares from which the deals of this weekday are chosen, in percent.
    #[must_use]
    pub fn win_share_band(self) -> RangeInclusive<u8> {
        band(self)
    }
}

/// Beginning of the seed of a week's match, before its Monday without the century; no candidate is called so.
const WEEK: &str = "wk";

/// Two characters, the first of them a letter, so that no date begins with them.
fn candidate_name(number: u8) -> String {
    let digit = |value: u8| char::from_digit(value.into(), 36).unwrap_or_default();
    String::from_iter([digit(10 + number / 36), digit(number % 36)])
}

fn seed(text: &str) -> Seed {
    // Eight letters and digits are a valid seed.
    text.parse().unwrap_or_else(|_| Seed::from_entropy(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().expect(text)
    }

    #[test]
    fn a_day_of_a_clock_that_is_far_off_has_a_deal() {
        for seconds in [i64::MIN, -1, 0, 4_102_444_800, i64::MAX] {
            let day = Day::at(seconds);
            assert_eq!(day.deal().record.seed.to_string(), day.to_string());
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

    #[test]
    fn a_week_of_single_rounds_gets_harder() {
        let deals = (0..7).map(|days| {
            let day = Day::FIRST_OF_ONE_ROUND.after(days);
            format!("{} {}", day.ruleset(), day.lineup())
        });
        let deals: Vec<String> = deals.collect();
        assert_eq!(
            deals,
            [
                "1.3 h1",
                "1.3 h12",
                "1.3x h2",
                "1.3 h122",
                "1.3x h22",
                "1.3 h33",
                "1.3x h333"
            ]
        );
    }

    #[test]
    fn a_day_is_known_by_its_chosen_candidate_alone() {
        let monday = day("20270301");
        let chosen = monday.deal();
        assert_eq!(Day::of_game(&chosen), Some(monday));
        let others = (0..79).map(|number| monday.candidate(Some(number)));
        let others: Vec<GameLink> = others.filter(|deal| *deal != chosen).collect();
        assert_eq!(others.len(), 78);
        for other in others.iter().chain([&monday.candidate(None)]) {
            assert_eq!(Day::of_game(other), None, "{other}");
        }
        // Neither other players nor other rules make a deal of the day.
        let mut changed = chosen.clone();
        changed.lineup = day("20270302").lineup();
        assert_eq!(Day::of_game(&changed), None);
        for seed in [
            "z9270301", "a0270231", "a0261213", "a0361215", "20270301", "a0",
        ] {
            assert_eq!(Day::of_seed(seed), None, "{seed}");
        }
    }

    #[test]
    fn a_week_is_known_by_its_monday() {
        let week = day("w20261214");
        assert_eq!(week.deal().to_string(), "1/1.3at/h3/wk261214");
        assert_eq!(Day::of_game(&week.deal()), Some(week));
        assert_eq!(week.win_share(), None);
        for seed in ["wk261215", "wk261207"] {
            assert_eq!(Day::of_seed(seed), None, "{seed}");
        }
    }

    #[test]
    fn days_go_on_after_the_table() {
        let last = day("20361214");
        assert!(last.win_share().is_some());
        let after = last.after(1);
        assert_eq!(after.win_share(), None);
        assert_eq!(after.deal().to_string(), "1/1.3/h1/20361215");
        assert_eq!(Day::of_game(&after.deal()), Some(after));
        assert_eq!(day("20261213").win_share(), None);
    }
}
