//! What is in the room: the state, and what the screens show of it.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{Action, AppState};
use crate::ui::scenes::Scenes;
use crate::ui::widgets::DeviceCapabilities;

/// All that the page shows of a state.
pub struct ViewContext<'a> {
    /// The language.
    pub loc: Localizer,
    /// The state.
    pub app: &'a AppState,
    /// What the screens show of it.
    pub scenes: &'a Scenes,
    /// The device.
    pub device: &'a DeviceCapabilities,
    /// Where actions go.
    pub dispatch: &'a Callback<Action>,
}
