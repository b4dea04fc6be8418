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

pub use action::{Action, Extent, FormAction, GameAction, Navigation, NoticeAction};
pub use opened::{Arrival, FriendsAction, Opened};
pub use screen::{Screen, Sheet};
pub use sealed::{SealAsked, SealedAction, SealedVisit};
pub use sent::{ChallengeResult, SentAction, SentGame, SentKind};

use std::mem::discriminant;
use std::rc::Rc;

use self::sealed::SealErrand;
use self::wish::Wish;
use crate::game::Seed;
use crate::state::archive::{Recent, RecentAction, Statistics};
use crate::state::daily::Daily;
use crate::state::day::Day;
use crate::state::engine::{Answer, Asked};
use crate::state::notice::Notice;
use crate::state::play::{Game, Games, Place};
use crate::state::practice::{Lesson, PuzzleBook, Sitting};
use crate::state::replay::Replay;
use crate::state::settings::{Pace, Settings};
use crate::state::store::{Journal, Loaded, Merge, News};

/// The state of the page. It changes by [`App::reduce`] alone.
#[derive(Clone, Debug, PartialEq)]
pub struct App {
    /// What fills the page.
    pub screen: Screen,
    /// What lies over it.
    pub sheet: Option<Sheet>,
    /// What the player has to be told, until it is dismissed.
    pub notices: Vec<Notice>,
    /// What was told in this visit, to be told once.
    told: Vec<Notice>,
    /// What stood in the address that led to what is shown, as long as that is kept nowhere else.
    pub address: Option<String>,
    /// The seed of the next game, as typed.
    pub seed: String,
    /// Whether the form for a new game is open.
    pub is_customising: bool,
    /// The games under way or just over.
    pub games: Games,
    /// The places at which another tab plays a game that is not over.
    elsewhere: Vec<Place>,
    /// What the lessons lead back to, if they were opened from there: what a link led to, or the deal of a day.
    learns_for: Option<Screen>,
    /// The review of the round that has ended at the table: it goes on while its end is shown.
    round_review: Option<Rc<Replay>>,
    /// The review from which the moment at the table is tried once more.
    tried_from: Option<Rc<Replay>>,
    /// A game that was asked for, while another is under way.
    asked_for: Option<Wish>,
    /// The sealed games that are not stored as they stand.
    unstored: Vec<Place>,
    /// What waits for an answer about sealed games.
    errands: Vec<SealErrand>,
    /// The last game for which another was given up.
    claim: Option<u32>,
    /// The number of the next game.
    next_id: u32,
    /// The day it is.
    pub today: Day,
    /// What came of the deals of the days.
    pub daily: Rc<Daily>,
    /// How the person has done so far.
    pub statistics: Rc<Statistics>,
    /// How the visitor stands with puzzles.
    pub puzzles: PuzzleBook,
    /// The last games that are over.
    pub recent: Rc<Recent>,
    /// The settings, with the terms of the next game.
    pub settings: Settings,
    /// The settings and the puzzles as the store last told of them.
    last_told: (Settings, PuzzleBook),
    /// What came to be known in this visit, as far as the store is not known to have noted it.
    journal: Rc<Journal>,
}

impl App {
    /// The page of a visitor, on a day, with what was kept.
    #[must_use]
    pub fn new(seed: Seed, today: Day, found: Loaded) -> Self {
        let ids = found.games.iter().map(|(_, game)| game.id() + 1);
        let mut app = Self {
            screen: Screen::Home,
            sheet: None,
            notices: Vec::new(),
            told: Vec::new(),
            address: None,
            seed: seed.to_string(),
            is_customising: false,
            elsewhere: Vec::new(),
            learns_for: None,
            round_review: None,
            tried_from: None,
            asked_for: None,
            unstored: Vec::new(),
            errands: Vec::new(),
            claim: None,
            next_id: ids.max().unwrap_or_default(),
            games: found.games,
            today,
            daily: Rc::new(found.daily),
            statistics: Rc::new(found.statistics),
            puzzles: found.puzzles,
            recent: Rc::new(found.recent),
            settings: found.settings,
            last_told: (found.settings, found.puzzles),
            journal: Rc::default(),
        };
        // A visit may have ended before this was kept.
        if let Some(game) = app.games.at(Place::Daily).cloned() {
            app.note_day(&game);
        }
        // Earlier versions kept no list of games that are over.
        if app.recent.is_empty() {
            for (place, game) in app.games.clone().iter() {
                // Games with friends have a list of their own.
                if !place.is_with_friends() {
                    app.note_game_over(game);
                }
            }
        }
        app
    }

    /// Whether there is something to go back from.
    #[must_use]
    pub fn is_away(&self) -> bool {
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
    pub const fn opened(&self) -> Option<&Rc<Opened>> {
        match &self.screen {
            Screen::Letter(opened) => Some(opened),
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
    pub const fn sitting(&self) -> Option<&Rc<Sitting>> {
        match &self.screen {
            Screen::Puzzle(sitting) => Some(sitting),
            _ => None,
        }
    }

    /// What takes thought now: what is shown decides. An answer counts as long as this is asked.
    #[must_use]
    pub fn asked(&self) -> Option<Asked> {
        let question = match &self.screen {
            Screen::Home
            | Screen::Lesson(_)
            | Screen::Daily(_)
            | Screen::Sent(_)
            | Screen::Letter(_)
            | Screen::Sealed(_) => None,
            Screen::Table(_) => self.question_at_table(),
            Screen::Replay(replay) => replay.question(),
            Screen::Puzzle(sitting) => sitting.question(),
        };
        Some(Asked {
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
    pub fn settings_in_force(&self) -> Settings {
        Settings {
            pace: Some(self.pace()),
            ..self.settings
        }
    }

    /// How long the moment at the table stays before an opponent's turn comes, in milliseconds; `None` if the player
    /// has to ask for that.
    #[must_use]
    pub fn wait(&self) -> Option<u32> {
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
            Action::Navigate(way) => app.go(way),
            Action::Form(action) => app.fill_in(action),
            Action::Turn(action) => app.take_turn(action),
            Action::Game(action) => app.act_in_game(action),
            Action::Friends(action) => app.correspond(action),
            Action::Sealed(action) => app.seal(action),
            Action::Lesson(action) => app.learn(action),
            Action::Puzzle(action) => app.puzzle(action),
            Action::Replay(action) => app.look(action),
            Action::Daily(action) => app.daily(action),
            Action::Recent(RecentAction::Review(game)) => app.review(&game),
            Action::Recent(RecentAction::PlayAgain(game)) => {
                app.ask_for(Wish::of(game.link().to_deal()));
            }
            Action::Sent(action) => app.open_sent(action),
            Action::Settings(action) => app.settings.reduce(action),
            Action::Notice(NoticeAction::Tell(notice)) => app.tell(notice),
            Action::Notice(NoticeAction::Dismiss(notice)) => {
                app.notices.retain(|&other| other != notice);
            }
            Action::Store(news) => app.take_news(news),
            Action::Answered(asked, answer) => app.answered(&asked, answer),
            Action::Today(day) => app.today = day,
        }
        if app.is_kept() {
            app.address = None;
        }
        app
    }

    /// Whether what is shown is found again without an address: it is stored, or it is the start page.
    fn is_kept(&self) -> bool {
        match &self.screen {
            Screen::Home | Screen::Table(_) => true,
            Screen::Sealed(visit) => !matches!(**visit, SealedVisit::Invited(_)),
            Screen::Lesson(_)
            | Screen::Replay(_)
            | Screen::Puzzle(_)
            | Screen::Daily(_)
            | Screen::Sent(_)
            | Screen::Letter(_) => false,
        }
    }

    fn go(&mut self, way: Navigation) {
        match way {
            Navigation::Home => self.leave(),
            Navigation::Back if self.sheet.is_none() => self.go_back(),
            Navigation::Back | Navigation::Close => self.close(),
            Navigation::Continue(place) => self.go_on(place),
            Navigation::Follow(text) => self.follow(text),
            Navigation::Open(sheet) => self.open(sheet),
        }
    }

    fn open(&mut self, sheet: Sheet) {
        // Who looks for other puzzles leaves a rush.
        let leads_away = matches!(sheet, Sheet::Puzzles | Sheet::Lessons);
        if !(leads_away && self.leaves_rush()) {
            self.sheet = Some(sheet);
        }
    }

    fn close(&mut self) {
        self.sheet = None;
        // Who keeps the game under way goes on with that.
        if self.asked_for.take().is_some() {
            self.is_customising = false;
        }
    }

    fn show(&mut self, screen: Screen) {
        if discriminant(&self.screen) == discriminant(&screen) {
            // Another one of its kind: the next puzzle, another day.
            self.address = None;
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

    fn tell(&mut self, notice: Notice) {
        if self.told.contains(&notice) {
            return;
        }
        self.told.push(notice);
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// Takes what is stored by now, under what was chosen here since.
    fn take_news(&mut self, news: News) {
        match news {
            News::Settings(stored) => {
                let own = std::mem::replace(&mut self.settings, stored);
                self.settings.merge(&own, &self.last_told.0);
                self.last_told.0 = stored;
            }
            News::Puzzles(stored) => {
                let own = std::mem::replace(&mut self.puzzles, stored);
                self.puzzles.merge(&own, &self.last_told.1);
                self.last_told.1 = stored;
            }
            News::Daily(stored) => self.daily = Rc::new(stored),
            News::Recent(stored) => self.recent = Rc::new(stored),
            News::Statistics(stored) => self.statistics = Rc::new(stored),
            News::Noted(number) => Rc::make_mut(&mut self.journal).forget(number),
            News::Correspondence(place, game) => self.take_friends_news(place, &game),
            News::Sealed {
                place,
                is_stored: false,
            } => self.unstored.push(place),
            News::Sealed {
                place,
                is_stored: true,
            } => self.unstored.retain(|&other| other != place),
            News::Game {
                place,
                is_under_way: true,
            } => self.elsewhere.push(place),
            News::Game {
                place,
                is_under_way: false,
            } => self.elsewhere.retain(|&other| other != place),
        }
    }

    /// Takes an answer, if it is still asked for.
    fn answered(&mut self, asked: &Asked, answer: Answer) {
        if self.asked().as_ref() != Some(asked) {
            return;
        }
        match &self.screen {
            Screen::Home
            | Screen::Lesson(_)
            | Screen::Daily(_)
            | Screen::Sent(_)
            | Screen::Letter(_)
            | Screen::Sealed(_) => {}
            Screen::Table(_) => self.answered_at_table(answer),
            Screen::Replay(_) => self.answered_in_replay(answer),
            Screen::Puzzle(_) => self.answered_in_puzzle(answer),
        }
    }
}
