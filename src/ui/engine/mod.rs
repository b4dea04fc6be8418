//! Asking what takes thought, and passing the answers on.

mod pacing_gate;
mod sealed_worker;
mod worker_client;

use yew::prelude::*;

pub use self::sealed_worker::use_sealed_worker;
pub use self::worker_client::ModuleStatus;

use self::pacing_gate::PacingGate;
use self::worker_client::WorkerClient;
use crate::engine::EngineReply;
use crate::state::{Action, AppState, Notice, NoticeAction};

/// Name of the module for opponents, hints, puzzles and reviews.
const MODULE: &str = "engine";

/// Asks what the application asks, one question at a time, and passes the answer on. When something else is asked,
/// the question before is given up. An opponent's turn waits until the moment before it was shown long enough: it is
/// thought about meanwhile.
///
/// What thinks is loaded once the first screen is drawn. Gives whether it is missing; the callback tries once more.
#[hook]
pub fn use_engine(app: &AppState, dispatch: &Callback<Action>) -> (ModuleStatus, Callback<()>) {
    let wits = use_state_eq(ModuleStatus::default);
    let engine = {
        let (dispatch, wits) = (dispatch.clone(), wits.setter());
        use_memo((), move |()| {
            let tell = NoticeAction::Tell(Notice::NoWorker);
            let on_no_worker = move || dispatch.emit(Action::Notice(tell.clone()));
            WorkerClient::new(MODULE, on_no_worker, move |now| wits.set(now))
        })
    };
    {
        let engine = engine.clone();
        use_effect_with((), move |()| engine.load());
    }
    let again = {
        let engine = engine.clone();
        use_callback((), move |(), _| engine.load_again())
    };
    let pause = use_mut_ref(|| None::<PacingGate<EngineReply>>);
    let asked = app.pending_request();
    {
        let (pause, dispatch) = (pause.clone(), dispatch.clone());
        use_effect_with(asked.clone(), move |asked| {
            let number = asked.clone().map(|asked| {
                let question = asked.question.clone();
                let answered = PacingGate::new(move |answer| {
                    dispatch.emit(Action::EngineReplied(asked.clone(), answer));
                });
                pause.replace(Some(answered.clone()));
                engine.ask(question.to_string(), move |text| {
                    let Some(answer) = EngineReply::read(&question, text) else {
                        return false;
                    };
                    answered.arrive(answer);
                    true
                })
            });
            move || {
                if let Some(number) = number {
                    engine.give_up(number);
                }
            }
        });
    }
    use_effect_with((asked, app.opponent_delay()), move |&(_, millis)| {
        let asked = pause.borrow().clone();
        if let Some(pause) = asked {
            pause.hold_for(millis);
        }
    });
    (*wits, again)
}
