//! Owner of everything that is stored: games, results, progress and settings.

mod recording;
mod slots;
mod tab_copy;

use std::rc::Rc;

use self::tab_copy::TabCopy;
use crate::game::PlayerCount;
use crate::puzzle::Grade;
use crate::state::archive::{RecentGames, Statistics};
use crate::state::daily_results::DailyResults;
use crate::state::day::{Day, DayHour};
use crate::state::play::{Game, GameSlot, Games};
use crate::state::puzzle::PuzzleProgress;
use crate::state::settings::{NewGameForm, Pace, Settings, SettingsAction};
use crate::state::store::{DeletionAnswer, Journal, LoadedData, Snapshot, StoreEvent};

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Library {
    games: Games,
    /// Games whose last round is yet to be recorded.
    unrecorded: Vec<Rc<Game>>,
    /// Slots in which another tab plays a game that isn't over.
    busy_elsewhere: Vec<GameSlot>,
    /// Number of the last game that the player let replace another one.
    overwrite_allowed_for: Option<u32>,
    /// Number of the next game.
    next_id: u32,
    now: DayHour,
    daily: Rc<DailyResults>,
    statistics: Rc<Statistics>,
    puzzles: TabCopy<PuzzleProgress>,
    recent: Rc<RecentGames>,
    settings: TabCopy<Settings>,
    /// Entries that the store hasn't confirmed yet.
    journal: Rc<Journal>,
    /// The player's answer about deleted documents, until the store has carried it out.
    deletion_answer: Option<DeletionAnswer>,
}

impl Library {
    pub fn new(now: DayHour, found: LoadedData) -> Self {
        let ids = found.games.iter().map(|(_, game)| game.id() + 1);
        Self {
            unrecorded: Vec::new(),
            busy_elsewhere: Vec::new(),
            overwrite_allowed_for: None,
            next_id: ids.max().unwrap_or_default(),
            games: found.games,
            now,
            daily: Rc::new(found.daily),
            statistics: Rc::new(found.statistics),
            puzzles: TabCopy::new(found.puzzles),
            recent: Rc::new(found.recent),
            settings: TabCopy::new(found.settings),
            journal: Rc::default(),
            deletion_answer: None,
        }
    }

    pub const fn games(&self) -> &Games {
        &self.games
    }

    pub const fn today(&self) -> Day {
        self.now.day()
    }

    pub const fn now(&self) -> DayHour {
        self.now
    }

    pub const fn daily(&self) -> &Rc<DailyResults> {
        &self.daily
    }

    pub const fn statistics(&self) -> &Rc<Statistics> {
        &self.statistics
    }

    pub const fn puzzles(&self) -> &PuzzleProgress {
        &self.puzzles.now
    }

    pub const fn recent(&self) -> &Rc<RecentGames> {
        &self.recent
    }

    pub const fn settings(&self) -> &Settings {
        &self.settings.now
    }

    /// Pace of opponents' turns: the chosen one, or else slow in the first games.
    pub fn pace(&self) -> Pace {
        let games = self.recent.finished().count();
        self.settings.now.pace.unwrap_or_else(|| Pace::after(games))
    }

    pub fn snapshot(&self) -> Snapshot<'_> {
        Snapshot {
            settings: self.settings.edited(),
            games: &self.games,
            daily: &self.daily,
            statistics: &self.statistics,
            puzzles: self.puzzles.edited(),
            recent: &self.recent,
            journal: &self.journal,
            claim: self.overwrite_allowed_for,
            deletion_answer: self.deletion_answer,
        }
    }

    pub fn answer_deletion(&mut self, answer: DeletionAnswer) {
        self.deletion_answer = Some(answer);
        if answer == DeletionAnswer::PutBack {
            // Every choice since the deletion is one on top of what is put back.
            self.settings.rebase();
            self.puzzles.rebase();
        }
    }

    pub const fn set_now(&mut self, now: DayHour) {
        self.now = now;
    }

    pub fn update_settings(&mut self, action: SettingsAction) {
        self.settings.now.reduce(action);
    }

    pub const fn save_form(&mut self, form: NewGameForm) {
        self.settings.now.new_game = form;
    }

    pub fn complete_lesson(&mut self, number: usize) {
        self.settings.now.learned.insert(number);
    }

    pub const fn set_puzzle_players(&mut self, players: PlayerCount) {
        self.puzzles.now.players = players;
    }

    pub const fn set_puzzle_grade(&mut self, grade: Grade) {
        self.puzzles.now.grade = grade;
    }

    /// Takes over what is stored now, keeping what was changed here since.
    pub fn on_store_event(&mut self, event: StoreEvent) {
        match event {
            StoreEvent::Settings(stored) => self.settings.take(stored),
            StoreEvent::Puzzles(stored) => self.puzzles.take(stored),
            StoreEvent::Daily(stored) => self.daily = Rc::new(stored),
            StoreEvent::Recent(stored) => self.recent = Rc::new(stored),
            StoreEvent::Statistics(stored) => self.statistics = Rc::new(stored),
            StoreEvent::Noted(number) => Rc::make_mut(&mut self.journal).forget(number),
            StoreEvent::DeletionAnswered => self.deletion_answer = None,
            StoreEvent::Correspondence(slot, game) => self.take_stored_game(slot, &game),
            StoreEvent::Game {
                slot,
                is_under_way: true,
            } => self.busy_elsewhere.push(slot),
            StoreEvent::Game {
                slot,
                is_under_way: false,
            } => self.busy_elsewhere.retain(|&other| other != slot),
            // The owner of sealed games handles this event.
            StoreEvent::Sealed { .. } => {}
        }
    }
}
