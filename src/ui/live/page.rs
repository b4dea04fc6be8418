//! The page as live play uses it.

use std::rc::Rc;

use yew::prelude::*;

use crate::state::{Action, AppState};
use crate::ui::live_slots::FollowerPlace;

/// The state of the page, and ways to change, store and draw it. They stay the same.
#[derive(Clone)]
pub struct LivePage {
    pub follower: Rc<FollowerPlace>,
    /// Reads the state as it is, drawn or not.
    pub app: Callback<(), AppState>,
    /// Changes the state, which is drawn later; nothing follows it.
    pub change: Callback<Action>,
    /// Stores the state.
    pub save: Callback<()>,
    /// Draws the page anew, because what is shown of live play has changed.
    pub redraw: Callback<()>,
}

impl PartialEq for LivePage {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.follower, &other.follower)
    }
}
