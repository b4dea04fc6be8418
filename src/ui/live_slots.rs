//! Live play as the rest of the page sees it: the lazy part keeps the room, follows what happens at the table, and fills
//! some places.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{Action, AppState, LiveLink};
use crate::ui::widgets::DeviceCapabilities;

/// Parts of a table that show live play, rendered by the lazy chunk. All are empty where nothing is live.
#[derive(Clone, Default, PartialEq)]
pub struct LiveSlots {
    /// Button among those above the table.
    pub button: Html,
    /// Panel in place of the one that sends the turn by link.
    pub panel: Option<Html>,
    /// `true` if a room is open for the game on the screen.
    pub is_open: bool,
}

/// The room of this page, if one is open. Only the lazy chunk has its code.
pub trait LiveFollower {
    /// Changes the state. In an open room what changed is stored and sent before it is drawn, which takes longer.
    fn dispatch(&self, action: Action);

    fn slots(&self, loc: Localizer, app: &AppState, dispatch: &Callback<Action>) -> Rc<LiveSlots>;

    /// Content of the sheet.
    fn sheet(
        &self,
        loc: Localizer,
        app: &AppState,
        device: &DeviceCapabilities,
        dispatch: &Callback<Action>,
    ) -> Html;

    /// Content of the screen of an invitation.
    fn screen(&self, app: &AppState, link: &LiveLink) -> Html;
}

/// Place of the follower, empty until the lazy chunk has come.
pub type FollowerPlace = RefCell<Option<Rc<dyn LiveFollower>>>;
