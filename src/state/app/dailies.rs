//! The deals of the days.

use std::rc::Rc;

use super::{AppState, Screen};
use crate::state::app::wish::GameRequest;
use crate::state::daily_results::DailyAction;
use crate::state::day::Day;
use crate::state::play::{Game, GameSlot};
use crate::state::replay::Replay;

impl AppState {
    /// Something that is done about the deal of a day.
    pub(super) fn daily(&mut self, action: DailyAction) {
        match action {
            DailyAction::Show(day) => self.show_daily(day),
            DailyAction::Play => self.play_daily(),
            DailyAction::Practise(day) => self.practise(day),
            DailyAction::Review => self.review_daily(),
        }
    }

    /// Shows a day. Of those to come nobody knows anything yet.
    pub(super) fn show_daily(&mut self, day: Day) {
        self.show(Screen::Daily(day.min(self.today)));
    }

    /// Goes on with today's deal, or begins it. Once it is played, shows what came of it.
    fn play_daily(&mut self) {
        let kept = self.games.at(GameSlot::Daily);
        let is_begun = kept.is_some_and(|game| game.day() == Some(self.today));
        if self.daily.result(self.today).is_some() {
            self.show_daily(self.today);
        } else if is_begun {
            self.go_on(GameSlot::Daily);
        } else {
            self.request_game(GameRequest {
                day: Some(self.today),
                ..GameRequest::of(self.today.deal())
            });
        }
    }

    /// Plays the deal of a day that is past or played, which counts for nothing.
    fn practise(&mut self, day: Day) {
        if day < self.today || self.daily.result(day).is_some() {
            self.request_game(GameRequest::of(day.deal()));
        }
    }

    /// The try at a day's deal that counted, if it is over and still kept.
    #[must_use]
    pub fn daily_game(&self, day: Day) -> Option<&Rc<Game>> {
        let game = self.games.at(GameSlot::Daily)?;
        (game.day() == Some(day) && !game.is_under_way()).then_some(game)
    }

    /// The day whose result stands behind what is looked at: its try that counted.
    pub(super) fn replay_day(&self) -> Option<Day> {
        let id = self.replay()?.of_game()?;
        let game = self.games.at(GameSlot::Daily)?;
        game.day().filter(|_| game.id() == id)
    }

    fn review_daily(&mut self) {
        let Screen::Daily(day) = self.screen else {
            return;
        };
        let replay = self.daily_game(day).and_then(|game| Replay::of_table(game));
        if let Some(replay) = replay {
            self.show(Screen::Replay(Rc::new(replay)));
        }
    }
}
