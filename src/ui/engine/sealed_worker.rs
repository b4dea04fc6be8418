//! The hook that sends the requests about sealed games to their module, and dispatches the replies.

use std::rc::Rc;

use yew::prelude::*;

use super::worker_client::{Deliver, ModuleStatus, WorkerClient};
use crate::state::{Action, AppState, LateFunctions, SealedAction, SecondPart};
use crate::ui::effect::use_effect_with;

/// Name of the module that shuffles and opens the cards of sealed games.
const MODULE: &str = "sealed";

/// Sends the pending request about a sealed game to the module, and dispatches the reply. The first request loads the
/// module. Returns its status, and a callback for another attempt.
#[hook]
pub fn use_sealed_worker(
    app: &AppState,
    dispatch: &Callback<Action>,
) -> (ModuleStatus, Callback<()>) {
    let status = use_state_eq(ModuleStatus::default);
    let client = {
        let status = status.setter();
        // Without a worker the page freezes for a moment at each link, which needs no notice.
        use_memo((), move |()| {
            WorkerClient::new(MODULE, || {}, move |now| status.set(now))
        })
    };
    let try_again = {
        let client = client.clone();
        use_callback((), move |(), _| client.try_again())
    };
    let dispatch = dispatch.clone();
    let late = LateFunctions::loaded();
    let request = late.and_then(|late| (late.sealed_request)(app));
    use_effect_with(request, move |pending| {
        let number = pending.clone().map(|pending| {
            client.ask(pending.request.to_string(), false, move |text| {
                let reply = (late?.read_answer)(text)?;
                let action = SealedAction::Replied(pending.clone(), reply.map(Rc::new));
                let dispatch = dispatch.clone();
                Some(Box::new(move || dispatch.emit(Action::Sealed(action))) as Deliver)
            })
        });
        move || {
            if let Some(number) = number {
                client.cancel(number);
            }
        }
    });
    (*status, try_again)
}
