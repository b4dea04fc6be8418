//! The names of the players.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::art::{avatar, paint_of};
use super::character::{Mood, character};
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{Action, PlayerNames, SettingsAction};

/// Text fields for the names of these players. `is_of_all` if they are for all games: the first is then the
/// player's own. `friend` is the seat of the only friend, if the game has one.
pub fn name_fields(
    loc: Localizer,
    names: &PlayerNames,
    seats: impl Iterator<Item = Seat>,
    is_of_all: bool,
    friend: Option<Seat>,
    dispatch: &Callback<Action>,
) -> Html {
    // The default names.
    let own = loc.with_names(PlayerNames::NONE).addressing(None);
    // Each has the sign that the table shows.
    let you = (friend.is_some() || is_of_all).then_some(Seat::FIRST);
    let given = loc.with_friends(*names, friend).addressing(you);
    let is_shared = friend.is_none() && !is_of_all;
    let fields = seats.map(|seat| {
        let oninput = dispatch.reform(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            Action::Settings(SettingsAction::Name(seat, input.value()))
        });
        let (label, placeholder) = match friend {
            // Beside opponents the name is that of the person who plays here.
            None if is_of_all && seat == Seat::FIRST => {
                (loc.friends_name().to_owned(), loc.friends_name().into())
            }
            None => (own.name_of(seat), own.name(seat)),
            Some(_) => {
                let label = if friend == Some(seat) {
                    loc.friends_name_other()
                } else {
                    loc.friends_name()
                };
                (label.to_owned(), label.into())
            }
        };
        html! {
            <label key={seat.index()} style={is_shared.then(|| paint_of(seat))}>
                if is_of_all && seat != Seat::FIRST {
                    { character(given, seat, Some(Mood::Thinking)) }
                } else {
                    { avatar(given, seat) }
                }
                <span class="sr">{ label }</span>
                <input
                    class="text"
                    type="text"
                    value={names.typed(seat).to_owned()}
                    {placeholder}
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
