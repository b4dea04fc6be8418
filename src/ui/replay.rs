//! A game that is looked at turn by turn.

use std::rc::Rc;

use yew::prelude::*;

use super::act::verdict;
use super::art::{brand, icon, sentence};
use super::board::{board, use_focus};
use super::motion::{Mover, use_motion};
use super::table::side;
use crate::platform;
use crate::state::{Action, ReplayScene, Settings, Sheet, Verdict};
use crate::words::Words;

/// What [`Replay`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct ReplayProps {
    /// The language.
    pub words: Words,
    /// The moment that is shown, and where it stands in the game.
    pub replay: Rc<ReplayScene>,
    /// The settings.
    pub settings: Settings,
    /// Where actions go.
    pub dispatch: Callback<Action>,
}

/// The table at one moment, what the turn before it did, and the way to the others.
#[component]
pub fn Replay(props: &ReplayProps) -> Html {
    let before = use_motion(&props.replay.scene);
    use_step_keys(&props.replay, &props.dispatch);
    let focus = use_focus();
    let (words, replay) = (props.words, &props.replay);
    let scene = &replay.scene;
    let standings = Verdict::of(scene.view.table());
    let last = scene.log.last().map(|line| words.log_of(line));
    let title = match (replay.plies, replay.ply) {
        (0, _) => words.replay_position().to_owned(),
        (_, 0) => words.replay_deal().to_owned(),
        (plies, ply) => words.replay_moment(plies, ply),
    };
    let says = match &last {
        Some(last) => html! { <p>{ sentence(words, last) }</p> },
        None => html! { <p>{ words.who_leads_stop(&standings) }</p> },
    };
    let news = match &last {
        Some(last) => format!("{title}. {}", last.plain(words)),
        None => title.clone(),
    };
    html! {
        <div class="app">
            { top(props) }
            <main class="table replaying" data-n={(scene.view.table().players().get() - 1).to_string()}>
                { board(words, scene, &focus, &props.dispatch) }
                <section class="act" aria-label={words.replay()}>
                    { verdict("calm", None, &title, says) }
                    { steps(props) }
                </section>
            </main>
            { side(words, scene, &props.settings) }
            <Mover scene={scene.clone()} {before} />
            <div class="sr" role="status">{ news }</div>
        </div>
    }
}

/// The keys of the four steps.
const KEYS: [&str; 4] = ["Home", "ArrowLeft", "ArrowRight", "End"];

/// Where the four steps lead.
fn targets(replay: &ReplayScene) -> [usize; 4] {
    let (ply, plies) = (replay.ply, replay.plies);
    [0, ply.saturating_sub(1), (ply + 1).min(plies), plies]
}

/// Lets arrows, Home and End lead through the game, unless a sheet lies over it.
#[hook]
fn use_step_keys(replay: &Rc<ReplayScene>, dispatch: &Callback<Action>) {
    use_effect_with((replay.clone(), dispatch.clone()), |(replay, dispatch)| {
        let (targets, dispatch) = (targets(replay), dispatch.clone());
        let listener = platform::on_key(move |event| {
            let pressed = event.key();
            let step = KEYS
                .into_iter()
                .zip(targets)
                .find(|(key, _)| *key == pressed);
            if let Some((_, ply)) = step.filter(|_| !platform::has_dialog()) {
                event.prevent_default();
                dispatch.emit(Action::ShowPly(ply));
            }
        });
        move || drop(listener)
    });
}

fn on(props: &ReplayProps, action: Action) -> Callback<MouseEvent> {
    props.dispatch.reform(move |_| action.clone())
}

/// To the first moment, to the one before, to the one after, and to the last.
fn steps(props: &ReplayProps) -> Html {
    let words = props.words;
    let targets = targets(&props.replay);
    let step = |name: &'static str, sign, which: usize| {
        let to = targets[which];
        let is_there = to == props.replay.ply;
        html! {
            <button
                type="button"
                class="btn tool"
                aria-label={name}
                aria-keyshortcuts={KEYS[which]}
                aria-disabled={is_there.then_some("true")}
                onclick={on(props, Action::ShowPly(to))}
            >
                { icon(sign) }
            </button>
        }
    };
    html! {
        <div class="row">
            { step(words.replay_first(), "first", 0) }
            { step(words.replay_back(), "back", 1) }
            { step(words.replay_next(), "next", 2) }
            { step(words.replay_last(), "last", 3) }
            if props.replay.can_go_on {
                <button type="button" class="btn go" onclick={on(props, Action::PlayOn)}>
                    { words.replay_on() }
                </button>
            }
        </div>
    }
}

fn top(props: &ReplayProps) -> Html {
    let words = props.words;
    let way = |sheet, name: &'static str, sign, class: Option<&'static str>| {
        html! {
            <button type="button" class={classes!("icon-btn", class)} aria-label={name} onclick={on(props, Action::Open(sheet))}>
                { icon(sign) }
            </button>
        }
    };
    html! {
        <header class="top">
            <button type="button" class="brand" aria-label={words.table_home()} onclick={on(props, Action::GoHome)}>
                { brand() }
            </button>
            <nav aria-label={words.table_menu()}>
                { way(Sheet::WhatIf, words.what_if(), "fork", Some("only-phone")) }
                { way(Sheet::Log, words.turns_so_far(), "log", Some("only-phone")) }
                { way(Sheet::Share, words.share(), "share", None) }
                { way(Sheet::Settings, words.settings(), "gear", None) }
            </nav>
        </header>
    }
}
