//! Opening what somebody sent: playing it, watching it, comparing results.

use std::rc::Rc;

use super::{App, Screen};
use crate::state::address::GameLink;
use crate::state::app::sent::{SentAction, SentGame, SentKind};
use crate::state::app::wish::Wish;
use crate::state::replay::Replay;

impl App {
    /// Shows what was sent, before anything of it is played or seen.
    pub(super) fn receive_game(&mut self, link: GameLink, is_challenge: bool) {
        // All turns were checked.
        if let Some(sent) = SentGame::new(link, is_challenge).map(Rc::new) {
            self.show(Screen::Sent(sent));
        }
    }

    /// Something that is done about what was sent.
    pub(super) fn open_sent(&mut self, action: SentAction) {
        match action {
            SentAction::Play => self.play_sent(),
            SentAction::Watch => self.watch_sent(Some(0)),
            SentAction::See => self.watch_sent(None),
            SentAction::Compare => self.compare(),
        }
    }

    /// Leaves what is shown. Who learned to play for what a link led to gets back to that.
    pub(super) fn leave(&mut self) {
        if self.leaves_rush() {
            return;
        }
        match (&self.screen, self.learns_for.take()) {
            (Screen::Lesson(_), Some(screen)) => self.show(screen),
            _ => self.show(Screen::Home),
        }
    }

    fn shown(&self) -> Option<Rc<SentGame>> {
        match &self.screen {
            Screen::Sent(sent) => Some(sent.clone()),
            _ => None,
        }
    }

    fn play_sent(&mut self) {
        if let Some(sent) = self.shown() {
            let is_challenge = sent.kind == SentKind::Challenge;
            let rival = is_challenge.then(|| sent.link.record.turns.clone().into());
            self.ask_for(Wish {
                is_sent: true,
                rival,
                ..Wish::of(sent.link.to_deal())
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
        let sent = self.game().and_then(|game| SentGame::of_answer(game));
        if let Some(sent) = sent.filter(|sent| sent.answer.is_some()) {
            self.show(Screen::Sent(Rc::new(sent)));
        }
    }
}
