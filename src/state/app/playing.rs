//! The game at the table.

use std::rc::Rc;

use super::{App, GameAction, Screen};
use crate::game::Seed;
use crate::state::address::GameLink;
use crate::state::app::opening::Wish;
use crate::state::engine::Answer;
use crate::state::play::{Game, Place, TurnAction};
use crate::state::store::Entry;

impl App {
    /// Something that is done in one's turn, at whatever table is shown.
    pub(super) fn take_turn(&mut self, action: TurnAction) {
        // While a sheet is open, Escape closes that and nothing else.
        if action == TurnAction::PutBack && self.sheet.is_some() {
            return;
        }
        match &self.screen {
            Screen::Home
            | Screen::Replay(_)
            | Screen::Daily(_)
            | Screen::Sent(_)
            | Screen::Letter(_) => {}
            Screen::Table(_) => self.in_game(|game| game.after(action)),
            Screen::Lesson(_) => self.turn_in_lesson(action),
            Screen::Puzzle(_) => self.turn_in_puzzle(action),
        }
    }

    /// Something else that is done with the game at the table.
    pub(super) fn play(&mut self, action: GameAction) {
        match action {
            GameAction::Deal(next) => self.deal(next),
            GameAction::PlayAgain(seed) => self.start_again(Some(seed)),
            GameAction::SameDeal => self.start_again(None),
            GameAction::Replace => self.replace(),
            GameAction::TakeBack if !self.may_take_back() => {}
            GameAction::TakeBack => self.in_game(Game::take_back),
            GameAction::TakeDevice => self.in_game(Game::take_device),
            GameAction::NextRound => {
                self.sheet = None;
                self.in_game(Game::next_round);
            }
            GameAction::Pause => self.in_game(Game::pause),
            GameAction::Resume => self.in_game(Game::resume),
            GameAction::ShowNext => self.in_game(Game::show_next),
            GameAction::Hurry => self.in_game(Game::hurry),
            GameAction::RestartRound => {
                self.sheet = None;
                self.in_game(Game::restart_round);
            }
            GameAction::Resign => {
                self.sheet = None;
                self.in_game(Game::resign);
            }
            GameAction::ChangeLevel(seat, level) => {
                self.in_game(|game| game.change_level(seat, level));
            }
            GameAction::Recall(from, to) => self.in_game(|game| game.recall(from, to)),
            GameAction::RecallOn => self.change_game(Game::recall_on),
            GameAction::RecallNoMore => self.in_game(Game::recall_no_more),
        }
    }

    /// Whether turns can be taken back at the table: with friends that is agreed on.
    fn may_take_back(&self) -> bool {
        let is_with_friends = |game: &Rc<Game>| game.correspondence().is_some();
        self.settings.may_take_back || self.game().is_some_and(is_with_friends)
    }

    pub(super) fn answered_at_table(&mut self, answer: Answer) {
        match answer {
            Answer::Turn(turn) => self.in_game(|game| game.answered(turn)),
            Answer::Judgement(_) | Answer::Puzzle(_) | Answer::Line(_) | Answer::Wins(_) => {}
        }
    }

    /// Changes the game at the table. What is shown once more is over by that.
    pub(super) fn in_game(&mut self, change: impl FnOnce(Game) -> Game) {
        self.change_game(|game| change(game.recall_no_more()));
    }

    /// Changes the game at the table, and notes what came to its end by that.
    fn change_game(&mut self, change: impl FnOnce(Game) -> Game) {
        let Screen::Table(place) = self.screen else {
            return;
        };
        let Some(before) = self.games.at(place).cloned() else {
            return;
        };
        let after = Rc::new(change(Game::clone(&before)));
        self.games.put(place, after.clone());
        if after.rounds_over() > before.rounds_over() {
            if let Some(round) = after.last_finished() {
                let game = after.id();
                self.note(Entry::Round { game, round });
            }
            self.note_day(&after);
            // Games with friends have a list of their own.
            if after.correspondence().is_none() {
                self.note_end(&after);
            }
        }
    }

    /// Goes on with the game of a place, if there is one.
    pub(super) fn go_on(&mut self, place: Place) {
        if self.games.at(place).is_some() {
            self.show(Screen::Table(place));
        }
    }

    fn start_again(&mut self, seed: Option<Seed>) {
        if let Some(game) = self.game().cloned() {
            let last = game.record();
            let lineup = game.next_lineup().clone();
            // Who tries the same deal once more is still to beat the same game.
            let is_same = seed.is_none() && lineup == *game.lineup();
            let rival = game.rival().filter(|_| is_same).cloned();
            let seed = seed.unwrap_or(last.seed);
            let deal = GameLink::deal(lineup, last.ruleset, seed);
            self.ask_for(Wish {
                is_sent: self.screen == Screen::Table(Place::Sent),
                rival,
                ..Wish::of(deal)
            });
        }
    }
}
