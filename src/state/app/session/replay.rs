//! The replay on the screen, and the review of the round that has ended at the table.

use std::rc::Rc;

use super::Session;
use crate::bots::Judgement;
use crate::game::Record;
use crate::state::app::game_request::{GameOrigin, GameRequest};
use crate::state::app::library::Library;
use crate::state::app::request::{Request, Requests};
use crate::state::app::screen::Screen;
use crate::state::app::sealed_lobby::SealedLobby;
use crate::state::link::GameLink;
use crate::state::play::GameSlot;
use crate::state::replay::{Replay, ReplayAction, ReviewQueue};

impl Session {
    pub fn update_replay(&mut self, action: ReplayAction, library: &Library) -> Requests {
        match action {
            ReplayAction::Open => return self.open_review(library, Replay::opened),
            ReplayAction::OpenAt(ply) => return self.open_review(library, |it| it.after(ply)),
            ReplayAction::OpenRound(number) => {
                return self.open_review(library, |it| it.in_round(number));
            }
            ReplayAction::BackToTable => return self.close_replay(library),
            ReplayAction::BackToReview => return self.return_to_review(library),
            ReplayAction::Retry => return self.retry(library),
            ReplayAction::PlayOn => return self.play_on(),
            ReplayAction::OtherSeat => {
                return play(self.replay().and_then(|replay| replay.other_seat()));
            }
            ReplayAction::ShowRound(number) => {
                return self.show_in_replay(|replay| replay.in_round(number));
            }
            ReplayAction::ShowSummary => return self.show_in_replay(Replay::with_summary),
            ReplayAction::NextMoment => return self.show_in_replay(Replay::at_next_moment),
            ReplayAction::ShowTurn(ply) => return self.show_in_replay(|it| it.at_turn(ply)),
            ReplayAction::Learn => return self.show_in_replay(Replay::learning),
            ReplayAction::ShowBetter => return self.show_in_replay(Replay::with_better_turn),
            ReplayAction::GoTo(ply) => return self.show_in_replay(|replay| replay.after(ply)),
            ReplayAction::Step(step) => return self.show_in_replay(|it| it.after_step(step)),
            ReplayAction::SelectPlayer(seat) => {
                self.change_replay(|replay| replay.for_player(seat));
            }
            ReplayAction::Solve => self.change_replay(Replay::solving),
            ReplayAction::StopSolving => self.change_replay(Replay::not_solving),
        }
        Vec::new()
    }

    /// Shows another moment of the replay. The summary and the table are two entries in the browser's history.
    fn show_in_replay(&self, change: impl FnOnce(Replay) -> Replay) -> Requests {
        let replay = self
            .replay()
            .map(|replay| Rc::new(change(Replay::clone(replay))));
        let show = replay.map(|replay| Request::Show(Screen::Replay(replay)));
        show.into_iter().collect()
    }

    pub fn change_replay(&mut self, change: impl FnOnce(Replay) -> Replay) {
        if let Screen::Replay(replay) = &mut self.screen {
            *replay = Rc::new(change(Replay::clone(replay)));
        }
    }

    /// The turns to judge: of the replay, or of the round that has ended at the table.
    pub fn review_queue(&self, library: &Library) -> Option<ReviewQueue> {
        match self.replay() {
            Some(replay) => replay.queue(),
            None => self.review_at_table(library)?.queue_of_round(),
        }
    }

    /// Applies the judgement of a turn, if it is awaited.
    pub fn judge(&mut self, ply: usize, record: &Record, judgement: Judgement) {
        let review = match &mut self.screen {
            Screen::Replay(replay) => Some(replay),
            _ => self.round_review.as_mut(),
        };
        if let Some(review) = review.filter(|review| review.awaits(ply, record)) {
            *review = Rc::new(Replay::clone(review).judged(ply, judgement));
        }
    }

    /// The replay, or the review of the round that has ended at the table.
    fn review(&self, library: &Library) -> Option<&Rc<Replay>> {
        self.replay().or_else(|| self.review_at_table(library))
    }

    /// The review of the round that has ended at the table.
    pub fn review_at_table(&self, library: &Library) -> Option<&Rc<Replay>> {
        let game = self.game(library)?;
        let review = self.round_review.as_ref();
        review.filter(|review| review.is_of(game))
    }

    /// Starts the review of the round at the table once that is over, so that its best turn can be shown there.
    pub fn review_round(&mut self, library: &Library) {
        let over = self
            .game(library)
            .filter(|game| game.is_round_over() && game.is_open());
        let Some(game) = over else {
            self.round_review = None;
            return;
        };
        if self.review_at_table(library).is_none() {
            self.round_review = Replay::of_table(game).map(Rc::new);
        }
    }

    /// The review to which the game at the table leads back, if that game is a retry.
    pub fn retried_from(&self, library: &Library) -> Option<&Rc<Replay>> {
        self.game(library)?.retry_from()?;
        self.retried_from.as_ref()
    }

    /// Goes to a screen that was left. A table gets the review of its round back, as far as it has come.
    pub fn go_to(&mut self, screen: Screen, library: &Library) -> Requests {
        let slot = match &screen {
            Screen::Table(slot) => *slot,
            Screen::Sealed(lobby) => match **lobby {
                SealedLobby::Beginning(id) | SealedLobby::Shuffling(id) => GameSlot::Sealed(id),
                SealedLobby::Invited(_) | SealedLobby::Elsewhere(_) => {
                    return vec![Request::Show(screen)];
                }
            },
            Screen::Replay(left) => {
                let review = Replay::clone(left);
                let review = match self.replay() {
                    Some(shown) => review.with_judgements_of(shown),
                    None => review,
                };
                return vec![Request::Show(Screen::Replay(Rc::new(review)))];
            }
            _ => return vec![Request::Show(screen)],
        };
        let id = self.replay().and_then(|replay| replay.of_game());
        if id.is_some_and(|id| library.games().slot_of(id) == Some(slot)) {
            return self.close_replay(library);
        }
        // The game may be gone.
        vec![Request::Show(
            library.screen_of(slot).unwrap_or(Screen::Home),
        )]
    }

    /// Opens the review of the game at the table, at a moment of it.
    fn open_review(&self, library: &Library, at: impl FnOnce(Replay) -> Replay) -> Requests {
        let review = self.review_at_table(library);
        let review = review.map(|review| Rc::new(at(Replay::clone(review))));
        let show = review.map(|review| Request::Show(Screen::Replay(review)));
        show.into_iter().collect()
    }

    /// Goes back to the replayed game if it is still in a slot, with the review as far as it has come; else leaves.
    fn close_replay(&mut self, library: &Library) -> Requests {
        let Some((replay, id)) = self.replay().and_then(|it| Some((it, it.of_game()?))) else {
            return Vec::new();
        };
        let review = Rc::new(Replay::clone(replay).in_last_round());
        let slot = library.games().slot_of(id);
        match slot.and_then(|slot| library.screen_of(slot)) {
            Some(screen) => {
                self.round_review = Some(review);
                vec![Request::Show(screen)]
            }
            None => vec![Request::Leave],
        }
    }

    fn return_to_review(&self, library: &Library) -> Requests {
        let review = self.retried_from(library);
        let review = review.map(|review| Rc::new(Replay::clone(review).with_summary()));
        let show = review.map(|review| Request::Show(Screen::Replay(review)));
        show.into_iter().collect()
    }

    /// Requests the key moment to be tried again: of the replay, or of the round that has ended at the table.
    fn retry(&self, library: &Library) -> Requests {
        let review = self.review(library);
        let request = review.and_then(|it| Some(practice(it, it.before_moment()?)));
        request.into_iter().collect()
    }

    /// Requests the game to be played on from the moment on screen.
    fn play_on(&self) -> Requests {
        let Some(replay) = self.replay() else {
            return Vec::new();
        };
        match replay.before_what_was_seen() {
            Some(before) => vec![practice(replay, before)],
            None => play(replay.so_far()),
        }
    }
}

/// Starts a game from a moment of its review: its turns so far, and the number of turns that the player takes back.
fn practice(review: &Rc<Replay>, (game, taken_back): (GameLink, usize)) -> Request {
    let review = review.clone();
    let origin = GameOrigin::Retry { taken_back, review };
    Request::StartGame(GameRequest::new(game, origin))
}

fn play(game: Option<GameLink>) -> Requests {
    let request = game.map(GameRequest::from_page).map(Request::StartGame);
    request.into_iter().collect()
}
