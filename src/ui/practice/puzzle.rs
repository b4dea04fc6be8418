//! A puzzle: a table with all cards open, what is asked, and what came of a try.

mod follow;
mod picker;
mod rush;

pub use picker::puzzles;
pub use rush::{on_rush, use_clock};

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use self::follow::{follow, use_follow};
use self::rush::{rush_over, standing};
use crate::platform;
use crate::state::{
    Action, Attempt, Link, Navigation, PuzzleAction, PuzzleBook, PuzzleScene, Rush, Scene,
    Settings, Sheet,
};
use crate::ui::context::{PageContext, use_page};
use crate::ui::shell::fresh_seed;
use crate::ui::table::{Act, board, dropping, tells_who_leads, use_dragging, use_focus};
use crate::ui::widgets::{Address, Device, IconButton, home_button};
use crate::words::Words;

/// What [`PuzzleScreen`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct PuzzleScreenProps {
    /// The puzzle.
    pub puzzle: Rc<PuzzleScene>,
    /// The rush that it belongs to.
    pub rush: Option<Rush>,
    /// How the visitor stands with puzzles.
    pub book: PuzzleBook,
    /// The settings.
    pub settings: Settings,
}

/// A puzzle. What is asked gets the focus when it is new, so that a screen reader tells it.
#[component]
pub fn PuzzleScreen(props: &PuzzleScreenProps) -> Html {
    let PageContext { words, dispatch } = use_page();
    use_dragging(&dispatch);
    let focus = use_focus();
    let puzzle = &props.puzzle;
    let button = use_follow(puzzle);
    let is_over = props.rush.is_some_and(|rush| rush.is_over());
    let place = use_node_ref();
    {
        let place = place.clone();
        use_effect_with((puzzle.id, puzzle.scene.is_some(), is_over), move |_| {
            if let Some(task) = place.cast::<HtmlElement>() {
                platform::focus(&task);
            }
        });
    }
    let others = puzzle.id.players.get() - 1;
    let is_told = |scene: &Scene| !is_over && (puzzle.outcome.is_some() || tells_who_leads(scene));
    html! {
        <div class={classes!("app", "lesson", "puzzle", props.rush.map(|_| "rush"))}>
            { top(words, props.rush.is_some(), &dispatch) }
            <main class="table" data-n={others.to_string()}>
                <section
                    class="task"
                    tabindex="-1"
                    ref={place}
                    aria-labelledby="task-title"
                    aria-describedby="task-says"
                >
                    { task(words, props, &dispatch) }
                </section>
                if let Some(scene) = &puzzle.scene {
                    { board(words, scene, &focus, is_told(scene)) }
                    if is_over {
                        <section class="act" />
                    } else if let Some(outcome) = puzzle.outcome {
                        { follow(words, props, outcome, button, &dispatch) }
                    } else {
                        <Act
                            scene={scene.clone()}
                            settings={props.settings}
                        />
                    }
                    { dropping(words, scene) }
                }
            </main>
            <div class="sr" role="status">{ words.puzzle_news(puzzle, props.rush.as_ref()) }</div>
        </div>
    }
}

/// What is asked; in a rush, how it stands, and in the end how it went.
fn task(words: Words, props: &PuzzleScreenProps, dispatch: &Callback<Action>) -> Html {
    let puzzle = &props.puzzle;
    match &props.rush {
        Some(rush) if rush.is_over() => rush_over(words, rush, &props.book, dispatch),
        Some(rush) => html! {
            <>
                { standing(words, rush) }
                <p id="task-says">{ words.puzzle_rush_task() }</p>
            </>
        },
        None => html! {
            <>
                <p class="eyebrow" id="task-title">
                    <b>{ words.puzzle() }</b>
                    <span class="nr">{ words.puzzle_kind(puzzle.id) }</span>
                </p>
                <p id="task-says">
                    if puzzle.scene.is_none() {
                        { words.puzzle_seeking() }
                    } else if puzzle.first == Some(false) && puzzle.outcome.is_none() {
                        { words.puzzle_told() }
                    } else {
                        { words.puzzle_asks(puzzle.id) }
                    }
                </p>
            </>
        },
    }
}

/// Leads to a puzzle that nobody has seen at a click.
fn on_new_puzzle(dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    dispatch.reform(|_| Action::Puzzle(PuzzleAction::New(fresh_seed())))
}

/// The ways to other puzzles, and out.
fn top(words: Words, is_rush: bool, dispatch: &Callback<Action>) -> Html {
    let way = |action, name: &'static str, sign, class| {
        let button = IconButton::new(name, sign).class(class);
        button.sends(action, dispatch)
    };
    let another = on_new_puzzle(dispatch);
    html! {
        <header class="top">
            { home_button(words, dispatch) }
            <nav aria-label={words.puzzles()}>
                if !is_rush {
                    { IconButton::new(words.puzzle_another(), "retry").view(another) }
                    { way(Action::Navigate(Navigation::Open(Sheet::Share)), words.share(), "share", None) }
                }
                { way(Action::Navigate(Navigation::Open(Sheet::Puzzles)), words.puzzles(), "log", Some("list")) }
                { way(Action::Navigate(Navigation::Open(Sheet::HowTo)), words.how_to(), "help", Some("wide")) }
                { way(Action::Navigate(Navigation::Open(Sheet::Settings)), words.settings(), "gear", None) }
            </nav>
        </header>
    }
}

/// The address of the puzzle under way, to be given to others.
pub fn puzzle_address(words: Words, puzzle: Option<&Attempt>, device: &Device) -> Html {
    let link = puzzle.map(|puzzle| Link::Puzzle(puzzle.id()));
    html! {
        <div class="share">
            <p>{ words.puzzle_share_says() }</p>
            { for link.map(|link| html! { <Address {link} device={device.clone()} /> }) }
        </div>
    }
}
