//! The data that all views of the page share.

use std::rc::Rc;

use yew::prelude::*;

use super::AppReducer;
use crate::i18n::Localizer;
use crate::state::{Action, AppState};
use crate::ui::engine::ModuleStatus;
use crate::ui::live_slots::{FollowerPlace, LiveSlots};
use crate::ui::scenes::Scenes;
use crate::ui::store::Session;
use crate::ui::widgets::DeviceCapabilities;

pub struct ViewContext<'a> {
    pub loc: Localizer,
    pub app: &'a AppState,
    /// View models of the screens.
    pub scenes: &'a Scenes,
    pub device: &'a DeviceCapabilities,
    pub dispatch: &'a Callback<Action>,
    /// Status of the worker for bots and puzzles, with a callback that tries again to load it.
    pub engine: (ModuleStatus, &'a Callback<()>),
    /// Parts of the page that show live play.
    pub live: Option<&'a Rc<LiveSlots>>,
    pub follower: &'a Rc<FollowerPlace>,
    /// A copy of it reads the state as it is, drawn or not.
    pub store: &'a UseReducerHandle<AppReducer>,
    pub session: &'a Rc<Session>,
    /// Draws the page anew after a change outside the state.
    pub redraw: &'a UseForceUpdateHandle,
    /// Takes over what other tabs have stored.
    pub catch_up: &'a Callback<()>,
}
