//! Deals and puzzles of the day.

use time::Weekday;

use crate::bots::Level;
use crate::game::{CardSet, Edition, PlayerCount, Ruleset, Seat, Seed};
use crate::puzzle::{Grade, PuzzleId};
use crate::state::day::Day;
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::link::GameLink;

impl Day {
    /// Rules of the day's deal. They go from Basic to the full game over the week.
    #[must_use]
    pub const fn ruleset(self) -> Ruleset {
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
            seed: self.seed(),
        }
    }

    /// Deal of the day. Its seed is the date.
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

    /// Returns the day whose deal `game` is, if any.
    #[must_use]
    pub fn of_game(game: &GameLink) -> Option<Self> {
        let record = &game.record;
        Self::of_deal(&game.lineup, &record.ruleset, &record.seed.to_string())
    }

    /// Returns the day whose deal has this lineup, ruleset and seed, if any.
    #[must_use]
    pub fn of_deal(lineup: &Lineup, ruleset: &Ruleset, seed: &str) -> Option<Self> {
        let day: Self = seed.parse().ok()?;
        (day.lineup() == *lineup && day.ruleset() == *ruleset).then_some(day)
    }

    /// Usual number of turns that the player makes in the deal: the median of 300 games between Skilled bots, divided
    /// by the number of players and rounded. `lab play 4000 -` plays rows such as `skilled 1.3a 2 len00000 -`.
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

    /// The player's hand in the deal.
    #[must_use]
    pub fn hand(self) -> CardSet {
        let start = self.deal().record.deal();
        start.round().view(Seat::FIRST).hand()
    }

    fn seed(self) -> Seed {
        // Eight digits are a valid seed.
        self.to_string()
            .parse()
            .unwrap_or_else(|_| Seed::from_entropy(0))
    }
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
}
