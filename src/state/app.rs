//! The application: what is on the screen, what is known, and how an action changes either. `reduce` hands each action
//! to the room it belongs to.

mod action;
mod correspondence;
mod dailies;
mod keeping;
mod learning;
mod looking;
mod opened;
mod opening;
mod playing;
mod puzzling;
mod receiving;
mod screen;
mod sealed;
mod sent;
#[cfg(test)]
mod tests;
mod wish;

pub use action::{Action, GameAction, Navigation, NewGameAction, NoticeAction, UpdateScope};
pub use opened::{CorrespondenceAction, IncomingLink, IncomingLinkKind};
pub use screen::{Screen, Sheet};
pub use sealed::{PendingSealedRequest, SealedAction, SealedLobby};
pub use sent::{ChallengeResult, ReceivedAction, ReceivedGame, ReceivedKind};

use std::mem::discriminant;
use std::rc::Rc;

use self::sealed::SealedTask;
use self::wish::GameRequest;
use crate::game::Seed;
use crate::state::archive::{RecentAction, RecentGames, Statistics};
use crate::state::daily_results::DailyResults;
use crate::state::day::Day;
use crate::state::engine::{EngineReply, PendingRequest};
use crate::state::lesson::Lesson;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameSlot, Games};
use crate::state::puzzle::{PuzzleProgress, PuzzleSession};
use crate::state::replay::Replay;
use crate::state::settings::{Pace, Settings};
use crate::state::store::{Journal, LoadedData, Merge, StoreEvent};

/// The state of the page. It changes by [`AppState::reduce`] alone.
#[derive(Clone, Debug, PartialEq)]
pub struct AppState {
    /// What fills the page.
    pub screen: Screen,
    /// What lies over it.
    pub sheet: Option<Sheet>,
    /// What the player has to be told, until it is dismissed.
    pub notices: Vec<Notice>,
    /// What was told in this visit, to be told once.
    shown_notices: Vec<Notice>,
    /// What stood in the address that led to what is shown, as long as that is kept nowhere else.
    pub open_link: Option<String>,
    /// The seed of the next game, as typed.
    pub seed: String,
    /// Whether the form for a new game is open.
    pub is_customising: bool,
    /// The games under way or just over.
    pub games: Games,
    /// The places at which another tab plays a game that is not over.
    busy_elsewhere: Vec<GameSlot>,
    /// What the lessons lead back to, if they were opened from there: what a link led to, or the deal of a day.
    return_to: Option<Screen>,
    /// The review of the round that has ended at the table: it goes on while its end is shown.
    round_review: Option<Rc<Replay>>,
    /// The review from which the moment at the table is tried once more.
    tried_from: Option<Rc<Replay>>,
    /// A game that was asked for, while another is under way.
    pending_game: Option<GameRequest>,
    /// The sealed games that are not stored as they stand.
    unsaved_sealed: Vec<GameSlot>,
    /// What waits for an answer about sealed games.
    sealed_tasks: Vec<SealedTask>,
    /// The last game for which another was given up.
    overwrite_allowed_for: Option<u32>,
    /// The number of the next game.
    next_id: u32,
    /// The day it is.
    pub today: Day,
    /// What came of the deals of the days.
    pub daily: Rc<DailyResults>,
    /// How the person has done so far.
    pub statistics: Rc<Statistics>,
    /// How the visitor stands with puzzles.
    pub puzzles: PuzzleProgress,
    /// The last games that are over.
    pub recent: Rc<RecentGames>,
    /// The settings, with the terms of the next game.
    pub settings: Settings,
    /// The settings and the puzzles as the store last told of them.
    merge_base: (Settings, PuzzleProgress),
    /// What came to be known in this visit, as far as the store is not known to have noted it.
    journal: Rc<Journal>,
}

impl AppState {
    /// The page of a visitor, on a day, with what was kept.
    #[must_use]
    pub fn new(seed: Seed, today: Day, found: LoadedData) -> Self {
        let ids = found.games.iter().map(|(_, game)| game.id() + 1);
        let mut app = Self {
            screen: Screen::Home,
            sheet: None,
            notices: Vec::new(),
            shown_notices: Vec::new(),
            open_link: None,
            seed: seed.to_string(),
            is_customising: false,
            busy_elsewhere: Vec::new(),
            return_to: None,
            round_review: None,
            tried_from: None,
            pending_game: None,
            unsaved_sealed: Vec::new(),
            sealed_tasks: Vec::new(),
            overwrite_allowed_for: None,
            next_id: ids.max().unwrap_or_default(),
            games: found.games,
            today,
            daily: Rc::new(found.daily),
            statistics: Rc::new(found.statistics),
            puzzles: found.puzzles,
            recent: Rc::new(found.recent),
            settings: found.settings,
            merge_base: (found.settings, found.puzzles),
            journal: Rc::default(),
        };
        // A visit may have ended before this was kept.
        if let Some(game) = app.games.at(GameSlot::Daily).cloned() {
            app.record_daily(&game);
        }
        // Earlier versions kept no list of games that are over.
        if app.recent.is_empty() {
            for (place, game) in app.games.clone().iter() {
                // Games with friends have a list of their own.
                if !place.is_with_friends() {
                    app.record_finished_game(game);
                }
            }
        }
        app
    }

    /// Whether there is something to go back from.
    #[must_use]
    pub fn can_go_back(&self) -> bool {
        self.screen != Screen::Home || self.sheet.is_some()
    }

    /// The game at the table, while that is shown.
    #[must_use]
    pub fn game(&self) -> Option<&Rc<Game>> {
        match self.screen {
            Screen::Table(place) => self.games.at(place),
            _ => None,
        }
    }

    /// The letter, while one is shown.
    #[must_use]
    pub const fn opened(&self) -> Option<&Rc<IncomingLink>> {
        match &self.screen {
            Screen::IncomingLink(opened) => Some(opened),
            _ => None,
        }
    }

    /// The lesson, while one is shown.
    #[must_use]
    pub const fn lesson(&self) -> Option<&Rc<Lesson>> {
        match &self.screen {
            Screen::Lesson(lesson) => Some(lesson),
            _ => None,
        }
    }

    /// The game that is looked at, while one is shown.
    #[must_use]
    pub const fn replay(&self) -> Option<&Rc<Replay>> {
        match &self.screen {
            Screen::Replay(replay) => Some(replay),
            _ => None,
        }
    }

    /// The puzzle, while one is shown.
    #[must_use]
    pub const fn sitting(&self) -> Option<&Rc<PuzzleSession>> {
        match &self.screen {
            Screen::Puzzle(sitting) => Some(sitting),
            _ => None,
        }
    }

    /// What takes thought now: what is shown decides. An answer counts as long as this is asked.
    #[must_use]
    pub fn pending_request(&self) -> Option<PendingRequest> {
        let question = match &self.screen {
            Screen::Home
            | Screen::Lesson(_)
            | Screen::Daily(_)
            | Screen::Received(_)
            | Screen::IncomingLink(_)
            | Screen::Sealed(_) => None,
            Screen::Table(_) => self.question_at_table(),
            Screen::Replay(replay) => replay.question(),
            Screen::Puzzle(sitting) => sitting.question(),
        };
        Some(PendingRequest {
            game: self.game().map(|game| game.id()),
            question: question?,
        })
    }

    /// How long the turns of opponents are shown: as it was chosen, else calm in the first games.
    #[must_use]
    pub fn pace(&self) -> Pace {
        let games = self.recent.games().len();
        self.settings.pace.unwrap_or_else(|| Pace::after(games))
    }

    /// The settings as they act: with the pace that holds where none was chosen.
    #[must_use]
    pub fn effective_settings(&self) -> Settings {
        Settings {
            pace: Some(self.pace()),
            ..self.settings
        }
    }

    /// How long the moment at the table stays before an opponent's turn comes, in milliseconds; `None` if the player
    /// has to ask for that.
    #[must_use]
    pub fn opponent_delay(&self) -> Option<u32> {
        self.game()
            .map_or(Some(0), |game| match game.bot_to_move() {
                Some(_) => game.wait(self.pace()),
                None => Some(0),
            })
    }

    /// The page after something happened. Whatever does not fit changes nothing.
    #[must_use]
    pub fn reduce(&self, action: Action) -> Self {
        let mut app = self.clone();
        match action {
            Action::Navigate(way) => app.navigate(way),
            Action::NewGame(action) => app.fill_in(action),
            Action::Turn(action) => app.take_turn(action),
            Action::Game(action) => app.act_in_game(action),
            Action::Correspondence(action) => app.correspond(action),
            Action::Sealed(action) => app.seal(action),
            Action::Lesson(action) => app.learn(action),
            Action::Puzzle(action) => app.puzzle(action),
            Action::Replay(action) => app.look(action),
            Action::Daily(action) => app.daily(action),
            Action::Recent(RecentAction::Review(game)) => app.review(&game),
            Action::Recent(RecentAction::PlayAgain(game)) => {
                app.request_game(GameRequest::of(game.link().to_deal()));
            }
            Action::Received(action) => app.open_sent(action),
            Action::Settings(action) => app.settings.reduce(action),
            Action::Notice(NoticeAction::Tell(notice)) => app.notify(notice),
            Action::Notice(NoticeAction::Dismiss(notice)) => {
                app.notices.retain(|&other| other != notice);
            }
            Action::StoreChanged(news) => app.on_store_event(news),
            Action::EngineReplied(asked, answer) => app.on_engine_reply(&asked, answer),
            Action::DateChanged(day) => app.today = day,
        }
        if app.survives_reload() {
            app.open_link = None;
        }
        app
    }

    /// Whether what is shown is found again without an address: it is stored, or it is the start page.
    fn survives_reload(&self) -> bool {
        match &self.screen {
            Screen::Home | Screen::Table(_) => true,
            Screen::Sealed(visit) => !matches!(**visit, SealedLobby::Invited(_)),
            Screen::Lesson(_)
            | Screen::Replay(_)
            | Screen::Puzzle(_)
            | Screen::Daily(_)
            | Screen::Received(_)
            | Screen::IncomingLink(_) => false,
        }
    }

    fn navigate(&mut self, way: Navigation) {
        match way {
            Navigation::Home => self.leave(),
            Navigation::Back if self.sheet.is_none() => self.go_back(),
            Navigation::Back | Navigation::CloseSheet => self.close(),
            Navigation::Resume(place) => self.go_on(place),
            Navigation::OpenLink(text) => self.follow(text),
            Navigation::OpenSheet(sheet) => self.open(sheet),
        }
    }

    fn open(&mut self, sheet: Sheet) {
        // Who looks for other puzzles leaves a rush.
        let leads_away = matches!(sheet, Sheet::Puzzles | Sheet::Lessons);
        if !(leads_away && self.end_rush_early()) {
            self.sheet = Some(sheet);
        }
    }

    fn close(&mut self) {
        self.sheet = None;
        // Who keeps the game under way goes on with that.
        if self.pending_game.take().is_some() {
            self.is_customising = false;
        }
    }

    fn show(&mut self, screen: Screen) {
        if discriminant(&self.screen) == discriminant(&screen) {
            // Another one of its kind: the next puzzle, another day.
            self.open_link = None;
        }
        // What was seen on the start page is not shown there once more.
        let was_home = self.screen == Screen::Home;
        let is_past = |notice: &Notice| notice.is_of_letter() || (was_home && notice.can_wait());
        self.notices.retain(|notice| !is_past(notice));
        self.screen = screen;
        self.sheet = None;
        self.is_customising = false;
        self.review_table();
    }

    fn notify(&mut self, notice: Notice) {
        if self.shown_notices.contains(&notice) {
            return;
        }
        self.shown_notices.push(notice);
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// Takes what is stored by now, under what was chosen here since.
    fn on_store_event(&mut self, news: StoreEvent) {
        match news {
            StoreEvent::Settings(stored) => {
                let own = std::mem::replace(&mut self.settings, stored);
                self.settings.merge(&own, &self.merge_base.0);
                self.merge_base.0 = stored;
            }
            StoreEvent::Puzzles(stored) => {
                let own = std::mem::replace(&mut self.puzzles, stored);
                self.puzzles.merge(&own, &self.merge_base.1);
                self.merge_base.1 = stored;
            }
            StoreEvent::Daily(stored) => self.daily = Rc::new(stored),
            StoreEvent::Recent(stored) => self.recent = Rc::new(stored),
            StoreEvent::Statistics(stored) => self.statistics = Rc::new(stored),
            StoreEvent::Noted(number) => Rc::make_mut(&mut self.journal).forget(number),
            StoreEvent::Correspondence(place, game) => self.take_friends_news(place, &game),
            StoreEvent::Sealed {
                place,
                is_stored: false,
            } => self.unsaved_sealed.push(place),
            StoreEvent::Sealed {
                place,
                is_stored: true,
            } => self.unsaved_sealed.retain(|&other| other != place),
            StoreEvent::Game {
                place,
                is_under_way: true,
            } => self.busy_elsewhere.push(place),
            StoreEvent::Game {
                place,
                is_under_way: false,
            } => self.busy_elsewhere.retain(|&other| other != place),
        }
    }

    /// Takes an answer, if it is still asked for.
    fn on_engine_reply(&mut self, asked: &PendingRequest, answer: EngineReply) {
        if self.pending_request().as_ref() != Some(asked) {
            return;
        }
        match &self.screen {
            Screen::Home
            | Screen::Lesson(_)
            | Screen::Daily(_)
            | Screen::Received(_)
            | Screen::IncomingLink(_)
            | Screen::Sealed(_) => {}
            Screen::Table(_) => self.answered_at_table(answer),
            Screen::Replay(_) => self.answered_in_replay(answer),
            Screen::Puzzle(_) => self.answered_in_puzzle(answer),
        }
    }
}
