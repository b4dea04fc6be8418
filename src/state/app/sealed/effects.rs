//! Effects of links and of replies of the sealed module on the games.

use std::rc::Rc;

use super::task::is_damaged;
use crate::game::PlayerCount;
use crate::state::app::library::Library;
use crate::state::app::request::{Request, Requests};
use crate::state::app::screen::Screen;
use crate::state::app::sealed_lobby::SealedLobby;
use crate::state::app::session::Session;
use crate::state::correspondence::GameId;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameSlot};
use crate::state::sealed_game::{SealedGame, SealedLink, SealedRejection, SealedSide};
use crate::state::settings::PlayerNames;

pub fn reject(rejection: SealedRejection) -> Requests {
    vec![Request::Notify(Notice::Sealed(rejection))]
}

/// Slot of the game that this message began.
fn begun_by(message: &str, library: &Library) -> Option<GameSlot> {
    let mut games = library.games().iter();
    games.find_map(|(slot, game)| {
        let first = game.sealed()?.side.first_message();
        (first == Some(message)).then_some(slot)
    })
}

/// Opens a link: to the lobby, if its game isn't known here, else to the game, which reads the message.
pub fn receive(link: SealedLink, library: &Library) -> Requests {
    let slot = GameSlot::Sealed(link.id);
    let mut requests = vec![Request::ForgetSealedNotices];
    if library.games().at(slot).is_none()
        && let Some(slot) = begun_by(&link.message, library)
    {
        // Under another ID: whoever joined would play against the same side, perhaps their own.
        requests.push(Request::Resume(slot));
        requests.extend(reject(SealedRejection::Known));
    } else if let Some(game) = library.games().at(slot) {
        requests.push(Request::Resume(slot));
        // A damaged game reads nothing; its screen says so.
        requests.extend((!is_damaged(game)).then_some(Request::ReadSealed(link)));
    } else {
        let lobby = match link.number {
            1 => SealedLobby::Invited(link),
            _ => SealedLobby::Elsewhere(link),
        };
        requests.push(Request::Show(Screen::Sealed(Rc::new(lobby))));
    }
    requests
}

/// Stores a game that was begun or joined here, and shows it if its lobby is on the screen.
pub fn add_game(
    id: GameId,
    side: Rc<SealedSide>,
    names: PlayerNames,
    session: &Session,
    library: &Library,
) -> Requests {
    let slot = GameSlot::Sealed(side.id(id));
    let mut requests = Requests::new();
    if library.games().at(slot).is_none() {
        let names = side.names(names).among(PlayerCount::TWO);
        let sealed = SealedGame::new(side.id(id), side, names);
        // All turns were checked; the library gives it its number.
        if let Ok(game) = Game::of_sealed(0, sealed) {
            requests.push(Request::AddGame(slot, Box::new(game)));
        }
    }
    let is_shown = matches!(session.screen(), Screen::Sealed(lobby) if lobby.id() == id);
    if is_shown {
        requests.push(Request::Resume(slot));
    }
    requests
}

/// Applies a message that was read; the new turns are shown one by one.
pub fn advance(link: &SealedLink, side: Rc<SealedSide>, library: &Library) -> Requests {
    let slot = GameSlot::Sealed(link.id);
    let Some(before) = library.games().at(slot) else {
        return Vec::new();
    };
    // All turns were checked.
    let Ok(after) = before.with_side(side) else {
        return reject(SealedRejection::Wrong);
    };
    let (from, to) = (before.ply() + 1, after.ply());
    let messages = |game: &Game| game.sealed().map(|sealed| sealed.side.messages);
    let is_refused = messages(before) == messages(&after);
    let is_named = after.sealed().is_some_and(|it| it.side.identity.is_some());
    let name = if is_named { "" } else { &link.name };
    let after = after.naming_friend(name).recall(from, to);
    let mut requests = vec![Request::UpdateGame(slot, Box::new(after))];
    if is_refused {
        requests.extend(reject(SealedRejection::NextDeck));
    }
    requests
}

/// Applies the message that a turn was made into, or takes the turn back if that failed.
pub fn seal_turn(
    id: GameId,
    reply: Result<Rc<SealedSide>, SealedRejection>,
    library: &Library,
) -> Requests {
    let slot = GameSlot::Sealed(id);
    let Some(before) = library.games().at(slot) else {
        return Vec::new();
    };
    let after = match &reply {
        Ok(side) => before.with_side(side.clone()).ok(),
        Err(_) => None,
    };
    let Some(after) = after.or_else(|| before.unsealed()) else {
        return Vec::new();
    };
    let mut requests = vec![Request::UpdateGame(slot, Box::new(after))];
    if let Err(rejection) = reply {
        requests.extend(reject(rejection));
    }
    requests
}
