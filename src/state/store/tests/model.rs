//! Plain model of the storage: a document is the list of its changes in the order in which they were stored.

mod known_game;

pub(super) use known_game::KnownGame;

use super::*;
use crate::game::PlayerCount;
use crate::puzzle::Grade;
use crate::state::{
    FinishedRound, GameResult, NewGameAction, PuzzleAction, RecentGame, SettingsAction, load_game,
    save_game,
};

/// A change that must stay in a document.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Change {
    Setting(SettingsAction),
    Form(NewGameAction),
    Lesson(usize),
    Round(String, FinishedRound),
    Day(Day, GameResult),
    Over(Rc<RecentGame>),
    Puzzle(PuzzleId, bool, Option<Day>),
    Rush(u32),
    PuzzlePlayers(PlayerCount),
    PuzzleGrade(Grade),
}

/// Documents shared by all tabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum DocumentName {
    Settings,
    Statistics,
    Daily,
    Puzzles,
    Recent,
}

/// Documents that result from some changes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Documents {
    pub settings: Settings,
    pub statistics: Statistics,
    pub daily: DailyResults,
    pub puzzles: PuzzleProgress,
    pub recent: RecentGames,
}

/// A document in the storage.
#[derive(Clone, Debug, Default)]
pub(super) enum Stored {
    #[default]
    Nothing,
    Damaged,
    There {
        deeds: Vec<Change>,
        /// Number of slots where a newer build has added fields unknown to this version.
        unknown: usize,
    },
}

/// A document as a tab knows it.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownDocument {
    /// Content when the tab last read or stored it.
    pub said: Vec<Change>,
    /// Changes of this tab that are not stored yet.
    pub pending: Vec<Change>,
    /// `true` if the document was stored when the tab last looked.
    pub is_stored: bool,
}

/// Everything a tab knows.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    pub documents: BTreeMap<DocumentName, KnownDocument>,
    pub games: BTreeMap<GameSlot, KnownGame>,
    /// Changes from games that could not be stored yet, with the IDs of the games.
    pub waiting: Vec<(u32, Change)>,
    /// ID of the game for which another was discarded.
    pub claim: Option<u32>,
}

impl Change {
    pub fn kind(&self) -> DocumentName {
        match self {
            Self::Setting(_) | Self::Form(_) | Self::Lesson(_) => DocumentName::Settings,
            Self::Round(..) => DocumentName::Statistics,
            Self::Day(..) => DocumentName::Daily,
            Self::Over(_) => DocumentName::Recent,
            Self::Puzzle(..) | Self::Rush(_) | Self::PuzzlePlayers(_) | Self::PuzzleGrade(_) => {
                DocumentName::Puzzles
            }
        }
    }

    /// Returns `true` if a later change of the same sort replaces this one.
    fn is_choice(&self) -> bool {
        match self {
            Self::Setting(_)
            | Self::Form(_)
            | Self::Lesson(_)
            | Self::PuzzlePlayers(_)
            | Self::PuzzleGrade(_) => true,
            Self::Round(..) | Self::Day(..) | Self::Over(_) | Self::Puzzle(..) | Self::Rush(_) => {
                false
            }
        }
    }

    /// The player's action for this change, if it is a choice.
    pub fn action(&self) -> Option<Action> {
        match self.clone() {
            Self::Setting(action) => Some(action.into()),
            Self::Form(action) => Some(action.into()),
            Self::PuzzlePlayers(players) => Some(PuzzleAction::Players(players).into()),
            Self::PuzzleGrade(grade) => Some(PuzzleAction::Grade(grade).into()),
            Self::Lesson(_)
            | Self::Round(..)
            | Self::Day(..)
            | Self::Over(_)
            | Self::Puzzle(..)
            | Self::Rush(_) => None,
        }
    }
}

impl DocumentName {
    pub const ALL: [Self; 5] = [
        Self::Settings,
        Self::Statistics,
        Self::Daily,
        Self::Puzzles,
        Self::Recent,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Settings => Settings::NAME,
            Self::Statistics => Statistics::NAME,
            Self::Daily => DailyResults::NAME,
            Self::Puzzles => PuzzleProgress::NAME,
            Self::Recent => RecentGames::NAME,
        }
    }
}

impl Documents {
    pub fn of<'a>(deeds: impl IntoIterator<Item = &'a Change>) -> Self {
        let mut books = Self::default();
        for deed in deeds {
            books.take(deed);
        }
        books
    }

    fn take(&mut self, deed: &Change) {
        match deed.clone() {
            Change::Setting(action) => self.settings.reduce(action),
            Change::Form(NewGameAction::Players(players)) => {
                self.settings.new_game.players = players;
            }
            Change::Form(NewGameAction::Advanced(is_on)) => {
                self.settings.new_game.is_advanced = is_on;
            }
            Change::Form(_) => unreachable!("not among what is chosen here"),
            Change::Lesson(lesson) => self.settings.learned.insert(lesson),
            Change::Round(_, round) => self.statistics.count(&round),
            Change::Day(day, result) => self.daily.note(day, result),
            Change::Over(game) => self.recent.note(game),
            Change::Puzzle(id, is_solved, day) => self.puzzles.count(id, is_solved, day),
            Change::Rush(solved) => self.puzzles.count_rush(solved),
            Change::PuzzlePlayers(players) => self.puzzles.players = players,
            Change::PuzzleGrade(grade) => self.puzzles.grade = grade,
        }
    }

    /// Content of a stored document.
    pub fn stored(browser: &Browser, kind: DocumentName) -> Self {
        let mut books = Self::default();
        match kind {
            DocumentName::Settings => books.settings = browser.document(),
            DocumentName::Statistics => books.statistics = browser.document(),
            DocumentName::Daily => books.daily = browser.document(),
            DocumentName::Puzzles => books.puzzles = browser.document(),
            DocumentName::Recent => books.recent = browser.document(),
        }
        books
    }
}

impl KnownDocument {
    /// Adds a change. Only the last choice of each sort counts.
    pub fn note(&mut self, deed: Change) {
        if deed.is_choice() {
            let said = &self.said;
            self.pending.retain(|earlier| {
                let both = said.iter().chain([earlier, &deed]);
                !earlier.is_choice()
                    || Documents::of(both) != Documents::of(said.iter().chain([&deed]))
            });
        }
        self.pending.push(deed);
        self.forget_what_is_said();
    }

    /// Reads the document. A pending choice that the document already contains is dropped.
    pub fn read(&mut self, said: &[Change]) {
        self.said = said.to_vec();
        self.forget_what_is_said();
    }

    fn forget_what_is_said(&mut self) {
        let said = Documents::of(&self.said);
        let deeds = &self.said;
        let is_new = |deed: &Change| Documents::of(deeds.iter().chain([deed])) != said;
        self.pending
            .retain(|deed| !deed.is_choice() || is_new(deed));
    }

    /// Stores the pending changes on top of the stored document or, if that cannot be read, on top of the content that
    /// the tab knows.
    pub fn store(&mut self, browser: &Browser, name: &str, stored: &mut Stored) {
        let is_damaged = matches!(stored, Stored::Damaged);
        let is_possible = !browser.0.borrow().is_blocked
            && browser.has_room_for(name)
            && (!is_damaged || browser.can_set_aside(name));
        if self.pending.is_empty() || !is_possible {
            return;
        }
        let (mut deeds, unknown) = match stored {
            Stored::There { deeds, unknown } => (deeds.clone(), *unknown),
            Stored::Nothing | Stored::Damaged => (self.said.clone(), 0),
        };
        deeds.append(&mut self.pending);
        self.said = deeds.clone();
        self.is_stored = true;
        *stored = Stored::There { deeds, unknown };
    }
}

impl Memory {
    /// Looks at all documents.
    pub fn look(&mut self, browser: &Browser, documents: &BTreeMap<DocumentName, Stored>) {
        for (kind, known) in &mut self.documents {
            match &documents[kind] {
                Stored::Nothing => known.read(&[]),
                Stored::There { deeds, .. } => known.read(deeds),
                // The tab keeps the content that it knows.
                Stored::Damaged => continue,
            }
            known.is_stored = matches!(documents[kind], Stored::There { .. });
        }
        for (slot, known) in &mut self.games {
            known.look(browser, &slot.name());
        }
    }

    /// Returns `true` if something that was stored when the tab last looked was deleted since.
    pub fn lacks_any(&self, browser: &Browser, documents: &BTreeMap<DocumentName, Stored>) -> bool {
        let is_gone = |kind| matches!(documents[kind], Stored::Nothing);
        let mut known = self.documents.iter();
        let daily = match &documents[&DocumentName::Daily] {
            Stored::There { deeds, .. } => Documents::of(deeds).daily,
            Stored::Nothing | Stored::Damaged => DailyResults::default(),
        };
        // Another tab removes a deal that is over.
        let is_over =
            |slot| matches!(slot, GameSlot::Daily(Some(day)) if daily.result(day).is_some());
        let mut games = self.games.iter();
        known.any(|(kind, known)| known.is_stored && is_gone(kind))
            || games.any(|(&slot, known)| {
                known.text.is_some() && browser.text(&slot.name()).is_none() && !is_over(slot)
            })
    }

    /// Content of a document as the page shows it: last known content plus the tab's own changes.
    pub fn shown(&self, kind: DocumentName) -> Documents {
        let known = &self.documents[&kind];
        let waiting = self.waiting.iter().map(|(_, deed)| deed);
        let waiting = waiting.filter(|deed| deed.kind() == kind);
        Documents::of(known.said.iter().chain(&known.pending).chain(waiting))
    }

    /// Settles the changes that wait for their game: they count once that game, or a later one of the tab in the same
    /// slot, is stored, but not if another tab has stored a game there first.
    pub fn settle(&mut self) {
        for (id, deed) in std::mem::take(&mut self.waiting) {
            let mut games = self.games.values();
            if games.clone().any(|game| game.refused.contains(&id)) {
                continue;
            }
            if games.any(|game| game.failed.contains(&id)) {
                self.waiting.push((id, deed));
            } else {
                self.note(deed);
            }
        }
    }

    /// Expects stored daily deals that are over to be removed; returns their slots.
    pub fn remove_over(&mut self, browser: &Browser) -> Vec<GameSlot> {
        let said = Documents::of(&self.documents[&DocumentName::Daily].said);
        let is_over =
            |slot| matches!(slot, GameSlot::Daily(Some(day)) if said.daily.result(day).is_some());
        let games = self.games.iter_mut();
        let removed = games.filter_map(|(&slot, known)| {
            (is_over(slot) && known.remove(browser, &slot.name())).then_some(slot)
        });
        removed.collect()
    }

    pub fn note(&mut self, deed: Change) {
        self.documents.entry(deed.kind()).or_default().note(deed);
    }
}
