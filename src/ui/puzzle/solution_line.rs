//! The outcome of a try in a puzzle, and the continuation, turn by turn.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{Action, NavigationAction, Outcome, PuzzleAction, PuzzleMode, Sheet, Step};
use crate::ui::context::on_click;
use crate::ui::engine::ModuleStatus;
use crate::ui::puzzle::{PuzzleScreenProps, on_new_puzzle};
use crate::ui::shell::shortcut;
use crate::ui::table::verdict;
use crate::ui::widgets::{IconButton, icon, sentence, step_button};

/// Key for the next step.
const STEP: &str = "ArrowRight";

/// The feedback on a try, the turns that follow it, and the button that continues.
pub fn solution_line(
    loc: Localizer,
    props: &PuzzleScreenProps,
    outcome: Outcome,
    button: NodeRef,
    dispatch: &Callback<Action>,
) -> Html {
    let is_right = outcome == Outcome::Right;
    let (class, sign) = if is_right {
        ("good", "check")
    } else {
        ("bad", "warn")
    };
    let (title, _) = loc.outcome(outcome);
    let next = on_new_puzzle(dispatch);
    let shown = (props.puzzle.shown, props.puzzle.follow.unwrap_or_default());
    let on = |action| on_click(dispatch, Action::Puzzle(action));
    let is_of_day = matches!(props.session.mode, PuzzleMode::Day(_));
    let has_next = !matches!(props.session.mode, PuzzleMode::Retry(_));
    let (label, go_on) = match &props.session.mode {
        _ if !is_right => (loc.puzzle_again(), on(PuzzleAction::TryAgain)),
        PuzzleMode::Retry(_) => (loc.puzzle_rush_back(), on(PuzzleAction::BackToRush)),
        PuzzleMode::Practice | PuzzleMode::Day(_) | PuzzleMode::Rush(_) => {
            (loc.puzzle_next(), next.clone())
        }
    };
    let step = |step| step_button(loc, step, shown, false, on(PuzzleAction::Step(step)));
    let keys = shortcut(&props.settings, "next");
    let share = IconButton::new(loc.share(), "share").class(Some("btn"));
    html! {
        <section class="turn-panel" aria-label={title}>
            { verdict(class, Some(sign), title, description(loc, props, outcome)) }
            <div class="row">
                if outcome == Outcome::Wrong || is_right && props.puzzle.shown > 0 {
                    { step(Step::Previous) }
                }
                if outcome == Outcome::Wrong {
                    { step(Step::Next) }
                }
                if is_right {
                    { see_it(loc, props, on(PuzzleAction::Step(Step::Next))) }
                }
                if !is_right && has_next {
                    <button type="button" class="btn" aria-keyshortcuts={keys} onclick={next}>
                        { loc.puzzle_next() }
                    </button>
                }
                if is_of_day {
                    { share.sends(Action::Navigate(NavigationAction::OpenSheet(Sheet::Share)), dispatch) }
                }
                <button
                    type="button"
                    class="btn primary"
                    ref={button}
                    aria-keyshortcuts={is_right.then_some(keys).flatten()}
                    onclick={go_on}
                >
                    { label }
                </button>
            </div>
        </section>
    }
}

/// Button that begins to show the turns after the right one, and then steps on. It stays, so the focus does too.
fn see_it(loc: Localizer, props: &PuzzleScreenProps, onclick: Callback<MouseEvent>) -> Html {
    let is_seen = props.puzzle.follow == Some(props.puzzle.shown);
    let is_begun = props.puzzle.shown > 0;
    html! {
        <button
            type="button"
            class="btn half"
            aria-label={is_begun.then(|| loc.replay_next())}
            aria-keyshortcuts={STEP}
            aria-disabled={is_seen.then_some("true")}
            {onclick}
        >
            { icon(if is_begun { "next" } else { "play" }) }
            if !is_begun {
                { loc.puzzle_see() }
            }
        </button>
    }
}

/// Text about the try, and then about each turn that follows.
fn description(loc: Localizer, props: &PuzzleScreenProps, outcome: Outcome) -> Html {
    let puzzle = &props.puzzle;
    let lines = puzzle.scene.iter().flat_map(|scene| scene.log.last());
    let more = match (puzzle.follow, outcome) {
        (_, Outcome::Out) => None,
        // A notice says why there are no replies.
        (None, _) if props.engine != ModuleStatus::Ok => None,
        (None, _) => Some(loc.puzzle_follow_seeking()),
        (Some(_), Outcome::Right) => Some(loc.puzzle_follow_right()),
        (Some(_), Outcome::Wrong) => Some(loc.puzzle_follow_wrong()),
    };
    match (puzzle.shown, puzzle.follow) {
        (1.., Some(follow)) => {
            let number = loc.stopped(loc.puzzle_follow(follow, puzzle.shown));
            html! {
                { for lines.map(|line| html! {
                    <p>{ &number }{ " " }{ sentence(loc, &loc.log_of(line)) }</p>
                }) }
            }
        }
        _ => {
            let session = &props.session;
            let first = session.attempt.first_try().filter(|_| session.is_rated());
            let change = session.rating_change;
            let counted = loc.puzzle_counted(&props.progress, change, first, outcome);
            html! {
                <>
                    <p>{ loc.outcome(outcome).1 }{ for more.map(|more| format!(" {more}")) }</p>
                    { for counted.map(|counted| html! { <p class="counted">{ counted }</p> }) }
                </>
            }
        }
    }
}
