//! What came of the deals of the days.

use super::Words;
use crate::game::{Color, Rule};
use crate::state::{DailyResult, Day};

impl Words {
    /// The day and the month: "November 23".
    #[must_use]
    pub fn date_of(self, day: Day) -> String {
        let (_, month, date) = day.parts();
        self.daily_date(date.into(), month.into())
    }

    /// The day's name in the week, the day and the month: "Monday, November 23".
    #[must_use]
    pub fn day_named(self, day: Day) -> String {
        self.daily_day(&self.date_of(day), day.in_week() + 1)
    }

    /// The short name that a day has in the week: "Mon".
    #[must_use]
    pub fn weekday_of(self, day: Day) -> String {
        self.daily_weekday(day.in_week() + 1)
    }

    /// How a day's deal ended: "Won in 9 turns".
    #[must_use]
    pub fn daily_end(self, result: &DailyResult) -> String {
        match result.is_won {
            true => self.daily_won_in(result.turns),
            false => self.daily_lost_in(result.turns),
        }
    }

    /// The result of a day as a text for others, which does not tell what anybody held: the
    /// rules that were set, as coloured squares with their letters, a line for each round.
    #[must_use]
    pub fn daily_text(self, day: Day, result: &DailyResult, streak: usize) -> String {
        let (year, month, day) = day.parts();
        let rounds = result.rules.iter().map(|rules| match rules.is_empty() {
            true => "–".to_owned(),
            false => rules.iter().map(|&rule| square(rule)).collect(),
        });
        let rounds: Vec<String> = rounds.collect();
        let points = result.points.map(|points| self.points(points as usize));
        let end = [self.daily_end(result)].into_iter().chain(points);
        let end = end.chain([self.daily_streak(streak)]);
        let end: Vec<String> = end.collect();
        format!(
            "Red7 {year}-{month:02}-{day:02}\n{}\n{}",
            rounds.join("\n"),
            end.join(" · ")
        )
    }
}

/// A rule as a square of its colour and its letter. There is no square for indigo, so it is set
/// on its corner.
fn square(rule: Rule) -> String {
    let square = match rule {
        Color::Red => '🟥',
        Color::Orange => '🟧',
        Color::Yellow => '🟨',
        Color::Green => '🟩',
        Color::Blue => '🟦',
        Color::Indigo => '🔷',
        Color::Violet => '🟪',
    };
    format!("{square}{}", rule.letter())
}
