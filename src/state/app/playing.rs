//! The game at the table: what a person does there, and what is noted when a round of it ends.

use std::rc::Rc;

use super::{AppState, GameAction, Screen, Sheet};
use crate::game::Seed;
use crate::state::app::wish::GameRequest;
use crate::state::engine::{EngineReply, EngineRequest};
use crate::state::link::GameLink;
use crate::state::play::{Game, GameSlot, TurnAction};
use crate::state::store::JournalEntry;

impl AppState {
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
            | Screen::Received(_)
            | Screen::IncomingLink(_)
            | Screen::Sealed(_) => {}
            Screen::Table(_) => self.in_game(|game| game.after(action)),
            Screen::Lesson(_) => self.turn_in_lesson(action),
            Screen::Puzzle(_) => self.turn_in_puzzle(action),
        }
    }

    /// Something else that is done with the game at the table.
    pub(super) fn act_in_game(&mut self, action: GameAction) {
        match action {
            GameAction::Deal(next) => self.deal(next),
            GameAction::PlayAgain(seed) => self.start_again(Some(seed)),
            GameAction::SameDeal => self.start_again(None),
            GameAction::ConfirmReplace => self.replace(),
            GameAction::TakeBack if !self.may_take_back() => {}
            GameAction::TakeBack => self.in_game(Game::take_back),
            GameAction::TakeDevice => self.in_game(Game::take_device),
            GameAction::NextRound => {
                self.sheet = None;
                self.in_game(Game::next_round);
            }
            GameAction::Pause => self.in_game(Game::pause),
            GameAction::Resume => self.in_game(Game::resume),
            GameAction::NextTurn => self.in_game(Game::show_next),
            GameAction::FastForward => self.in_game(Game::hurry),
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
            GameAction::ReplayTurns(from, to) => self.in_game(|game| game.recall(from, to)),
            GameAction::ReplayNext => self.change_game(Game::recall_on),
            GameAction::StopReplay => self.in_game(Game::recall_no_more),
        }
    }

    /// Whether turns can be taken back at the table: with friends that is agreed on.
    fn may_take_back(&self) -> bool {
        let is_with_friends = |game: &Rc<Game>| game.is_with_friends();
        self.settings.may_take_back || self.game().is_some_and(is_with_friends)
    }

    /// What takes thought at the table: the game under way first, then what its last round comes to.
    pub(super) fn question_at_table(&self) -> Option<EngineRequest> {
        let review = || self.review_at_table()?.question();
        self.game()?.question().or_else(review)
    }

    pub(super) fn answered_at_table(&mut self, answer: EngineReply) {
        match answer {
            EngineReply::Turn(turn) => self.in_game(|game| game.answered(turn)),
            EngineReply::Judgement(_) => self.judged_at_table(answer),
            EngineReply::Puzzle(_) | EngineReply::Line(_) | EngineReply::Wins(_) => {}
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
            // Of what might be there is nothing more to say.
            self.sheet = self.sheet.filter(|&sheet| sheet != Sheet::WhatIf);
            self.record_round(&after);
        }
        self.review_table();
    }

    /// Notes what is to be kept of a round that has just ended, besides the game itself: it counts in the statistics,
    /// it may be the result of a day, and the game may be over and one of the last. The store writes what is noted.
    fn record_round(&mut self, game: &Game) {
        if let Some(round) = game.last_finished() {
            let game = game.id();
            self.record(JournalEntry::Round { game, round });
        }
        self.record_daily(game);
        // Games with friends have a list of their own.
        if !game.is_with_friends() {
            self.record_finished_game(game);
        }
    }

    /// Goes on with the game of a place, if there is one.
    pub(super) fn go_on(&mut self, place: GameSlot) {
        match (self.games.at(place), place) {
            (None, _) => {}
            (Some(_), GameSlot::Sealed(id)) => self.show(self.sealed_screen(id)),
            (Some(_), _) => self.show(Screen::Table(place)),
        }
    }

    fn start_again(&mut self, seed: Option<Seed>) {
        if let Some(game) = self.game().cloned() {
            let last = game.record();
            let lineup = game.next_lineup().clone();
            // Who tries the same deal once more is still to beat the same game.
            let is_same = seed.is_none() && lineup == *game.lineup();
            let rival = game.challenge_turns().filter(|_| is_same).cloned();
            let deal = match seed {
                Some(seed) => GameLink::deal(lineup, last.ruleset, seed),
                None => GameLink::of_deal(lineup, last),
            };
            self.request_game(GameRequest {
                is_sent: self.screen == Screen::Table(GameSlot::Received),
                rival,
                ..GameRequest::of(deal)
            });
        }
    }
}
