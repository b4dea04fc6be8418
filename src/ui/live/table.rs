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
    let is_invited =
        matches!(app.screen(), Screen::Sealed(lobby) if matches!(**lobby, SealedLobby::Invited(_)));
    LiveTable {
        games: app.games(),
        shown,
        sealed_message,
        is_invited,
        may_deliver,
    }
}
