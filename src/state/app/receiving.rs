//! Opening what somebody sent: playing it, watching it, comparing results.

use std::rc::Rc;

use super::{AppState, Screen};
use crate::state::app::sent::{ReceivedAction, ReceivedGame, ReceivedKind};
use crate::state::app::wish::GameRequest;
use crate::state::link::GameLink;
use crate::state::replay::Replay;

impl AppState {
    /// Shows what was sent, before anything of it is played or seen.
    pub(super) fn receive_game(&mut self, link: GameLink, is_challenge: bool) {
        // All turns were checked.
        if let Some(sent) = ReceivedGame::new(link, is_challenge).map(Rc::new) {
            self.show(Screen::Received(sent));
        }
    }

    /// Something that is done about what was sent.
    pub(super) fn open_sent(&mut self, action: ReceivedAction) {
        match action {
            ReceivedAction::Play => self.play_sent(),
            ReceivedAction::Watch => self.watch_sent(Some(0)),
            ReceivedAction::See => self.watch_sent(None),
            ReceivedAction::Compare => self.compare(),
        }
    }

    /// Leaves what is shown. Who learned to play for what a link led to gets back to that.
    pub(super) fn leave(&mut self) {
        if self.end_rush_early() {
            return;
        }
        match (&self.screen, self.return_to.take()) {
            (Screen::Lesson(_), Some(screen)) => self.show(screen),
            _ => self.show(Screen::Home),
        }
    }

    fn shown(&self) -> Option<Rc<ReceivedGame>> {
        match &self.screen {
            Screen::Received(sent) => Some(sent.clone()),
            _ => None,
        }
    }

    fn play_sent(&mut self) {
        if let Some(sent) = self.shown() {
            let is_challenge = sent.kind == ReceivedKind::Challenge;
            let rival = is_challenge.then(|| sent.link.record.turns.clone().into());
            self.request_game(GameRequest {
                is_sent: true,
                rival,
                ..GameRequest::of(sent.link.to_deal())
            });
        }
    }

    /// Watches the game from a moment, else from the one that was sent.
    fn watch_sent(&mut self, ply: Option<usize>) {
        let Some(sent) = self.shown() else {
            return;
        };
        let mut game = sent.link.clone();
        game.ply = ply.or(game.ply);
        if let Some(replay) = Replay::of_sent(game) {
            self.show(Screen::Replay(Rc::new(replay)));
        }
    }

    fn compare(&mut self) {
        let sent = self.game().and_then(|game| ReceivedGame::of_answer(game));
        if let Some(sent) = sent.filter(|sent| sent.answer.is_some()) {
            self.show(Screen::Received(Rc::new(sent)));
        }
    }
}
