//! The games of the page, as a live session sees them.

use crate::state::{AppState, LiveTable, Screen, SealedLink, SealedLobby};

pub fn table_of<'a>(
    app: &'a AppState,
    sealed_message: Option<&'a SealedLink>,
    may_deliver: bool,
) -> LiveTable<'a> {
    let sealed = app.sealed_game();
    let shown = match app.screen() {
        Screen::Table(slot) => Some(*slot),
        _ => sealed.and_then(|game| app.games().slot_of(game.id())),
    };
    let invited = match app.screen() {
        Screen::Sealed(lobby) => match &**lobby {
            SealedLobby::Invited(link) => Some(link.id),
            SealedLobby::Elsewhere(_) | SealedLobby::Beginning(_) | SealedLobby::Shuffling(_) => {
                None
            }
        },
        _ => None,
    };
    LiveTable {
        games: app.games(),
        shown,
        sealed_message,
        invited,
        may_deliver,
    }
}
