//! Games and positions that are looked at.

use std::rc::Rc;

use super::{AppState, Screen};
use crate::game::Seat;
use crate::state::app::wish::GameRequest;
use crate::state::archive::RecentGame;
use crate::state::engine::EngineReply;
use crate::state::link::Link;
use crate::state::replay::{Replay, ReplayAction, ReplayScene};
use crate::state::settings::PlayerNames;

impl AppState {
    /// Something that is done about what is looked at.
    pub(super) fn look(&mut self, action: ReplayAction) {
        match action {
            ReplayAction::Open => self.open_review(),
            ReplayAction::OpenAt(ply) => {
                self.open_review();
                self.in_replay(|replay| replay.after(ply));
            }
            ReplayAction::BackToTable => self.close_replay(),
            ReplayAction::ShowSummary => self.in_replay(Replay::with_summary),
            ReplayAction::NextMoment => self.in_replay(Replay::at_next_moment),
            ReplayAction::ShowBetter => self.in_replay(Replay::with_better_turn),
            ReplayAction::Retry => {
                // At the end of a round it is the review of that one.
                let replay = self.replay().or_else(|| self.review_at_table());
                let replay = replay.cloned();
                let before = replay.as_ref().and_then(|replay| replay.before_moment());
                self.ask_for_any(before.map(|(game, taken_back)| GameRequest {
                    tried: Some(taken_back),
                    tried_from: replay,
                    // It makes way for one's own game, as what somebody sent does.
                    is_sent: true,
                    ..GameRequest::of(game)
                }));
            }
            ReplayAction::BackToReview => self.return_to_review(),
            ReplayAction::GoTo(ply) => self.in_replay(|replay| replay.after(ply)),
            ReplayAction::Step(step) => self.in_replay(|replay| replay.after_step(step)),
            ReplayAction::SelectPlayer(seat) => self.in_replay(|replay| replay.for_player(seat)),
            ReplayAction::PlayOn => {
                let so_far = self.replay().and_then(|replay| replay.so_far());
                self.ask_for_any(so_far.map(GameRequest::of));
            }
            ReplayAction::OtherSeat => {
                let deal = self.replay().and_then(|replay| replay.other_seat());
                self.ask_for_any(deal.map(GameRequest::of));
            }
            ReplayAction::Solve => self.in_replay(Replay::solving),
            ReplayAction::StopSolving => self.in_replay(Replay::not_solving),
        }
    }

    /// Looks back at a game that is over.
    pub(super) fn review(&mut self, game: &RecentGame) {
        if let Some(replay) = Replay::of(Link::Game(game.link().clone())) {
            self.show(Screen::Replay(Rc::new(replay)));
        }
    }

    /// Takes the judgement of a turn of the round that has ended at the table.
    pub(super) fn judged_at_table(&mut self, answer: EngineReply) {
        if let Some(review) = self.review_at_table().cloned() {
            self.round_review = Some(Rc::new(Replay::clone(&review).answered(answer)));
        }
    }

    pub(super) fn answered_in_replay(&mut self, answer: EngineReply) {
        self.in_replay(|replay| replay.answered(answer));
    }

    fn in_replay(&mut self, change: impl FnOnce(Replay) -> Replay) {
        if let Screen::Replay(replay) = &mut self.screen {
            *replay = Rc::new(change(Replay::clone(replay)));
        }
    }

    fn ask_for_any(&mut self, wish: Option<GameRequest>) {
        if let Some(wish) = wish {
            self.request_game(wish);
        }
    }

    /// Looks at the game at the table, a round of which is over.
    fn open_review(&mut self) {
        if let Some(review) = self.review_at_table().cloned() {
            self.show(Screen::Replay(review));
        }
    }

    /// Goes back to the game that is looked at, if it is one that is played here; to the start page, if another has
    /// taken its place since. What was found out about it is kept.
    fn close_replay(&mut self) {
        let Screen::Replay(replay) = &self.screen else {
            return;
        };
        let replay = Rc::new(Replay::clone(replay).with_summary());
        let Some(id) = replay.of_game() else {
            return;
        };
        match self.games.place_of(id) {
            Some(place) => {
                self.round_review = Some(replay);
                self.show(Screen::Table(place));
            }
            None => self.leave(),
        }
    }

    /// Goes back from what is shown: from a review to the result of the day or to the table from which it was opened.
    pub(super) fn go_back(&mut self) {
        let id = self.replay().and_then(|replay| replay.of_game());
        match (self.replay_day(), id) {
            (Some(day), _) => self.show_daily(day),
            (None, Some(id)) if self.games.place_of(id).is_some() => self.close_replay(),
            (None, None) if self.tried_from().is_some() => self.return_to_review(),
            (None, _) => self.leave(),
        }
    }

    /// The review to which the game at the table leads back: a moment of it is tried once more there.
    #[must_use]
    pub fn tried_from(&self) -> Option<&Rc<Replay>> {
        self.game()?.retry_from()?;
        self.tried_from.as_ref()
    }

    fn return_to_review(&mut self) {
        if let Some(replay) = self.tried_from() {
            let told = replay.as_ref().clone().with_summary();
            self.show(Screen::Replay(Rc::new(told)));
        }
    }

    /// Begins to review the round at the table once it is over, so that its best turn can be shown there.
    pub(super) fn review_table(&mut self) {
        let over = self
            .game()
            .filter(|game| game.is_round_over() && game.is_open());
        let Some(game) = over.cloned() else {
            self.round_review = None;
            return;
        };
        if self.review_at_table().is_none() {
            self.round_review = Replay::of_table(&game).map(Rc::new);
        }
    }

    /// The review of the round at the table, if that is over.
    #[must_use]
    pub fn review_at_table(&self) -> Option<&Rc<Replay>> {
        let game = self.game()?;
        let review = self.round_review.as_ref();
        review.filter(|review| review.is_of(game))
    }

    /// What those are called who have played the game that is looked at, if it is one with friends that is kept here;
    /// none of the names that are used here, if somebody sent it.
    #[must_use]
    pub fn replay_names(&self) -> Option<PlayerNames> {
        let replay = self.replay()?;
        if replay.is_sent() {
            return Some(PlayerNames::NONE);
        }
        let id = replay.of_game()?;
        self.games.at(self.games.place_of(id)?)?.friend_names()
    }

    /// The seat of the one person who has sent the game that is looked at.
    #[must_use]
    pub fn replay_sender(&self) -> Option<Seat> {
        self.replay()?.sender()
    }

    /// What the page shows of the game that is looked at, with how the person has fared with its
    /// deal.
    #[must_use]
    pub fn replay_scene(&self) -> Option<ReplayScene> {
        let replay = self.replay()?;
        let mut scene = replay.scene();
        if let Some(deal) = replay.deal_of_round() {
            let results = self.statistics.of_deal(&deal);
            scene.results = results.to_vec();
        }
        Some(scene)
    }
}
