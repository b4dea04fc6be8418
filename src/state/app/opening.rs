//! What the form and an address lead to, and games that are begun.

use std::rc::Rc;

use super::wish::Wish;
use super::{App, FormAction, Screen, Sheet};
use crate::game::{PlayerCount, Seed};
use crate::state::address::{GameLink, Link, Shortcut};
use crate::state::lineup::Player;
use crate::state::notice::Notice;
use crate::state::play::{Game, Place};
use crate::state::practice::PuzzleAction;
use crate::state::replay::Replay;
use crate::state::settings::Terms;

impl App {
    /// Takes what was filled in for a new game.
    pub(super) fn fill_in(&mut self, action: FormAction) {
        let terms = &mut self.settings.terms;
        match action {
            FormAction::Players(players) => terms.players = players,
            FormAction::Other(number, player) => terms.set_other(number, player),
            FormAction::Edition(edition) => terms.set_edition(edition),
            FormAction::Advanced(is_advanced) => terms.is_advanced = is_advanced,
            FormAction::Actions(has_actions) => terms.has_actions = has_actions,
            FormAction::Target(target) => terms.target = target,
            FormAction::Seed(seed) => self.seed = seed.trim().to_owned(),
            FormAction::Open => self.is_customising = true,
            FormAction::Invite => self.open_for_two(Player::Friend),
            FormAction::ShareDevice => self.open_for_two(Player::Human),
            FormAction::Done(other) => {
                self.is_customising = false;
                if self.seed.parse::<Seed>().is_err() {
                    self.seed = other.to_string();
                }
            }
        }
    }

    fn open_for_two(&mut self, other: Player) {
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
            self.ask_for(Wish {
                next: Some(next),
                ..Wish::of(game)
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
    pub fn has_something_to_lose(&self) -> bool {
        let mut games = self.games.iter();
        self.has_played() || games.any(|(place, _)| place.is_with_friends())
    }

    /// Whether there is a game at any place.
    #[must_use]
    pub fn keeps_game(&self) -> bool {
        self.games.iter().next().is_some()
    }

    /// Whether nothing tells that the visitor has played or learned before, or has chosen a table.
    #[must_use]
    pub fn is_new_here(&self) -> bool {
        let mut games = self.games.iter();
        let is_left = games.any(|(place, _)| place != Place::Daily);
        let is_known = is_left || self.has_played();
        !is_known && self.settings.learned.is_empty() && self.settings.terms == Terms::default()
    }

    /// Deals a first round: for two, against the weakest. Who has chosen no table finds this one the next time.
    pub(super) fn first_round(&mut self, seed: Seed) {
        let terms = Terms::for_newcomer();
        if self.settings.terms == Terms::default() {
            self.settings.terms = terms;
        }
        let deal = GameLink::deal(terms.lineup(), terms.ruleset(), seed);
        self.ask_for(Wish::of(deal));
    }

    /// Opens what an address leads to. A bad one is told of, and changes nothing else.
    pub(super) fn follow(&mut self, text: String) {
        self.open_address(&text);
        self.address = Some(text);
    }

    fn open_address(&mut self, text: &str) {
        if let Some(shortcut) = Shortcut::of(text) {
            return self.take_shortcut(shortcut);
        }
        match text.parse() {
            Ok(Link::Game(game)) => self.receive_game(game, false),
            Ok(Link::Challenge(game)) => self.receive_game(game, true),
            Ok(Link::Puzzle(id)) => self.begin_puzzle(id),
            Ok(Link::Day(day)) => self.show_day(day.unwrap_or(self.today)),
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
            Shortcut::Continue => match self.to_continue() {
                Some(place) => self.go_on(place),
                None => self.show(Screen::Home),
            },
            Shortcut::Daily => self.show_day(self.today),
            Shortcut::Puzzle => self.puzzle(PuzzleAction::OfDay),
        }
    }

    /// The place of the game that one can go on with from the start page.
    #[must_use]
    pub fn to_continue(&self) -> Option<Place> {
        Place::TO_CONTINUE.into_iter().find(|&place| {
            let game = self.games.at(place);
            // A trial without a turn is nothing to go on with.
            game.is_some_and(|game| !game.is_match_over() && game.trial() != Some(game.ply()))
        })
    }

    /// Starts a game, if there is no other under way that would be lost.
    pub(super) fn ask_for(&mut self, wish: Wish) {
        if self.is_taken(self.place_of(&wish)) {
            self.asked_for = Some(wish);
            self.sheet = Some(Sheet::Replace);
        } else {
            self.start(wish);
        }
    }

    /// Where a game goes. One that somebody sent makes way for one's own, and a moment that is tried once more for the
    /// game that it is of: what came of that is gone back to.
    fn place_of(&self, wish: &Wish) -> Place {
        let place = Place::of(&wish.game.lineup, wish.day);
        let leaves_room = wish.tried.is_some()
            && !self.is_taken(Place::Sent)
            && self
                .games
                .at(place)
                .is_some_and(|game| game.trial().is_none());
        match wish.is_sent && self.is_taken(place) || leaves_room {
            true => Place::Sent,
            false => place,
        }
    }

    /// Whether something would be lost if another game were begun at a place.
    fn is_taken(&self, place: Place) -> bool {
        let there = self.games.at(place);
        // A moment that is tried once more is nothing to lose.
        let is_own = |game: &Rc<Game>| game.is_under_way() && game.trial().is_none();
        there.is_some_and(is_own) || self.elsewhere.contains(&place)
    }

    /// Gives up the game under way for the one that was asked for.
    pub(super) fn replace(&mut self) {
        if let Some(wish) = self.asked_for.take() {
            self.claim = Some(self.next_id);
            self.start(wish);
        }
    }

    fn start(&mut self, wish: Wish) {
        let place = self.place_of(&wish);
        self.tried_from = wish.tried_from;
        let GameLink { lineup, record, .. } = wish.game;
        // All turns were checked.
        if let Ok(game) = Game::new(self.next_id, lineup, record) {
            self.next_id += 1;
            let game = match (wish.day, wish.tried) {
                (Some(day), _) => game.of_day(day),
                (None, Some(taken_back)) => game.tried(taken_back),
                (None, None) => game,
            };
            let game = match wish.rival {
                // The turns were checked as well.
                Some(rival) => game.clone().against(rival).unwrap_or(game),
                None => game,
            };
            self.games.put(place, game);
            // What keeps this game from being stored is told anew.
            self.told.retain(|notice| !notice.is_of_storage());
            self.go_on(place);
            if let Some(next) = wish.next {
                self.seed = next.to_string();
            }
        }
    }
}
