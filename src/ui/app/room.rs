//! What is in the room: the state, and what the screens show of it.

use yew::prelude::*;

use crate::state::{Action, AppState};
use crate::ui::scenes::Scenes;
use crate::ui::widgets::Device;
use crate::words::Words;

/// All that the page shows of a state.
pub struct Room<'a> {
    /// The language.
    pub words: Words,
    /// The state.
    pub app: &'a AppState,
    /// What the screens show of it.
    pub scenes: &'a Scenes,
    /// The device.
    pub device: &'a Device,
    /// Where actions go.
    pub dispatch: &'a Callback<Action>,
}
