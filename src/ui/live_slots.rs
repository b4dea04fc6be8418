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
    /// Returns `true` if a room is open, so that each change of the state has to be followed at once.
    fn is_open(&self) -> bool;

    /// Sends what is new, and takes in what has come. The state has been stored, and is yet to be drawn.
    fn catch_up(&self);

    fn slots(&self, loc: Localizer, app: &AppState, dispatch: &Callback<Action>) -> LiveSlots;

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

/// Connects the page and its lazy part in live play.
#[derive(Clone)]
pub struct LiveDoor {
    follower: Rc<RefCell<Option<Rc<dyn LiveFollower>>>>,
    /// Reads the state as it is, drawn or not.
    pub app: Callback<(), AppState>,
    /// Draws the page anew, because what is shown of live play has changed.
    pub redraw: Callback<()>,
}

impl PartialEq for LiveDoor {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.follower, &other.follower)
    }
}

impl LiveDoor {
    pub fn new(app: Callback<(), AppState>, redraw: Callback<()>) -> Self {
        Self {
            follower: Rc::default(),
            app,
            redraw,
        }
    }

    /// Called once by the lazy part.
    pub fn admit(&self, follower: Rc<dyn LiveFollower>) {
        self.follower.replace(Some(follower));
    }

    pub fn follower(&self) -> Option<Rc<dyn LiveFollower>> {
        self.follower.borrow().clone()
    }
}
