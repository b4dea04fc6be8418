//! Places that the lazy part of the page fills in a game that is played live.

use yew::prelude::*;

/// Parts of the page that show live play, rendered by the lazy chunk. All are empty where nothing is live.
#[derive(Clone, Default, PartialEq)]
pub struct LiveSlots {
    /// Button among those above the table.
    pub button: Html,
    /// Panel in place of the one that sends the turn by link.
    pub panel: Option<Html>,
    /// `true` if a room is open for the game on the screen.
    pub is_open: bool,
    /// Content of the sheet.
    pub sheet: Html,
    /// Content of the screen of an invitation.
    pub screen: Html,
}
