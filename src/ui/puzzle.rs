//! A puzzle: a table with all cards face up, the task, and the outcome of a try.

mod puzzle_sheet;
mod rush;
mod solution_line;

pub use puzzle_sheet::puzzles;
pub use rush::{RushClock, on_rush};

use std::rc::Rc;

use yew::prelude::*;

use self::rush::{rush_flash, rush_over, rush_start, rush_status};
use self::solution_line::solution_line;
use crate::i18n::{Localizer, RichText};
use crate::state::{
    Action, Link, NavigationAction, PuzzleAction, PuzzleMode, PuzzleProgress, PuzzleScene,
    PuzzleSession, Scene, Settings, Sheet,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::engine::ModuleStatus;
use crate::ui::shell::{engine_problem, fresh_seed, recovery_buttons};
use crate::ui::table::{
    HINT_PRICE, ShownBeside, TurnPanel, board, told_beside, use_board, use_dragging,
    zones_for_chosen,
};
use crate::ui::widgets::{
    DeviceCapabilities, IconButton, LinkBox, ShareButtons, Shareable, home_button, sentence,
    text_button, use_focus,
};

#[derive(Clone, PartialEq, Properties)]
pub struct PuzzleScreenProps {
    pub puzzle: Rc<PuzzleScene>,
    /// The mode of the puzzle, and its effect on the rating.
    pub session: Rc<PuzzleSession>,
    pub progress: PuzzleProgress,
    pub settings: Settings,
    /// Status of the engine, which makes and solves puzzles.
    pub engine: ModuleStatus,
    /// Tries again to load the engine.
    pub try_again: Callback<()>,
}

/// The screen of a puzzle. A new task gets the focus, so that a screen reader reads it.
#[component]
pub fn PuzzleScreen(props: &PuzzleScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    use_dragging(&dispatch);
    let remembered = use_board();
    let puzzle = &props.puzzle;
    // The button that continues gets the focus after a try.
    let button = use_focus(puzzle.outcome);
    let rush = props.session.rush();
    let over = rush.filter(|rush| rush.is_over());
    let is_over = over.is_some();
    let is_made = puzzle.scene.is_some();
    let is_yet_to_begin = rush.is_some_and(|rush| !rush.has_begun());
    // While the start screen of a rush is shown, the focus stays in it when the first puzzle is ready.
    let place = use_focus((
        puzzle.id,
        is_made || is_yet_to_begin,
        is_yet_to_begin,
        is_over,
    ));
    let others = puzzle.id.players.get() - 1;
    // A puzzle that has been made can be tried without the engine.
    let problem = props.problem(loc).filter(|_| !is_made);
    let status = match &problem {
        Some((says, _)) => (*says).to_owned(),
        None => loc.puzzle_status(puzzle, rush),
    };
    let around = match over {
        Some(rush) => Some(rush_over(loc, rush, &props.progress, &dispatch)),
        None => {
            let best = props.progress.best_rush;
            is_yet_to_begin.then(|| rush_start(loc, best, is_made, problem.as_ref(), &dispatch))
        }
    };
    if let Some(content) = around {
        return html! {
            <div class="app lesson puzzle rush-over">
                { top_bar(loc, true, &dispatch) }
                <main>
                    <section
                        key={is_over.to_string()}
                        tabindex="-1"
                        ref={place}
                        aria-labelledby="task-title"
                        aria-describedby="task-says"
                    >
                        { content }
                    </section>
                </main>
            </div>
        };
    }
    // A screen reader that reads the task reads what a hint costs with it.
    let described_by = match props.hint_price(loc).filter(|_| puzzle.is_untouched()) {
        Some(_) => format!("task-says {HINT_PRICE}"),
        None => "task-says".to_owned(),
    };
    let beside = |scene: &Scene| match puzzle.outcome {
        Some(_) => ShownBeside::Leader,
        None => told_beside(scene),
    };
    html! {
        <div class={classes!("app", "lesson", "puzzle", rush.map(|_| "rush"))}>
            { top_bar(loc, rush.is_some(), &dispatch) }
            <main class="table" data-n={others.to_string()}>
                <section
                    class="task"
                    tabindex="-1"
                    ref={place}
                    aria-labelledby="task-title"
                    aria-describedby={described_by}
                >
                    { task(loc, props, problem, &dispatch) }
                </section>
                if let Some(scene) = &puzzle.scene {
                    { board(loc, scene, scene.view.table(), &remembered, None, beside(scene)) }
                    if let Some(outcome) = puzzle.outcome {
                        { solution_line(loc, props, outcome, button, &dispatch) }
                    } else {
                        <TurnPanel
                            scene={scene.clone()}
                            settings={props.settings}
                            hint_price={props.hint_price(loc)}
                            is_painted={remembered.painted.is_all(scene.view.table())}
                        />
                    }
                    { zones_for_chosen(loc, scene) }
                }
            </main>
            { for rush.map(|rush| rush_flash(loc, rush)) }
            <div class="sr" role="status">{ status }</div>
        </div>
    }
}

impl PuzzleScreenProps {
    /// Price of a hint, if the first try counts and is yet to come.
    fn hint_price(&self, loc: Localizer) -> Option<&'static str> {
        let session = &self.session;
        let costs = session.is_rated() && session.attempt.first_try().is_none();
        costs.then(|| loc.puzzle_hint_costs())
    }

    /// A problem with the engine: what it is, and the buttons that may solve it.
    fn problem(&self, loc: Localizer) -> Option<(&'static str, Html)> {
        let says = engine_problem(self.engine, loc)?;
        Some((says, recovery_buttons(self.engine, &self.try_again, loc)))
    }
}

/// The task, or the problem that it can't be made; in a rush, also its status.
fn task(
    loc: Localizer,
    props: &PuzzleScreenProps,
    problem: Option<(&'static str, Html)>,
    dispatch: &Callback<Action>,
) -> Html {
    let puzzle = &props.puzzle;
    let rule = puzzle.scene.as_ref();
    let rule = rule.map(|scene| scene.view.table().rule());
    let (says, buttons) = problem.unzip();
    let buttons = buttons.map(|buttons| html! { <div class="row">{ buttons }</div> });
    match props.session.rush() {
        Some(rush) => html! {
            <>
                { rush_status(loc, rush, rule) }
                <p id="task-says" class={rush.last_miss().map(|_| "missed")}>
                    { sentence(loc, &says.map_or_else(|| loc.rush_task(rush), RichText::from)) }
                </p>
                { for buttons }
            </>
        },
        None => html! {
            <>
                <p class="eyebrow" id="task-title">
                    <b>{ title(loc, &props.session) }</b>
                    { " " }
                    <span class="ordinal">{ loc.puzzle_kind(puzzle.id) }</span>
                </p>
                <p id="task-says">
                    if let Some(says) = says {
                        { says }
                    } else if puzzle.scene.is_none() {
                        { loc.puzzle_seeking() }
                    } else if puzzle.is_told && puzzle.outcome.is_none() {
                        { loc.puzzle_told() }
                    } else {
                        { loc.puzzle_asks(puzzle.id) }
                    }
                </p>
                { for buttons }
                if let PuzzleMode::Retry(_) = props.session.mode {
                    <div class="row">
                        { text_button(None, loc.puzzle_rush_back(), on_click(dispatch, Action::Puzzle(PuzzleAction::BackToRush))) }
                    </div>
                }
            </>
        },
    }
}

/// Title of a puzzle; a daily one includes its date.
fn title(loc: Localizer, session: &PuzzleSession) -> String {
    match session.mode {
        PuzzleMode::Day(day) => loc.puzzle_day_named(&loc.date_of(day)),
        PuzzleMode::Practice | PuzzleMode::Rush(_) | PuzzleMode::Retry(_) => {
            loc.puzzle().to_owned()
        }
    }
}

/// Opens a new puzzle on each click.
fn on_new_puzzle(dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    dispatch.reform(|_| Action::Puzzle(PuzzleAction::New(fresh_seed())))
}

/// Buttons for other puzzles, and to leave.
fn top_bar(loc: Localizer, is_rush: bool, dispatch: &Callback<Action>) -> Html {
    let way = |action, name: &'static str, sign, class| {
        let button = IconButton::new(name, sign).class(class);
        button.sends(action, dispatch)
    };
    let another = on_new_puzzle(dispatch);
    html! {
        <header class="top">
            { home_button(loc, dispatch) }
            <nav aria-label={loc.puzzles()}>
                if !is_rush {
                    { IconButton::new(loc.puzzle_another(), "retry").view(another) }
                    { way(Action::Navigate(NavigationAction::OpenSheet(Sheet::Share)), loc.share(), "share", None) }
                }
                { way(Action::Navigate(NavigationAction::OpenSheet(Sheet::Puzzles)), loc.puzzles(), "log", Some("list")) }
                { way(Action::Navigate(NavigationAction::OpenSheet(Sheet::HowTo)), loc.how_to(), "help", None) }
                { way(Action::Navigate(NavigationAction::OpenSheet(Sheet::Settings)), loc.settings(), "gear", None) }
            </nav>
        </header>
    }
}

/// The share sheet: the link to the puzzle, or the result of the daily puzzle or of a rush.
pub fn puzzle_address(
    loc: Localizer,
    session: &PuzzleSession,
    progress: &PuzzleProgress,
    device: &DeviceCapabilities,
) -> Html {
    let link = Link::Puzzle(session.attempt.id());
    let result = match &session.mode {
        PuzzleMode::Day(day) => progress.of_day(*day).map(|is_solved| {
            let result = loc.puzzle_day_result(*day, is_solved);
            format!("{result}\n{}#{link}", device.address)
        }),
        PuzzleMode::Rush(rush) => Some(format!("{}\n{}", loc.rush_result(rush), device.address)),
        PuzzleMode::Practice | PuzzleMode::Retry(_) => None,
    };
    html! {
        <div class="share">
            if let Some(text) = result {
                <pre class="result" translate="no" tabindex="0">{ &text }</pre>
                <ShareButtons content={Shareable::Text(text.into())} can_share={device.can_share} />
            } else {
                <p>{ loc.puzzle_share_description() }</p>
                <LinkBox {link} device={device.clone()} />
            }
        </div>
    }
}
