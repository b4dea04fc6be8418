//! The data that all views of the page share.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{Action, AppState};
use crate::ui::engine::ModuleStatus;
use crate::ui::live_slots::{LiveDoor, LiveSlots};
use crate::ui::scenes::Scenes;
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
    /// Parts of the page that show live play, and the way by which the lazy chunk follows the state.
    pub live: (&'a LiveSlots, &'a LiveDoor),
    /// Takes over what other tabs have stored.
    pub catch_up: &'a Callback<()>,
}
