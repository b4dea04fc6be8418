//! The sound switch in the top bar.

use yew::prelude::*;

use super::icon_button::IconButton;
use crate::i18n::Localizer;
use crate::state::{Action, BoolSetting, SettingsAction};

/// A button that turns the sound on or off.
pub fn sound_switch(loc: Localizer, has_sound: bool, dispatch: &Callback<Action>) -> Html {
    let sign = if has_sound { "sound" } else { "mute" };
    IconButton::new(loc.settings_sound(), sign)
        .class(Some("only-wide"))
        .switched(has_sound)
        .sends(
            Action::Settings(SettingsAction::Switch(BoolSetting::Sound, !has_sound)),
            dispatch,
        )
}
