//! Opening links: the part of an address after `#`.

use std::rc::Rc;

use super::{correspondence, daily, received};
use crate::state::app::history_entry::{LESSON, REVIEW};
use crate::state::app::library::Library;
use crate::state::app::request::{Request, Requests};
use crate::state::app::screen::Screen;
use crate::state::app::sealed;
use crate::state::app::session::open_puzzle;
use crate::state::lesson::Lesson;
use crate::state::link::{Link, Shortcut, tidy_link};
use crate::state::notice::Notice;
use crate::state::play::GameSlot;
use crate::state::replay::Replay;

/// Opens a link, or reports that it is invalid.
pub fn open(text: &str, library: &Library) -> Requests {
    let text = tidy_link(text);
    match Shortcut::of(&text) {
        Some(shortcut) => take_shortcut(shortcut, library),
        None => follow(&text, library),
    }
}

/// Opens the screen of a history entry by its route, after a reload. The start page takes the place of what is gone.
pub fn reopen(route: &str, library: &Library) -> Requests {
    let screen = if let Some(slot) = GameSlot::from_name(route) {
        library.screen_of(slot)
    } else if let Some(number) = route.strip_prefix(LESSON) {
        let lesson = number.parse().ok().and_then(Lesson::begin);
        lesson.map(|lesson| Screen::Lesson(Rc::new(lesson)))
    } else if let Some(game) = route.strip_prefix(REVIEW) {
        review(game, library)
    } else if route.is_empty() {
        None
    } else {
        return follow(route, library);
    };
    vec![Request::Show(screen.unwrap_or(Screen::Home))]
}

/// The review of the game in a slot, or of a link. A game that goes on is shown at its table: it holds hidden cards.
fn review(game: &str, library: &Library) -> Option<Screen> {
    let slot = GameSlot::from_name(game);
    let at_table = slot.and_then(|slot| library.games().at(slot));
    let replay = match at_table {
        Some(game) if game.is_round_over() && game.is_open() => {
            Replay::of_table(game).map(Replay::opened)
        }
        Some(_) => None,
        None => game.parse().ok().and_then(Replay::of),
    };
    let table = || slot.and_then(|slot| library.screen_of(slot));
    let replay = replay.map(|replay| Screen::Replay(Rc::new(replay)));
    replay.or_else(table)
}

fn follow(text: &str, library: &Library) -> Requests {
    match text.parse() {
        Ok(Link::Game(game)) => received::open(game, false),
        Ok(Link::Challenge(game)) => received::open(game, true),
        Ok(Link::Puzzle(id)) => open_puzzle(id, library),
        Ok(Link::Day(day)) => vec![daily::show(day.unwrap_or(library.today()), library)],
        Ok(Link::Correspondence(link)) => correspondence::receive(link, library),
        Ok(Link::Sealed(link)) => sealed::receive(link, library),
        Ok(Link::Live(live)) => vec![Request::Show(Screen::Live(live))],
        Ok(link @ Link::Position(_)) => {
            let replay = Replay::of(link).map(|replay| Screen::Replay(Rc::new(replay)));
            replay.map(Request::Show).into_iter().collect()
        }
        Err(error) => vec![
            Request::Notify(Notice::BadLink(error)),
            Request::Show(Screen::Home),
        ],
    }
}

fn take_shortcut(shortcut: Shortcut, library: &Library) -> Requests {
    match shortcut {
        Shortcut::Continue => match library.resumable_slot() {
            Some(slot) => vec![Request::Resume(slot)],
            None => vec![Request::Show(Screen::Home)],
        },
        Shortcut::Daily => vec![daily::show(library.today(), library)],
        Shortcut::Puzzle => open_puzzle(library.today().puzzle(), library),
    }
}
