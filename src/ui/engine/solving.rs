//! Asks who wins a position that is looked at, one turn after another.

use yew::prelude::*;

use super::mind::Mind;
use crate::state::{self, Action, Screen};

/// Lets a position be worked out while it is shown. Leaving it gives the question up.
#[hook]
pub fn use_solving(app: &state::App, mind: &Mind, dispatch: &Callback<Action>) {
    let replay = app.replay.as_ref().filter(|_| app.screen == Screen::Replay);
    let quest = replay.and_then(|replay| replay.quest());
    let (mind, dispatch) = (mind.clone(), dispatch.clone());
    use_effect_with(quest, move |quest| {
        let number = quest.clone().map(|quest| {
            mind.ask(quest.to_string(), move |answer| {
                dispatch.emit(Action::Solved(quest, answer.to_owned()));
            })
        });
        move || {
            if let Some(number) = number {
                mind.give_up(number);
            }
        }
    });
}
