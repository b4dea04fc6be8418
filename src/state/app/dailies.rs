//! The deals of the days.

use std::rc::Rc;

use super::{App, Screen};
use crate::state::app::wish::Wish;
use crate::state::daily::DailyAction;
use crate::state::day::Day;
use crate::state::play::{Game, Place};
use crate::state::replay::Replay;

impl App {
    /// Something that is done about the deal of a day.
    pub(super) fn daily(&mut self, action: DailyAction) {
        match action {
            DailyAction::Show(day) => self.show_day(day),
            DailyAction::Play => self.play_daily(),
            DailyAction::Practise(day) => self.practise(day),
            DailyAction::Review => self.review_daily(),
        }
    }

    /// Shows a day. Of those to come nobody knows anything yet.
    pub(super) fn show_day(&mut self, day: Day) {
        self.show(Screen::Daily(day.min(self.today)));
    }

    /// Goes on with today's deal, or begins it. Once it is played, shows what came of it.
    fn play_daily(&mut self) {
        let kept = self.games.at(Place::Daily);
        let is_begun = kept.is_some_and(|game| game.day() == Some(self.today));
        if self.daily.result(self.today).is_some() {
            self.show_day(self.today);
        } else if is_begun {
            self.go_on(Place::Daily);
        } else {
            self.ask_for(Wish {
                day: Some(self.today),
                ..Wish::of(self.today.deal())
            });
        }
    }

    /// Plays the deal of a day that is past or played, which counts for nothing.
    fn practise(&mut self, day: Day) {
        if day < self.today || self.daily.result(day).is_some() {
            self.ask_for(Wish::of(day.deal()));
        }
    }

    /// The try at a day's deal that counted, if it is over and still kept.
    #[must_use]
    pub fn try_of(&self, day: Day) -> Option<&Rc<Game>> {
        let game = self.games.at(Place::Daily)?;
        (game.day() == Some(day) && !game.is_under_way()).then_some(game)
    }

    /// The day whose result stands behind what is looked at: its try that counted.
    pub(super) fn day_looked_at(&self) -> Option<Day> {
        let id = self.replay()?.of_game()?;
        let game = self.games.at(Place::Daily)?;
        game.day().filter(|_| game.id() == id)
    }

    fn review_daily(&mut self) {
        let Screen::Daily(day) = self.screen else {
            return;
        };
        let replay = self.try_of(day).and_then(|game| Replay::of_table(game));
        if let Some(replay) = replay {
            self.show(Screen::Replay(Rc::new(replay)));
        }
    }
}
