//! A rush: its clock, its status, the outcome of the last puzzle, and the summary.

use std::rc::Rc;

use yew::prelude::*;

use crate::game::Rule;
use crate::i18n::Localizer;
use crate::platform::{self, RepeatingTimer, Timer};
use crate::state::{
    Action, NavigationAction, PuzzleAction, PuzzleProgress, PuzzleSession, Rush, RushAttempt, Sheet,
};
use crate::ui::context::on_click;
use crate::ui::effect::use_effect_with;
use crate::ui::shell::fresh_seed;
use crate::ui::widgets::{all_rules, icon, rule_icon, suit, text_button};

/// A second, in milliseconds.
const SECOND: u32 = 1_000;

/// Time for which the outcome of a puzzle is shown, in milliseconds.
const FLASH: u32 = 500;

/// Time left, in seconds, from which the clock is highlighted.
const LOW: u32 = 20;

/// Number of icons shown of a streak.
const SIGNS: usize = 5;

/// Updates the clock of a rush every second, and continues once the outcome of a puzzle has been shown long enough.
#[hook]
fn use_clock(rush: Option<&Rush>, dispatch: &Callback<Action>) {
    let is_on = rush.is_some_and(|rush| rush.has_begun() && !rush.is_over());
    {
        let dispatch = dispatch.clone();
        use_effect_with(is_on, move |&is_on| {
            let tick = move || {
                let now = platform::uptime();
                dispatch.emit(Action::Puzzle(PuzzleAction::Tick { now }));
            };
            let ticking = is_on.then(|| RepeatingTimer::every(SECOND, tick));
            move || drop(ticking)
        });
    }
    let dispatch = dispatch.clone();
    let shown = rush.filter(|rush| rush.is_shown && is_on);
    use_effect_with(shown.map(|rush| rush.tried.len()), move |shown| {
        let go_on = move || dispatch.emit(Action::Puzzle(PuzzleAction::GoOn));
        let timer = shown.map(|_| Timer::after(FLASH, go_on));
        move || drop(timer)
    });
}

#[derive(Clone, PartialEq, Properties)]
pub struct RushClockProps {
    pub session: Option<Rc<PuzzleSession>>,
    pub dispatch: Callback<Action>,
}

/// Keeps the clock of the rush on the screen going, if there is one; shows nothing.
#[component]
pub fn RushClock(props: &RushClockProps) -> Html {
    let session = props.session.as_ref();
    use_clock(session.and_then(|session| session.rush()), &props.dispatch);
    Html::default()
}

/// Opens a rush on each click.
pub fn on_rush(dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    dispatch.reform(|_| Action::Puzzle(PuzzleAction::Rush(fresh_seed())))
}

/// The start screen: a description, the best score so far, and the button that starts the clock once the first puzzle
/// is ready, or the problem that it can't be made.
pub fn rush_start(
    loc: Localizer,
    best: u32,
    is_made: bool,
    problem: Option<&(&'static str, Html)>,
    dispatch: &Callback<Action>,
) -> Html {
    let begin = dispatch.reform(|_: MouseEvent| {
        let now = platform::uptime();
        Action::Puzzle(PuzzleAction::Begin { now })
    });
    let home = Action::Navigate(NavigationAction::Home);
    let label = if is_made {
        loc.puzzle_rush_begin()
    } else {
        loc.puzzle_seeking()
    };
    html! {
        <div class="panel ready">
            { all_rules() }
            <h1 id="task-title">{ loc.puzzle_rush() }</h1>
            <p id="task-says">{ loc.sentences(&[&loc.stopped(loc.puzzle_rush_description()), loc.puzzle_rush_task()]) }</p>
            if best > 0 {
                <p class="muted">{ loc.puzzle_rush_best(best as usize) }</p>
            }
            if let Some((says, _)) = problem {
                <p role="alert">{ *says }</p>
            }
            <div class="actions">
                if let Some((_, buttons)) = problem {
                    { buttons.clone() }
                } else {
                    <button type="button" class="btn primary" aria-disabled={(!is_made).then_some("true")} onclick={is_made.then_some(begin)}>{ label }</button>
                    <button type="button" class="btn" onclick={on_click(dispatch, home)}>{ icon("home") }{ loc.button_home() }</button>
                }
            </div>
        </div>
    }
}

/// Time left as paint that dries up, misses left, streak, and number of puzzles solved.
pub fn rush_status(loc: Localizer, rush: &Rush, rule: Option<Rule>) -> Html {
    let left = Rush::MISSES - rush.missed();
    let hearts = (0..Rush::MISSES).map(|heart| {
        let class = classes!("heart", (heart >= left).then_some("lost"));
        html! { <span {class}>{ icon("heart") }</span> }
    });
    let is_low = rush.left <= LOW;
    let class = classes!("clock", rule.map(suit), is_low.then_some("low"));
    let style = format!("--left:{}", f64::from(rush.left) / f64::from(Rush::SECONDS));
    html! {
        <>
            <p class="sr" id="task-title">{ loc.puzzle_rush() }</p>
            <div class="standing">
                <p class="hearts" role="img" aria-label={loc.puzzle_rush_hearts(left)}>{ for hearts }</p>
                { streak(loc, rush.streak()) }
                <p class="score"><b>{ rush.solved() }</b>{ " " }{ loc.puzzle_rush_points(rush.solved()) }</p>
                <div {class} role="timer" aria-label={loc.puzzle_rush_left()}>
                    <i {style} />
                    <b>{ loc.time_left(rush.left) }</b>
                </div>
            </div>
            <div class="sr" role="status">{ loc.time_told(rush.left) }</div>
        </>
    }
}

/// The rules of the last puzzles of a streak, and its length.
fn streak(loc: Localizer, streak: &[RushAttempt]) -> Html {
    if streak.len() < 2 {
        return html! { <p class="streak" /> };
    }
    let last = streak.iter().rev().take(SIGNS).rev();
    html! {
        <p class="streak" role="img" aria-label={loc.puzzle_streak(streak.len())}>
            { for last.map(|tried| rule_icon(loc, tried.verdict.rule)) }
            <b>{ format!("×{}", streak.len()) }</b>
        </p>
    }
}

/// Outcome of the last puzzle, shown for a moment. Screen readers get it from the status.
pub fn rush_flash(loc: Localizer, rush: &Rush) -> Html {
    let (class, sign, says, more) = match rush.last() {
        None => return Html::default(),
        Some(true) => {
            let streak = rush.streak().len();
            let more = (streak > 1).then(|| loc.puzzle_streak(streak));
            ("right", "check", loc.puzzle_rush_right(), more)
        }
        Some(false) => {
            let more = Some(loc.puzzle_rush_later().to_owned());
            ("wrong", "cross", loc.puzzle_rush_wrong(), more)
        }
    };
    html! {
        <div class={classes!("flash", class, rush.is_shown.then_some("on"))} aria-hidden="true">
            <p>{ icon(sign) }<b>{ says }</b>{ for more.map(|more| html! { <span>{ more }</span> }) }</p>
        </div>
    }
}

/// Summary of the rush, the missed puzzles, and buttons to continue.
pub fn rush_over(
    loc: Localizer,
    rush: &Rush,
    progress: &PuzzleProgress,
    dispatch: &Callback<Action>,
) -> Html {
    let says = loc.puzzle_rush_over_description(progress.best_rush as usize, rush.solved());
    let run = rush.tried.iter().map(|tried| {
        if tried.is_solved {
            rule_icon(loc, tried.verdict.rule)
        } else {
            html! { <span class="rule-icon missed">{ icon("cross") }</span> }
        }
    });
    let share = Action::Navigate(NavigationAction::OpenSheet(Sheet::Share));
    let home = Action::Navigate(NavigationAction::Home);
    let missed: Vec<&RushAttempt> = rush.tried.iter().filter(|it| !it.is_solved).collect();
    html! {
        <>
            <div class="panel">
                <p class="points" aria-hidden="true">{ rush.solved() }</p>
                <h1 id="task-title">{ loc.puzzle_rush_over() }</h1>
                <p id="task-says">
                    if rush.is_left {
                        { loc.rush_left(rush.left) }{ loc.sentence_gap() }
                    }
                    { says }
                </p>
                <p class="run" role="img" aria-label={loc.rush_score(rush)}>{ for run }</p>
                <p class="muted">{ loc.puzzle_rush_longest(rush.longest_streak()) }</p>
                <div class="actions">
                    { text_button(Some("primary"), loc.puzzle_rush_again(), on_rush(dispatch)) }
                    <button type="button" class="btn" onclick={on_click(dispatch, share)}>{ icon("share") }{ loc.share() }</button>
                    <button type="button" class="btn" onclick={on_click(dispatch, home)}>{ icon("home") }{ loc.button_home() }</button>
                </div>
            </div>
            if !missed.is_empty() {
                <div class="panel">
                    <h2>{ loc.puzzle_rush_missed() }</h2>
                    <p class="muted">{ loc.puzzle_rush_no_clock() }</p>
                    <ul class="missed">{ for missed.into_iter().map(|it| retry(loc, it, dispatch)) }</ul>
                </div>
            }
        </>
    }
}

/// A missed puzzle, with the button to try it again.
fn retry(loc: Localizer, tried: &RushAttempt, dispatch: &Callback<Action>) -> Html {
    let again = Action::Puzzle(PuzzleAction::Retry(tried.id));
    let rule = loc.rule_title(tried.verdict.rule);
    let label = loc.labelled(&rule, loc.puzzle_again());
    html! {
        <li>
            { rule_icon(loc, tried.verdict.rule) }
            <p><b>{ rule }</b>{ " " }<span class="muted">{ loc.who_leads(&tried.verdict) }</span></p>
            <button type="button" class="btn" aria-label={label} onclick={on_click(dispatch, again)}>{ loc.puzzle_again() }</button>
        </li>
    }
}
