//! The screen of a game or deal received by link: playing it, watching it, comparing results.

use std::rc::Rc;

use crate::state::app::game_request::{GameOrigin, GameRequest};
use crate::state::app::library::Library;
use crate::state::app::request::{Request, Requests};
use crate::state::app::screen::Screen;
use crate::state::app::session::Session;
use crate::state::app::{ReceivedAction, ReceivedGame, ReceivedKind};
use crate::state::link::GameLink;
use crate::state::replay::Replay;

pub fn update(action: ReceivedAction, session: &Session, library: &Library) -> Requests {
    let received = match session.screen() {
        Screen::Received(received) => Some(&**received),
        _ => None,
    };
    let request = match action {
        ReceivedAction::Play => received.map(play),
        ReceivedAction::Watch => received.and_then(|received| watch(received, Some(0))),
        ReceivedAction::See => received.and_then(|received| watch(received, None)),
        ReceivedAction::Compare => compare(session, library),
    };
    request.into_iter().collect()
}

/// Shows a link before anything of it is played or seen.
pub fn open(link: GameLink, is_challenge: bool) -> Requests {
    // All turns were checked.
    let received = ReceivedGame::new(link, is_challenge);
    let show = received.map(|received| Request::Show(Screen::Received(Rc::new(received))));
    show.into_iter().collect()
}

/// Shows a deal before it is played.
pub fn open_deal(link: GameLink) -> Requests {
    let received = ReceivedGame::of_deal(link);
    let show = received.map(|received| Request::Show(Screen::Received(Rc::new(received))));
    show.into_iter().collect()
}

/// Starts the deal on the screen; `None` if there is none.
pub fn play_deal(session: &Session) -> Option<Requests> {
    match session.screen() {
        Screen::Received(deal) if deal.kind == ReceivedKind::Deal => {
            let deal = GameRequest::new(deal.link.to_deal(), GameOrigin::Received);
            Some(vec![Request::StartGame(deal)])
        }
        _ => None,
    }
}

fn play(received: &ReceivedGame) -> Request {
    let origin = match received.kind {
        ReceivedKind::Challenge => GameOrigin::Challenge {
            turns: received.link.record.turns.clone().into(),
            is_received: true,
        },
        ReceivedKind::Deal | ReceivedKind::Game | ReceivedKind::Moment => GameOrigin::Received,
    };
    Request::StartGame(GameRequest::new(received.link.to_deal(), origin))
}

/// Watches the game from a ply, or from the one in the link.
fn watch(received: &ReceivedGame, ply: Option<usize>) -> Option<Request> {
    let mut game = received.link.clone();
    game.ply = ply.or(game.ply);
    let replay = Replay::of_sent(game)?;
    Some(Request::Show(Screen::Replay(Rc::new(replay))))
}

/// Shows the own result beside the received one, once the game at the table is over.
fn compare(session: &Session, library: &Library) -> Option<Request> {
    let received = ReceivedGame::of_answer(session.game(library)?)?;
    received.answer.as_ref()?;
    Some(Request::Show(Screen::Received(Rc::new(received))))
}
