//! The offer to install the page, where the browser can.

use yew::prelude::*;

use crate::platform;
use crate::state::{Action, BoolSetting, SettingsAction};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::widgets::{IconButton, icon, text_button};

/// The offer, once the browser makes it. Whatever the answer, it isn't made again.
#[component]
pub fn InstallOffer() -> Html {
    let PageContext { loc, dispatch } = use_page();
    let is_possible = use_state_eq(|| false);
    {
        let is_possible = is_possible.setter();
        use_effect_with((), move |()| {
            let listener = platform::InstallListener::listen(move || is_possible.set(true));
            move || drop(listener)
        });
    }
    if !*is_possible {
        return Html::default();
    }
    let answered = Action::Settings(SettingsAction::Switch(BoolSetting::InstallAnswered, true));
    let put_away =
        IconButton::new(loc.notice_dismiss(), "cross").sends(answered.clone(), &dispatch);
    let answer = on_click(&dispatch, answered);
    let install = Callback::from(move |event: MouseEvent| {
        platform::install();
        answer.emit(event);
    });
    html! {
        <aside class="offer" aria-label={loc.install()}>
            <div class="notice">
                { icon("save") }
                <p>{ loc.install_offer() }</p>
                { text_button(None, loc.install(), install) }
                { put_away }
            </div>
        </aside>
    }
}
