//! A link of a game with friends that asks something: whether one joins, or which of two stories one plays on.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::game::Seat;
use crate::state::{
    Action, Arrival, FriendsAction, Names, Navigation, Opened, Party, Place, Player,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::widgets::{avatar_of, icon, page_bar, text_button};
use crate::words::Words;

/// What [`LetterScreen`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct LetterScreenProps {
    /// The letter.
    pub opened: Rc<Opened>,
    /// What the visitor is called elsewhere on the page.
    pub own_name: AttrValue,
}

/// The page of a letter.
#[component]
pub fn LetterScreen(props: &LetterScreenProps) -> Html {
    let PageContext { words, dispatch } = use_page();
    let opened = &*props.opened;
    let words = words.naming(opened.letter.names).to(None);
    let content = match opened.arrival {
        Arrival::Forked(ply, other) => forked(words, opened, ply, other, &dispatch),
        Arrival::Joins
        | Arrival::CarriesOn(_)
        | Arrival::Known
        | Arrival::Older
        | Arrival::NotYours => {
            html! { <Invitation opened={props.opened.clone()} own_name={props.own_name.clone()} /> }
        }
    };
    html! {
        <div class="page">
            { page_bar(words, &dispatch) }
            <main class="sent"><section class="box" aria-labelledby="letter">{ content }</section></main>
        </div>
    }
}

/// Who invites, by which rules, who plays, and the way in.
#[component]
fn Invitation(props: &LetterScreenProps) -> Html {
    let PageContext { words, dispatch } = use_page();
    let letter = &props.opened.letter;
    let words = words.naming(letter.names).to(None);
    let seat = props.opened.addressee().map(|(seat, _)| seat);
    let given = seat.map(|seat| letter.names.of(seat).to_owned());
    let first = given.filter(|name| !name.is_empty());
    let name = use_state(|| first.unwrap_or_else(|| props.own_name.to_string()));
    let oninput = {
        let name = name.clone();
        move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            name.set(input.value());
        }
    };
    let onsubmit = {
        let name = name.clone();
        dispatch.reform(move |event: SubmitEvent| {
            event.prevent_default();
            Action::Friends(FriendsAction::Join((*name).clone()))
        })
    };
    let host = letter
        .seating
        .seats_of(Party::FIRST)
        .next()
        .unwrap_or(Seat::FIRST);
    let begun = match letter.plies() {
        0 => words.friends_first().to_owned(),
        turns => words.friends_since(turns),
    };
    html! {
        <form class="join" {onsubmit}>
            <h1 id="letter">{ words.friends_invited(host) }</h1>
            <p>{ words.friends_invited_says() }</p>
            { players(words, &props.opened) }
            <p class="muted">{ words.rules_in_force(&letter.record.ruleset) }{ " · " }{ begun }</p>
            <label class="field">
                <span>{ words.friends_name() }</span>
                <input
                    class="text"
                    type="text"
                    value={(*name).clone()}
                    placeholder={seat.map(|seat| words.name(seat).to_owned())}
                    maxlength={Names::LENGTH.to_string()}
                    autocomplete="given-name"
                    {oninput}
                />
            </label>
            <div class="ways">
                <button type="submit" class="btn go">{ icon("play") }{ words.friends_join() }</button>
            </div>
            <p class="muted">{ words.friends_honest() }</p>
        </form>
    }
}

/// All who play.
fn players(words: Words, opened: &Opened) -> Html {
    let lineup = opened.game.lineup();
    let seats = lineup.players().seats();
    html! {
        <ul class="players">
            { for seats.map(|seat| html! {
                <li>
                    { avatar_of(&words.name(seat)) }
                    <b>{ words.name(seat) }</b>
                    if let player @ Player::Bot(_) = lineup.at(seat) {
                        <span class="muted">{ words.player(player) }</span>
                    }
                </li>
            }) }
        </ul>
    }
}

/// Two stories of one game: both are kept.
fn forked(
    words: Words,
    opened: &Opened,
    ply: usize,
    other: Place,
    dispatch: &Callback<Action>,
) -> Html {
    let open = |place| on_click(dispatch, Action::Navigate(Navigation::Continue(place)));
    html! {
        <>
            <h1 id="letter">{ words.friends_forked() }</h1>
            <p>{ words.friends_forked_says(ply) }</p>
            <div class="ways">
                { text_button(None, words.friends_mine(), open(other)) }
                { for opened.place.map(|place| text_button(None, words.friends_theirs(), open(place))) }
            </div>
        </>
    }
}
