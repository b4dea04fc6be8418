//! A game that is looked at turn by turn.

mod chart;
mod review;
mod summary;
mod turn_list;

pub use review::review;
pub use summary::SummaryScreen;

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use self::review::rating;
use crate::i18n::{Localizer, RichText};
use crate::state::{
    Action, LeadStatus, Navigation, ReplayAction, ReplayScene, Settings, Sheet, SolutionScene,
    Step, TurnRating,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::shell::sheet_shortcut;
use crate::ui::table::{
    FlipRunner, Log, LogLinks, ShownBeside, board, log, panel, use_board, use_motion, verdict,
    what_if_panel,
};
use crate::ui::widgets::{
    IconButton, home_button, sentence, signed, step_button, text_button, use_lost_focus,
};

/// What [`ReplayScreen`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct ReplayScreenProps {
    /// The moment that is shown, and where it stands in the game.
    pub replay: Rc<ReplayScene>,
    /// The settings.
    pub settings: Settings,
}

/// The table at one moment, what the turn before it did, and the way to the others.
#[component]
pub fn ReplayScreen(props: &ReplayScreenProps) -> Html {
    let PageContext { words, dispatch } = use_page();
    let replay = &props.replay;
    let remembered = use_board();
    let sight = (
        replay.scene.clone(),
        remembered.painted.count(replay.scene.view.table()),
    );
    let before = use_motion(&sight);
    // The button that was pressed may be gone.
    let place = use_lost_focus(replay.is_trying());
    let scene = &replay.scene;
    let last = scene.log.last().map(|line| words.log_of(line));
    let solved = replay.solution.as_ref().and_then(|it| words.solution(it));
    let title = title(words, replay);
    let told = last
        .as_ref()
        .or(solved.as_ref().filter(|_| !replay.is_trying()));
    let news = match told {
        Some(told) => format!("{title}. {}", told.plain(words)),
        None => title.clone(),
    };
    html! {
        <div class="app">
            { top_bar(words, replay, &dispatch) }
            <main class={classes!("table", "replaying", solved.is_some().then_some("solved"))} data-n={(scene.view.table().players().get() - 1).to_string()}>
                { board(words, scene, &remembered, scene.log.last(), ShownBeside::Nothing) }
                <section class="act" aria-label={words.replay()} tabindex="-1" ref={place}>
                    { verdict("calm", None, &title, description(words, replay, last.as_ref())) }
                    { timeline(words, replay, &title, &dispatch) }
                    { steps(words, replay, &dispatch) }
                </section>
            </main>
            { side_panels(words, props, &dispatch) }
            <FlipRunner {sight} {before} />
            <div class="sr" role="status">{ news }</div>
        </div>
    }
}

/// Which moment it is.
fn title(words: Localizer, replay: &ReplayScene) -> String {
    match replay.ply {
        0 if replay.is_position => words.replay_position().to_owned(),
        _ => words.replay_at(replay),
    }
}

/// What the turn before did, and what it was worth; before the first turn, who leads and who wins.
fn description(words: Localizer, replay: &ReplayScene, last: Option<&RichText>) -> Html {
    let Some(last) = last else {
        let standings = LeadStatus::of(replay.scene.view.table());
        return html! {
            <>
                <p class="who-leads">{ words.who_leads_stop(&standings) }</p>
                if replay.is_sent {
                    <p>{ words.replay_how() }</p>
                }
                { for solution(words, replay) }
            </>
        };
    };
    let review = replay.review.as_ref();
    let shown = review.and_then(|review| review.shown.as_ref());
    let rated = shown.and_then(|opinion| opinion.fair.as_ref());
    let rated = rated.map(|(rated, fair)| match replay.is_better {
        true => signed(
            TurnRating::AsAdvised,
            html! { words.rated(TurnRating::AsAdvised, &fair.recommended) },
        ),
        false => rating(words, *rated, fair),
    });
    html! {
        <>
            <p>{ sentence(words, last) }</p>
            <p class={review.map(|_| "rated")}>{ for rated }</p>
        </>
    }
}

/// Who wins a position, as far as that is known.
fn solution(words: Localizer, replay: &ReplayScene) -> Option<Html> {
    let solution = replay.solution.as_ref()?;
    let says = words.solution(solution)?;
    let beside = words.beside_solution(solution);
    Some(html! { <p class="solution">{ sentence(words, &says) }{ " " }{ beside }</p> })
}

/// A slider through all moments.
fn timeline(
    words: Localizer,
    replay: &ReplayScene,
    title: &str,
    dispatch: &Callback<Action>,
) -> Html {
    if replay.plies == 0 {
        return Html::default();
    }
    let dispatch = dispatch.clone();
    let oninput = move |event: InputEvent| {
        let slider: HtmlInputElement = event.target_unchecked_into();
        if let Ok(ply) = slider.value().parse() {
            dispatch.emit(Action::Replay(ReplayAction::GoTo(ply)));
        }
    };
    html! {
        <input
            class="timeline"
            type="range"
            min="0"
            max={replay.plies.to_string()}
            value={replay.ply.to_string()}
            aria-label={words.review_timeline()}
            aria-valuetext={title.to_owned()}
            {oninput}
        />
    }
}

/// What stands beside a wide table: the review if there is one, else who would lead under each rule;
/// and the turns, each of which leads to its moment.
fn side_panels(words: Localizer, props: &ReplayScreenProps, dispatch: &Callback<Action>) -> Html {
    let replay = &props.replay;
    let keys = |sheet| sheet_shortcut(&props.settings, sheet);
    let show = dispatch.reform(|ply| Action::Replay(ReplayAction::GoTo(ply)));
    let links = links(words, replay, show);
    let turns = html! { <Log lines={replay.log.clone()} {links} /> };
    html! {
        <aside class={classes!("side", replay.review.is_some().then_some("reviews"))}>
            if replay.review.is_some() {
                { panel(words.review(), None, keys(Sheet::Review), html! {
                    <div class="scroll" tabindex="0">{ review(words, replay, dispatch) }</div>
                }) }
            } else {
                { what_if_panel(words, &replay.scene, &props.settings, dispatch) }
            }
            { panel(words.turns(), None, keys(Sheet::Log), turns) }
        </aside>
    }
}

fn links(words: Localizer, replay: &ReplayScene, go: Callback<usize>) -> LogLinks {
    let turns = replay.review.iter().flat_map(|review| &review.turns);
    let worth = turns.map(|turn| {
        let rated = turn.rated();
        let told = rated.map(|(rating, fair)| (rating, words.rated(rating, &fair.played)));
        (turn.ply, told)
    });
    LogLinks {
        shown: replay.ply,
        worth: worth.collect(),
        go,
    }
}

/// The turns in a sheet, which a choice among them takes away.
pub fn replay_log(words: Localizer, replay: &ReplayScene, dispatch: &Callback<Action>) -> Html {
    let dispatch = dispatch.clone();
    let go = Callback::from(move |ply| {
        dispatch.emit(Action::Replay(ReplayAction::GoTo(ply)));
        dispatch.emit(Action::Navigate(Navigation::CloseSheet));
    });
    log(words, &replay.log, false, Some(&links(words, replay, go)))
}

/// To the first moment, to the one before, to the one after, and to the last.
fn steps(words: Localizer, replay: &ReplayScene, dispatch: &Callback<Action>) -> Html {
    let asks = match replay.solution {
        Some(SolutionScene::NotStarted) => Some((words.solve(), ReplayAction::Solve)),
        Some(SolutionScene::Trying(..)) => Some((words.solve_stop(), ReplayAction::StopSolving)),
        _ if replay.review.is_some() => {
            Some((words.review_story_back(), ReplayAction::ShowSummary))
        }
        _ if replay.is_own => Some((words.review_back(), ReplayAction::BackToTable)),
        _ if replay.can_go_on && replay.is_sent => {
            Some((words.replay_take_over(), ReplayAction::PlayOn))
        }
        _ if replay.can_go_on => Some((words.replay_on(), ReplayAction::PlayOn)),
        _ => None,
    };
    let shown = (replay.ply, replay.plies);
    // Who watches what somebody sent goes on to the next turn, until all are seen.
    let is_watched = replay.is_sent && replay.ply < replay.plies;
    let step = |step| {
        let action = Action::Replay(ReplayAction::Step(step));
        let is_go = is_watched && step == Step::Next;
        step_button(words, step, shown, is_go, on_click(dispatch, action))
    };
    html! {
        <div class="row">
            { for [Step::First, Step::Previous, Step::Next, Step::Last].map(step) }
            if let Some((name, action)) = asks {
                { text_button((!is_watched).then_some("go"), name, on_click(dispatch, Action::Replay(action))) }
            }
        </div>
    }
}

fn top_bar(words: Localizer, replay: &ReplayScene, dispatch: &Callback<Action>) -> Html {
    let to = |sheet, name: &'static str, sign, class| {
        let button = IconButton::new(name, sign).class(class);
        button.sends(Action::Navigate(Navigation::OpenSheet(sheet)), dispatch)
    };
    // Four ways have room on a phone; the address is to be had in the settings as well.
    let has_review = replay.review.is_some();
    html! {
        <header class="top">
            { home_button(words, dispatch) }
            <nav aria-label={words.table_menu()}>
                { to(Sheet::Review, words.review(), "stats", Some("only-phone")) }
                { to(Sheet::WhatIf, words.what_if(), "fork", Some("only-phone")) }
                { to(Sheet::Log, words.turns_so_far(), "log", Some("only-phone")) }
                { to(Sheet::Share, words.share(), "share", has_review.then_some("only-wide")) }
                { to(Sheet::Settings, words.settings(), "gear", None) }
            </nav>
        </header>
    }
}
