//! Asking what takes thought, and passing the answers on.

mod pause;
mod thinking;

use yew::prelude::*;

use self::pause::Pause;
use self::thinking::Engine;
use crate::state::{Action, App, Notice, NoticeAction, Question};

/// Asks what the application asks, one question at a time, and passes the answer on. When something else is asked,
/// the question before is given up. An opponent's turn waits until the pace that is set allows it.
#[hook]
pub fn use_engine(app: &App, dispatch: &Callback<Action>) {
    let engine = {
        let dispatch = dispatch.clone();
        use_memo((), move |()| {
            let tell = NoticeAction::Tell(Notice::NoWorker);
            Engine::new(move || dispatch.emit(Action::Notice(tell.clone())))
        })
    };
    let asked = app.asked().map(|asked| {
        let millis = match asked.question {
            Question::Turn(..) if !app.game().is_some_and(|game| game.is_hurried()) => {
                app.settings.pace.millis()
            }
            _ => 0,
        };
        (asked, millis)
    });
    let dispatch = dispatch.clone();
    use_effect_with(asked, move |asked| {
        let open = asked.clone().map(|(asked, millis)| {
            let question = asked.question.clone();
            let pause = Pause::new(millis, move |answer| {
                dispatch.emit(Action::Answered(asked.clone(), answer));
            });
            let arrival = pause.clone();
            let number = engine.ask(question, move |answer| arrival.arrive(answer));
            (number, pause)
        });
        move || {
            if let Some((number, _pause)) = open {
                engine.give_up(number);
            }
        }
    });
}
