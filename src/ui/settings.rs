//! Settings.

use yew::prelude::*;

use super::choice::{Choice, Switch};
use super::words::{self, rules};
use crate::state::{Action, Pace, Settings, Sheet, Theme};

/// Theme, pace and draws; and the ways out of a table, which a phone on its side has no
/// other room for.
pub fn settings(values: Settings, is_at_table: bool, dispatch: &Callback<Action>) -> Html {
    let themes = Theme::ALL.map(|theme| {
        let name = words::theme_name(theme).into();
        (name, theme == values.theme, Action::Theme(theme))
    });
    let paces = Pace::ALL.map(|pace| {
        let name = words::pace_name(pace).into();
        (name, pace == values.pace, Action::Pace(pace))
    });
    let by_hand = values.takes_draws_by_hand;
    let draws = Switch {
        name: "draws",
        label: "Take draws by myself",
        says: rules::draws_say(by_hand),
        is_on: by_hand,
        action: Action::TakeDrawsByHand(!by_hand),
    };
    html! {
        <div class="settings">
            { Choice::new("theme", "Theme", dispatch).among(themes) }
            { Choice::new("pace", "Pace of the others", dispatch).among(paces) }
            { draws.view(dispatch) }
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
