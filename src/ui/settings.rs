//! Settings.

use yew::prelude::*;

use super::choice::Choice;
use super::words;
use crate::state::{Action, Pace, Settings, Sheet, Theme};

/// Theme and pace; and the ways out of a table, which a phone on its side has no
/// other room for.
pub fn settings(values: Settings, is_at_table: bool, dispatch: &Callback<Action>) -> Html {
    let theme = Choice {
        label: "Theme".into(),
        is_label_hidden: false,
        name: "theme".into(),
    };
    let pace = Choice {
        label: "Pace of the others".into(),
        is_label_hidden: false,
        name: "pace".into(),
    };
    let themes = Theme::ALL.map(|theme| (theme, words::theme_name(theme)));
    let paces = Pace::ALL.map(|pace| (pace, words::pace_name(pace)));
    let (on_theme, on_pace) = (
        dispatch.reform(Action::Theme),
        dispatch.reform(Action::Pace),
    );
    html! {
        <div class="settings">
            { theme.among(&themes, values.theme, &on_theme) }
            { pace.among(&paces, values.pace, &on_pace) }
            if is_at_table {
                { way("How to play", Action::Open(Sheet::HowTo), dispatch) }
                { way("To the start page", Action::GoHome, dispatch) }
            }
        </div>
    }
}

fn way(text: &'static str, action: Action, dispatch: &Callback<Action>) -> Html {
    let onclick = dispatch.reform(move |_: MouseEvent| action.clone());
    html! { <button type="button" class="btn" {onclick}>{ text }</button> }
}
