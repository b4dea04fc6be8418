//! The form that starts a game.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::art::{avatar, icon};
use super::choice::{Choice, Switch};
use super::start::fresh_seed;
use super::words::{self, rules};
use crate::bots::Level;
use crate::game::{Edition, ParseSeedError, Players, Scoring, Seat, Seed, Target};
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

/// Players, opponents, rules, seed.
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
    let numbers = Players::ALL.map(|players| {
        let number = words::number(players).into();
        let is_chosen = players == terms.players;
        (number, is_chosen, Action::Players(players))
    });
    let opponents = terms.players.seats().skip(1).enumerate();
    html! {
        <form class="box new" aria-labelledby="new-game" novalidate=true {onsubmit}>
            <h2 id="new-game">{ "New game" }</h2>
            <div class="who">
                { Choice::new("players", "Players", &props.dispatch).among(numbers) }
                <div class="field">
                    <span>{ "Opponents" }</span>
                    <div class="bots">
                        { for opponents.map(|(number, seat)| opponent(props, number, seat)) }
                    </div>
                </div>
            </div>
            { by_which_rules(terms, &props.dispatch) }
            <div class="field seed">
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
    let chosen = props.terms.levels[number];
    let name = words::name(seat);
    let levels = Level::ALL.map(|level| {
        let name = words::level_name(level).into();
        (name, level == chosen, Action::Level(number, level))
    });
    let choice = Choice {
        is_label_hidden: true,
        ..Choice::new(
            format!("level-{number}"),
            format!("Level of {name}"),
            &props.dispatch,
        )
    };
    html! {
        <div key={number}>
            <span class="nm">{ avatar(seat) }{ name }</span>
            { choice.among(levels) }
            <small class="muted">{ words::level_says(chosen) }</small>
        </div>
    }
}

/// Edition, Basic or Advanced, target, Actions.
fn by_which_rules(terms: &Terms, dispatch: &Callback<Action>) -> Html {
    let (ruleset, players) = (&terms.ruleset(), terms.players);
    let editions = Edition::ALL.map(|edition| {
        let name = rules::edition_name(edition).into();
        let is_chosen = edition == ruleset.edition();
        (name, is_chosen, Action::Edition(edition))
    });
    let games = [false, true].map(|advanced| {
        let name = rules::game_name(advanced).into();
        let is_chosen = advanced == ruleset.is_advanced();
        (name, is_chosen, Action::Advanced(advanced))
    });
    let targets = [Target::Points, Target::None].map(|target| {
        let name = rules::target_name(target, players);
        (name, target == ruleset.target(), Action::Target(target))
    });
    let has_actions = ruleset.actions().is_some();
    let actions = Switch {
        name: "actions",
        label: "Actions",
        says: rules::actions_say(ruleset.actions()),
        is_on: has_actions,
        action: Action::WithActions(!has_actions),
    };
    let choice = |name, label, says: AttrValue| Choice::new(name, label, dispatch).saying(says);
    let target_says = rules::target_says(ruleset.target(), players);
    html! {
        <div class="by">
            { choice("edition", "Rules", rules::edition_says(ruleset).into()).among(editions) }
            { choice("game", "Game", rules::game_says(ruleset).into()).among(games) }
            if ruleset.scoring() == Scoring::Points {
                { choice("target", "Play until", target_says).among(targets) }
            }
            { actions.view(dispatch) }
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
