//! What came of a try in a puzzle, and how it goes on, turn by turn.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::platform;
use crate::state::{Action, Outcome, PuzzleAction, PuzzleScene, Step};
use crate::ui::context::on_click;
use crate::ui::practice::puzzle::{PuzzleScreenProps, on_new_puzzle};
use crate::ui::shell::shortcut;
use crate::ui::table::verdict;
use crate::ui::widgets::{sentence, step_button};
use crate::words::Words;

/// Leads the focus to the answer's button when there is an answer. Gives the place of the button.
#[hook]
pub fn use_follow(puzzle: &Rc<PuzzleScene>) -> NodeRef {
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
pub fn follow(
    words: Words,
    props: &PuzzleScreenProps,
    outcome: Outcome,
    button: NodeRef,
    dispatch: &Callback<Action>,
) -> Html {
    let is_right = outcome == Outcome::Right;
    let (class, sign) = match is_right {
        true => ("good", "check"),
        false => ("bad", "warn"),
    };
    let (title, _) = words.outcome(outcome);
    let next = on_new_puzzle(dispatch);
    let (label, go_on) = match is_right {
        true => (words.puzzle_next(), next),
        false => (
            words.puzzle_again(),
            on_click(dispatch, Action::Puzzle(PuzzleAction::TryAgain)),
        ),
    };
    let shown = (props.puzzle.shown, props.puzzle.follow.unwrap_or_default());
    let step = |step| {
        let action = Action::Puzzle(PuzzleAction::Step(step));
        step_button(words, step, shown, on_click(dispatch, action))
    };
    html! {
        <section class="act" aria-label={title}>
            { verdict(class, Some(sign), title, says(words, props, outcome)) }
            <div class="row">
                if outcome != Outcome::Out {
                    { for [Step::Back, Step::On].map(step) }
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
fn says(words: Words, props: &PuzzleScreenProps, outcome: Outcome) -> Html {
    let puzzle = &props.puzzle;
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
