//! The deals of the days, and what came of them.

use super::Localizer;
use crate::game::{Color, Rule, Ruleset, Seat};
use crate::state::{
    Day, GameResult, LeadCell, LeadHistory, LeadHistoryRow, Lineup, PlayerKind, ShareCard,
};

/// So many squares and a name have room on a line of a messenger, on a phone.
const WIDEST: usize = 10;

impl Localizer {
    /// The day and the month: "23 November".
    #[must_use]
    pub fn date_of(self, day: Day) -> String {
        let (_, month, date) = day.parts();
        self.daily_date(date.into(), month.into())
    }

    /// The day's name in the week, the day and the month: "Monday 23 November".
    #[must_use]
    pub fn day_named(self, day: Day) -> String {
        self.daily_day(&self.date_of(day), day.in_week() + 1)
    }

    /// The short name that a day has in the week: "Mon".
    #[must_use]
    pub fn weekday_of(self, day: Day) -> String {
        self.daily_weekday(day.in_week() + 1)
    }

    /// The month of a day: "November 2026".
    #[must_use]
    pub fn month_of(self, day: Day) -> String {
        let (year, month, _) = day.parts();
        self.daily_month(month.into(), year.unsigned_abs() as usize)
    }

    /// How many turns a day's game takes: "You'll take about 5 turns."
    #[must_use]
    pub fn day_length(self, day: Day) -> String {
        let turns = day.usual_turns();
        match day.ruleset().is_advanced() {
            true => self.daily_length_match(turns),
            false => self.daily_length(turns),
        }
    }

    /// How a game ended: "Won in 9 turns", "Out on turn 13".
    #[must_use]
    pub fn daily_end(self, result: &GameResult) -> String {
        let course = result.course.as_ref();
        match course.and_then(|course| course.out_since(Seat::FIRST)) {
            _ if result.is_won => self.daily_won_in(result.turns),
            Some(turn) => self.daily_out_on(turn),
            None => self.daily_lost_in(result.turns),
        }
    }

    /// The points of a result, where there are any, and how many days were played in a row.
    #[must_use]
    pub fn daily_besides(self, result: &GameResult, streak: usize) -> String {
        let points = result.points.map(|points| self.points(points as usize));
        self.facts(points.into_iter().chain([self.daily_streak(streak)]))
    }

    /// Against whom one plays: "Against Sienna (Master) and Umber (Skilled)".
    #[must_use]
    pub fn against(self, lineup: &Lineup) -> String {
        let seats = lineup.players().seats();
        let others = seats.filter_map(|seat| match lineup.at(seat) {
            PlayerKind::Bot(level) => Some(self.daily_player(&self.name(seat), self.level(level))),
            PlayerKind::Human | PlayerKind::Friend => None,
        });
        self.daily_against(&self.listed(others).plain(self))
    }

    /// What the players are called in what is sent to others.
    #[must_use]
    pub fn names_for_others(self, day: Day) -> Vec<String> {
        let seats = day.lineup().players().seats();
        let name = |seat| match seat {
            Seat::FIRST => self.daily_me().to_owned(),
            seat => self.name(seat),
        };
        seats.map(name).collect()
    }

    /// How a player fared, as it is read aloud: "Sienna: 2 Red, 5 Blue, out on 16".
    #[must_use]
    pub fn course_row(self, name: &str, row: &LeadHistoryRow) -> String {
        let cells = (1..).zip(&row.cells);
        let told = cells.filter_map(|(column, cell)| match *cell {
            LeadCell::Leads(rule) => Some(self.daily_cell(rule, column)),
            LeadCell::Out => Some(self.daily_cell_out(column)),
            LeadCell::Behind | LeadCell::Gone => None,
        });
        let told: Vec<String> = told.collect();
        match told.is_empty() {
            true => self.daily_row_none(name),
            false => self.daily_row(name, &self.facts(told)),
        }
    }

    /// The result of a day as a text for others, which does not tell what anybody held: who led when, under which
    /// rules, as coloured squares or their letters.
    #[must_use]
    pub fn daily_text(
        self,
        day: Day,
        result: &GameResult,
        streak: usize,
        has_letters: bool,
    ) -> String {
        let end = self.facts([self.daily_end(result), self.daily_besides(result, streak)]);
        let head = self.daily_text_head(&self.date_of(day));
        let went = match &result.course {
            Some(course) => Self::course_text(course, &self.names_for_others(day), has_letters),
            None => rules_text(&result.rules, has_letters),
        };
        format!("{head}\n{end}\n\n{went}\n\n{}", self.daily_text_foot())
    }

    /// A line for each player: the signs first, squares of one width, so that columns line up in any font; then who that
    /// is, and a cup for who has won. Who is out has no line where a long round goes on.
    fn course_text(course: &LeadHistory, names: &[String], has_letters: bool) -> String {
        let rows = course.rows();
        let columns = rows.first().map_or(0, |row| row.cells.len());
        let parts = LeadHistory::folds(columns, WIDEST).into_iter().map(|fold| {
            let line = |(row, name): (&LeadHistoryRow, &String)| {
                let cells = row.cells.get(fold.clone()).unwrap_or_default();
                let cells: String = cells.iter().map(|&cell| sign(cell, has_letters)).collect();
                let cells = cells.trim_end();
                let cup = match row.is_won && fold.end == columns {
                    true => " 🏆",
                    false => "",
                };
                (!cells.is_empty()).then(|| format!("{cells} {name}{cup}"))
            };
            let lines: Vec<String> = rows.iter().zip(names).filter_map(line).collect();
            lines.join("\n")
        });
        parts.collect::<Vec<_>>().join("\n\n")
    }

    /// What stands on the picture of a day's result.
    #[must_use]
    pub fn share_card(self, day: Day, result: &GameResult, streak: usize) -> ShareCard<'_> {
        ShareCard {
            title: self.daily_end(result),
            lines: vec![
                format!("{} · {}", self.daily(), self.day_named(day)),
                self.daily_besides(result, streak),
            ],
            names: self.names_for_others(day),
            course: result.course.as_ref(),
            seed: day.deal().record.seed,
            foot: self.daily_picture_foot().to_owned(),
        }
    }

    /// How a result is put to a friend who is to do better.
    #[must_use]
    pub fn can_you(self, result: &GameResult) -> String {
        match result.is_won {
            true => self.sent_can_you_won(result.turns),
            false => self.sent_can_you_lost(result.turns),
        }
    }

    /// How the one who sent a game fared with it.
    #[must_use]
    pub fn sender_fared(self, result: &GameResult) -> String {
        match result.is_won {
            true => self.sent_won(result.turns),
            false => self.sent_lost(result.turns),
        }
    }

    /// Which game was sent: rules, how many turns there are so far, how many play.
    #[must_use]
    pub fn game_sent(self, ruleset: &Ruleset, turns: usize, players: usize) -> String {
        let turns = (turns > 0).then(|| self.daily_turns(turns));
        let facts = [self.rules_in_force(ruleset)].into_iter().chain(turns);
        let facts = facts.chain([self.daily_players(players)]);
        facts.collect::<Vec<_>>().join(" · ")
    }
}

/// The rules that a person set, a line for each round.
fn rules_text(rounds: &[Vec<Rule>], has_letters: bool) -> String {
    let rounds = rounds.iter().map(|rules| match rules.is_empty() {
        true => "–".to_owned(),
        false => rules
            .iter()
            .map(|&rule| sign(LeadCell::Leads(rule), has_letters))
            .collect(),
    });
    rounds.collect::<Vec<String>>().join("\n")
}

/// What came of a turn as a sign. There is no square for indigo: black stands for it.
pub(super) const fn sign(cell: LeadCell, has_letters: bool) -> char {
    match cell {
        LeadCell::Gone => ' ',
        LeadCell::Behind if has_letters => '·',
        LeadCell::Out if has_letters => '✕',
        LeadCell::Behind => '⬜',
        LeadCell::Out => '❌',
        LeadCell::Leads(rule) if has_letters => rule.letter(),
        LeadCell::Leads(Color::Red) => '🟥',
        LeadCell::Leads(Color::Orange) => '🟧',
        LeadCell::Leads(Color::Yellow) => '🟨',
        LeadCell::Leads(Color::Green) => '🟩',
        LeadCell::Leads(Color::Blue) => '🟦',
        LeadCell::Leads(Color::Indigo) => '⬛',
        LeadCell::Leads(Color::Violet) => '🟪',
    }
}
