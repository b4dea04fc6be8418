//! The addresses of a deal and of a game, to be given to others.

use yew::prelude::*;

use crate::state::{GameLink, Link};
use crate::ui::context::use_words;
use crate::ui::widgets::{Address, Device};

/// What [`Share`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct ShareProps {
    /// The game that is shared, or of which the deal is.
    pub game: GameLink,
    /// Whether it is the moment of a game that is looked at.
    pub is_moment: bool,
    /// The device.
    pub device: Device,
}

/// Which address, the address, and the ways to give it on.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let words = use_words();
    let has_turns = !props.game.record.turns.is_empty();
    let is_game = use_state(|| props.is_moment);
    let shows_game = has_turns && *is_game;
    let link = match shows_game {
        true => props.game.clone(),
        false => props.game.to_deal(),
    };
    let text = shows_game.then(|| props.game.record.to_string());
    let choice = |game: bool, name: &'static str| {
        let is_game = is_game.clone();
        let onchange = move |_: Event| is_game.set(game);
        html! {
            <label>
                <input type="radio" name="share" checked={shows_game == game} {onchange} />
                <span>{ name }</span>
            </label>
        }
    };
    let says = match shows_game {
        true => words.share_game_says(),
        false => words.share_deal_says(),
    };
    let game_name = match props.is_moment {
        true => words.share_moment(),
        false => words.share_game(),
    };
    html! {
        <div class="share">
            if has_turns {
                <fieldset class="field">
                    <legend class="sr">{ words.share_what() }</legend>
                    <div class="seg">
                        { choice(false, words.share_deal()) }
                        { choice(true, game_name) }
                    </div>
                </fieldset>
            }
            <p>{ says }</p>
            <Address link={Link::Game(link)} {text} device={props.device.clone()} />
        </div>
    }
}
