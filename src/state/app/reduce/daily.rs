//! The screen of a daily deal.

use std::rc::Rc;

use crate::state::app::game_request::{GameOrigin, GameRequest};
use crate::state::app::library::Library;
use crate::state::app::request::{Request, Requests};
use crate::state::app::screen::Screen;
use crate::state::app::session::Session;
use crate::state::daily_results::DailyAction;
use crate::state::day::Day;
use crate::state::replay::Replay;

pub fn update(action: DailyAction, session: &Session, library: &Library) -> Requests {
    match action {
        DailyAction::Show(day) => vec![show(day, library)],
        DailyAction::Play(day) => vec![play(day, library)],
        DailyAction::Practise(day) => practise(day, library),
        DailyAction::Review => review(session, library),
    }
}

pub fn show(day: Day, library: &Library) -> Request {
    Request::Show(library.daily_screen(day))
}

/// Continues the try at the deal of a day, or starts it on that day; otherwise shows the page of the day.
fn play(day: Day, library: &Library) -> Request {
    if library.daily().result(day).is_some() {
        show(day, library)
    } else if let Some(slot) = library.slot_of_day(day) {
        Request::Resume(slot)
    } else if day.is_on(library.today()) {
        Request::StartGame(GameRequest::new(day.deal(), GameOrigin::Daily(day)))
    } else {
        show(day, library)
    }
}

/// Plays the deal of a day for practice, once its try is over or can't be begun any more.
fn practise(day: Day, library: &Library) -> Requests {
    let is_past = day < library.today() && !day.is_on(library.today());
    let is_missed = is_past && library.slot_of_day(day).is_none();
    if is_missed || library.daily().result(day).is_some() {
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
    let replay = replay.map(Replay::opened);
    let show = replay.map(|replay| Request::Show(Screen::Replay(Rc::new(replay))));
    show.into_iter().collect()
}
