//! A rush: its clock, how it stands, and how it went.

use yew::prelude::*;

use super::start::fresh_seed;
use crate::platform::Timer;
use crate::state::{Action, PuzzleAction, PuzzleBook, Rush};
use crate::words::Words;

/// A second, in milliseconds.
const SECOND: u32 = 1_000;

/// Counts the seconds of a rush.
#[hook]
pub fn use_clock(rush: Option<Rush>, dispatch: &Callback<Action>) {
    let left = rush.filter(|rush| !rush.is_over()).map(|rush| rush.left);
    let dispatch = dispatch.clone();
    use_effect_with(left, move |left| {
        let tick = move || dispatch.emit(Action::Puzzle(PuzzleAction::Tick));
        let timer = left.map(|_| Timer::after(SECOND, tick));
        move || drop(timer)
    });
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
    let again = dispatch.reform(|_: MouseEvent| Action::Puzzle(PuzzleAction::Rush(fresh_seed())));
    let says = words.puzzle_rush_over_says(book.best_rush as usize, rush.solved as usize);
    html! {
        <>
            <p class="eyebrow" id="task-title"><b>{ words.puzzle_rush_over() }</b></p>
            <p id="task-says">{ says }</p>
            <div class="row">
                <button type="button" class="btn go" onclick={again}>{ words.puzzle_rush_again() }</button>
            </div>
        </>
    }
}
