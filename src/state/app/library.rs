//! Owner of everything that is stored: games, results, progress and settings.

mod recording;
mod slots;

use std::mem::replace;
use std::rc::Rc;

use crate::game::PlayerCount;
use crate::puzzle::Grade;
use crate::state::archive::{RecentGames, Statistics};
use crate::state::daily_results::DailyResults;
use crate::state::day::{Day, DayHour};
use crate::state::play::{GameSlot, Games};
use crate::state::puzzle::PuzzleProgress;
use crate::state::settings::{NewGameForm, Pace, Settings, SettingsAction};
use crate::state::store::{
    DeletionAnswer, Edited, Journal, LoadedData, Merge, Snapshot, StoreEvent,
};

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Library {
    games: Games,
    /// Slots in which another tab plays a game that isn't over.
    busy_elsewhere: Vec<GameSlot>,
    /// Number of the last game that the player let replace another one.
    overwrite_allowed_for: Option<u32>,
    /// Number of the next game.
    next_id: u32,
    now: DayHour,
    daily: Rc<DailyResults>,
    statistics: Rc<Statistics>,
    puzzles: PuzzleProgress,
    recent: Rc<RecentGames>,
    settings: Settings,
    /// Settings and puzzle progress as last reported by the store: the base of a three-way merge.
    merge_base: (Settings, PuzzleProgress),
    /// Entries that the store hasn't confirmed yet.
    journal: Rc<Journal>,
    /// The player's answer about deleted documents, until the store has carried it out.
    deletion_answer: Option<DeletionAnswer>,
}

impl Library {
    pub fn new(now: DayHour, found: LoadedData) -> Self {
        let ids = found.games.iter().map(|(_, game)| game.id() + 1);
        Self {
            busy_elsewhere: Vec::new(),
            overwrite_allowed_for: None,
            next_id: ids.max().unwrap_or_default(),
            games: found.games,
            now,
            daily: Rc::new(found.daily),
            statistics: Rc::new(found.statistics),
            puzzles: found.puzzles,
            recent: Rc::new(found.recent),
            settings: found.settings,
            merge_base: (found.settings, found.puzzles),
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
        &self.puzzles
    }

    pub const fn recent(&self) -> &Rc<RecentGames> {
        &self.recent
    }

    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Pace of opponents' turns: the chosen one, or else slow in the first games.
    pub fn pace(&self) -> Pace {
        let games = self.recent.games().len();
        self.settings.pace.unwrap_or_else(|| Pace::after(games))
    }

    pub fn snapshot(&self) -> Snapshot<'_> {
        Snapshot {
            settings: Edited {
                now: &self.settings,
                base: &self.merge_base.0,
            },
            games: &self.games,
            daily: &self.daily,
            statistics: &self.statistics,
            puzzles: Edited {
                now: &self.puzzles,
                base: &self.merge_base.1,
            },
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
            self.merge_base = Default::default();
        }
    }

    pub const fn set_now(&mut self, now: DayHour) {
        self.now = now;
    }

    pub fn update_settings(&mut self, action: SettingsAction) {
        self.settings.reduce(action);
    }

    pub const fn save_form(&mut self, form: NewGameForm) {
        self.settings.new_game = form;
    }

    pub fn complete_lesson(&mut self, number: usize) {
        self.settings.learned.insert(number);
    }

    pub const fn set_puzzle_players(&mut self, players: PlayerCount) {
        self.puzzles.players = players;
    }

    pub const fn set_puzzle_grade(&mut self, grade: Grade) {
        self.puzzles.grade = grade;
    }

    /// Takes over what is stored now, keeping what was changed here since.
    pub fn on_store_event(&mut self, event: StoreEvent) {
        match event {
            StoreEvent::Settings(stored) => {
                let own = replace(&mut self.settings, stored);
                self.settings.merge(&own, &self.merge_base.0);
                self.merge_base.0 = stored;
            }
            StoreEvent::Puzzles(stored) => {
                let own = replace(&mut self.puzzles, stored);
                self.puzzles.merge(&own, &self.merge_base.1);
                self.merge_base.1 = stored;
            }
            StoreEvent::Daily(stored) => self.daily = Rc::new(stored),
            StoreEvent::Recent(stored) => self.recent = Rc::new(stored),
            StoreEvent::Statistics(stored) => self.statistics = Rc::new(stored),
            StoreEvent::Noted(number) => Rc::make_mut(&mut self.journal).forget(number),
            StoreEvent::DeletionAnswered => self.deletion_answer = None,
            StoreEvent::Correspondence(slot, game) => self.take_stored_game(slot, &game),
            StoreEvent::Game {
                place,
                is_under_way: true,
            } => self.busy_elsewhere.push(place),
            StoreEvent::Game {
                place,
                is_under_way: false,
            } => self.busy_elsewhere.retain(|&other| other != place),
            // The owner of sealed games handles this event.
            StoreEvent::Sealed { .. } => {}
        }
    }
}
