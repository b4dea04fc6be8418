//! Statistics, and the data stored in the browser.

use super::Localizer;
use crate::state::{
    BackupContents, BackupError, DocumentKind, GameSummary, OpponentGroup, WinRate, kind_of,
};

impl Localizer {
    #[must_use]
    pub fn opposition(self, opposition: OpponentGroup) -> &'static str {
        match opposition {
            OpponentGroup::Level(level) => self.level(level),
            OpponentGroup::Mixed => self.opponents_mixed(),
        }
    }

    /// Win rate: "62%".
    #[must_use]
    pub fn rate(self, rate: WinRate) -> String {
        self.statistics_percent(WinRate::percent(rate.value))
    }

    /// Interval of a win rate: "44–77%".
    #[must_use]
    pub fn range(self, rate: WinRate) -> String {
        self.statistics_range(WinRate::percent(rate.high), WinRate::percent(rate.low))
    }

    /// Average per round, with one decimal; a dash if there are no rounds.
    #[must_use]
    pub fn per_round(self, sum: u32, rounds: u32) -> String {
        if rounds == 0 {
            return "–".to_owned();
        }
        let (sum, rounds) = (u64::from(sum), u64::from(rounds));
        let tenths = (sum * 10 + rounds / 2) / rounds;
        self.decimal((tenths % 10) as usize, (tenths / 10) as usize)
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
                return format!("{why} {}", self.copy_kept());
            }
        };
        format!("{why} {}", self.copy_kept())
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
    pub fn contents(self, contents: &BackupContents) -> [(&'static str, Vec<String>); 11] {
        let number = |number: usize| Vec::from_iter((number > 0).then(|| number.to_string()));
        let games = contents.games.iter().map(|game| self.game_in_short(game));
        let names = (!contents.names.is_empty()).then(|| self.facts(contents.names.clone()));
        let settings = contents.has_settings.then(|| self.data_chosen().to_owned());
        [
            (self.data_games(), games.collect()),
            (self.recent(), number(contents.recent)),
            (self.data_rounds(), number(contents.rounds as usize)),
            (self.daily(), number(contents.days)),
            (self.puzzles(), number(contents.puzzles as usize)),
            (self.settings(), Vec::from_iter(settings)),
            (self.data_names(), Vec::from_iter(names)),
            (self.data_lessons(), number(contents.learned)),
            (self.data_learned(), number(contents.better_turns)),
            (self.data_aside(), number(contents.aside)),
            (self.data_others(), number(contents.others)),
        ]
    }
}
