//! What has to be thought about in puzzles: their making, and how they go on.

use yew::prelude::*;

use super::mind::Mind;
use crate::state::{self, Action, PuzzleAction, Screen};

/// Asks what the puzzle under way needs to know.
#[hook]
pub fn use_puzzling(app: &state::App, mind: &Mind, dispatch: &Callback<Action>) {
    let puzzle = app.puzzle.as_ref();
    let puzzle = puzzle.filter(|_| app.screen == Screen::Puzzle);
    let quest = puzzle.and_then(|puzzle| puzzle.quest());
    let (mind, dispatch) = (mind.clone(), dispatch.clone());
    use_effect_with(quest, move |quest| {
        let number = quest.clone().map(|quest| {
            mind.ask(quest.to_string(), move |answer| {
                let answered = PuzzleAction::Answered(quest, answer.to_owned());
                dispatch.emit(Action::Puzzle(answered));
            })
        });
        move || {
            if let Some(number) = number {
                mind.give_up(number);
            }
        }
    });
}
