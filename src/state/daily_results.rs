//! Results of the daily deals. Only the first try at each counts.

mod share_card;

pub use share_card::{SHARE_CARD_SIZE, ShareCard};

use serde::{Deserialize, Serialize};

use crate::game::{Color, Rule};
use crate::state::archive::RecentGame;
use crate::state::day::Day;
use crate::state::document::Document;
use crate::state::document::DocumentKind;
use crate::state::document::{LoadError, VERSION, read, to_json, unreadable};
use crate::state::link::GameLink;
use crate::state::play::{Game, GameResult, LeadHistory};

/// Results of all days and weeks played to the end, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyResults(Vec<(Day, GameResult)>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyAction {
    /// Show the deal and the result of a day.
    Show(Day),
    /// Resume the try at the deal of a day or show its result; start the try if the day is today.
    Play(Day),
    /// Play the deal of a day for practice.
    Practise(Day),
    /// Review the try at the deal on the screen, which is over.
    Review,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct DailyDocument {
    version: u32,
    days: Vec<ResultDocument>,
    /// Results of weeks, which an earlier version doesn't know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    weeks: Vec<ResultDocument>,
}

#[derive(Serialize, Deserialize)]
struct ResultDocument {
    day: String,
    won: bool,
    turns: usize,
    points: Option<u32>,
    /// Letters of the rules that the player set, with a dot between rounds.
    rules: String,
    /// Course of the game, if recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    course: Option<String>,
}

impl DailyResults {
    #[must_use]
    pub fn result(&self, day: Day) -> Option<&GameResult> {
        let place = self.place(day).ok()?;
        self.0.get(place).map(|(_, result)| result)
    }

    /// Records the result of a day, unless there is one already.
    pub fn note(&mut self, day: Day, result: GameResult) {
        if let Err(place) = self.place(day) {
            self.0.insert(place, (day, result));
        }
    }

    /// Returns `true` if a finished game was for practice: it has the deal of a day but isn't the try that counted.
    #[must_use]
    pub fn is_practice(&self, game: &RecentGame) -> bool {
        let GameLink { lineup, record, .. } = game.link().clone();
        let seed = record.seed.to_string();
        let Some(day) = Day::of_deal(&lineup, &record.ruleset, &seed) else {
            return false;
        };
        let Some(counted) = self.result(day) else {
            // Today's result may not be recorded yet.
            return day < game.day() && !day.is_on(game.day());
        };
        let played = Game::new(0, lineup, record).ok();
        let result = played.and_then(|game| GameResult::of(&game));
        result.as_ref() != Some(counted)
    }

    /// Number of days played.
    #[must_use]
    pub fn days(&self) -> usize {
        self.0.iter().filter(|(day, _)| !day.is_week()).count()
    }

    /// Number of days won.
    #[must_use]
    pub fn days_won(&self) -> usize {
        let days = self.0.iter().filter(|(day, _)| !day.is_week());
        days.filter(|(_, result)| result.is_won).count()
    }

    /// Highest number of days in a row played to the end.
    #[must_use]
    pub fn longest_streak(&self) -> usize {
        let follows = |(day, _): &(Day, GameResult)| {
            let before = day.before(1);
            before.is_some_and(|before| self.result(before).is_some())
        };
        let mut longest = 0;
        let mut streak = 0;
        for entry in self.0.iter().filter(|(day, _)| !day.is_week()) {
            streak = if follows(entry) { streak + 1 } else { 1 };
            longest = longest.max(streak);
        }
        longest
    }

    /// Index of a day, or the index at which to insert it.
    fn place(&self, day: Day) -> Result<usize, usize> {
        self.0.binary_search_by_key(&day, |&(day, _)| day)
    }

    /// Number of days in a row played to the end, up to today, or up to yesterday while today isn't played.
    #[must_use]
    pub fn streak(&self, today: Day) -> usize {
        let from = match self.result(today) {
            Some(_) => Some(today),
            None => today.before(1),
        };
        let days = std::iter::successors(from, |day| day.before(1));
        days.take_while(|&day| self.result(day).is_some()).count()
    }
}

impl Document for DailyResults {
    const KIND: DocumentKind = DocumentKind::Daily;
    const NAME: &'static str = "daily";

    fn write(&self) -> String {
        let all = self.0.iter().map(|(day, result)| {
            let rounds = result.rules.iter();
            let rounds = rounds.map(|rules| rules.iter().map(|rule| rule.letter()).collect());
            ResultDocument {
                day: day.to_string(),
                won: result.is_won,
                turns: result.turns,
                points: result.points,
                rules: rounds.collect::<Vec<String>>().join("."),
                course: result.course.as_ref().map(LeadHistory::to_string),
            }
        });
        let (weeks, days) = all.partition(|result| result.day.starts_with('w'));
        to_json(&DailyDocument {
            version: VERSION,
            days,
            weeks,
        })
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let document: DailyDocument = read(text)?;
        let mut daily = Self::default();
        for document in document.days.into_iter().chain(document.weeks) {
            let rounds = document.rules.split('.');
            let rounds = rounds.map(|rules| rules.chars().map(Color::from_letter).collect());
            let rules: Option<Vec<Vec<Rule>>> = rounds.collect();
            let day: Day = document.day.parse().map_err(unreadable)?;
            let players = day.lineup().players();
            let course = document.course.map(|text| {
                let course = LeadHistory::read(&text, players);
                course.ok_or(LoadError::Unreadable)
            });
            let result = GameResult {
                is_won: document.won,
                turns: document.turns,
                points: document.points,
                rules: rules.ok_or(LoadError::Unreadable)?,
                course: course.transpose()?,
            };
            daily.note(day, result);
        }
        Ok(daily)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::game::Seat;
    use crate::state::play::{Game, LeadCell};

    fn day(text: &str) -> Day {
        text.parse().expect(text)
    }

    fn result(day: Day, turns: usize) -> GameResult {
        GameResult {
            is_won: true,
            turns,
            points: Some(12),
            rules: vec![vec![Color::Red, Color::Violet], Vec::new()],
            course: LeadHistory::read("1R2Vx1", day.lineup().players()),
        }
    }

    fn played(days: &[&str]) -> DailyResults {
        let mut daily = DailyResults::default();
        for text in days {
            let day = day(text);
            daily.note(day, result(day, 3));
        }
        daily
    }

    #[test]
    fn the_first_try_counts() {
        let mut daily = played(&["20261121"]);
        let day = day("20261121");
        daily.note(day, result(day, 9));
        assert_eq!(daily, played(&["20261121"]));
    }

    #[test]
    fn a_streak_breaks_with_a_day_that_was_missed() {
        let today = day("20261121");
        for (days, streak) in [
            (&[][..], 0),
            (&["20261121"], 1),
            (&["20261119", "20261120"], 2),
            (&["20261119", "20261120", "20261121"], 3),
            (&["20261118", "20261119", "20261121"], 1),
            (&["20261119"], 0),
            // A day that a wrong clock showed counts once it comes.
            (&["20261121", "20261122"], 1),
        ] {
            assert_eq!(played(days).streak(today), streak, "{days:?}");
        }
        assert_eq!(played(&["20260101"]).streak(Day::FIRST), 1);
    }

    #[test]
    fn the_longest_streak_stays_when_it_is_over() {
        for (days, longest) in [
            (&[][..], 0),
            (&["20261121"], 1),
            (
                &[
                    "20261119", "20261120", "20261122", "20261123", "20261124", "20261126",
                ],
                3,
            ),
        ] {
            assert_eq!(played(days).longest_streak(), longest, "{days:?}");
        }
        assert_eq!(played(&["20261119", "20261121"]).days_won(), 2);
    }

    #[test]
    fn results_come_back_as_they_were() {
        let daily = played(&["20261120", "20261121"]);
        assert_eq!(DailyResults::read(&daily.write()), Ok(daily));
        assert_eq!(
            DailyResults::read(r#"{"version":1}"#),
            Ok(DailyResults::default())
        );
        let newer = r#"{"version":2,"days":{}}"#;
        assert_eq!(DailyResults::read(newer), Err(LoadError::Newer(2)));
    }

    #[test]
    fn a_result_from_before_courses_were_noted_is_read() {
        let new = played(&["20261121"]).write();
        let old = new.replace(r#","course":"1R2Vx1""#, "");
        assert_ne!(old, new);
        let daily = DailyResults::read(&old).expect("results");
        let result = daily.result(day("20261121"));
        assert!(result.is_some_and(|result| result.course.is_none()));
        assert_eq!(daily.write(), old);
    }

    #[test]
    fn damage_is_found() {
        let whole = played(&["20261121"]).write();
        for (old, new) in [
            ("20261121", "20261131"),
            ("RV.", "RX."),
            ("\"turns\":3", "\"turns\":-3"),
            ("\"won\":true", "\"won\":1"),
            ("\"days\":[", "\"days\":[[],"),
            ("2Vx1", "2Vx9"),
        ] {
            let text = whole.replacen(old, new, 1);
            assert_ne!(text, whole);
            assert_eq!(
                DailyResults::read(&text),
                Err(LoadError::Unreadable),
                "{text}"
            );
        }
    }

    #[test]
    fn a_game_is_summed_up_at_its_end() {
        let deal = day("20261120").deal();
        let mut game = Game::dealt(
            &deal.lineup.to_string(),
            &deal.record.ruleset.to_string(),
            &deal.record.seed.to_string(),
        );
        while game.scene().score.winners.is_none() {
            assert_eq!(GameResult::of(&game), None);
            game = game.after_a_turn(Level::Casual).next_round();
        }
        let result = GameResult::of(&game).expect("a result");
        let scene = game.scene();
        let own: Vec<_> = scene
            .log
            .iter()
            .filter(|line| line.seat == Seat::FIRST)
            .collect();
        assert_eq!(result.turns, own.len());
        assert_eq!(result.points, Some(scene.score.piles[0].points()));
        assert_eq!(result.rules.len(), scene.score.results.len());
        let course = result.course.expect("a course");
        assert_eq!(course.rounds(), scene.score.results.len());
        for (round, ended) in scene.score.results.iter().enumerate() {
            let rows = course.rows_of_round(round);
            let winner = rows.iter().find(|row| row.is_won).expect("a winner");
            assert_eq!(winner.seat, ended.winner);
            assert_eq!(winner.cells.last(), Some(&LeadCell::Leads(ended.rule)));
        }
        // The notation alone is enough: cC4 and rC4 are discards.
        let text: String = own
            .iter()
            .map(|line| game.record().turns[line.ply - 1].to_string())
            .collect();
        let set = text.matches(['c', 'r']).count();
        assert_eq!(result.rules.iter().flatten().count(), set);
    }
}
