//! The page's first part by itself: it deals and plays a round, so that the first cards need no more. All other actions
//! wait for the second part, and are carried out in their order once it has come.

use super::history_entry::HistoryEntry;
use super::library::Library;
use super::navigation::Navigation;
use super::new_game::NewGame;
use super::received_game::ReceivedAction;
use super::reduce::{received, table};
use super::request::{Request, Requests};
use super::screen::Screen;
use super::sealed::SealedTasks;
use super::session::Session;
use super::{Action, AppState, GameAction, NavigationAction, NewGameAction};
use crate::engine::{EngineReply, EngineRequest};
use crate::game::Seed;
use crate::state::day::DayHour;
use crate::state::lesson::LessonAction;
use crate::state::link::{GameLink, tidy_link};
use crate::state::notice::Notice;
use crate::state::pending_request::PendingRequest;
use crate::state::play::TurnAction;
use crate::state::store::LoadedData;

impl AppState {
    /// The start page of a first visit, before anything was stored.
    #[must_use]
    pub fn first_visit(seed: Seed, now: impl Into<DayHour>) -> Self {
        Self {
            navigation: Navigation::default(),
            session: Session::new(),
            library: Library::new(now.into(), LoadedData::default()),
            new_game: NewGame::new(seed),
            sealed: SealedTasks::default(),
            waiting: Vec::new(),
        }
    }

    /// The state after an action while there is only the first part. What that can't do waits.
    #[must_use]
    pub fn reduce_early(&self, action: Action) -> Self {
        let mut app = self.clone();
        match app.update_early(&action) {
            Some(requests) => {
                if leads_elsewhere(&action) {
                    app.waiting.clear();
                }
                app.carry_out_all_early(requests);
                app.navigation.keep(app.session.screen());
            }
            None => app.waiting.push(action),
        }
        app
    }

    /// Returns `true` while an action waits that changes the screen.
    #[must_use]
    pub fn awaits_screen(&self) -> bool {
        self.waiting.iter().any(leads_elsewhere)
    }

    /// The request to the engine now, as long as there is only the first part.
    #[must_use]
    pub fn early_request(&self) -> Option<PendingRequest> {
        Some(PendingRequest {
            request: self.question_at_table()?,
            game: self.game().map(|game| game.id()),
        })
    }

    /// The entry of the browser's history, as long as there is only the first part.
    #[must_use]
    pub fn early_history_entry(&self) -> HistoryEntry {
        let route = match self.screen() {
            Screen::Table(slot) => slot.name(),
            Screen::Received(received) => received.link.to_string(),
            _ => String::new(),
        };
        HistoryEntry::new(self.navigation.history().at(), self.sheet(), &route)
    }

    fn question_at_table(&self) -> Option<EngineRequest> {
        self.game()?.question()
    }

    /// Hands an action to its owner, if it is one for which the first part is enough.
    pub(super) fn update_early(&mut self, action: &Action) -> Option<Requests> {
        let (session, library) = (&self.session, &self.library);
        Some(match action {
            Action::Navigate(NavigationAction::OpenLink(text)) => {
                received::open_deal(GameLink::read_deal(&tidy_link(text))?)
            }
            Action::Navigate(NavigationAction::Visit(entry)) => return self.go_to_early(entry),
            Action::Navigate(NavigationAction::BackToGallery) => return None,
            Action::Navigate(NavigationAction::Home) if !is_early(session.screen()) => return None,
            Action::Navigate(action) => Navigation::update(action.clone()),
            Action::NewGame(
                action
                @ (NewGameAction::Open | NewGameAction::Company(_) | NewGameAction::Close(_)),
            ) => self
                .new_game
                .update(action.clone(), library.settings().new_game),
            // While a sheet is open, Escape closes that and nothing else.
            Action::Turn(TurnAction::PutBack) if self.navigation.sheet().is_some() => Vec::new(),
            // The module that advises comes later, and so does what says it.
            Action::Turn(TurnAction::AskForHint) => return None,
            Action::Turn(action) if session.slot().is_some() => {
                let action = *action;
                // The notice about a draw ends with its turn.
                if action == TurnAction::EndTurn {
                    self.navigation.forget(Notice::DrawnCard);
                }
                session.change_game(library, |game| game.recall_no_more().after(action))
            }
            Action::Game(action) => table::update_early(action, session, library, &self.new_game)?,
            Action::Lesson(LessonAction::FirstRound(seed)) => NewGame::first_round(*seed),
            Action::Received(ReceivedAction::Play) => received::play_deal(session)?,
            Action::Settings(action) => {
                self.library.update_settings(action.clone());
                Vec::new()
            }
            Action::Notice(action) => self.navigation.update_notices(action.clone()),
            Action::EngineReplied(request, EngineReply::Turn(turn))
                if matches!(request.request, EngineRequest::Turn(..))
                    && session.slot().is_some() =>
            {
                if self.early_request().as_ref() != Some(request) {
                    return Some(Vec::new());
                }
                let turn = turn.clone();
                session.change_game(library, |game| game.recall_no_more().apply_bot_turn(turn))
            }
            Action::HourChanged(now) => {
                self.library.set_now(*now);
                Vec::new()
            }
            _ => return None,
        })
    }

    /// Goes to an entry of the browser's history whose screen is known, without a sheet.
    fn go_to_early(&mut self, entry: &str) -> Option<Requests> {
        let (at, sheet, route) = HistoryEntry::read(entry)?;
        let history = self.navigation.history();
        let screen = history.known(at)?;
        let is_late = sheet.is_some() || history.under_gallery().is_some();
        let is_message = at == 0 && !route.is_empty();
        if is_late || is_message || !is_early(screen) || !is_early(self.session.screen()) {
            return None;
        }
        let screen = match screen {
            // The game may be gone.
            Screen::Table(slot) => self.library.screen_of(*slot).unwrap_or(Screen::Home),
            screen => screen.clone(),
        };
        let mut requests = vec![Request::CloseSheet, Request::CancelReplace];
        if at != self.navigation.history().at() {
            self.navigation.go_to(at);
            requests.push(Request::Show(screen));
        }
        Some(requests)
    }

    fn carry_out_all_early(&mut self, requests: Requests) {
        for request in requests {
            let more = self.carry_out_early(request);
            self.carry_out_all_early(more);
        }
    }

    /// Carries out a request of these actions; returns what follows from it. What is to be recorded of a finished round
    /// waits.
    pub(super) fn carry_out_early(&mut self, request: Request) -> Requests {
        match request {
            Request::Show(screen) => {
                let left = self.session.show(screen);
                self.navigation
                    .on_screen_change(&left, self.session.screen());
                self.new_game.close();
                self.put_down_device();
            }
            Request::Resume(slot) => {
                let screen = self.library.screen_of(slot);
                return screen.map(Request::Show).into_iter().collect();
            }
            Request::Leave => return vec![Request::Show(Screen::Home)],
            Request::OpenSheet(sheet) => {
                self.navigation.open_sheet(sheet);
                if sheet.is_page() {
                    self.put_down_device();
                }
            }
            Request::PutDownDevice => self.put_down_device(),
            Request::CloseSheet => self.navigation.close_sheet(),
            Request::Notify(notice) => self.navigation.notify(notice),
            Request::StartGame(game) => {
                if self.library.would_replace(&game) {
                    self.new_game.hold(game);
                    self.navigation.open_sheet(super::Sheet::Replace);
                } else {
                    return self.start(game);
                }
            }
            Request::CancelReplace => self.new_game.cancel_pending(),
            Request::SetSeed(seed) => self.new_game.set_seed(seed),
            Request::SaveForm(form) => self.library.save_form(form),
            Request::UpdateGame(slot, game) => {
                let is_over = self.library.update_early(slot, *game);
                self.navigation.on_change(is_over);
            }
            Request::AnswerDeletion(answer) => self.library.answer_deletion(answer),
            // The reducer of the second part carries out all others itself.
            _ => {}
        }
        Vec::new()
    }
}

/// Returns `true` for an action that leads to another screen.
const fn leads_elsewhere(action: &Action) -> bool {
    matches!(
        action,
        Action::Navigate(
            NavigationAction::Home
                | NavigationAction::Visit(_)
                | NavigationAction::OpenLink(_)
                | NavigationAction::Resume(_)
        ) | Action::Game(GameAction::Deal(_))
            | Action::Lesson(_)
            | Action::Puzzle(_)
            | Action::Replay(_)
            | Action::Daily(_)
            | Action::Recent(_)
            | Action::Received(_)
            | Action::Correspondence(_)
    )
}

/// Returns `true` for a screen that the first part shows.
const fn is_early(screen: &Screen) -> bool {
    matches!(
        screen,
        Screen::Home | Screen::Table(_) | Screen::Received(_)
    )
}
