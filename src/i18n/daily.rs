//! Daily deals and their results.

use super::Localizer;
use crate::game::{Color, Rule, Ruleset, Seat};
use crate::state::{
    Day, GameResult, LeadCell, LeadHistory, LeadHistoryRow, Lineup, PlayerKind, ShareCard,
};

/// Number of squares per line of a shared result: they fit on one line of a messenger on a phone.
const WIDEST: usize = 10;

impl Localizer {
    /// Day and month: "23 November".
    #[must_use]
    pub fn date_of(self, day: Day) -> String {
        let (_, month, date) = day.parts();
        self.daily_date(date.into(), month.into())
    }

    /// Day, month and year: "23 November 2026".
    #[must_use]
    pub fn date_and_year_of(self, day: Day) -> String {
        let (year, ..) = day.parts();
        self.daily_date_year(&self.date_of(day), year.unsigned_abs() as usize)
    }

    /// Name of the deal: of a day, or of a week.
    #[must_use]
    pub fn daily_title(self, day: Day) -> &'static str {
        if day.is_week() {
            self.weekly()
        } else {
            self.daily()
        }
    }

    /// Weekday, day and month: "Monday 23 November"; "Week of 14 December".
    #[must_use]
    pub fn day_named(self, day: Day) -> String {
        if day.is_week() {
            return self.weekly_named(&self.date_of(day));
        }
        self.daily_day(&self.date_of(day), day.in_week() + 1)
    }

    /// Short name of the weekday: "Mon".
    #[must_use]
    pub fn weekday_of(self, day: Day) -> String {
        self.daily_weekday(day.in_week() + 1)
    }

    /// Month and year: "November 2026".
    #[must_use]
    pub fn month_of(self, day: Day) -> String {
        let (year, month, _) = day.parts();
        self.daily_month(month.into(), year.unsigned_abs() as usize)
    }

    /// Usual length of a day's game: "It takes about 5 turns."
    #[must_use]
    pub fn day_length(self, day: Day) -> String {
        let turns = day.usual_turns();
        if day.is_one_round() {
            self.daily_length_round(turns)
        } else if day.ruleset().is_advanced() {
            self.daily_length_match(turns)
        } else {
            self.daily_length(turns)
        }
    }

    /// Size of a deal that isn't played yet, in a line: "One round, about 3 minutes. One try only."
    #[must_use]
    pub fn day_terms(self, day: Day) -> String {
        let turns = day.usual_turns();
        if day.is_week() {
            self.weekly_terms(turns)
        } else if day.is_one_round() {
            self.daily_terms_round().to_owned()
        } else if day.ruleset().is_advanced() {
            self.daily_terms_match(turns)
        } else {
            self.daily_terms(turns)
        }
    }

    /// Difficulty of a day's deal: "A Skilled player wins 2 in 10."; empty while that isn't known.
    #[must_use]
    pub fn daily_odds(self, day: Day) -> String {
        let tenths = day.win_tenths();
        tenths.map_or_else(String::new, |tenths| self.daily_tenths(tenths))
    }

    /// Outcome of a game: "Won in 9 turns", "Lost after 4 turns". These are the player's own turns.
    #[must_use]
    pub fn daily_end(self, result: &GameResult) -> String {
        if result.is_won {
            self.daily_won_in(result.turns)
        } else {
            self.daily_lost_in(result.turns)
        }
    }

    /// Points of a result, if it has any, and of a day's the streak in days, which a single day doesn't make.
    pub fn daily_besides(
        self,
        day: Day,
        result: &GameResult,
        streak: usize,
    ) -> impl Iterator<Item = String> {
        let points = result.points.map(|points| self.points(points as usize));
        let streak = (!day.is_week() && streak > 1).then(|| self.daily_streak(streak));
        points.into_iter().chain(streak)
    }

    /// Opponents with their levels: "Against Sienna (Master) and Umber (Skilled)".
    #[must_use]
    pub fn against(self, lineup: &Lineup) -> String {
        let seats = lineup.players().seats();
        let others = seats.filter_map(|seat| match lineup.at(seat) {
            PlayerKind::Bot(level) => Some(self.daily_player(&self.name(seat), self.level(level))),
            PlayerKind::Human | PlayerKind::Friend => None,
        });
        self.daily_against(&self.listed(others).plain(self))
    }

    /// Names of the players in a result that is shared: the player is "Me".
    #[must_use]
    pub fn names_for_others(self, day: Day) -> Vec<String> {
        let seats = day.lineup().players().seats();
        let name = |seat| match seat {
            Seat::FIRST => self.daily_me().to_owned(),
            seat => self.name(seat),
        };
        seats.map(name).collect()
    }

    /// A player's row for screen readers: "Sienna: 2 Red, 5 Blue, out on turn 16".
    #[must_use]
    pub fn course_row(self, name: &str, row: &LeadHistoryRow) -> String {
        let cells = (1..).zip(&row.cells);
        let told = cells.filter_map(|(column, cell)| match *cell {
            LeadCell::Leads(rule) => Some(self.daily_cell(rule, column)),
            LeadCell::Out => Some(self.daily_cell_out(column)),
            LeadCell::Behind | LeadCell::Gone => None,
        });
        let told: Vec<String> = told.collect();
        if told.is_empty() {
            self.daily_row_none(name)
        } else {
            self.daily_row(name, &self.facts(told))
        }
    }

    /// A day's result as a text to share: the day, the outcome, the rules under which the player led, as coloured
    /// squares or as their letters, and a challenge.
    #[must_use]
    pub fn daily_text(
        self,
        day: Day,
        result: &GameResult,
        streak: usize,
        has_letters: bool,
    ) -> String {
        let besides = self.daily_besides(day, result, streak);
        let end = self.facts([self.daily_end(result)].into_iter().chain(besides));
        let date = self.date_of(day);
        let head = if day.is_week() {
            self.weekly_text_head(&date)
        } else {
            self.daily_text_head(&date)
        };
        let went = match &result.course {
            Some(course) => self.course_text(course, Seat::FIRST, has_letters),
            None => rules_text(&result.rules, has_letters),
        };
        let odds = self.daily_odds(day);
        let challenge = match odds.is_empty() {
            true => self.daily_picture_foot().to_owned(),
            false => self.daily_challenge(&odds),
        };
        let lines = [head, end, went, challenge];
        let lines = lines
            .iter()
            .map(String::as_str)
            .filter(|line| !line.is_empty());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The rules under which the player led, or won rounds, in as few lines as messengers show whole, below what they
    /// are. Empty if there are none.
    fn course_text(self, course: &LeadHistory, own: Seat, has_letters: bool) -> String {
        let signs: Vec<char> = led(course, own)
            .map(|rule| sign(rule, has_letters))
            .collect();
        if signs.is_empty() {
            return String::new();
        }
        let label = self.course_label(course, own);
        let label = label.unwrap_or_else(|| self.daily_rounds_won().to_owned());
        let folds = LeadHistory::folds(signs.len(), WIDEST).into_iter();
        let lines = folds.map(|fold| signs.get(fold).unwrap_or_default().iter().collect());
        let lines: Vec<String> = [label].into_iter().chain(lines).collect();
        lines.join("\n")
    }

    /// The number of turns, anybody's, after which the player led: the result has the player's own turns alone. `None`
    /// for a match, which has a column for each round.
    fn course_label(self, course: &LeadHistory, own: Seat) -> Option<String> {
        let turns = course.rows().first().map_or(0, |row| row.cells.len());
        let says = || self.daily_led(turns, led(course, own).count());
        (course.rounds() == 1).then(says)
    }

    /// Texts and data of the picture of a day's result.
    #[must_use]
    pub fn share_card(self, day: Day, result: &GameResult, streak: usize) -> ShareCard<'_> {
        let named = format!("{} · {}", self.daily_title(day), self.day_named(day));
        let course = result.course.as_ref();
        let besides = self.daily_besides(day, result, streak);
        let besides =
            besides.chain(course.and_then(|course| self.course_label(course, Seat::FIRST)));
        let besides = self.facts(besides);
        ShareCard {
            title: self.daily_end(result),
            lines: vec![named, besides],
            names: self.names_for_others(day),
            course,
            seed: day.deal().record.seed,
            foot: self.daily_picture_foot().to_owned(),
        }
    }

    /// Invitation to beat a result.
    #[must_use]
    pub fn can_you(self, result: &GameResult) -> String {
        if result.is_won {
            self.sent_can_you_won(result.turns)
        } else {
            self.sent_can_you_lost(result.turns)
        }
    }

    /// The sender's result.
    #[must_use]
    pub fn sender_fared(self, result: &GameResult) -> String {
        if result.is_won {
            self.sent_won(result.turns)
        } else {
            self.sent_lost(result.turns)
        }
    }

    /// Summary of a received game: rules, turns played so far, number of players.
    #[must_use]
    pub fn game_sent(self, ruleset: &Ruleset, turns: usize, players: usize) -> String {
        let turns = (turns > 0).then(|| self.daily_turns(turns));
        let facts = [self.rules_in_force(ruleset)].into_iter().chain(turns);
        let facts = facts.chain([self.daily_players(players)]);
        facts.collect::<Vec<_>>().join(" · ")
    }
}

/// Rules under which a player led, or won rounds.
pub(super) fn led(course: &LeadHistory, own: Seat) -> impl Iterator<Item = Rule> + use<> {
    let own = course.rows().into_iter().nth(own.index());
    let cells = own.map_or_else(Vec::new, |row| row.cells).into_iter();
    cells.filter_map(|cell| match cell {
        LeadCell::Leads(rule) => Some(rule),
        LeadCell::Behind | LeadCell::Out | LeadCell::Gone => None,
    })
}

/// Rules that the player set, one line per round.
fn rules_text(rounds: &[Vec<Rule>], has_letters: bool) -> String {
    let rounds = rounds.iter().map(|rules| {
        if rules.is_empty() {
            "–".to_owned()
        } else {
            rules.iter().map(|&rule| sign(rule, has_letters)).collect()
        }
    });
    rounds.collect::<Vec<String>>().join("\n")
}

/// Character for a rule. There is no indigo square in Unicode, so a black one stands in.
pub(super) const fn sign(rule: Rule, has_letters: bool) -> char {
    match rule {
        _ if has_letters => rule.letter(),
        Color::Red => '🟥',
        Color::Orange => '🟧',
        Color::Yellow => '🟨',
        Color::Green => '🟩',
        Color::Blue => '🟦',
        Color::Indigo => '⬛',
        Color::Violet => '🟪',
    }
}
