//! The state of the page, and how an action changes it.
//!
//! Each piece of state has one owner: a type with private fields, and the only code that writes them. An owner updates
//! itself by its own actions, and returns [`Request`]s for what belongs to others; [`AppState`] alone carries those out.
//!
//! | owner | holds |
//! |---|---|
//! | [`Navigation`] | the sheet, notices, the pages that Back and Forward lead to |
//! | [`Session`] | the screen, and what it works on |
//! | [`Library`] | everything that is stored |
//! | [`NewGame`] | the form for a new game, and a game that waits for the player's consent |
//! | [`SealedTasks`] | requests to the sealed module |

mod action;
mod early;
mod game_request;
mod history_entry;
mod incoming_link;
mod late;
mod library;
mod navigation;
mod new_game;
mod received_game;
mod reduce;
mod request;
mod screen;
mod screen_history;
mod sealed;
mod sealed_lobby;
mod session;
#[cfg(test)]
mod tests;
mod views;

pub use action::{Action, GameAction, NavigationAction, NewGameAction, NoticeAction, UpdateScope};
pub use history_entry::HistoryEntry;
pub use incoming_link::{CorrespondenceAction, IncomingLink, IncomingLinkKind};
pub use late::LateFunctions;
pub use received_game::{ChallengeResult, ReceivedAction, ReceivedGame, ReceivedKind};
pub use reduce::live::LiveAction;
pub use screen::{Screen, Sheet};
pub use sealed_lobby::{LockState, PendingSealedRequest, SealedAction, SealedLobby, SealedLock};

use std::mem::take;
use std::rc::Rc;

use self::game_request::{GameOrigin, GameRequest};
use self::library::Library;
use self::navigation::Navigation;
use self::new_game::NewGame;
use self::reduce::{correspondence, daily, link, received, table};
use self::request::{Request, Requests};
use self::sealed::SealedTasks;
use self::session::Session;
use crate::engine::{EngineReply, EngineRequest};
use crate::game::Seed;
use crate::state::archive::RecentAction;
use crate::state::day::DayHour;
use crate::state::link::{GameLink, Link};
use crate::state::notice::Notice;
use crate::state::pending_request::PendingRequest;
use crate::state::replay::Replay;
use crate::state::store::{LoadedData, StoreEvent};

/// The state of the page. It changes by [`AppState::reduce`] alone.
#[derive(Clone, Debug, PartialEq)]
pub struct AppState {
    navigation: Navigation,
    session: Session,
    library: Library,
    new_game: NewGame,
    sealed: SealedTasks,
    /// Actions that wait for the page's second part.
    waiting: Vec<Action>,
}

impl AppState {
    /// The start page at a time, with the data found in storage.
    #[must_use]
    pub fn new(seed: Seed, now: impl Into<DayHour>, found: LoadedData) -> Self {
        let mut app = Self {
            navigation: Navigation::default(),
            session: Session::new(),
            library: Library::new(now.into(), found),
            new_game: NewGame::new(seed),
            sealed: SealedTasks::default(),
            waiting: Vec::new(),
        };
        let requests = app.library.record_missed();
        app.carry_out_all(requests);
        app.sealed.sync(&app.session, &app.library);
        app
    }

    /// The state after an action. An action that doesn't apply changes nothing.
    #[must_use]
    pub fn reduce(&self, action: Action) -> Self {
        let mut app = self.clone();
        // Actions from the time when there was only the page's first part.
        for earlier in take(&mut app.waiting) {
            app = app.reduce(earlier);
        }
        for round in app.library.take_unrecorded() {
            let requests = app.library.record_round(&round);
            app.carry_out_all(requests);
        }
        let requests = app.update(action);
        app.carry_out_all(requests);
        app.session.sync(&app.library, app.sealed.open_elsewhere());
        app.sealed.sync(&app.session, &app.library);
        app.navigation.keep(app.session.screen());
        app
    }

    /// Hands an action to its owner.
    fn update(&mut self, action: Action) -> Requests {
        if let Some(requests) = self.update_early(&action) {
            return requests;
        }
        let (session, library) = (&mut self.session, &self.library);
        match action {
            Action::Navigate(NavigationAction::OpenLink(text)) => link::open(&text, library),
            Action::Navigate(NavigationAction::Visit(entry)) => self.visit(&entry),
            Action::Navigate(NavigationAction::BackToGallery) => self.back_to_gallery(),
            Action::Navigate(action) => Navigation::update(action),
            Action::NewGame(action) => self.new_game.update(action, library.settings().new_game),
            Action::Turn(action) => session.update_turn(action, library),
            Action::Game(action) => table::update(action, session, library, &self.new_game),
            Action::Correspondence(CorrespondenceAction::Send)
                if session.sealed_game(library).is_some() =>
            {
                self.sealed.send(session, library)
            }
            Action::Correspondence(action) => {
                correspondence::update(action, session, library, &self.new_game)
            }
            Action::Live(step) => step.update(session, library),
            Action::Sealed(action) => self.sealed.update(action, session, library),
            Action::Lesson(action) => session.update_lesson(action, library),
            Action::Puzzle(action) => session.update_puzzle(action, library),
            Action::Replay(action) => session.update_replay(action, library),
            Action::Daily(action) => daily::update(action, session, library),
            Action::Recent(RecentAction::Review(game)) if game.is_given_up() => {
                table::review_given_up(game.link().clone())
            }
            Action::Recent(RecentAction::Review(game)) => review(game.link().clone(), |it| it),
            Action::Recent(RecentAction::ReviewRound(game, number)) => {
                review(game.link().clone(), |it| it.in_round(number))
            }
            Action::Recent(RecentAction::LearnAgain(game, plies)) => {
                review(game, |it| it.learning_again(plies))
            }
            Action::Recent(RecentAction::PlayAgain(game)) => {
                let deal = GameRequest::from_page(game.link().to_deal());
                vec![Request::StartGame(deal)]
            }
            Action::Received(action) => received::update(action, session, library),
            Action::StoreChanged(event) => {
                self.on_store_event(event);
                Vec::new()
            }
            Action::EngineReplied(request, reply) => self.on_engine_reply(&request, reply),
            // Those have been carried out already.
            Action::Settings(_) | Action::Notice(_) | Action::HourChanged(_) => Vec::new(),
        }
    }

    fn on_store_event(&mut self, event: StoreEvent) {
        if let StoreEvent::Sealed { slot, side } = event {
            if side.is_some() {
                self.navigation.forget(Notice::NotSent);
            } else {
                self.navigation.notify(Notice::NotSent);
            }
            self.sealed.set_stored(slot, side);
        } else {
            self.library.on_store_event(event);
        }
    }

    /// Applies a reply of the engine, if its request is still pending. Turns of a review are judged in any order.
    fn on_engine_reply(&mut self, request: &PendingRequest, reply: EngineReply) -> Requests {
        if let (EngineRequest::Review { ply, record, .. }, EngineReply::Judgement(judgement)) =
            (&request.request, &reply)
        {
            self.session.judge(*ply, record, judgement.clone());
            return Vec::new();
        }
        if self.pending_request().as_ref() == Some(request) {
            self.session.on_engine_reply(reply, &self.library)
        } else {
            Vec::new()
        }
    }

    fn carry_out_all(&mut self, requests: Requests) {
        for request in requests {
            let more = self.carry_out(request);
            self.carry_out_all(more);
        }
    }

    /// Carries out a request; returns what follows from it.
    fn carry_out(&mut self, request: Request) -> Requests {
        match request {
            Request::Leave => return self.leave(),
            Request::OpenSheet(sheet) => {
                // A player who looks for other puzzles leaves a rush.
                let leads_away = matches!(sheet, Sheet::Puzzles | Sheet::Lessons);
                if !(leads_away && self.session.end_rush_early()) {
                    self.navigation.open_sheet(sheet);
                }
                if sheet.is_page() {
                    self.put_down_device();
                }
            }
            Request::ForgetSealedNotices => self.navigation.forget_sealed_notices(),
            Request::ConfirmReplace => {
                if let Some(game) = self.new_game.take_pending() {
                    self.library.allow_overwrite();
                    return self.start(game);
                }
            }
            Request::AddGame(slot, game) => self.library.add(slot, *game),
            Request::UpdateGame(slot, game) => {
                let rounds = self.library.rounds_over(slot);
                let requests = self.library.update(slot, *game);
                if self.library.rounds_over(slot) > rounds {
                    self.navigation.on_round_end();
                }
                return requests;
            }
            Request::Record(entry) => self.library.record(entry),
            Request::RecordPuzzle { id, is_solved, day } => {
                if let Some(change) = self.library.record_puzzle(id, is_solved, day) {
                    self.session.show_rating_change(change);
                }
            }
            Request::CompleteLesson(number) => self.library.complete_lesson(number),
            Request::SetPuzzlePlayers(players) => self.library.set_puzzle_players(players),
            Request::SetPuzzleGrade(grade) => self.library.set_puzzle_grade(grade),
            Request::ReadSealed(link) => self.sealed.read(link),
            request => return self.carry_out_early(request),
        }
        Vec::new()
    }

    /// Puts up the curtain of a shared game at the table: whoever enters a game has yet to take the device.
    fn put_down_device(&mut self) {
        if let Some(slot) = self.session.slot() {
            self.library.put_down_device(slot);
        }
    }

    /// Leaves the screen, unless that ends a rush: its result is shown first.
    fn leave(&mut self) -> Requests {
        if self.session.end_rush_early() {
            return Vec::new();
        }
        let from = self
            .session
            .lesson()
            .and(self.navigation.history().previous());
        let back = from.filter(|from| {
            matches!(
                from,
                Screen::Received(_)
                    | Screen::Daily(_)
                    | Screen::IncomingLink(_)
                    | Screen::Sealed(_)
                    | Screen::Live(_)
                    | Screen::Replay(_)
            )
        });
        vec![Request::Show(back.cloned().unwrap_or(Screen::Home))]
    }

    /// Goes to an entry of the browser's history: to its screen as that was left, and its sheet. A rush is ended first.
    fn visit(&mut self, entry: &str) -> Requests {
        let (at, sheet, route) = HistoryEntry::read(entry).unwrap_or_default();
        let mut requests = vec![Request::CloseSheet, Request::CancelReplace];
        if at == 0 && !route.is_empty() {
            // A message was being read on the start page.
            requests.extend(link::reopen(route, &self.library));
        } else if at != self.navigation.history().at() {
            if self.session.end_rush_early() {
                return Vec::new();
            }
            let is_back = at < self.navigation.history().at();
            requests.extend(match self.navigation.go_to(at) {
                Some(screen) => self.session.go_to(screen, &self.library),
                None => link::reopen(route, &self.library),
            });
            // The review took the place of the gallery in the history.
            if is_back && self.navigation.history().is_under_gallery() {
                requests.push(Request::OpenSheet(Sheet::Gallery));
            }
        }
        // A question is asked once.
        let sheet = sheet.filter(|&sheet| sheet != Sheet::Replace);
        requests.extend(sheet.map(Request::OpenSheet));
        requests
    }

    /// Goes back to the gallery from which the review was opened, and to what is under it.
    fn back_to_gallery(&self) -> Requests {
        let Some(screen) = self.navigation.history().under_gallery() else {
            return Vec::new();
        };
        vec![
            Request::Show(screen.clone()),
            Request::OpenSheet(Sheet::Gallery),
        ]
    }

    fn start(&mut self, request: GameRequest) -> Requests {
        let (mut review, mut next_seed) = (None, None);
        match &request.origin {
            GameOrigin::Retry { review: from, .. } => review = Some(from.clone()),
            GameOrigin::Form { next_seed: next } => next_seed = Some(*next),
            GameOrigin::Page
            | GameOrigin::Daily(_)
            | GameOrigin::Received
            | GameOrigin::Challenge { .. } => {}
        }
        self.session.set_retried_from(review);
        let Some(slot) = self.library.start(request) else {
            return Vec::new();
        };
        self.navigation.repeat_storage_notices();
        let seed = next_seed.map(Request::SetSeed);
        [Request::Resume(slot)].into_iter().chain(seed).collect()
    }
}

/// Opens the review of a game played here, or turns of it to be tried again.
fn review(game: GameLink, shown: impl FnOnce(Replay) -> Replay) -> Requests {
    let replay = Replay::of(Link::Game(game)).map(shown);
    let show = replay.map(|replay| Request::Show(Screen::Replay(Rc::new(replay))));
    show.into_iter().collect()
}
