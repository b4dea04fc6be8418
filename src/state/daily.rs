//! What came of the deals of the days: of each only the first try counts.

use serde::{Deserialize, Serialize};

use crate::game::{Color, Rule, Scoring, Seat};
use crate::state::day::Day;
use crate::state::document::Document;
use crate::state::document::DocumentKind;
use crate::state::document::{LoadError, VERSION, read, to_json, unreadable};
use crate::state::play::{Event, Game};

/// How a person fared with the deal of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// Whether the person won, alone or with others.
    pub is_won: bool,
    /// How many turns the person made.
    pub turns: usize,
    /// The person's points, where it is played for points.
    pub points: Option<u32>,
    /// The rules that the person set, in each round.
    pub rules: Vec<Vec<Rule>>,
}

/// The results of all days that were played to their end, in the order of the days.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Daily(Vec<(Day, DailyResult)>);

/// What can be done about the deals of the days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyAction {
    /// Play today's deal, or show what came of it.
    Play,
    /// Play the deal of a day for practice.
    Practise(Day),
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct DailyDocument {
    version: u32,
    days: Vec<ResultDocument>,
}

#[derive(Serialize, Deserialize)]
struct ResultDocument {
    day: String,
    won: bool,
    turns: usize,
    points: Option<u32>,
    /// The letters of the rules, with a dot between rounds.
    rules: String,
}

impl DailyResult {
    /// What came of a game, once it is over.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let scene = game.scene();
        let winners = scene.score.winners?;
        // Who plays the deal of a day sits at the first seat.
        let own = Seat::FIRST;
        let lines = || scene.log.iter().filter(|line| line.seat == own);
        let rules_of = |round| {
            let lines = lines().filter(move |line| line.round == round);
            let events = lines.flat_map(|line| &line.events);
            events.filter_map(|event| match event {
                Event::Discarded(card) | Event::Recycled(card) => Some(card.color()),
                _ => None,
            })
        };
        let is_for_points = game.record().ruleset.scoring() == Scoring::Points;
        let pile = scene.score.piles.first().filter(|_| is_for_points);
        Some(Self {
            is_won: winners.contains(&own),
            turns: lines().count(),
            points: pile.map(|pile| pile.points()),
            rules: (1..=scene.score.round)
                .map(|round| rules_of(round).collect())
                .collect(),
        })
    }
}

impl Daily {
    /// What came of a day.
    #[must_use]
    pub fn result(&self, day: Day) -> Option<&DailyResult> {
        let place = self.place(day).ok()?;
        self.0.get(place).map(|(_, result)| result)
    }

    /// Notes what came of a day, unless something is noted already.
    pub fn note(&mut self, day: Day, result: DailyResult) {
        if let Err(place) = self.place(day) {
            self.0.insert(place, (day, result));
        }
    }

    /// How many days were played.
    #[must_use]
    pub const fn days(&self) -> usize {
        self.0.len()
    }

    /// The place of a day, or the one where it belongs.
    fn place(&self, day: Day) -> Result<usize, usize> {
        self.0.binary_search_by_key(&day, |&(day, _)| day)
    }

    /// How many days in a row were played to their end, up to today, or up to yesterday as long
    /// as today is not played.
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

impl Document for Daily {
    const KIND: DocumentKind = DocumentKind::Daily;
    const NAME: &'static str = "daily";

    fn write(&self) -> String {
        let days = self.0.iter().map(|(day, result)| {
            let rounds = result.rules.iter();
            let rounds = rounds.map(|rules| rules.iter().map(|rule| rule.letter()).collect());
            ResultDocument {
                day: day.to_string(),
                won: result.is_won,
                turns: result.turns,
                points: result.points,
                rules: rounds.collect::<Vec<String>>().join("."),
            }
        });
        to_json(&DailyDocument {
            version: VERSION,
            days: days.collect(),
        })
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let document: DailyDocument = read(text)?;
        let mut daily = Self::default();
        for document in document.days {
            let rounds = document.rules.split('.');
            let rounds = rounds.map(|rules| rules.chars().map(Color::from_letter).collect());
            let rules: Option<Vec<Vec<Rule>>> = rounds.collect();
            let result = DailyResult {
                is_won: document.won,
                turns: document.turns,
                points: document.points,
                rules: rules.ok_or(LoadError::Unreadable)?,
            };
            daily.note(document.day.parse().map_err(unreadable)?, result);
        }
        Ok(daily)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;

    fn day(text: &str) -> Day {
        text.parse().expect(text)
    }

    fn result(turns: usize) -> DailyResult {
        DailyResult {
            is_won: true,
            turns,
            points: Some(12),
            rules: vec![vec![Color::Red, Color::Violet], Vec::new()],
        }
    }

    fn played(days: &[&str]) -> Daily {
        let mut daily = Daily::default();
        for text in days {
            daily.note(day(text), result(3));
        }
        daily
    }

    #[test]
    fn the_first_try_counts() {
        let mut daily = played(&["20261121"]);
        daily.note(day("20261121"), result(9));
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
            // Days that a wrong clock showed count once they come.
            (&["20261121", "20261122"], 1),
        ] {
            assert_eq!(played(days).streak(today), streak, "{days:?}");
        }
        assert_eq!(played(&["20260101"]).streak(Day::FIRST), 1);
    }

    #[test]
    fn results_come_back_as_they_were() {
        let daily = played(&["20261120", "20261121"]);
        assert_eq!(Daily::read(&daily.write()), Ok(daily));
        assert_eq!(Daily::read(r#"{"version":1}"#), Ok(Daily::default()));
        let newer = r#"{"version":2,"days":{}}"#;
        assert_eq!(Daily::read(newer), Err(LoadError::Newer(2)));
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
        ] {
            let text = whole.replacen(old, new, 1);
            assert_ne!(text, whole);
            assert_eq!(Daily::read(&text), Err(LoadError::Unreadable), "{text}");
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
            assert_eq!(DailyResult::of(&game), None);
            game = game.after_a_turn(Level::Casual).next_round();
        }
        let result = DailyResult::of(&game).expect("a result");
        let scene = game.scene();
        let own: Vec<_> = scene
            .log
            .iter()
            .filter(|line| line.seat == Seat::FIRST)
            .collect();
        assert_eq!(result.turns, own.len());
        assert_eq!(result.points, Some(scene.score.piles[0].points()));
        assert_eq!(result.rules.len(), scene.score.results.len());
        // By the notation alone: cC4 and rC4 are discards.
        let text: String = own
            .iter()
            .map(|line| game.record().turns[line.ply - 1].to_string())
            .collect();
        let set = text.matches(['c', 'r']).count();
        assert_eq!(result.rules.iter().flatten().count(), set);
    }
}
