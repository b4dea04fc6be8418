//! The replay of a game, turn by turn.

mod chart;
mod review;
mod reviewers;
mod rounds;
mod story_bar;
mod summary;
mod turn_list;

pub use review::review;
pub use reviewers::{Reviewers, reviewers};
pub use summary::SummaryScreen;

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use self::review::rating;
use crate::i18n::{Localizer, RichText};
use crate::platform;
use crate::state::{
    Action, LeadStatus, NavigationAction, ReplayAction, ReplayScene, ReplaySource, Settings, Sheet,
    SolutionScene, Step, TurnRating,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::shell::sheet_shortcut;
use crate::ui::table::{
    FlipRunner, Log, LogLinks, ShownBeside, board, log, panel, use_board, use_landed, use_motion,
    verdict, what_if_panel,
};
use crate::ui::widgets::{
    IconButton, home_button, sentence, signed, step_button, text_button, use_lost_focus,
};

#[derive(Clone, PartialEq, Properties)]
pub struct ReplayScreenProps {
    /// The position shown, with its place in the game.
    pub replay: Rc<ReplayScene>,
    pub settings: Settings,
}

/// The table at one position, the turn that led to it, and controls to move through the game.
#[component]
pub fn ReplayScreen(props: &ReplayScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let replay = &props.replay;
    let remembered = use_board();
    let sight = (
        replay.scene.clone(),
        remembered.painted.count(replay.scene.view.table()),
        replay.scene.log.len(),
    );
    let before = use_motion(&sight);
    let (landed, landing) = use_landed(&replay.scene);
    use_effect_with(replay.ply, |_| {
        platform::show_in_list(".side .log [aria-current]");
    });
    // The focused button may be gone.
    let place = use_lost_focus(replay.is_trying());
    let scene = &replay.scene;
    let last = scene.log.last().map(|line| match replay.is_better {
        true => loc.turn_told(&line.events),
        false => loc.log_of(line),
    });
    let solved = replay.solution.as_ref().and_then(|it| loc.solution(it));
    let title = title(loc, replay);
    let told = last
        .as_ref()
        .or(solved.as_ref().filter(|_| !replay.is_trying()));
    let news = match told {
        Some(told) => loc.sentences(&[&loc.stopped(title.clone()), &told.plain(loc)]),
        None => title.clone(),
    };
    html! {
        <div class="app">
            <FlipRunner {sight} {before} />
            { top_bar(loc, replay, &dispatch) }
            <main class={classes!("table", "replaying", solved.is_some().then_some("solved"))} data-n={(scene.view.table().players().get() - 1).to_string()}>
                { board(loc, scene, landed.view.table(), &remembered, scene.log.last(), ShownBeside::Nothing) }
                <section class="turn-panel" aria-label={loc.replay()} tabindex="-1" ref={place}>
                    { verdict("calm", None, &title, description(loc, replay, last.as_ref())) }
                    { timeline(loc, replay, &title, &dispatch) }
                    { steps(loc, replay, &dispatch) }
                </section>
            </main>
            { side_panels(loc, props, &dispatch) }
            { landing }
            <div class="sr" role="status">{ news }</div>
        </div>
    }
}

/// Title of the position.
fn title(loc: Localizer, replay: &ReplayScene) -> String {
    match replay.ply {
        0 if replay.source == ReplaySource::Position => loc.replay_position().to_owned(),
        _ => loc.replay_at(replay),
    }
}

/// The last turn and its rating; before the first turn, the leader and the solution.
fn description(loc: Localizer, replay: &ReplayScene, last: Option<&RichText>) -> Html {
    let Some(last) = last else {
        let standings = LeadStatus::of(replay.scene.view.table());
        return html! {
            <>
                <p class="who-leads">{ loc.who_leads_stop(&standings) }</p>
                if replay.source == ReplaySource::Received {
                    <p>{ loc.replay_how() }</p>
                }
                { for solution(loc, replay) }
            </>
        };
    };
    let review = replay.review.as_ref();
    let shown = review.and_then(|review| review.shown.as_ref());
    let rated = shown.and_then(|opinion| opinion.fair.as_ref());
    let rated = rated.map(|(rated, fair)| {
        if replay.is_better {
            signed(
                TurnRating::AsAdvised,
                html! { loc.rated(TurnRating::AsAdvised, &fair.recommended) },
            )
        } else {
            rating(loc, *rated, fair)
        }
    });
    html! {
        <>
            <p class="did">{ sentence(loc, last) }</p>
            <p class={review.map(|_| "rated")}>{ for rated }</p>
        </>
    }
}

/// The winner of a position, as far as it is known.
fn solution(loc: Localizer, replay: &ReplayScene) -> Option<Html> {
    let solution = replay.solution.as_ref()?;
    let says = loc.solution(solution)?;
    let beside = loc.beside_solution(solution);
    Some(html! { <p class="solution">{ sentence(loc, &says) }{ " " }{ beside }</p> })
}

/// A slider through all positions.
fn timeline(
    loc: Localizer,
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
            aria-label={loc.review_timeline()}
            aria-valuetext={title.to_owned()}
            {oninput}
        />
    }
}

/// Panels beside a wide table: the review if there is one, else the leaders under each rule; and the turns, each of
/// which links to its position.
fn side_panels(loc: Localizer, props: &ReplayScreenProps, dispatch: &Callback<Action>) -> Html {
    let replay = &props.replay;
    let keys = |sheet| sheet_shortcut(&props.settings, sheet);
    let show = dispatch.reform(|ply| Action::Replay(ReplayAction::GoTo(ply)));
    let links = links(loc, replay, show);
    let turns = html! { <Log lines={replay.log.clone()} {links} /> };
    html! {
        <aside class={classes!("side", replay.review.is_some().then_some("reviews"))}>
            if replay.review.is_some() {
                { panel(loc.review(), None, keys(Sheet::Review), html! {
                    <div class="scroll" tabindex="0">{ review(loc, replay, dispatch) }</div>
                }) }
            } else {
                { what_if_panel(loc, &replay.scene, &props.settings, dispatch) }
            }
            { panel(loc.turns(), None, keys(Sheet::Log), turns) }
        </aside>
    }
}

fn links(loc: Localizer, replay: &ReplayScene, go: Callback<usize>) -> LogLinks {
    let turns = replay.review.iter().flat_map(|review| &review.turns);
    let worth = turns.map(|turn| {
        let rated = turn.rated();
        let told = rated.map(|(rating, fair)| (rating, loc.rated(rating, &fair.played)));
        (turn.ply, told)
    });
    LogLinks {
        shown: replay.ply,
        worth: worth.collect(),
        go,
    }
}

/// The turns in a sheet, which closes when one of them is chosen.
pub fn replay_log(loc: Localizer, replay: &ReplayScene, dispatch: &Callback<Action>) -> Html {
    let dispatch = dispatch.clone();
    let go = Callback::from(move |ply| {
        dispatch.emit(Action::Replay(ReplayAction::GoTo(ply)));
        dispatch.emit(Action::Navigate(NavigationAction::CloseSheet));
    });
    log(loc, &replay.log, false, Some(&links(loc, replay, go)))
}

/// Buttons to the first, previous, next and last position, and the main action.
fn steps(loc: Localizer, replay: &ReplayScene, dispatch: &Callback<Action>) -> Html {
    let asks = match replay.solution {
        Some(SolutionScene::NotStarted) => Some((loc.solve(), ReplayAction::Solve)),
        Some(SolutionScene::Trying(..)) => Some((loc.solve_stop(), ReplayAction::StopSolving)),
        _ if replay.review.is_some() => Some((loc.review_story_back(), ReplayAction::ShowSummary)),
        _ if replay.source == ReplaySource::Table => {
            Some((loc.review_back(), ReplayAction::BackToTable))
        }
        _ if replay.can_go_on && replay.source == ReplaySource::Received => {
            Some((loc.replay_take_over(), ReplayAction::PlayOn))
        }
        _ if replay.can_go_on => Some((loc.replay_on(), ReplayAction::PlayOn)),
        _ => None,
    };
    let shown = (replay.ply, replay.plies);
    // In a received game, "next" is the primary button until the last turn has been shown.
    let is_watched = replay.source == ReplaySource::Received && replay.ply < replay.plies;
    let step = |step| {
        let action = Action::Replay(ReplayAction::Step(step));
        let is_go = is_watched && step == Step::Next;
        step_button(loc, step, shown, is_go, on_click(dispatch, action))
    };
    html! {
        <div class="row">
            { for [Step::First, Step::Previous, Step::Next, Step::Last].map(step) }
            if let Some((name, action)) = asks {
                { text_button((!is_watched).then_some("primary"), name, on_click(dispatch, Action::Replay(action))) }
            }
        </div>
    }
}

fn top_bar(loc: Localizer, replay: &ReplayScene, dispatch: &Callback<Action>) -> Html {
    let to = |sheet, name: &'static str, sign, class| {
        let button = IconButton::new(name, sign).class(class);
        button.sends(
            Action::Navigate(NavigationAction::OpenSheet(sheet)),
            dispatch,
        )
    };
    // A phone has space for four buttons; the settings link to the share sheet as well.
    let has_review = replay.review.is_some();
    html! {
        <header class="top">
            { home_button(loc, dispatch) }
            <nav aria-label={loc.table_menu()}>
                { to(Sheet::Review, loc.review(), "stats", Some("only-phone")) }
                { to(Sheet::WhatIf, loc.what_if(), "fork", Some("only-phone")) }
                { to(Sheet::Log, loc.turns_so_far(), "log", Some("only-phone")) }
                { to(Sheet::Share, loc.share(), "share", has_review.then_some("only-wide")) }
                { to(Sheet::Settings, loc.settings(), "gear", None) }
            </nav>
        </header>
    }
}
