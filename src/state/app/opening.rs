//! What the form and an address lead to, and games that are begun.

use std::rc::Rc;

use super::wish::GameRequest;
use super::{AppState, NewGameAction, Screen, Sheet};
use crate::game::{PlayerCount, Seed};
use crate::state::lineup::PlayerKind;
use crate::state::link::{GameLink, Link, Shortcut};
use crate::state::notice::Notice;
use crate::state::play::{Game, GameSlot};
use crate::state::puzzle::PuzzleAction;
use crate::state::replay::Replay;
use crate::state::settings::NewGameForm;

impl AppState {
    /// Takes what was filled in for a new game.
    pub(super) fn fill_in(&mut self, action: NewGameAction) {
        let terms = &mut self.settings.terms;
        match action {
            NewGameAction::Players(players) => terms.players = players,
            NewGameAction::SetOpponent(number, player) => terms.set_other(number, player),
            NewGameAction::Edition(edition) => terms.set_edition(edition),
            NewGameAction::Advanced(is_advanced) => terms.is_advanced = is_advanced,
            NewGameAction::Actions(has_actions) => terms.has_actions = has_actions,
            NewGameAction::Target(target) => terms.target = target,
            NewGameAction::Seed(seed) => self.seed = seed.trim().to_owned(),
            NewGameAction::Open => self.is_customising = true,
            NewGameAction::Invite => self.open_for_two(PlayerKind::Friend),
            NewGameAction::ShareDevice => self.open_for_two(PlayerKind::Human),
            NewGameAction::Close(other) => {
                self.is_customising = false;
                if self.seed.parse::<Seed>().is_err() {
                    self.seed = other.to_string();
                }
            }
        }
    }

    fn open_for_two(&mut self, other: PlayerKind) {
        let terms = &mut self.settings.terms;
        terms.players = PlayerCount::TWO;
        terms.set_other(0, other);
        self.is_customising = true;
    }

    /// The deal that the form describes, if its seed can be read.
    #[must_use]
    pub fn form(&self) -> Option<GameLink> {
        let terms = self.settings.terms;
        let seed = self.seed.parse().ok()?;
        Some(GameLink::deal(terms.lineup(), terms.ruleset(), seed))
    }

    /// Deals what the form describes; `next` is the seed that it has then.
    pub(super) fn deal(&mut self, next: Seed) {
        let form = self.form().filter(|form| !form.lineup.has_friends());
        if let Some(game) = form {
            self.request_game(GameRequest {
                next: Some(next),
                ..GameRequest::of(game)
            });
        }
    }

    /// Whether a game was played to its end.
    #[must_use]
    pub fn has_played(&self) -> bool {
        !self.recent.is_empty() || !self.statistics.is_empty()
    }

    /// Whether what is stored would be missed: a game was played to its end, or friends wait for one.
    #[must_use]
    pub fn has_data_worth_keeping(&self) -> bool {
        let mut games = self.games.iter();
        self.has_played() || games.any(|(place, _)| place.is_with_friends())
    }

    /// Whether there is a game at any place.
    #[must_use]
    pub fn has_saved_game(&self) -> bool {
        self.games.iter().next().is_some()
    }

    /// Whether nothing tells that the visitor has played or learned before, or has chosen a table.
    #[must_use]
    pub fn is_new_player(&self) -> bool {
        let mut games = self.games.iter();
        let is_left = games.any(|(place, _)| place != GameSlot::Daily);
        let is_known = is_left || self.has_played();
        !is_known
            && self.settings.learned.is_empty()
            && self.settings.terms == NewGameForm::default()
    }

    /// Deals a first round: for two, against the weakest. Who has chosen no table finds this one the next time.
    pub(super) fn first_round(&mut self, seed: Seed) {
        let terms = NewGameForm::for_newcomer();
        if self.settings.terms == NewGameForm::default() {
            self.settings.terms = terms;
        }
        let deal = GameLink::deal(terms.lineup(), terms.ruleset(), seed);
        self.request_game(GameRequest::of(deal));
    }

    /// Opens what an address leads to. A bad one is told of, and changes nothing else.
    pub(super) fn follow(&mut self, text: String) {
        self.open_address(&text);
        self.open_link = Some(text);
    }

    fn open_address(&mut self, text: &str) {
        if let Some(shortcut) = Shortcut::of(text) {
            return self.take_shortcut(shortcut);
        }
        match text.parse() {
            Ok(Link::Game(game)) => self.receive_game(game, false),
            Ok(Link::Challenge(game)) => self.receive_game(game, true),
            Ok(Link::Puzzle(id)) => self.begin_puzzle(id),
            Ok(Link::Day(day)) => self.show_daily(day.unwrap_or(self.today)),
            Ok(Link::Letter(letter)) => self.receive(letter),
            Ok(Link::Sealed(letter)) => self.receive_sealed(letter),
            Ok(link) => {
                if let Some(replay) = Replay::of(link) {
                    self.show(Screen::Replay(Rc::new(replay)));
                }
            }
            Err(error) => {
                // One at a time: the last address is what the player has just tried.
                let is_other = |notice: &Notice| !matches!(notice, Notice::BadLink(_));
                self.notices.retain(is_other);
                self.notices.push(Notice::BadLink(error));
                self.show(Screen::Home);
            }
        }
    }

    fn take_shortcut(&mut self, shortcut: Shortcut) {
        match shortcut {
            Shortcut::Continue => match self.resumable_slot() {
                Some(place) => self.go_on(place),
                None => self.show(Screen::Home),
            },
            Shortcut::Daily => self.show_daily(self.today),
            Shortcut::Puzzle => self.puzzle(PuzzleAction::OfDay),
        }
    }

    /// The place of the game that one can go on with from the start page.
    #[must_use]
    pub fn resumable_slot(&self) -> Option<GameSlot> {
        GameSlot::RESUMABLE.into_iter().find(|&place| {
            let game = self.games.at(place);
            // A trial without a turn is nothing to go on with.
            game.is_some_and(|game| !game.is_match_over() && game.retry_from() != Some(game.ply()))
        })
    }

    /// Starts a game, if there is no other under way that would be lost.
    pub(super) fn request_game(&mut self, wish: GameRequest) {
        if self.is_taken(self.place_of(&wish)) {
            self.pending_game = Some(wish);
            self.sheet = Some(Sheet::Replace);
        } else {
            self.start(wish);
        }
    }

    /// Where a game goes. One that somebody sent makes way for one's own, and a moment that is tried once more for the
    /// game that it is of: what came of that is gone back to.
    fn place_of(&self, wish: &GameRequest) -> GameSlot {
        let place = GameSlot::of(&wish.game.lineup, wish.day);
        let leaves_room = wish.tried.is_some()
            && !self.is_taken(GameSlot::Received)
            && self
                .games
                .at(place)
                .is_some_and(|game| game.retry_from().is_none());
        match wish.is_sent && self.is_taken(place) || leaves_room {
            true => GameSlot::Received,
            false => place,
        }
    }

    /// Whether something would be lost if another game were begun at a place.
    fn is_taken(&self, place: GameSlot) -> bool {
        let there = self.games.at(place);
        // A moment that is tried once more is nothing to lose.
        let is_own = |game: &Rc<Game>| game.is_under_way() && game.retry_from().is_none();
        there.is_some_and(is_own) || self.busy_elsewhere.contains(&place)
    }

    /// Gives up the game under way for the one that was asked for.
    pub(super) fn replace(&mut self) {
        if let Some(wish) = self.pending_game.take() {
            self.overwrite_allowed_for = Some(self.next_id);
            self.start(wish);
        }
    }

    fn start(&mut self, wish: GameRequest) {
        let place = self.place_of(&wish);
        self.tried_from = wish.tried_from;
        let GameLink { lineup, record, .. } = wish.game;
        // All turns were checked.
        if let Ok(game) = Game::new(self.next_id, lineup, record) {
            self.next_id += 1;
            let game = match (wish.day, wish.tried) {
                (Some(day), _) => game.of_day(day),
                (None, Some(taken_back)) => game.as_retry(taken_back),
                (None, None) => game,
            };
            let game = match wish.rival {
                // The turns were checked as well.
                Some(rival) => game.clone().with_challenge(rival).unwrap_or(game),
                None => game,
            };
            self.games.put(place, game);
            // What keeps this game from being stored is told anew.
            self.shown_notices.retain(|notice| !notice.is_of_storage());
            self.go_on(place);
            if let Some(next) = wish.next {
                self.seed = next.to_string();
            }
        }
    }
}
