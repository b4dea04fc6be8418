//! Questions that the page asks of the state.

use std::rc::Rc;

use super::history_entry::{HistoryEntry, route};
use super::{AppState, IncomingLink, LockState, PendingSealedRequest, Screen, SealedLock, Sheet};
use crate::game::Seat;
use crate::state::archive::{RecentGames, Statistics};
use crate::state::daily_results::DailyResults;
use crate::state::day::{Day, DayHour};
use crate::state::lesson::Lesson;
use crate::state::link::{GameLink, Link};
use crate::state::notice::Notice;
use crate::state::pending_request::PendingRequest;
use crate::state::play::{CorrespondenceSummary, Game, GameSlot, Games};
use crate::state::puzzle::{PuzzleProgress, PuzzleSession};
use crate::state::replay::{Replay, ReplayScene, ReplaySource, ReviewQueue};
use crate::state::sealed_game::SealedLink;
use crate::state::settings::{NewGameForm, PlayerNames, Settings};
use crate::state::store::Snapshot;

impl AppState {
    #[must_use]
    pub const fn screen(&self) -> &Screen {
        self.session.screen()
    }

    #[must_use]
    pub const fn sheet(&self) -> Option<Sheet> {
        self.navigation.sheet()
    }

    #[must_use]
    pub fn notices(&self) -> &[Notice] {
        self.navigation.notices()
    }

    /// Returns `true` if a new build of the page can be loaded.
    #[must_use]
    pub fn has_update(&self) -> bool {
        self.navigation.has_update()
    }

    /// The entry of the browser's history for the screen and the sheet.
    #[must_use]
    pub fn history_entry(&self) -> HistoryEntry {
        // A message that is being read is read again after a reload, which may be needed for the module.
        let route = match self.sealed.reading() {
            Some(link) => Link::Sealed(link.clone()).to_string(),
            None => route(self.screen(), self.games()),
        };
        HistoryEntry::new(self.navigation.history().at(), self.sheet(), &route)
    }

    /// Seed of the next game, as typed.
    #[must_use]
    pub fn seed(&self) -> &str {
        self.new_game.seed()
    }

    /// Returns `true` if the form for a new game is open.
    #[must_use]
    pub const fn is_customising(&self) -> bool {
        self.new_game.is_open()
    }

    #[must_use]
    pub const fn games(&self) -> &Games {
        self.library.games()
    }

    #[must_use]
    pub const fn today(&self) -> Day {
        self.library.today()
    }

    #[must_use]
    pub const fn now(&self) -> DayHour {
        self.library.now()
    }

    #[must_use]
    pub const fn daily(&self) -> &Rc<DailyResults> {
        self.library.daily()
    }

    #[must_use]
    pub const fn statistics(&self) -> &Rc<Statistics> {
        self.library.statistics()
    }

    #[must_use]
    pub const fn puzzles(&self) -> &PuzzleProgress {
        self.library.puzzles()
    }

    #[must_use]
    pub const fn recent(&self) -> &Rc<RecentGames> {
        self.library.recent()
    }

    #[must_use]
    pub const fn settings(&self) -> &Settings {
        self.library.settings()
    }

    /// The settings, with the pace that applies where none was chosen.
    #[must_use]
    pub fn effective_settings(&self) -> Settings {
        Settings {
            pace: Some(self.library.pace()),
            ..*self.settings()
        }
    }

    /// Everything to be stored.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot<'_> {
        self.library.snapshot()
    }

    /// Games with friends that are over.
    #[must_use]
    pub fn finished_with_friends(&self) -> Vec<Rc<Game>> {
        let games = self
            .games()
            .iter()
            .filter(|(slot, game)| slot.is_with_friends() && game.is_match_over());
        games.map(|(_, game)| game.clone()).collect()
    }

    /// The game at the table, while the table is shown.
    #[must_use]
    pub fn game(&self) -> Option<&Rc<Game>> {
        self.session.game(&self.library)
    }

    /// The match that was given up last, until another game takes its place.
    #[must_use]
    pub fn given_up(&self) -> Option<&Rc<Game>> {
        self.library.given_up()
    }

    /// The incoming link, while one is shown.
    #[must_use]
    pub const fn incoming_link(&self) -> Option<&Rc<IncomingLink>> {
        match self.screen() {
            Screen::IncomingLink(link) => Some(link),
            _ => None,
        }
    }

    /// The lesson, while one is shown.
    #[must_use]
    pub const fn lesson(&self) -> Option<&Rc<Lesson>> {
        self.session.lesson()
    }

    /// The replay, while one is shown.
    #[must_use]
    pub const fn replay(&self) -> Option<&Rc<Replay>> {
        self.session.replay()
    }

    /// The puzzle, while one is shown.
    #[must_use]
    pub const fn puzzle_session(&self) -> Option<&Rc<PuzzleSession>> {
        self.session.puzzle()
    }

    /// The request to the engine that the screen needs now, if any, apart from the turns of a
    /// [review](Self::review_queue). A reply to any other request is dropped.
    #[must_use]
    pub fn pending_request(&self) -> Option<PendingRequest> {
        let question = self.session.engine_request(&self.library)?;
        Some(PendingRequest {
            game: self.game().map(|game| game.id()),
            request: question,
        })
    }

    /// The pending request, or else that for the most urgent turn of a review.
    #[cfg(test)]
    pub fn next_request(&self) -> Option<PendingRequest> {
        let of_review = || {
            Some(PendingRequest {
                game: None,
                request: self.review_queue()?.first(),
            })
        };
        self.pending_request().or_else(of_review)
    }

    /// The turns that the review on the screen waits for, or that of the round that has ended at the table.
    #[must_use]
    pub fn review_queue(&self) -> Option<ReviewQueue> {
        self.session.review_queue(&self.library)
    }

    /// Milliseconds until the next opponent's turn is shown; `None` if the player has to ask for it.
    #[must_use]
    pub fn opponent_delay(&self) -> Option<u32> {
        match self.game() {
            Some(game) if game.bot_to_move().is_some() => game.wait(self.library.pace()),
            _ => Some(0),
        }
    }

    /// Milliseconds for which a friend's turn is shown before the next one that has arrived.
    #[must_use]
    pub fn live_pace(&self) -> u32 {
        self.library.pace().millis().unwrap_or_default()
    }

    /// The deal that the form describes, if its seed is valid.
    #[must_use]
    pub fn form(&self) -> Option<GameLink> {
        self.new_game.link(&self.settings().new_game)
    }

    /// Returns `true` if a game was ever finished.
    #[must_use]
    pub fn has_played(&self) -> bool {
        !self.recent().is_empty() || !self.statistics().is_empty()
    }

    /// Returns `true` if the stored data would be missed: a game was finished, or friends wait for one.
    #[must_use]
    pub fn has_data_worth_keeping(&self) -> bool {
        self.has_played() || self.library.has_correspondence()
    }

    /// Returns `true` if a game is stored in any slot.
    #[must_use]
    pub fn has_saved_game(&self) -> bool {
        self.games().iter().next().is_some()
    }

    /// Returns `true` if the user has never played, taken a lesson or changed the form.
    #[must_use]
    pub fn is_new_player(&self) -> bool {
        let mut games = self.games().iter();
        let has_game = games.any(|(slot, _)| !matches!(slot, GameSlot::Daily(_)));
        let settings = self.settings();
        !has_game
            && !self.has_played()
            && settings.learned.is_empty()
            && settings.new_game == NewGameForm::default()
    }

    /// Name of the player on games with friends: the one in the settings, or that of an earlier game.
    #[must_use]
    pub fn own_name(&self) -> String {
        let mut games = self.games().iter();
        let earlier = games.find_map(|(_, game)| {
            let seat = game.lineup().persons().next()?;
            let name = game.friend_names()?.of(seat).to_owned();
            Some(name).filter(|name| !name.is_empty())
        });
        let own = self.settings().names.of(Seat::FIRST);
        match earlier {
            Some(earlier) if own.is_empty() => earlier,
            _ => own.to_owned(),
        }
    }

    /// Returns `true` if the page may offer to be installed: after the third game, until that is answered.
    #[must_use]
    pub fn may_offer_install(&self) -> bool {
        const GAMES: usize = 3;
        self.recent().finished().count() >= GAMES && !self.settings().has_answered_install
    }

    /// Slot of the game that *Continue* leads to.
    #[must_use]
    pub fn resumable_slot(&self) -> Option<GameSlot> {
        self.library.resumable_slot()
    }

    /// Days whose deal was begun and has no result yet.
    #[must_use]
    pub fn days_under_way(&self) -> Vec<Day> {
        self.library.days_under_way()
    }

    /// Correspondence games, those that wait for the player first, those that are over last.
    #[must_use]
    pub fn correspondence_games(&self) -> Vec<(GameSlot, CorrespondenceSummary)> {
        self.library.correspondence_games()
    }

    /// The try at a daily deal that counted, if it is over and still stored.
    #[must_use]
    pub fn daily_game(&self, day: Day) -> Option<&Rc<Game>> {
        self.library.daily_game(day)
    }

    /// The review of the round that has ended at the table.
    #[must_use]
    pub fn review_at_table(&self) -> Option<&Rc<Replay>> {
        self.session.review_at_table(&self.library)
    }

    /// The review to which the game at the table leads back, if that game is a retry.
    #[must_use]
    pub fn retried_from(&self) -> Option<&Rc<Replay>> {
        self.session.retried_from(&self.library)
    }

    /// Player names for the replay, with the seat of the only friend: those of a stored game with friends, or
    /// [`PlayerNames::NONE`] for a received one.
    #[must_use]
    pub fn replay_names(&self) -> Option<(PlayerNames, Option<Seat>)> {
        let replay = self.replay()?;
        if replay.is_sent() {
            return Some((PlayerNames::NONE, None));
        }
        let slot = self.games().slot_of(replay.of_game()?)?;
        let game = self.games().at(slot)?;
        Some((game.friend_names()?, game.lineup().only_friend()))
    }

    /// Seat of the sender of the replayed game, if exactly one person played it.
    #[must_use]
    pub fn replay_sender(&self) -> Option<Seat> {
        self.replay()?.sender()
    }

    /// View model of the replay, with the player's own results in its deal.
    #[must_use]
    pub fn replay_scene(&self) -> Option<ReplayScene> {
        let replay = self.replay()?;
        let mut scene = replay.scene();
        if let Some(deal) = replay.deal_of_round() {
            scene.results = self.statistics().of_deal(&deal).to_vec();
        }
        let is_from_gallery = self.navigation.history().under_gallery().is_some();
        if is_from_gallery && scene.source == ReplaySource::Local {
            scene.source = ReplaySource::Gallery;
        }
        Some(scene)
    }

    /// The request to the sealed module now, if any.
    #[must_use]
    pub fn sealed_request(&self) -> Option<PendingSealedRequest> {
        self.sealed.pending_request(&self.session, &self.library)
    }

    /// The lock of a sealed game that this tab wants, with its state.
    #[must_use]
    pub const fn sealed_lock(&self) -> Option<(SealedLock, LockState)> {
        self.sealed.lock()
    }

    /// Returns `true` if another tab has the sealed game open whose lobby is on the screen.
    #[must_use]
    pub fn is_open_elsewhere(&self) -> bool {
        let elsewhere = self.sealed.open_elsewhere();
        matches!(self.screen(), Screen::Sealed(lobby) if elsewhere == Some(lobby.id()))
    }

    /// The last message of the sealed game on the screen, if it may be sent.
    #[must_use]
    pub fn sealed_message(&self) -> Option<SealedLink> {
        self.sealed.message(&self.session, &self.library)
    }

    /// Returns `true` while a message of a sealed game is being read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.sealed.reading().is_some()
    }

    /// Returns `true` while the sealed game of the link on the screen is being joined.
    #[must_use]
    pub fn is_joining(&self) -> bool {
        self.sealed.is_joining(&self.session)
    }

    /// The sealed game on the screen: at the table, or while both players shuffle.
    #[must_use]
    pub fn sealed_game(&self) -> Option<&Rc<Game>> {
        self.session.sealed_game(&self.library)
    }
}
