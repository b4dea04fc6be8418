//! Where whoever joins a game says what they are called.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::PlayerNames;

/// The field; `seat` is called by its name if it is left empty.
pub fn name_field(loc: Localizer, seat: Option<Seat>, name: &UseStateHandle<String>) -> Html {
    let oninput = {
        let name = name.clone();
        move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            name.set(input.value());
        }
    };
    html! {
        <label class="field">
            <span>{ loc.friends_name() }</span>
            <input
                class="text"
                type="text"
                value={(**name).clone()}
                placeholder={seat.map(|seat| loc.name(seat).to_owned())}
                maxlength={PlayerNames::LENGTH.to_string()}
                autocomplete="given-name"
                {oninput}
            />
        </label>
    }
}
