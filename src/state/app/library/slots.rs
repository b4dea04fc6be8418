//! The slots of games: where a new game goes, what would be lost by it, and which game another device or tab knows.

use std::cmp::Reverse;
use std::mem::take;
use std::rc::Rc;

use super::Library;
use crate::state::app::game_request::{GameOrigin, GameRequest};
use crate::state::app::request::Requests;
use crate::state::app::screen::Screen;
use crate::state::app::sealed_lobby::SealedLobby;
use crate::state::correspondence::{CorrespondenceLink, GameId, HistoryRelation};
use crate::state::day::Day;
use crate::state::play::{Branch, CorrespondenceSummary, Game, GameSlot, WaitingFor};
use crate::state::sealed_game::Doubt;

impl Library {
    /// Slot of the game that *Continue* leads to: a daily deal if there is no other.
    pub fn resumable_slot(&self) -> Option<GameSlot> {
        let other = GameSlot::FIXED.into_iter().find(|&slot| {
            let game = self.games.at(slot);
            // A retry belongs to its review.
            game.is_some_and(|game| {
                !game.is_match_over() && !game.is_given_up() && game.retry_from().is_none()
            })
        });
        other.or_else(|| self.slot_of_day(self.days_under_way().into_iter().max()?))
    }

    /// A match that was given up, until another game takes its place.
    pub fn given_up(&self) -> Option<&Rc<Game>> {
        let games = GameSlot::FIXED.into_iter();
        let mut games = games.filter_map(|slot| self.games.at(slot));
        games.find(|game| game.is_given_up())
    }

    /// Slot of the counted try at the deal of a day.
    pub fn slot_of_day(&self, day: Day) -> Option<GameSlot> {
        let tries = self.games.iter();
        let tries = tries.filter(|(_, game)| game.day() == Some(day));
        tries.map(|(slot, _)| slot).last()
    }

    /// Days whose deal was begun and has no result yet.
    pub fn days_under_way(&self) -> Vec<Day> {
        let days = self.games.iter().filter_map(|(_, game)| game.day());
        days.filter(|&day| self.daily.result(day).is_none())
            .collect()
    }

    /// Slot for a requested game. A received one leaves the player's own where it is, and so does a retry: its review
    /// leads back to the game.
    fn slot_for(&self, request: &GameRequest) -> GameSlot {
        let slot = GameSlot::for_new_game(&request.game.lineup, request.day());
        let is_retry = matches!(request.origin, GameOrigin::Retry { .. });
        let keeps_original = is_retry
            && !self.is_taken(GameSlot::Received)
            && self
                .games
                .at(slot)
                .is_some_and(|game| game.retry_from().is_none());
        if request.is_guest() && self.is_taken(slot) || keeps_original {
            GameSlot::Received
        } else {
            slot
        }
    }

    /// Returns `true` if starting the game would lose another one.
    pub fn would_replace(&self, request: &GameRequest) -> bool {
        self.is_taken(self.slot_for(request))
    }

    fn is_taken(&self, slot: GameSlot) -> bool {
        // A retry is nothing to lose.
        let is_own = |game: &Rc<Game>| game.is_under_way() && game.retry_from().is_none();
        self.games.at(slot).is_some_and(is_own) || self.busy_elsewhere.contains(&slot)
    }

    /// Lets the next game replace what is stored in its slot.
    pub const fn allow_overwrite(&mut self) {
        self.overwrite_allowed_for = Some(self.next_id);
    }

    /// Starts a game; returns its slot.
    pub fn start(&mut self, request: GameRequest) -> Option<GameSlot> {
        let slot = self.slot_for(&request);
        let GameRequest { game, origin } = request;
        // All turns were checked.
        let game = Game::new(self.next_id, game.lineup, game.record).ok()?;
        let game = match origin {
            GameOrigin::Form { .. } | GameOrigin::Page | GameOrigin::Received => game,
            GameOrigin::Daily(day) => game.of_day(day),
            // These turns were checked, too.
            GameOrigin::Challenge { turns, .. } => {
                game.clone().with_challenge(turns).unwrap_or(game)
            }
            GameOrigin::Retry { taken_back, .. } => game.into_retry(taken_back),
        };
        self.next_id += 1;
        self.games.put(slot, game);
        Some(slot)
    }

    /// Stores a game that is new here, under the next number.
    pub fn add(&mut self, slot: GameSlot, game: Game) {
        self.games.put(slot, game.numbered(self.next_id));
        self.next_id += 1;
    }

    /// Puts up the curtain of the game in a slot, if several players share the device.
    pub fn put_down_device(&mut self, slot: GameSlot) {
        let game = self.games.at(slot);
        if let Some(game) = game.filter(|game| game.lineup().is_shared() || game.is_ending()) {
            let game = Game::clone(game).put_down_device();
            self.games.put(slot, game);
        }
    }

    /// Number of finished rounds of the game in a slot.
    pub fn rounds_over(&self, slot: GameSlot) -> usize {
        self.games.at(slot).map_or(0, |game| game.rounds_over())
    }

    /// Stores a changed game. A round that came to its end by that is recorded later; returns `true` if one did.
    pub fn update_early(&mut self, slot: GameSlot, game: Game) -> bool {
        let before = self.rounds_over(slot);
        let game = Rc::new(game);
        self.games.put(slot, game.clone());
        let is_over = game.rounds_over() > before;
        if is_over {
            self.unrecorded.push(game);
        }
        is_over
    }

    /// The games whose last round is yet to be recorded.
    pub fn take_unrecorded(&mut self) -> Vec<Rc<Game>> {
        take(&mut self.unrecorded)
    }

    /// Stores a changed game, and records what came to its end by that.
    pub fn update(&mut self, slot: GameSlot, game: Game) -> Requests {
        let before = self.rounds_over(slot);
        let was_given_up = self.games.at(slot).is_some_and(|game| game.is_given_up());
        let game = Rc::new(game);
        self.games.put(slot, game.clone());
        if game.is_given_up() && !was_given_up {
            self.record_given_up(&game);
        }
        if game.rounds_over() > before {
            self.record_round(&game)
        } else {
            Vec::new()
        }
    }

    /// The screen of a sealed game: the table once it is dealt, before that the lobby. The table of a damaged game would
    /// show what may be wrong.
    pub fn sealed_screen(&self, id: GameId) -> Screen {
        let slot = GameSlot::Sealed(id);
        match self.games.at(slot) {
            Some(game) if game.is_dealt() && game.doubt() != Some(Doubt::Damaged) => {
                Screen::Table(slot)
            }
            _ => Screen::Sealed(Rc::new(SealedLobby::Shuffling(id))),
        }
    }

    /// The screen of a slot, if there is a game that wasn't given up.
    pub fn screen_of(&self, slot: GameSlot) -> Option<Screen> {
        self.games.at(slot).filter(|game| !game.is_given_up())?;
        Some(match slot {
            GameSlot::Sealed(id) => self.sealed_screen(id),
            _ => Screen::Table(slot),
        })
    }

    /// The screen of a daily deal. A day to come isn't known yet, unless it was begun or played by another clock.
    pub fn daily_screen(&self, day: Day) -> Screen {
        let is_known = day.is_on(self.today())
            || self.slot_of_day(day).is_some()
            || self.daily.result(day).is_some();
        Screen::Daily(if is_known { day } else { day.min(self.today()) })
    }

    /// Correspondence games, those that wait for the player first, those that are over last.
    pub fn correspondence_games(&self) -> Vec<(GameSlot, CorrespondenceSummary)> {
        let games = self.games.iter();
        let games = games.filter_map(|(slot, game)| Some((slot, game.correspondence_summary()?)));
        let mut sorted: [Vec<_>; 3] = Default::default();
        for (slot, summary) in games {
            let group = match summary.waiting_for {
                WaitingFor::You | WaitingFor::SendTo(_) => 0,
                WaitingFor::Friend(_) => 1,
                WaitingFor::Nobody => 2,
            };
            sorted[group].push((slot, summary));
        }
        sorted.into_iter().flatten().collect()
    }

    /// All stored branches of a correspondence game.
    pub fn branches(&self, id: GameId) -> impl Iterator<Item = (GameSlot, &Rc<Game>)> {
        let is_of = move |slot| matches!(slot, GameSlot::Correspondence(branch) if branch.id == id);
        self.games.iter().filter(move |&(slot, _)| is_of(slot))
    }

    /// The branch that has most in common with a link, and how the link relates to it.
    pub fn nearest_branch(
        &self,
        link: &CorrespondenceLink,
    ) -> Option<(GameSlot, Rc<Game>, HistoryRelation)> {
        let branches = self.branches(link.id).filter_map(|(slot, game)| {
            let relation = HistoryRelation::of(link, &game.correspondence_link()?);
            Some((slot, game.clone(), relation))
        });
        branches.min_by_key(|&(.., relation)| match relation {
            HistoryRelation::Same => (0, Reverse(0)),
            HistoryRelation::Ahead => (1, Reverse(0)),
            HistoryRelation::Behind => (2, Reverse(0)),
            HistoryRelation::Diverged(ply) => (3, Reverse(ply)),
        })
    }

    /// A free slot for another branch of a game; `None` if all numbers are in use: nothing is overwritten.
    pub fn free_branch(&self, id: GameId) -> Option<GameSlot> {
        let slots = (1..=u8::MAX).map(|number| GameSlot::Correspondence(Branch { id, number }));
        slots
            .into_iter()
            .find(|&slot| self.games.at(slot).is_none())
    }

    /// Takes over a correspondence game as another tab has stored it, if that is ahead of what is known here.
    pub(super) fn take_stored_game(&mut self, slot: GameSlot, stored: &Rc<Game>) {
        let stored = Game::clone(stored);
        let Some(own) = self.games.at(slot).cloned() else {
            return self.add(slot, stored);
        };
        let after = match stored.relation(&own) {
            Some(HistoryRelation::Ahead) => stored.numbered(own.id()),
            Some(HistoryRelation::Same) => Game::clone(&own).sent_as(&stored),
            // A sealed game has one side here: what is stored may have been sent, what isn't stored can't have been.
            Some(HistoryRelation::Diverged(_)) if own.sealed().is_some() => {
                return self.add(slot, stored);
            }
            Some(HistoryRelation::Behind | HistoryRelation::Diverged(_)) | None => return,
        };
        if after != *own {
            self.games.put(slot, after);
        }
    }

    /// The try at a daily deal that counted, if it is over and still stored.
    pub fn daily_game(&self, day: Day) -> Option<&Rc<Game>> {
        let game = self.games.at(self.slot_of_day(day)?)?;
        game.is_match_over().then_some(game)
    }

    pub fn has_correspondence(&self) -> bool {
        let mut games = self.games.iter();
        games.any(|(slot, _)| slot.is_with_friends())
    }
}
