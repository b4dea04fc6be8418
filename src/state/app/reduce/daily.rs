//! The screen of a daily deal.

use std::rc::Rc;

use crate::state::app::game_request::{GameOrigin, GameRequest};
use crate::state::app::library::Library;
use crate::state::app::request::{Request, Requests};
use crate::state::app::screen::Screen;
use crate::state::app::session::Session;
use crate::state::daily_results::DailyAction;
use crate::state::day::Day;
use crate::state::play::GameSlot;
use crate::state::replay::Replay;

pub fn update(action: DailyAction, session: &Session, library: &Library) -> Requests {
    match action {
        DailyAction::Show(day) => vec![show(day, library)],
        DailyAction::Play => vec![play(library)],
        DailyAction::Practise(day) => practise(day, library),
        DailyAction::Review => review(session, library),
    }
}

pub fn show(day: Day, library: &Library) -> Request {
    Request::Show(library.daily_screen(day))
}

/// Continues today's deal, or starts it, or shows its result.
fn play(library: &Library) -> Request {
    let today = library.today();
    let game = library.games().at(GameSlot::Daily);
    if library.daily().result(today).is_some() {
        show(today, library)
    } else if game.is_some_and(|game| game.day() == Some(today)) {
        Request::Resume(GameSlot::Daily)
    } else {
        Request::StartGame(GameRequest::new(today.deal(), GameOrigin::Daily(today)))
    }
}

/// Plays the deal of a day that is past or played, for practice.
fn practise(day: Day, library: &Library) -> Requests {
    if day < library.today() || library.daily().result(day).is_some() {
        vec![Request::StartGame(GameRequest::from_page(day.deal()))]
    } else {
        Vec::new()
    }
}

fn review(session: &Session, library: &Library) -> Requests {
    let Screen::Daily(day) = *session.screen() else {
        return Vec::new();
    };
    let replay = library
        .daily_game(day)
        .and_then(|game| Replay::of_table(game));
    let show = replay.map(|replay| Request::Show(Screen::Replay(Rc::new(replay))));
    show.into_iter().collect()
}
