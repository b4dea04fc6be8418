//! The deal of the day.

use std::rc::Rc;

use super::{App, Sheet, Wish};
use crate::state::daily::DailyResult;
use crate::state::day::Day;
use crate::state::play::Place;

impl App {
    /// Goes on with today's deal, or begins it. Once it is played, shows what came of it.
    pub(super) fn play_daily(&mut self) {
        let kept = self.games.at(Place::Daily);
        let is_begun = kept.is_some_and(|game| game.day() == Some(self.today));
        if self.daily.result(self.today).is_some() {
            self.sheet = Some(Sheet::Daily);
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
    pub(super) fn practise(&mut self, day: Day) {
        if day < self.today || self.daily.result(day).is_some() {
            self.sheet = None;
            self.ask_for(Wish::of(day.deal()));
        }
    }

    /// Notes what came of a day's deal that has come to its end: once, so that what another tab
    /// deletes does not come back.
    pub(super) fn note_daily(&mut self) {
        if let Some(game) = self.games.at(Place::Daily)
            && self.noted != Some(game.id())
            && let Some(day) = game.day()
            && let Some(result) = DailyResult::of(game)
        {
            self.noted = Some(game.id());
            if self.daily.result(day).is_none() {
                Rc::make_mut(&mut self.daily).note(day, result);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::game::Move;
    use crate::state::{Action, Daily, Game, Kept, Known, Screen};

    fn day(text: &str) -> Day {
        text.parse().expect(text)
    }

    fn app() -> App {
        let seed = "otherone".parse().expect("a seed");
        // A Monday, with a short game.
        App::new(seed, day("20261116"), Kept::default())
    }

    /// The page after one more turn.
    fn after_a_turn(app: &App) -> App {
        let mut app = app.clone();
        app.games.change(|game| game.after_a_turn(Level::Casual));
        // Any action notes what there is to note.
        app.reduce(Action::Close)
    }

    fn played() -> App {
        let mut app = app().reduce(Action::PlayDaily);
        while app.daily.result(app.today).is_none() {
            app = after_a_turn(&app);
        }
        app
    }

    #[test]
    fn what_another_tab_deletes_does_not_come_back() {
        let app = played();
        let elsewhere = Kept {
            games: Place::ALL.map(|place| app.games.at(place).map(|game| Game::clone(game))),
            daily: Daily::clone(&app.daily),
            ..Kept::default()
        };
        let loaded = App::new("otherone".parse().expect("a seed"), app.today, elsewhere);
        for app in [app, loaded] {
            assert!(app.daily.result(app.today).is_some());
            let after = app
                .reduce(Action::Know(Known::Daily(Daily::default())))
                .reduce(Action::Close);
            assert_eq!(*after.daily, Daily::default());
        }
    }

    #[test]
    fn one_try_counts_and_later_ones_are_practice() {
        let app = played();
        assert_eq!(app.games.table(), Place::Daily);
        let again = app.reduce(Action::PlayDaily);
        assert_eq!(again.sheet, Some(Sheet::Daily));
        let practice = again.reduce(Action::Practise(app.today));
        assert_eq!(practice.games.table(), Place::Free);
        let mut tried = practice.clone();
        while tried
            .games
            .current()
            .is_some_and(|game| game.scene().score.winners.is_none())
        {
            tried = after_a_turn(&tried);
        }
        assert_eq!(tried.daily, app.daily);
    }

    #[test]
    fn a_try_under_way_is_gone_on_with_and_not_begun_anew() {
        let begun = after_a_turn(&app().reduce(Action::PlayDaily));
        let back = begun.reduce(Action::GoHome).reduce(Action::PlayDaily);
        assert_eq!(
            (back.screen, back.games.current()),
            (Screen::Table, begun.games.current())
        );
        // Nor can it be dealt again by other ways.
        let same = begun.reduce(Action::SameDeal);
        assert_eq!(same.games.at(Place::Daily), begun.games.at(Place::Daily));
        assert_eq!(same.games.table(), Place::Free);
    }

    #[test]
    fn it_leaves_other_games_alone() {
        let free = app().reduce(Action::Deal("nextgame".parse().expect("a seed")));
        let daily = free.reduce(Action::PlayDaily);
        assert_eq!(daily.games.at(Place::Free), free.games.at(Place::Free));
        let back = daily.reduce(Action::Continue(Place::Free));
        assert_eq!(back.games.current(), free.games.current());
    }

    #[test]
    fn yesterdays_try_is_given_up_only_if_one_says_so() {
        let begun = after_a_turn(&app().reduce(Action::PlayDaily));
        let asked = begun
            .reduce(Action::Today(day("20261117")))
            .reduce(Action::PlayDaily);
        assert_eq!(asked.sheet, Some(Sheet::Replace));
        assert_eq!(asked.games, begun.games);
        let given_up = asked.reduce(Action::Replace);
        let game = given_up.games.current().expect("a game");
        assert_eq!(game.day(), Some(day("20261117")));
    }

    #[test]
    fn days_to_come_cannot_be_practised() {
        let app = app();
        for later in ["20261116", "20261117"] {
            assert_eq!(app.reduce(Action::Practise(day(later))), app);
        }
        let past = app.reduce(Action::Practise(day("20261115")));
        assert_eq!(past.games.table(), Place::Free);
    }

    #[test]
    fn nothing_is_advised_or_taken_back_in_it() {
        let mut app = app()
            .reduce(Action::MayTakeBack(true))
            .reduce(Action::PlayDaily);
        app = after_a_turn(&after_a_turn(&app));
        while app
            .games
            .current()
            .is_some_and(|game| game.bot_to_move().is_some())
        {
            app = after_a_turn(&app);
        }
        for action in [Action::AskForHint, Action::TakeBack] {
            assert_eq!(app.reduce(action), app);
        }
        // Moves of the turn under way can be undone as ever.
        let game = app.games.current().expect("a game");
        let card = game.view().hand().highest().expect("a card");
        assert_ne!(app.reduce(Action::Play(Move::Play(card))), app);
    }
}
