//! What came of a try in a puzzle, and how it goes on, turn by turn.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::act::verdict;
use super::art::{icon, sentence};
use super::keys::shortcut;
use super::puzzle::PuzzleProps;
use super::start::fresh_seed;
use crate::platform;
use crate::state::{Action, Outcome, PuzzleAction, PuzzleScene};

/// Leads the focus to the answer's button when there is an answer, and lets arrows lead along the
/// turns that follow. Gives the place of the button.
#[hook]
pub fn use_follow(puzzle: &Rc<PuzzleScene>, dispatch: &Callback<Action>) -> NodeRef {
    use_step_keys(puzzle, dispatch);
    let button = use_node_ref();
    {
        let button = button.clone();
        use_effect_with(puzzle.outcome, move |_| {
            if let Some(button) = button.cast::<HtmlElement>() {
                platform::focus(&button);
            }
        });
    }
    button
}

/// The answer to a try, the turns that follow on it, and the button that leads on.
pub fn follow(props: &PuzzleProps, outcome: Outcome, button: NodeRef) -> Html {
    let words = props.words;
    let is_right = outcome == Outcome::Right;
    let (class, sign) = match is_right {
        true => ("good", "check"),
        false => ("bad", "warn"),
    };
    let (title, _) = words.outcome(outcome);
    let on = |action: Action| props.dispatch.reform(move |_: MouseEvent| action.clone());
    let next = props
        .dispatch
        .reform(|_: MouseEvent| Action::Puzzle(PuzzleAction::New(fresh_seed())));
    let (label, go_on) = match is_right {
        true => (words.puzzle_next(), next),
        false => (words.puzzle_again(), on(Action::TryAgain)),
    };
    html! {
        <section class="act" aria-label={title}>
            { verdict(class, Some(sign), title, says(props, outcome)) }
            <div class="row">
                if outcome != Outcome::Out {
                    { steps(props) }
                }
                <button
                    type="button"
                    class="btn go final"
                    ref={button}
                    aria-keyshortcuts={shortcut(&props.settings, "next")}
                    onclick={go_on}
                >
                    { label }
                </button>
            </div>
        </section>
    }
}

/// What there is to say: at first of the try, then of each turn that follows.
fn says(props: &PuzzleProps, outcome: Outcome) -> Html {
    let (words, puzzle) = (props.words, &props.puzzle);
    let lines = puzzle.scene.iter().flat_map(|scene| scene.log.last());
    let more = match (puzzle.follow, outcome) {
        (_, Outcome::Out) => None,
        (None, _) => Some(words.puzzle_follow_seeking()),
        (Some(_), Outcome::Right) => Some(words.puzzle_follow_right()),
        (Some(_), Outcome::Wrong) => Some(words.puzzle_follow_wrong()),
    };
    match (puzzle.shown, puzzle.follow) {
        (1.., Some(follow)) => {
            let number = words.stopped(words.puzzle_follow(follow, puzzle.shown));
            html! {
                { for lines.map(|line| html! {
                    <p>{ &number }{ " " }{ sentence(words, &words.log_of(line)) }</p>
                }) }
            }
        }
        _ => html! {
            <p>{ words.outcome(outcome).1 }{ for more.map(|more| format!(" {more}")) }</p>
        },
    }
}

/// The keys of the two steps.
const KEYS: [&str; 2] = ["ArrowLeft", "ArrowRight"];

/// Where the two steps lead.
fn targets(puzzle: &PuzzleScene) -> [usize; 2] {
    let last = puzzle.follow.unwrap_or_default();
    [puzzle.shown.saturating_sub(1), (puzzle.shown + 1).min(last)]
}

/// Lets arrows lead along the line, unless a sheet lies over it.
#[hook]
fn use_step_keys(puzzle: &Rc<PuzzleScene>, dispatch: &Callback<Action>) {
    use_effect_with((puzzle.clone(), dispatch.clone()), |(puzzle, dispatch)| {
        let (targets, dispatch) = (targets(puzzle), dispatch.clone());
        let listener = platform::on_key(move |event| {
            let pressed = event.key();
            let mut steps = KEYS.into_iter().zip(targets);
            let step = steps.find(|(key, _)| *key == pressed);
            if let Some((_, turns)) = step.filter(|_| !platform::has_dialog()) {
                event.prevent_default();
                dispatch.emit(Action::Puzzle(PuzzleAction::Show(turns)));
            }
        });
        move || drop(listener)
    });
}

/// One turn back, and one on.
fn steps(props: &PuzzleProps) -> Html {
    let (words, puzzle) = (props.words, &props.puzzle);
    let targets = targets(puzzle);
    let step = |name: &'static str, sign, which: usize| {
        let to = targets[which];
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| Action::Puzzle(PuzzleAction::Show(to)));
        html! {
            <button
                type="button"
                class="btn tool"
                aria-label={name}
                aria-disabled={(to == puzzle.shown).then_some("true")}
                aria-keyshortcuts={KEYS[which]}
                {onclick}
            >
                { icon(sign) }
            </button>
        }
    };
    html! {
        <>
            { step(words.replay_back(), "back", 0) }
            { step(words.replay_next(), "next", 1) }
        </>
    }
}
