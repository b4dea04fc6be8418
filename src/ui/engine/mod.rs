//! Hooks that send the requests of the application to the worker modules, and dispatch the replies.

mod pacing_gate;
mod recovery;
mod review_workers;
mod sealed_worker;
mod shifts;
mod worker_client;

use yew::prelude::*;

pub use self::review_workers::{JudgedRequest, use_review_workers};
pub use self::sealed_worker::use_sealed_worker;
pub use self::worker_client::ModuleStatus;

use self::pacing_gate::PacingGate;
use self::worker_client::{Deliver, WorkerClient};
use crate::engine::EngineReply;
use crate::state::{Action, AppState, LateFunctions, Notice, NoticeAction, SecondPart};
use crate::ui::effect::use_effect_with;

/// Name of the module for opponents, hints, puzzles and reviews.
const MODULE: &str = "engine";

/// Sends the pending request of the application to the engine, and dispatches the reply. Another request cancels the one
/// before. An opponent's turn is computed at once, but held back until the turn before has been shown long enough.
///
/// Loads the module once the first screen is drawn. Returns its status, and a callback for another attempt.
#[hook]
pub fn use_engine(app: &AppState, dispatch: &Callback<Action>) -> (ModuleStatus, Callback<()>) {
    let status = use_state_eq(ModuleStatus::default);
    let engine = {
        let (dispatch, status) = (dispatch.clone(), status.setter());
        use_memo((), move |()| {
            let tell = NoticeAction::Tell(Notice::NoWorker);
            let on_main_thread = move || dispatch.emit(Action::Notice(tell.clone()));
            WorkerClient::new(MODULE, on_main_thread, move |now| status.set(now))
        })
    };
    {
        let engine = engine.clone();
        use_effect_with((), move |()| engine.load());
    }
    let try_again = {
        let engine = engine.clone();
        use_callback((), move |(), _| engine.try_again())
    };
    let gate = use_mut_ref(|| None::<PacingGate<EngineReply>>);
    let pending = match LateFunctions::loaded() {
        Some(late) => (late.pending_request)(app),
        None => app.early_request(),
    };
    {
        let (gate, dispatch) = (gate.clone(), dispatch.clone());
        use_effect_with(pending.clone(), move |pending| {
            let number = pending.clone().map(|pending| {
                let request = pending.request.clone();
                let on_pass = PacingGate::new(move |reply| {
                    dispatch.emit(Action::EngineReplied(pending.clone(), reply));
                });
                gate.replace(Some(on_pass.clone()));
                let (text, needs_worker) = (request.to_string(), request.needs_worker());
                engine.ask(text, needs_worker, move |text| {
                    let reply = EngineReply::parse_unless_review(&request, text)?;
                    let on_pass = on_pass.clone();
                    Some(Box::new(move || on_pass.arrive(reply)) as Deliver)
                })
            });
            move || {
                if let Some(number) = number {
                    engine.cancel(number);
                }
            }
        });
    }
    use_effect_with((pending, app.opponent_delay()), move |&(_, millis)| {
        let gate = gate.borrow().clone();
        if let Some(gate) = gate {
            gate.hold_for(millis);
        }
    });
    (*status, try_again)
}
