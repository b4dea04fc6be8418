//! The form that starts a game.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::art::{avatar, icon};
use super::choice::Choice;
use super::start::fresh_seed;
use super::words;
use crate::bots::Level;
use crate::game::{ParseSeedError, Players, Seat, Seed};
use crate::state::{Action, Terms};

/// What [`NewGame`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct NewGameProps {
    /// What is filled in.
    pub terms: Terms,
    /// The seed, as typed.
    pub seed: AttrValue,
    /// Whether a game is under way, which a new one ends.
    pub is_under_way: bool,
    /// Where actions go.
    pub dispatch: Callback<Action>,
    /// Asks for another seed.
    pub on_new_seed: Callback<MouseEvent>,
}

/// Players, opponents, seed.
#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let terms = &props.terms;
    let onsubmit = props.dispatch.reform(|event: SubmitEvent| {
        event.prevent_default();
        Action::Deal(fresh_seed())
    });
    let oninput = props.dispatch.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Action::TypeSeed(input.value())
    });
    let error = props.seed.parse::<Seed>().err();
    let players = Choice {
        label: "Players".into(),
        is_label_hidden: false,
        name: "players".into(),
    };
    let numbers = Players::ALL.map(|players| (players, words::number(players)));
    let opponents = terms.players.seats().skip(1).enumerate();
    html! {
        <form class="box new" aria-labelledby="new-game" novalidate=true {onsubmit}>
            <h2 id="new-game">{ "New game" }</h2>
            { players.among(&numbers, terms.players, &props.dispatch.reform(Action::Players)) }
            <div class="field">
                <span>{ "Opponents" }</span>
                <div class="bots">
                    { for opponents.map(|(number, seat)| opponent(props, number, seat)) }
                </div>
            </div>
            <div class="field">
                <label for="seed">{ "Seed: the same seed is the same deal" }</label>
                <div class="seedrow">
                    <input
                        id="seed"
                        class="text"
                        type="text"
                        value={&props.seed}
                        size="8"
                        autocomplete="off"
                        autocapitalize="none"
                        spellcheck="false"
                        aria-invalid={error.map(|_| "true")}
                        aria-describedby="seed-error"
                        {oninput}
                    />
                    <button type="button" class="btn" onclick={props.on_new_seed.clone()}>
                        { icon("retry") }
                        { "New seed" }
                    </button>
                </div>
                <p id="seed-error" class="error" role="status">
                    if let Some(error) = error {
                        { icon("warn") }
                        <span>{ seed_error(error) }</span>
                    }
                </p>
            </div>
            if props.is_under_way {
                <p class="muted">{ "A new deal ends the game under way." }</p>
            }
            <button type="submit" class="btn go" aria-disabled={error.map(|_| "true")}>
                { "Deal" }
            </button>
        </form>
    }
}

fn opponent(props: &NewGameProps, number: usize, seat: Seat) -> Html {
    let level = props.terms.levels[number];
    let name = words::name(seat);
    let choice = Choice {
        label: format!("Level of {name}").into(),
        is_label_hidden: true,
        name: format!("level-{number}").into(),
    };
    let levels = Level::ALL.map(|level| (level, words::level_name(level)));
    let on_level = props
        .dispatch
        .reform(move |level| Action::Level(number, level));
    html! {
        <div key={number}>
            <span class="nm">{ avatar(seat) }{ name }</span>
            { choice.among(&levels, level, &on_level) }
            <small class="muted">{ words::level_says(level) }</small>
        </div>
    }
}

fn seed_error(error: ParseSeedError) -> String {
    match error {
        ParseSeedError::Length(length) => {
            format!("A seed has 8 letters or digits; this one has {length}.")
        }
        ParseSeedError::Character { found, .. } => {
            format!("“{found}” is neither a letter from a to z nor a digit.")
        }
    }
}
