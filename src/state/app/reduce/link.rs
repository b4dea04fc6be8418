//! Opening links: the part of an address after `#`.

use std::rc::Rc;

use super::{correspondence, daily, received};
use crate::state::app::library::Library;
use crate::state::app::request::{Request, Requests};
use crate::state::app::screen::Screen;
use crate::state::app::sealed;
use crate::state::app::session::open_puzzle;
use crate::state::link::{Link, Shortcut, tidy_link};
use crate::state::notice::Notice;
use crate::state::replay::Replay;

/// Opens a link, or reports that it is invalid.
pub fn open(text: &str, library: &Library) -> Requests {
    let text = tidy_link(text);
    let mut requests = match Shortcut::of(&text) {
        Some(shortcut) => take_shortcut(shortcut, library),
        None => follow(&text, library),
    };
    requests.push(Request::SetLink(text));
    requests
}

fn follow(text: &str, library: &Library) -> Requests {
    match text.parse() {
        Ok(Link::Game(game)) => received::open(game, false),
        Ok(Link::Challenge(game)) => received::open(game, true),
        Ok(Link::Puzzle(id)) => open_puzzle(id, library),
        Ok(Link::Day(day)) => vec![daily::show(day.unwrap_or(library.today()), library)],
        Ok(Link::Correspondence(link)) => correspondence::receive(link, library),
        Ok(Link::Sealed(link)) => sealed::receive(link, library),
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
