//! Asking where sealed games are kept secret, and passing the answers on.

use std::rc::Rc;

use yew::prelude::*;

use super::worker_client::{ModuleStatus, WorkerClient};
use crate::state::{Action, AppState, SealedAction, read_answer};

/// The name of the module that can shuffle and open cards.
const MODULE: &str = "sealed";

/// Asks what the application asks about sealed games, and passes the answers on. The module is loaded with the first
/// question. Gives whether it is missing; the callback tries once more.
#[hook]
pub fn use_sealed_worker(
    app: &AppState,
    dispatch: &Callback<Action>,
) -> (ModuleStatus, Callback<()>) {
    let wits = use_state_eq(ModuleStatus::default);
    let engine = {
        let wits = wits.setter();
        // Without a worker the page stops for a moment with each link, which nobody has to be told.
        use_memo((), move |()| {
            WorkerClient::new(MODULE, || {}, move |now| wits.set(now))
        })
    };
    let again = {
        let engine = engine.clone();
        use_callback((), move |(), _| engine.load_again())
    };
    let dispatch = dispatch.clone();
    use_effect_with(app.sealed_request(), move |asked| {
        let number = asked.clone().map(|asked| {
            engine.ask(asked.question.to_string(), move |text| {
                let Some(answer) = read_answer(text) else {
                    return false;
                };
                let answered = SealedAction::Answered(asked.clone(), answer.map(Rc::new));
                dispatch.emit(Action::Sealed(answered));
                true
            })
        });
        move || {
            if let Some(number) = number {
                engine.give_up(number);
            }
        }
    });
    (*wits, again)
}
