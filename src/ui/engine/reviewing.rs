//! Asks what the turns of a round that is looked at were worth, one after another.

use yew::prelude::*;

use super::mind::Mind;
use crate::state::{self, Action, App, Screen};

/// Lets the turns of the replay be judged while it is shown. Leaving it gives the question up.
#[hook]
pub fn use_review(app: &App, mind: &Mind, dispatch: &Callback<Action>) {
    let replay = app.replay.as_ref().filter(|_| app.screen == Screen::Replay);
    let question = replay.and_then(|replay| replay.task());
    let question = question.map(|task| task.to_string());
    let (mind, dispatch) = (mind.clone(), dispatch.clone());
    use_effect_with(question, move |question| {
        let number = question.clone().map(|question| {
            let asked = question.clone();
            mind.ask(question, move |answer| {
                if let Some(judgement) = state::read_judgement(answer) {
                    let question = asked;
                    dispatch.emit(Action::Judged {
                        question,
                        judgement,
                    });
                }
            })
        });
        move || {
            if let Some(number) = number {
                mind.give_up(number);
            }
        }
    });
}
