//! A rush: its clock, how it stands, and how it went.

use yew::prelude::*;

use crate::platform::{self, Ticking};
use crate::state::{Action, PuzzleAction, PuzzleBook, Rush};
use crate::ui::shell::fresh_seed;
use crate::ui::widgets::text_button;
use crate::words::Words;

/// A second, in milliseconds.
const SECOND: u32 = 1_000;

/// Looks at the clock every second of a rush.
#[hook]
pub fn use_clock(rush: Option<Rush>, dispatch: &Callback<Action>) {
    let is_on = rush.is_some_and(|rush| !rush.is_over());
    let dispatch = dispatch.clone();
    use_effect_with(is_on, move |&is_on| {
        let tick = move || {
            let now = platform::seconds();
            dispatch.emit(Action::Puzzle(PuzzleAction::Tick { now }));
        };
        let ticking = is_on.then(|| Ticking::every(SECOND, tick));
        move || drop(ticking)
    });
}

/// Begins a rush at a click.
pub fn on_rush(dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    dispatch.reform(|_| {
        Action::Puzzle(PuzzleAction::Rush {
            seed: fresh_seed(),
            now: platform::seconds(),
        })
    })
}

/// The time that is left, and what was solved.
pub fn standing(words: Words, rush: &Rush) -> Html {
    html! {
        <p class="eyebrow" id="task-title">
            <b>{ words.puzzle_rush() }</b>
            <span class="nr time" role="timer" aria-label={words.puzzle_rush_left()}>
                { words.time_left(rush.left) }
            </span>
            <span class="nr">{ words.rush_score(rush) }</span>
        </p>
    }
}

/// How the rush went, and the way to another.
pub fn rush_over(
    words: Words,
    rush: &Rush,
    book: &PuzzleBook,
    dispatch: &Callback<Action>,
) -> Html {
    let says = words.puzzle_rush_over_says(book.best_rush as usize, rush.solved as usize);
    html! {
        <>
            <p class="eyebrow" id="task-title"><b>{ words.puzzle_rush_over() }</b></p>
            <p id="task-says">{ says }</p>
            <div class="row">
                { text_button(Some("go"), words.puzzle_rush_again(), on_rush(dispatch)) }
            </div>
        </>
    }
}
