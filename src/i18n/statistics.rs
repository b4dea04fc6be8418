//! Statistics, and the data stored in the browser.

use super::Localizer;
use crate::state::{
    BackupContents, BackupError, DocumentKind, GameSummary, Mistake, OpponentGroup, RatedRound,
    RatingRange, RatingStep, kind_of, levels_near,
};

impl Localizer {
    #[must_use]
    pub fn opposition(self, opposition: OpponentGroup) -> &'static str {
        match opposition {
            OpponentGroup::Level(level) => self.level(level),
            OpponentGroup::Mixed => self.opponents_mixed(),
        }
    }

    /// Number of rounds won: "You’ve won 9 of 21 rounds."
    #[must_use]
    pub fn rounds_won(self, rounds: u32, won: u32) -> String {
        match (rounds, won) {
            (0, _) => self.statistics_none().to_owned(),
            (1, 0) => self.statistics_lost_one().to_owned(),
            (1, _) => self.statistics_won_one().to_owned(),
            _ => self.statistics_won_of(rounds as usize, won as usize),
        }
    }

    /// Range of a rating: "most likely 1410 to 1550", and that it is provisional as long as the range is wide.
    #[must_use]
    pub fn rating_between(self, range: RatingRange) -> String {
        let (high, low) = (points(range.high()), points(range.low()));
        if range.is_provisional() {
            self.rating_provisional(high, low)
        } else {
            self.rating_range(high, low)
        }
    }

    /// The levels that a rating stands for, and the number of rounds that it follows from.
    #[must_use]
    pub fn rating_from(self, range: RatingRange, rounds: u32) -> String {
        let (first, last) = levels_near(range);
        let rounds = rounds as usize;
        if first == last {
            self.rating_closest(rounds, self.level(first))
        } else {
            self.rating_amid(self.level(last), rounds, self.level(first))
        }
    }

    /// The rating after a round: "Rating 1480, up 12 (most likely 1410 to 1550)"; after the first one, that there is a
    /// rating now. Steps of a provisional rating are left out: they are as large as what isn't known yet.
    #[must_use]
    pub fn rating_after(self, step: RatingStep) -> String {
        let rating = points(step.range.rating);
        let Some(change) = step.change else {
            return self.rating_first(rating);
        };
        let by = points(change.abs());
        let says = match (change.signum(), step.is_of_match) {
            _ if step.range.is_provisional() => self.rating_now(rating),
            (1, false) => self.rating_up(by, rating),
            (1, true) => self.rating_match_up(by, rating),
            (-1, false) => self.rating_down(by, rating),
            (-1, true) => self.rating_match_down(by, rating),
            _ => self.rating_same(rating),
        };
        self.aside(&self.rating_between(step.range), &says)
    }

    /// Course of the rating: "From 1310 on 12 November to 1480 on 28 November".
    #[must_use]
    pub fn rating_course(self, first: &RatedRound, last: &RatedRound) -> String {
        let point = |round: &RatedRound| {
            let rating = points(round.range.rating);
            self.rating_at(&self.date_of(round.day), rating)
        };
        self.rating_went(&point(last), &point(first))
    }

    /// The same in a word: "Up 170 points since 12 November"; of a single day, from what to what.
    #[must_use]
    pub fn rating_change(self, first: &RatedRound, last: &RatedRound) -> String {
        if first.day == last.day {
            let [from, to] = [first, last].map(|round| round.range.rating.to_string());
            return self.rating_one_day(&self.date_of(first.day), &to, &from);
        }
        let change = last.range.rating - first.range.rating;
        let (by, day) = (points(change.abs()), self.date_of(first.day));
        match change.signum() {
            1 => self.rating_rose(&day, by),
            -1 => self.rating_fell(&day, by),
            _ => self.rating_stayed(&day),
        }
    }

    #[must_use]
    pub fn mistake(self, kind: Mistake) -> &'static str {
        match kind {
            Mistake::OnlyCard => self.mistake_card(),
            Mistake::OnlyRule => self.mistake_rule(),
            Mistake::Both => self.mistake_both(),
            Mistake::Out => self.mistake_out(),
        }
    }

    #[must_use]
    pub fn document(self, kind: DocumentKind) -> &'static str {
        match kind {
            DocumentKind::Game => self.document_game(),
            DocumentKind::Settings => self.settings(),
            DocumentKind::Statistics => self.statistics(),
            DocumentKind::Daily => self.daily(),
            DocumentKind::Puzzles => self.puzzles(),
            DocumentKind::Recent => self.recent(),
            DocumentKind::Learn => self.document_learn(),
            DocumentKind::Rating => self.document_rating(),
            DocumentKind::Gallery => self.gallery(),
            DocumentKind::Live => self.document_live(),
            DocumentKind::Other => self.document_other(),
        }
    }

    /// Reason why a backup can't be imported, with the assurance that nothing has changed.
    #[must_use]
    pub fn copy_fault(self, error: BackupError) -> String {
        let why = match error {
            BackupError::TooLarge => self.copy_large(),
            BackupError::Unreadable => self.copy_unreadable(),
            BackupError::Foreign => self.copy_foreign(),
            BackupError::Newer => self.copy_newer(),
            BackupError::Damaged(kind) => {
                let why = self.copy_damaged(self.document(kind));
                return self.sentences(&[&why, self.copy_kept()]);
            }
        };
        self.sentences(&[why, self.copy_kept()])
    }

    /// Note that documents are missing from a backup; `names` are their names.
    #[must_use]
    pub fn left_out(self, names: &[String]) -> String {
        let mut kinds: Vec<&str> = Vec::new();
        for name in names {
            let kind = self.document(kind_of(name));
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        self.data_left_out(&self.facts(kinds))
    }

    /// Summary of a game: "Rules v1.3, Advanced, 3 players, 12 turns".
    #[must_use]
    pub fn game_in_short(self, game: &GameSummary) -> String {
        let rules = self.rules_in_force(&game.ruleset);
        let table = self.data_game_of(game.players.get(), &rules);
        if game.is_over {
            self.data_game_over(&table)
        } else {
            self.data_game(game.turns, &table)
        }
    }

    /// Contents of a backup, as rows of a table: a label, and the lines of its cell.
    #[must_use]
    pub fn contents(self, contents: &BackupContents) -> [(&'static str, Vec<String>); 13] {
        let number = |number: usize| Vec::from_iter((number > 0).then(|| number.to_string()));
        let games = contents.games.iter().map(|game| self.game_in_short(game));
        let settings = contents.settings.as_ref();
        let names = settings.map(|settings| settings.names.clone());
        let names = names.filter(|names| !names.is_empty());
        let names = names.map(|names| self.facts(names));
        let learned = settings.map_or(0, |settings| settings.learned);
        let chosen = settings.map(|_| self.data_chosen().to_owned());
        [
            (self.data_games(), games.collect()),
            (self.recent(), number(contents.recent)),
            (self.data_rounds(), number(contents.rounds as usize)),
            (self.daily(), number(contents.days)),
            (self.puzzles(), number(contents.puzzles as usize)),
            (self.settings(), Vec::from_iter(chosen)),
            (self.data_names(), Vec::from_iter(names)),
            (self.data_lessons(), number(learned)),
            (self.data_learned(), number(contents.better_turns)),
            (self.data_rated(), number(contents.rated as usize)),
            (self.gallery(), number(contents.paintings)),
            (self.data_aside(), number(contents.aside)),
            (self.data_others(), number(contents.others)),
        ]
    }
}

/// Points of a rating as a number for messages. Ratings of players are far above zero.
fn points(points: i32) -> usize {
    usize::try_from(points).unwrap_or_default()
}
