//! The addresses of a deal and of a game, to be given to others.

use yew::prelude::*;

use crate::state::{Day, GameLink, Link};
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

/// What is shared of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SharedPart {
    Deal,
    Game,
    Challenge,
}

/// Which address, the address, and the ways to give it on.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let words = use_words();
    let game = &props.game;
    let can_be_beaten = !game.record.turns.is_empty() && game.can_be_beaten();
    // What was played in a day's deal would give it away while it is under way.
    let day = Day::of_game(game);
    let is_secret = day.is_some() && !props.is_moment && !can_be_beaten;
    let has_turns = !game.record.turns.is_empty() && !is_secret;
    let chosen = use_state(|| match props.is_moment {
        true => SharedPart::Game,
        false => SharedPart::Deal,
    });
    let shared = match *chosen {
        SharedPart::Game if has_turns => SharedPart::Game,
        SharedPart::Challenge if can_be_beaten => SharedPart::Challenge,
        _ => SharedPart::Deal,
    };
    let (link, says) = match shared {
        SharedPart::Deal => match day {
            Some(day) => (Link::Day(Some(day)), words.share_day_says()),
            None => (Link::Game(game.to_deal()), words.share_deal_says()),
        },
        SharedPart::Game => (Link::Game(game.clone()), words.share_game_says()),
        SharedPart::Challenge => (Link::Challenge(game.clone()), words.share_beat_says()),
    };
    let text = (shared == SharedPart::Game).then(|| game.record.to_string());
    let choice = |it: SharedPart, name: &'static str| {
        let chosen = chosen.clone();
        let onchange = move |_: Event| chosen.set(it);
        html! {
            <label>
                <input type="radio" name="share" checked={shared == it} {onchange} />
                <span>{ name }</span>
            </label>
        }
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
                        { choice(SharedPart::Deal, words.share_deal()) }
                        { choice(SharedPart::Game, game_name) }
                        if can_be_beaten {
                            { choice(SharedPart::Challenge, words.share_beat()) }
                        }
                    </div>
                </fieldset>
            }
            <p>{ says }</p>
            <Address {link} {text} device={props.device.clone()} />
        </div>
    }
}
