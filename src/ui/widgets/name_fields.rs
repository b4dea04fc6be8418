//! The names of the players.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::art::avatar;
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{Action, PlayerNames, SettingsAction};

/// Text fields for the names of these players.
pub fn name_fields(
    loc: Localizer,
    names: &PlayerNames,
    seats: impl Iterator<Item = Seat>,
    dispatch: &Callback<Action>,
) -> Html {
    // The default names.
    let own = loc.with_names(PlayerNames::NONE).addressing(None);
    let given = loc.with_names(*names).addressing(None);
    let fields = seats.map(|seat| {
        let oninput = dispatch.reform(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            Action::Settings(SettingsAction::Name(seat, input.value()))
        });
        html! {
            <label key={seat.index()}>
                { avatar(given, seat) }
                <span class="sr">{ own.name_of(seat) }</span>
                <input
                    class="text"
                    type="text"
                    value={names.typed(seat).to_owned()}
                    placeholder={own.name(seat)}
                    maxlength={PlayerNames::LENGTH.to_string()}
                    autocomplete="off"
                    spellcheck="false"
                    {oninput}
                />
            </label>
        }
    });
    html! {
        <fieldset class="field" aria-describedby="names-say">
            <legend>{ loc.names() }</legend>
            <div class="names">{ for fields }</div>
            <small id="names-say">{ loc.names_description() }</small>
        </fieldset>
    }
}
