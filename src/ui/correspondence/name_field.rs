//! The field for the name of a player who joins a game.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::PlayerNames;

/// Text field for a name. Its placeholder is the default name of `seat`.
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
