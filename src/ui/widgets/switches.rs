//! What is switched most often, at the top of a screen.

use yew::prelude::*;

use super::icon_button::IconButton;
use crate::state::{Action, SettingsAction, Switch, Theme};
use crate::words::Words;

/// A button that leads from each theme to the next. Its name and its sign say which one it is.
pub fn theme_switch(words: Words, theme: Theme, dispatch: &Callback<Action>) -> Html {
    let sign = match theme {
        Theme::System => "auto",
        Theme::Light => "sun",
        Theme::Dark => "moon",
    };
    let name = words.facts([words.settings_theme(), words.theme(theme)]);
    IconButton::new(name, sign).sends(
        Action::Settings(SettingsAction::Theme(theme.next())),
        dispatch,
    )
}

/// A button that turns the sound on or off.
pub fn sound_switch(words: Words, has_sound: bool, dispatch: &Callback<Action>) -> Html {
    let sign = if has_sound { "sound" } else { "mute" };
    IconButton::new(words.settings_sound(), sign)
        .class(Some("only-wide"))
        .switched(has_sound)
        .sends(
            Action::Settings(SettingsAction::Switch(
                Switch(|settings| &mut settings.has_sound),
                !has_sound,
            )),
            dispatch,
        )
}
